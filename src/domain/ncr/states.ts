import type { RoleKind } from '../access/roles.ts';
import type { StateSpec } from '../kernel/flow.ts';

// What lists and tiles show of a report stands apart from its schemas: they need no validation. docs/decisions/008

export const reportStates = ['draft', 'open', 'committed', 'closed'] as const;
export type ReportState = (typeof reportStates)[number];

/** spec §4: todo (pending), fix (handled), fail (not repaired), pass (repaired). */
export const defectStates = ['todo', 'fix', 'fail', 'pass'] as const;
export type DefectState = (typeof defectStates)[number];

/** What a photo shows. domain.md §2.0 */
export const photoTags = ['before', 'after', 'context', 'close-up', 'test'] as const;
export type PhotoTag = (typeof photoTags)[number];

/** Who may raise a report: builder's quality staff, supervision, main contractor's QA/QC. domain.md §2.7 */
export const ncrRaisers: readonly RoleKind[] = ['QM', 'BM', 'RE', 'RTO', 'MAIN'];

/** How the states of a report are named and coloured. */
export const reportStateSpecs: Record<ReportState, StateSpec> = {
  draft: { label: ['Draft', '草稿'], tone: 'neutral' },
  open: { label: ['In repair', '整改中'], tone: 'active' },
  committed: { label: ['To verify', '待验收'], tone: 'active' },
  closed: { label: ['Closed', '已关闭'], tone: 'good', final: true },
};

/** The same for the states of one defect. */
export const defectStateSpecs: Record<DefectState, StateSpec> = {
  todo: { label: ['Pending', '待处理'], tone: 'neutral' },
  fix: { label: ['Handled', '已处理'], tone: 'active' },
  fail: { label: ['Not repaired', '未修复'], tone: 'bad' },
  pass: { label: ['Repaired', '已修复'], tone: 'good', final: true },
};
