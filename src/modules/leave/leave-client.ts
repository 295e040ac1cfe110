import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type DictEntry, dictQuery } from '#api/dict-client.ts';
import { get, post } from '#api/http.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { Approver, Leave, LeaveRow, StartableProcess, StartInput } from '#domain/leave/schema.ts';
import { useLanguage } from '#locale/words.ts';

export type LeaveView = 'todo' | 'send' | 'done';

/** Names in answers follow the reader's language, so the language is part of every key. */
const keys = {
  lists: ['leave', 'list'] as const,
  page: (language: string, view: LeaveView, params: unknown) => ['leave', 'list', language, view, params] as const,
  record: (language: string, id: string) => ['leave', 'record', language, id] as const,
  approvers: (language: string) => ['leave', 'approvers', language] as const,
  processes: (language: string) => ['leave', 'processes', language] as const,
};

/** One page of what waits for me, what I asked for, or what I decided; the old rows stay meanwhile. */
export function useLeavePage(view: LeaveView, params: { current: number; size: number }) {
  const language = useLanguage();
  return useQuery({
    queryKey: keys.page(language, view, params),
    queryFn: ({ signal }) => get<Page<LeaveRow>>(`/blade-flow/work/${view}-list`, params, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** One application with its history; always read anew when its page opens. */
export function useLeave(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: keys.record(language, id),
    queryFn: ({ signal }) =>
      get<Leave>('/blade-desk/process/leave/detail', { businessId: id }, { signal, silent: true }),
    enabled: id !== '',
    staleTime: 0,
  });
}

/** Who may be asked to decide. */
export function useApprovers() {
  const language = useLanguage();
  return useQuery({
    queryKey: keys.approvers(language),
    queryFn: ({ signal }) => get<Approver[]>('/blade-desk/process/leave/approvers', undefined, { signal }),
    staleTime: 0,
  });
}

/** A process to start, and the part of the address its screens lie under. */
export interface Startable extends StartableProcess {
  route: string;
}

/** spec §3: the dictionary of flows says where a category leads to; what it does not know cannot be started here. */
export function useStartable(): Startable[] {
  const language = useLanguage();
  const { data: flows } = useQuery(dictQuery('flow'));
  const { data } = useQuery({
    queryKey: keys.processes(language),
    queryFn: ({ signal }) =>
      get<Page<StartableProcess>>('/blade-flow/work/start-list', { size: -1 }, { signal, silent: true }),
  });
  const routes = new Map((flows ?? []).map((entry: DictEntry) => [`flow_${entry.dictKey}`, entry.remark ?? '']));
  return (data?.records ?? []).flatMap((process) => {
    const route = routes.get(process.category);
    return route ? [{ ...process, route }] : [];
  });
}

/** Asks for leave. The form shows refusals itself. */
export function useStartLeave() {
  const keep = useKeepLeave();
  return useMutation({
    mutationFn: (input: StartInput) => post<Leave>('/blade-desk/process/leave/start-process', input, { silent: true }),
    onSuccess: keep,
  });
}

type Read = Pick<Leave, 'id' | 'version'>;

/** Decides on the version that was read. */
export function useDecide() {
  const keep = useKeepLeave();
  return useMutation({
    mutationFn: ({ leave: { id, version }, pass, comment }: { leave: Read; pass: boolean; comment: string }) =>
      post<Leave>('/blade-flow/work/complete-task', { taskId: id, version, pass, comment }, { silent: true }),
    onSuccess: keep,
  });
}

/** Takes the own application back. */
export function useWithdraw() {
  const keep = useKeepLeave();
  return useMutation({
    mutationFn: ({ id, version }: Read) =>
      post<Leave>('/blade-desk/process/leave/withdraw', { id, version }, { silent: true }),
    onSuccess: keep,
  });
}

/** The fresh application is shown at once; lists are read again. */
function useKeepLeave() {
  const queries = useQueryClient();
  const language = useLanguage();
  return (leave: Leave) => {
    queries.setQueryData(keys.record(language, leave.id), leave);
    return queries.invalidateQueries({ queryKey: keys.lists, refetchType: 'active' });
  };
}
