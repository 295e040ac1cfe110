import { useQuery } from '@tanstack/react-query';
import { get } from '#api/http.ts';
import type { Page } from '#domain/kernel/page.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';

/** What a dictionary is called. */
export interface Heading {
  id: string;
  code: string;
  dictValue: string;
  nameEn: string;
}

/** All dictionaries of a kind, by their headings. spec §7 */
export function useHeadings(kind: 'dict' | 'dict-biz'): readonly Heading[] {
  const { data } = useQuery({
    queryKey: ['demo', 'headings', kind] as const,
    queryFn: ({ signal }) =>
      get<Page<Heading>>(`/blade-system/${kind}/parent-list`, { current: 1, size: -1 }, { signal, projectId: false }),
  });
  return data?.records ?? [];
}

/** Every system dictionary with its entries as a tree. */
export function useDictTree(): readonly TreeNode[] {
  const { data } = useQuery({
    queryKey: ['demo', 'tree'] as const,
    queryFn: ({ signal }) => get<TreeNode[]>('/blade-system/dict/tree', { code: 'DICT' }, { signal, projectId: false }),
  });
  return data ?? [];
}
