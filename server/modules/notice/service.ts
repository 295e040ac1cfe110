import { pageOf, type Page, type PageQuery } from '#domain/kernel/page.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { toWire } from '#domain/kernel/time.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import type { InboxEntry, InboxKind, News } from '#domain/notice/inbox.ts';
import { dict } from '#domain/resources/dict.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { dictRows, ofCode } from '../dict/read.ts';
import { mailsTo, markable, mayAcknowledge, messagesOf, newsOf, noticesFor, viewerKey } from './read.ts';
import { putAck, putMarks, readMessages } from './repo.ts';

type Listing = MemberCtx<PageQuery & { kind: InboxKind }>;

/** A page of one tab of the popover. */
export async function inboxPage(ctx: Listing): Promise<Page<InboxEntry>> {
  const asked = { now: ctx.now, page: ctx.input };
  const wire = (at: Date | null) => (at ? toWire(at, ctx.deps.config.timeZone) : '');
  const answer = (rows: readonly { total: number }[], records: InboxEntry[]) =>
    pageOf(records, rows[0]?.total ?? 0, ctx.input);
  if (ctx.input.kind === 'message') {
    const rows = await messagesOf(ctx.db, ctx.person, asked);
    const entry = ({ row }: (typeof rows)[number]): InboxEntry => ({
      id: row.id,
      kind: 'message',
      title: say(row.title, ctx.language),
      content: say(row.content, ctx.language),
      label: '',
      time: wire(row.createTime),
      link: row.link,
      read: row.readTime !== null,
      ack: 'none',
    });
    return answer(rows, rows.map(entry));
  }
  if (ctx.input.kind === 'notice') {
    const rows = await noticesFor(ctx.db, ctx.person, asked);
    return answer(rows, await noticeEntries(ctx, rows));
  }
  const rows = await mailsTo(ctx.db, ctx.person, asked);
  const entry = ({ row, read, since }: (typeof rows)[number]): InboxEntry => ({
    id: row.id,
    kind: 'mail',
    title: say(sentTo, ctx.language, { to: row.recipient }),
    // Whoever looks over the shoulder must not get a code to sign in with.
    content: row.content.replace(/\d{4,}/g, '••••'),
    label: say(states[row.state] ?? states['waiting']!, ctx.language),
    time: wire(row.sentTime ?? row.createTime),
    link: '',
    read: read || row.createTime <= new Date(since),
    ack: 'none',
  });
  return answer(rows, rows.map(entry));
}

async function noticeEntries(ctx: MemberCtx, rows: Awaited<ReturnType<typeof noticesFor>>): Promise<InboxEntry[]> {
  const names = await categoryNames(ctx);
  return rows.map(({ row, read, acknowledged }) => ({
    id: row.id,
    kind: 'notice',
    title: row.title,
    content: row.content,
    label: names.get(row.category) ?? '',
    time: row.releaseTime ? toWire(row.releaseTime, ctx.deps.config.timeZone) : '',
    link: '',
    read: row.mustRead === 1 ? acknowledged : read,
    ack: row.mustRead === 0 ? 'none' : acknowledged ? 'done' : 'due',
  }));
}

/** What the person has yet to acknowledge, the oldest first so that nothing is told before what it follows from. */
export async function dueNotices(ctx: MemberCtx): Promise<InboxEntry[]> {
  const rows = await noticesFor(ctx.db, ctx.person, { now: ctx.now, page: { current: 1, size: 50 }, due: true });
  return noticeEntries(ctx, rows.toReversed());
}

/** The person says that they have read a notice that must be acknowledged. */
export async function acknowledge(ctx: MemberCtx<{ id: string }>): Promise<void> {
  const { id } = ctx.input;
  if (!(await mayAcknowledge(ctx.db, ctx.person, id, ctx.now))) throw new Problem('notFound');
  await putAck(ctx.db, ctx.person, id, ctx.now);
  await putMarks(ctx.db, ctx.person, 'notice', [id], ctx.now);
}

const sentTo: Words = ['To {to}', '发往 {to}'];
const states: Readonly<Record<string, Words>> = {
  waiting: ['Waiting', '等待发送'],
  sent: ['Sent', '已发送'],
  failed: ['Failed', '发送失败'],
};

/** What the kinds of notices are called. */
export async function categoryNames(ctx: Pick<MemberCtx, 'db' | 'language'>): Promise<Map<string, string>> {
  const rows = await dictRows(ctx.db, dict, { tenantId: '' }, ofCode(dict, 'notice', true));
  const name = (row: (typeof rows)[number]) => (ctx.language === 'en' && row['nameEn']) || row['dictValue'];
  return new Map(rows.map((row) => [String(row['dictKey']), String(name(row))]));
}

/** What is new for the person in their project now. */
export async function news(ctx: MemberCtx, build: string): Promise<News> {
  const viewer = { sessionId: ctx.person.sessionId, projectId: ctx.person.projectId };
  const found = (await newsOf(ctx.db, ctx.now, [viewer])).get(viewerKey(viewer));
  // Between the check of the person and this question the session may have ended.
  if (!found) throw new Problem('unauthorized');
  return { ...found, build };
}

/** Marks one entry as read, or without an id all of its kind. */
export async function markRead(ctx: MemberCtx<{ kind: InboxKind; id?: string | undefined }>): Promise<void> {
  const { kind, id } = ctx.input;
  if (kind === 'message') {
    if (!(await readMessages(ctx.db, ctx.person, ctx.now, id))) throw new Problem('notFound');
    return;
  }
  const ids = await markable(ctx.db, ctx.person, kind, { now: ctx.now, id });
  if (id !== undefined && ids.length === 0) throw new Problem('notFound');
  await putMarks(ctx.db, ctx.person, kind, ids, ctx.now);
}
