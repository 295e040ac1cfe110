import { queryOptions, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Language } from '#domain/kernel/words.ts';
import { useLanguage } from '#locale/words.ts';
import { get } from './http.ts';

/** One entry of a dictionary; the open servers say the key as a number. wire.md §3 */
export interface DictEntry {
  dictKey: string | number;
  dictValue: string;
  nameEn?: string;
  remark?: string;
  sort?: number;
  /** Closed for new records; old ones still name it. */
  isSealed?: number;
}

export interface DictOption {
  value: string;
  label: string;
  sealed: boolean;
}

/** The entries of one dictionary; they change rarely, so ten minutes count as fresh. */
export function dictQuery(code: string, biz = false) {
  return queryOptions({
    queryKey: ['dictionary', biz ? 'biz' : 'system', code] as const,
    queryFn: ({ signal }) =>
      get<DictEntry[]>(`/blade-system/${biz ? 'dict-biz' : 'dict'}/dictionary`, { code }, { signal, projectId: false }),
    staleTime: 10 * 60_000,
    enabled: code !== '',
  });
}

/** A dictionary in one language. */
interface Told {
  options: readonly DictOption[];
  labels: ReadonlyMap<string, string>;
}

/** What was made of an answer, as long as the answer is kept: a page may hold a hundred labels of one dictionary. */
const told = new WeakMap<object, Partial<Record<Language, Told>>>();
const nothing: Told = { options: [], labels: new Map() };

/** A dictionary as options and labels in the reader's language; an unknown key is shown as it is, once that is known. */
export function useDict(code: string, biz = false) {
  const language = useLanguage();
  const { data, isPending, isLoading } = useQuery(dictQuery(code, biz));
  return useMemo(() => {
    const { options, labels } = inLanguage(data, language);
    const labelOf = (key: string | number) => labels.get(String(key)) ?? (isLoading ? '' : String(key));
    return { options, labelOf, isPending: isPending && code !== '' };
  }, [data, language, isPending, isLoading, code]);
}

function inLanguage(entries: unknown, language: Language): Told {
  if (!Array.isArray(entries)) return nothing;
  const both = told.get(entries) ?? {};
  told.set(entries, both);
  both[language] ??= tell(entries as DictEntry[], language);
  return both[language];
}

function tell(entries: readonly DictEntry[], language: Language): Told {
  const options = entries.map((entry) => ({
    value: String(entry.dictKey),
    label: language === 'en' && entry.nameEn ? entry.nameEn : entry.dictValue,
    sealed: Number(entry.isSealed ?? 0) === 1,
  }));
  return { options, labels: new Map(options.map((option) => [option.value, option.label])) };
}
