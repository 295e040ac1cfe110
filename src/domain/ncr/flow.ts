import type { RoleKind } from '../access/roles.ts';
import { type Actor, defineFlow, type Reason, type Who } from '../kernel/flow.ts';
import { confirmInput, escalateInput, fixInput, handOverInput, noInput } from './schema.ts';
import { type DefectState, ncrRaisers, type ReportState, reportStateSpecs } from './states.ts';

/** What the rules look at: a stored row and a travelling report both have it. */
export interface NcrFacts {
  status: ReportState;
  createUser: string;
  raisedBy: RoleKind | '';
  blockId: string;
  contractorId: string;
  contractorManagerId: string;
  memo: unknown;
  defects: readonly { defectStatus: DefectState; defectImg: readonly unknown[] }[];
}

const supervision: readonly RoleKind[] = ['RE', 'RTO'];

const creator = (r: NcrFacts, a: Actor) => r.createUser === a.userId;
const repairs = (r: NcrFacts, a: Actor) => a.contractorId !== null && a.contractorId === r.contractorId;
const bySupervision = (r: NcrFacts) => (supervision as readonly string[]).includes(r.raisedBy);

const own: Who<NcrFacts> = { roles: ncrRaisers, relation: { name: 'creator', holds: creator } };
const assignedManager: Who<NcrFacts> = {
  roles: ['SUBM'],
  relation: { name: 'assignedManager', holds: (r, a) => r.contractorManagerId === a.userId },
};
const assignedContractor: Who<NcrFacts> = {
  roles: ['SUBM', 'SUB'],
  relation: { name: 'assignedContractor', holds: repairs },
};
/** Nobody verifies the repair of the own side; what supervision raised, supervision confirms. ASSUMED: 005 */
const verifiers: readonly Who<NcrFacts>[] = [
  {
    roles: ['QM', 'BM'],
    relation: { name: 'independent', holds: (r, a) => !repairs(r, a) && !bySupervision(r) },
  },
  {
    roles: supervision,
    relation: { name: 'raisedBySupervision', holds: (r, a) => !repairs(r, a) && bySupervision(r) },
  },
  { roles: ['MAIN'], relation: { name: 'creator', holds: (r, a) => creator(r, a) && !repairs(r, a) } },
];

const lacks = (en: string, zh: string): Reason => ({ words: [en, zh] });

/** What a draft still lacks before it may be sent: location, contractor manager, defects, a photo of each. domain.md §2.7 */
function sendable(r: NcrFacts): Reason | null {
  if (r.defects.length === 0) return lacks('Add at least one defect', '请至少添加一个缺陷');
  const bare = r.defects.filter((d) => d.defectImg.length === 0).length;
  if (bare > 0)
    return { words: ['Defects without a photo: {count}', '还有 {count} 个缺陷没有照片'], params: { count: bare } };
  if (r.blockId === '') return lacks('Choose the location', '请选择位置');
  if (r.contractorManagerId === '') return lacks('Choose the contractor manager', '请选择分包经理');
  return null;
}

function allHandled(r: NcrFacts): Reason | null {
  const open = r.defects.filter((d) => d.defectStatus === 'todo' || d.defectStatus === 'fail').length;
  return open > 0
    ? { words: ['Defects not repaired yet: {count}', '还有 {count} 个缺陷未整改'], params: { count: open } }
    : null;
}

export const ncrFlow = defineFlow({
  name: 'ncr',
  title: ['NCR report', 'NCR 报告'],
  states: reportStateSpecs,
  stateOf: (r: NcrFacts) => r.status,
  actions: {
    edit: { label: ['Edit draft', '编辑草稿'], from: ['draft'], who: [own], input: noInput },
    send: { label: ['Send report', '发送报告'], from: ['draft'], who: [own], input: noInput, guard: sendable },
    fix: { label: ['Record repair', '登记整改'], from: ['open'], who: [assignedContractor], input: fixInput },
    commit: {
      label: ['Commit report', '提交整改'],
      from: ['open'],
      who: [assignedManager],
      input: noInput,
      guard: allHandled,
    },
    confirm: { label: ['Confirm repair', '验收整改'], from: ['committed'], who: verifiers, input: confirmInput },
    handOver: {
      label: ['Hand over', '转交'],
      from: ['open'],
      who: [assignedManager, { roles: ['QM'] }],
      input: handOverInput,
    },
    escalate: {
      label: ['Escalate to memo', '升级为质量备忘录'],
      from: ['open', 'committed'],
      who: [{ roles: ['QM'] }],
      system: true,
      input: escalateInput,
      guard: (r) => (r.memo ? lacks('A memo draft exists already', '已生成备忘录草稿') : null),
    },
    remove: { label: ['Delete draft', '删除草稿'], from: ['draft'], who: [own], input: noInput, danger: true },
  },
});

export type NcrAction = keyof typeof ncrFlow.actions;
