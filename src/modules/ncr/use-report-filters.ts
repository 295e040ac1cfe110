import { useMemo } from 'react';
import { type ListState, useListState } from '#kit/page/use-list-state.ts';

/** Filters of the list that live in the address. */
const names = [
  'keyword',
  'professionId',
  'blockId',
  'contractorId',
  'ageing',
  'createTime_ge',
  'createTime_le',
  'sendTime_ge',
  'sendTime_le',
  'closeTime_ge',
  'closeTime_le',
  'running',
  'mine',
  'overdue',
  'dueSoon',
  'status',
] as const;

/** The views over the list: everything, what waits for me, what is late, and one per state. */
export const views = ['all', 'mine', 'overdue', 'dueSoon', 'draft', 'open', 'committed', 'closed'] as const;
export type View = (typeof views)[number];

/** Views that are a flag of their own in the address. */
const flags = ['mine', 'overdue', 'dueSoon'] as const;
const states: readonly string[] = views.slice(4);
/** What decides the view and is no filter of its own. */
const viewNames: readonly string[] = [...flags, 'status'];

/** Whether a view is one of the flags and not a state. */
export const isFlag = (view: View): view is (typeof flags)[number] => (flags as readonly string[]).includes(view);

export interface ReportFilters extends ListState {
  view: View;
  setView: (view: View) => void;
  /** Filters in use beside the view. */
  active: number;
}

/** Filters, view, page and sort of the report list, and how the list call says them. */
export function useReportFilters(): ReportFilters {
  const list = useListState(names);
  return useMemo(() => reportFilters(list), [list]);
}

function reportFilters(list: ListState): ReportFilters {
  const { filters, sort, params } = list;
  const status = filters['status'] ?? '';
  const flag = flags.find((name) => filters[name]);
  const view: View = flag ?? (states.includes(status) ? (status as View) : 'all');
  const { ascs: _ascs, descs: _descs, ...plain } = params;
  const active = Object.entries(filters).filter(([name, value]) => value !== '' && !viewNames.includes(name)).length;
  return {
    ...list,
    view,
    active,
    filtered: active > 0,
    params: sort ? { ...plain, sort: sort.field, order: sort.direction } : plain,
    setView: (next) =>
      list.setFilters({
        ...Object.fromEntries(flags.map((name) => [name, next === name ? '1' : ''])),
        status: states.includes(next) ? next : '',
      }),
    clearFilters: () =>
      list.setFilters(Object.fromEntries(names.filter((n) => !viewNames.includes(n)).map((n) => [n, '']))),
  };
}
