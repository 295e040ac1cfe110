import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { fetchButtons, fetchRoutes, fetchTopMenu } from '#api/auth-client.ts';
import { get, post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import type { Granted, GrantKeys, GrantTree, HideConfig, Matrix, ProjectHides } from '#domain/access/grants.ts';
import { role } from '#domain/resources/role.ts';
import { useLanguage } from '#locale/words.ts';
import { storeMenus, storeTopMenus } from '#stores/menus.ts';
import type { RoleRow } from './role-rows.ts';

const grantKey = [...resourceKeys.all(role), 'grants'] as const;
/** What is about to be changed is always read afresh. */
const fresh = { staleTime: 0, gcTime: 0 } as const;

/** Every role of the tenant, as a tree. wire.md §4 */
export function useRoles() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...resourceKeys.all(role), 'tree', language] as const,
    queryFn: ({ signal }) => get<RoleRow[]>(`${role.path}/list`, undefined, { signal, silent: true, projectId: false }),
    staleTime: 0,
  });
}

/** What can be granted, and what a role has. wire.md §4 */
export function useGrants(roleId: string) {
  const language = useLanguage();
  return useQuery({
    queryKey: [...grantKey, roleId, language] as const,
    queryFn: async ({ signal }) => {
      const [tree, keys] = await Promise.all([
        get<GrantTree>('/blade-system/menu/grant-tree', undefined, { signal, silent: true }),
        get<GrantKeys>('/blade-system/menu/role-tree-keys', { roleIds: roleId }, { signal, silent: true }),
      ]);
      return { tree, keys };
    },
    ...fresh,
  });
}

/** What the projects hide from whom. spec §3 */
export function useHideConfig() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...grantKey, 'hides', language] as const,
    queryFn: ({ signal }) => get<HideConfig>(`${role.path}/hide-config`, undefined, { signal, silent: true }),
    ...fresh,
  });
}

/** Who may do what, of all roles at once. */
export function useMatrix() {
  const language = useLanguage();
  return useQuery({
    queryKey: [...grantKey, 'matrix', language] as const,
    queryFn: ({ signal }) => get<Matrix>(`${role.path}/matrix`, undefined, { signal, silent: true }),
    staleTime: 0,
  });
}

export interface GrantBody {
  roleIds: string[];
  menuIds: string[];
  dataScopeIds: string[];
  apiScopeIds: string[];
  version: number;
}

export interface HideBody {
  projectId: string;
  /** Of a role, or `default` for roles without a list. */
  roleId: string;
  /** null takes the list away. */
  codes: string[] | null;
  /** Of the project's lists, as they were read; null while there are none. */
  version: number | null;
}

/** Grants, then the projects' lists one after the other; who did it sees at once what it means for himself. */
export function useSaveGrants() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ grant, hides }: { grant: GrantBody | null; hides: readonly HideBody[] }) => {
      const granted = grant && (await post<Granted>(`${role.path}/grant`, grant, { silent: true }));
      const versions = new Map<string, number | null>();
      for (const { version, ...body } of hides) {
        // The lists of a project are one record: the second write goes on from the first.
        const known = versions.get(body.projectId) ?? version;
        const sent = { ...body, ...(known === null ? {} : { version: known }) };
        const saved = await post<ProjectHides>(`${role.path}/hide-config`, sent, { silent: true });
        versions.set(body.projectId, saved.version);
      }
      return granted;
    },
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: resourceKeys.all(role) });
      void refreshMenus().catch(() => undefined);
    },
  });
}

/** Makes a new role with what another one may do. */
export function useCopyRole() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { id: string; roleName: string; roleNameEn: string; roleAlias: string }) =>
      post<RoleRow>(`${role.path}/copy`, body, { silent: true }),
    onSuccess: () => queries.invalidateQueries({ queryKey: resourceKeys.all(role) }),
  });
}

/** Reads the person's own menus and codes again: they may have been granted just now. */
async function refreshMenus(): Promise<void> {
  const [routes, buttons, top] = await Promise.all([fetchRoutes(), fetchButtons(), fetchTopMenu()]);
  storeMenus(routes, buttons);
  storeTopMenus(top);
}
