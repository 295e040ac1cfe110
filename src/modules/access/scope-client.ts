import { useQuery } from '@tanstack/react-query';
import { get } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { dept } from '#domain/resources/dept.ts';
import { menu } from '#domain/resources/menu.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { useLanguage } from '#locale/words.ts';

/** The menus that scopes hang under, without buttons. wire.md §4 */
export function useMenuNodes() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...resourceKeys.all(menu), 'nodes', language] as const,
    queryFn: ({ signal }) => get<TreeNode[]>(`${menu.path}/tree`, undefined, { signal, silent: true }),
  });
}

/** The departments of the tenant. wire.md §4 */
export function useDeptNodes() {
  return useQuery({
    queryKey: [...resourceKeys.all(dept), 'nodes'] as const,
    queryFn: ({ signal }) => get<TreeNode[]>(`${dept.path}/tree`, undefined, { signal }),
  });
}
