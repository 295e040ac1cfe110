import { useMutation, useQueries, useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { get, post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { menu } from '#domain/resources/menu.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { storeMenus, storeTopMenus } from '#stores/menus.ts';

/** A menu or button as its screen shows it. wire.md §3 */
export interface MenuRow extends Row {
  parentId: string;
  code: string;
  name: string;
  nameEn: string;
  path: string;
  source: string;
  category: number;
  parentName: string;
  categoryName: string;
  hasChildren: boolean;
}

/** What somebody with certain roles gets: menu/preview. */
export interface Seen {
  routes: SeenEntry[];
  buttons: SeenEntry[];
}
export interface SeenEntry {
  id: string;
  code: string;
  name: string;
  nameEn: string;
  source: string;
  children?: SeenEntry[];
}

const levelQuery = (parentId: string) => ({
  queryKey: [...resourceKeys.all(menu), 'level', parentId] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) =>
    get<MenuRow[]>(`${menu.path}/lazy-list`, { parentId }, { signal, silent: true }),
  staleTime: 0,
});

/** The roots and what hangs below the rows that are open; each level is read when its row is opened. */
export function useLevels(open: readonly string[]) {
  const ids = ['0', ...open];
  const queries = useQueries({ queries: ids.map(levelQuery) });
  return {
    root: queries[0]!,
    levels: new Map(ids.flatMap((id, at) => (queries[at]?.data ? [[id, queries[at].data] as const] : []))),
  };
}

/** Reads a level that nobody has opened yet. */
export function useReadLevel(): (parentId: string) => Promise<MenuRow[]> {
  const queries = useQueryClient();
  return useCallback((parentId) => queries.fetchQuery(levelQuery(parentId)), [queries]);
}

/** Whatever fits the filters, wherever it stands; idle while nothing is looked for. */
export function useFound(filters: Readonly<Record<string, string>>, enabled: boolean) {
  return useQuery({
    queryKey: [...resourceKeys.all(menu), 'found', filters] as const,
    queryFn: ({ signal }) => get<MenuRow[]>(`${menu.path}/lazy-list`, filters, { signal, silent: true }),
    staleTime: 0,
    enabled,
  });
}

/** Menus without buttons, for choosing a parent. */
export function useMenuTree() {
  return useQuery({
    queryKey: [...resourceKeys.all(menu), 'tree'] as const,
    queryFn: ({ signal }) => get<TreeNode[]>(`${menu.path}/tree`, undefined, { signal }),
    staleTime: 0,
  });
}

/** Reads every level again, and the menu of the person who changed it. */
export function useRefreshMenus(): () => Promise<void> {
  const queries = useQueryClient();
  return useCallback(async () => {
    const [routes, buttons, top] = await Promise.all([
      get<unknown>(`${menu.path}/routes`),
      get<unknown>(`${menu.path}/buttons`),
      get<unknown>(`${menu.path}/top-menu`),
      queries.invalidateQueries({ queryKey: resourceKeys.all(menu) }),
    ]);
    storeMenus(routes, buttons);
    storeTopMenus(top);
  }, [queries]);
}

/** Puts rows under a parent in this order. */
export function useSortMenus() {
  const refresh = useRefreshMenus();
  return useMutation({
    mutationFn: (order: { parentId: string; ids: readonly string[] }) => post<unknown>(`${menu.path}/sort`, order),
    onSuccess: refresh,
  });
}

/** The menu as somebody with this role gets it; idle while no role is chosen. */
export function useSeen(roleId: string, projectId: string) {
  return useQuery({
    queryKey: [...resourceKeys.all(menu), 'seen', roleId, projectId] as const,
    queryFn: ({ signal }) =>
      get<Seen>(`${menu.path}/preview`, { roleIds: roleId, projectId }, { signal, silent: true }),
    staleTime: 0,
    enabled: roleId !== '',
  });
}

/** The roles of the tenant. */
export function useRoleTree() {
  return useQuery({
    queryKey: ['resource', 'role', 'tree'] as const,
    queryFn: ({ signal }) => get<TreeNode[]>('/blade-system/role/tree', undefined, { signal }),
    staleTime: 0,
  });
}
