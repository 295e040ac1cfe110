import type { RoleKind } from '#domain/access/roles.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { NcrAction } from '#domain/ncr/flow.ts';
import type { Doer } from '../../kernel/apply-action.ts';
import { inBoth, tell } from '../../kernel/inbox.ts';
import { nameOf, peopleOf, reportNow, roleConfigOf } from './turn-read.ts';
import type { ReportRecord, Writing } from './repo.ts';

/** What people are told, by what was done; the record is in their turn now, or it ran late. */
const texts: Readonly<Partial<Record<NcrAction, readonly [title: Words, content: Words]>>> = {
  send: [
    ['To repair: {code}', '待整改：{code}'],
    ['{who} sent you this report. {place}', '{who}发送了该报告。{place}'],
  ],
  handOver: [
    ['Handed over to you: {code}', '已转交给您：{code}'],
    ['{who} handed this report over: {note}', '{who}转交了该报告：{note}'],
  ],
  commit: [
    ['To verify: {code}', '待验收：{code}'],
    ['{who} says that all is repaired. {place}', '{who}已完成全部整改。{place}'],
  ],
  confirm: [
    ['Returned for repair: {code}', '已退回整改：{code}'],
    ['{who} did not pass every repair. Round {round}. {place}', '{who}验收未全部通过，进入第{round}轮。{place}'],
  ],
  escalate: [
    ['Escalated to a memo: {code}', '已升级为备忘录：{code}'],
    [
      'The report is still open, and a quality memo was drafted. {place}',
      '该报告尚未关闭，已生成质量备忘录草稿。{place}',
    ],
  ],
};

/** A message to the persons whose turn it now is, or whom an escalation concerns; never to the one who did it. */
export async function tellTurn(ctx: Writing, doer: Doer, action: NcrAction, id: string, note: string): Promise<void> {
  const words = texts[action];
  if (!words) return;
  const record = await reportNow(ctx.db, id);
  // A verdict that passed everything closed the report: it is nobody's turn.
  if (!record || record.status === 'closed' || (action === 'confirm' && record.status !== 'open')) return;
  const people = await concerned(ctx, doer, action, record);
  const userIds = people.filter((userId) => doer === 'system' || userId !== doer.userId);
  if (userIds.length === 0) return;
  const params = {
    code: record.reportCode,
    place: record.location,
    round: record.round,
    note,
    who: doer === 'system' ? '' : await nameOf(ctx.db, doer.userId),
  };
  const { tenantId, projectId } = record;
  const [title, content] = [inBoth(words[0], params), inBoth(words[1], params)];
  await tell(ctx, { tenantId, projectId, userIds, title, content, link: `/qaqc/report/detail/${id}` });
}

async function concerned(ctx: Writing, doer: Doer, action: NcrAction, record: ReportRecord): Promise<string[]> {
  const config = doer === 'system' ? await roleConfigOf(ctx.db, record.tenantId) : doer.roleConfig;
  const of = (kinds: readonly RoleKind[], contractorId?: string | null) =>
    peopleOf(ctx.db, record, config, kinds, contractorId);
  const manager = record.contractorManagerId === null ? [] : [record.contractorManagerId];
  if (action === 'escalate') return [...manager, record.createUser, ...(await of(['QM']))];
  if (record.status === 'open') return [...manager, ...(await of(['SUB'], record.contractorId))];
  // Who may verify: the same persons as in ncrFlow. What supervision raised, supervision confirms.
  if (record.raisedBy === 'RE' || record.raisedBy === 'RTO') return of(['RE', 'RTO']);
  const raiser = record.raisedBy === 'MAIN' ? [record.createUser] : [];
  return [...raiser, ...(await of(['QM', 'BM']))];
}
