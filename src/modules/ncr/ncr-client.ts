import { keepPreviousData, type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { get, post } from '#api/http.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { NcrAction } from '#domain/ncr/flow.ts';
import type { AgeingBucket } from '#domain/ncr/rules.ts';
import type { Report, ReportInput, ReportRow } from '#domain/ncr/schema.ts';
import type { ReportState } from '#domain/ncr/states.ts';
import { useLanguage } from '#locale/words.ts';

/** Counts over the reports a person may see. */
export interface ReportSummary {
  total: number;
  byStatus: Record<ReportState, number>;
  overdue: number;
  dueSoon: number;
  mine: number;
  ageing: Record<AgeingBucket, number>;
  onTimeRate: number | null;
  avgDaysToClose: number | null;
}

export interface ContractorManager {
  userId: string;
  name: string;
  contractorId: string;
  contractorName: string;
  contractorNameEn: string;
}

export interface Contractor {
  id: string;
  name: string;
  nameEn: string;
}

/** Names in answers follow the reader's language, so the language is part of every key. */
export const ncrKeys = {
  all: ['ncr'] as const,
  lists: ['ncr', 'list'] as const,
  page: (language: string, params: unknown) => ['ncr', 'list', 'page', language, params] as const,
  summary: ['ncr', 'list', 'summary'] as const,
  record: (language: string, id: string) => ['ncr', 'record', language, id] as const,
  people: (language: string, who: string) => ['ncr', 'people', who, language] as const,
};

/** One page of reports; the old rows stay while the next ones are fetched. */
export function useReportPage(params: Readonly<Record<string, unknown>>) {
  const language = useLanguage();
  return useQuery({
    queryKey: ncrKeys.page(language, params),
    queryFn: ({ signal }) => get<Page<ReportRow>>('/qcdm/report/page', params, { signal, silent: true }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
}

/** Counts for tabs and tiles. */
export function useReportSummary(enabled = true) {
  return useQuery({
    queryKey: ncrKeys.summary,
    queryFn: ({ signal }) => get<ReportSummary>('/qcdm/report/summary', {}, { signal, silent: true }),
    staleTime: 0,
    enabled,
  });
}

/** One report with its defects and history; always read anew when its page opens. */
export function useReport(id: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: ncrKeys.record(language, id),
    queryFn: ({ signal }) => get<Report>('/qcdm/report/detail', { id }, { signal, silent: true }),
    enabled: id !== '',
    staleTime: 0,
  });
}

/** Who may be given a report. */
export function useContractorManagers(enabled = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: ncrKeys.people(language, 'contractorManagers'),
    queryFn: ({ signal }) => get<ContractorManager[]>('/qcdm/report/people', { for: 'contractorManagers' }, { signal }),
    enabled,
  });
}

/** The participating sub-contractors, for the filter of the list. */
export function useContractors(enabled = true) {
  const language = useLanguage();
  return useQuery({
    queryKey: ncrKeys.people(language, 'contractors'),
    queryFn: ({ signal }) => get<Contractor[]>('/qcdm/report/people', { for: 'contractors' }, { signal }),
    enabled,
  });
}

/** Both names of a contractor, or of a manager's contractor, as a pair of words. */
export function contractorWords(of: Contractor | ContractorManager): Words {
  const [zh, en] = 'id' in of ? [of.name, of.nameEn] : [of.contractorName, of.contractorNameEn];
  return [en || zh, zh || en];
}

/** Saves a draft as a whole. The form shows refusals itself. */
export function useSaveReport() {
  const keep = useKeepReport();
  return useMutation({
    mutationFn: (input: ReportInput) => post<Report>('/qcdm/report/submit', input, { silent: true }),
    onSuccess: keep,
  });
}

/** Deletes drafts. */
export function useRemoveReports() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      post<unknown>('/qcdm/report/remove', undefined, { params: { ids: ids.join(',') }, silent: true }),
    onSuccess: (_, ids) => {
      queries.removeQueries({
        predicate: ({ queryKey }) => queryKey[1] === 'record' && ids.includes(String(queryKey[3])),
      });
      return queries.invalidateQueries({ queryKey: ncrKeys.lists });
    },
  });
}

export interface ActionCall {
  action: Exclude<NcrAction, 'edit' | 'remove'>;
  report: Pick<Report, 'id' | 'version'>;
  input?: Readonly<Record<string, unknown>>;
}

/** Does one action of the workflow on the version that was read; the answer is the report as it is now. */
export function useReportAction() {
  const keep = useKeepReport();
  return useMutation({
    mutationFn: ({ action, report, input }: ActionCall) =>
      post<Report>(`/qcdm/report/${action}`, { id: report.id, version: report.version, ...input }, { silent: true }),
    onSuccess: keep,
  });
}

function useKeepReport() {
  const queries = useQueryClient();
  const language = useLanguage();
  return (report: Report) => keepReport(queries, language, report);
}

/** The fresh report is shown at once; lists and counts are read again. */
async function keepReport(queries: QueryClient, language: string, report: Report): Promise<void> {
  queries.setQueryData(ncrKeys.record(language, report.id), report);
  await queries.invalidateQueries({ queryKey: ncrKeys.lists, refetchType: 'active' });
}
