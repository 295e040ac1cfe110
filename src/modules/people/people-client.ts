import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { download, get, post, upload } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import type { OnlineSession, ProjectChoice, UserImport, UserProject, UserRow } from '#domain/access/user-row.ts';
import type { Page } from '#domain/kernel/page.ts';
import { user } from '#domain/resources/user.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { useLanguage } from '#locale/words.ts';

const at = (call: string) => `${user.path}/${call}`;
const silent = { silent: true } as const;
// Below the key of users: whatever changes them reads these again.
const keys = {
  detail: (id: string) => [...resourceKeys.all(user), 'detail', id] as const,
  projectsOf: (id: string) => [...resourceKeys.all(user), 'projects', id] as const,
  projects: ['people', 'projects'] as const,
  online: ['people', 'online'] as const,
};

export interface PostChoice {
  id: string;
  postName: string;
}

const choice = <T>(name: string, path: string) => ({
  queryKey: ['people', name] as const,
  queryFn: ({ signal }: { signal: AbortSignal }) => get<T>(path, undefined, { ...silent, signal }),
});

/** Roles of the tenant as a tree, named in the reader's language. */
export function useRoleTree() {
  const language = useLanguage();
  return useQuery(choice<TreeNode[]>(`roles ${language}`, '/blade-system/role/tree'));
}

/** Departments of the tenant as a tree. */
export const useDeptTree = () => useQuery(choice<TreeNode[]>('depts', '/blade-system/dept/tree'));

/** Posts of the tenant. */
export const usePosts = () => useQuery(choice<PostChoice[]>('posts', '/blade-system/post/select'));

/** Projects of the tenant with their participating units. */
export const useProjectChoices = () =>
  useQuery({
    queryKey: keys.projects,
    queryFn: ({ signal }) => get<ProjectChoice[]>(at('projects'), undefined, { ...silent, signal }),
  });

/** The projects of one person; idle without one. */
export const useProjectsOf = (userId: string | undefined) =>
  useQuery({
    queryKey: keys.projectsOf(userId ?? ''),
    queryFn: ({ signal }) => get<UserProject[]>(at('project-list'), { userId }, { ...silent, signal }),
    enabled: userId !== undefined,
    staleTime: 0,
    gcTime: 0,
  });

/** A person as the server has it now. */
export const fetchUser = (id: string) => get<UserRow>(at('detail'), { id });

/** What a reset sets passwords to. spec §8 */
export const fetchResetTo = () => get<{ password: string }>(at('reset-to'));

/** Reads people again after whatever changed them. */
export function useRefreshUsers(): () => Promise<void> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: resourceKeys.all(user) });
}

/** Saves a person from the form, which shows refusals itself. */
export function useSaveUser() {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: (body: Readonly<Record<string, unknown>>) => post<UserRow>(at('submit'), body, silent),
    onSuccess: refresh,
  });
}

export type UserCall = 'leave' | 'rejoin' | 'reset-password' | 'unlock' | 'remove';

/** Does one thing to several people; a refusal is toasted in the server's words. */
export function useUserCall() {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: ({ call, ids }: { call: UserCall; ids: readonly string[] }) =>
      post(at(call), undefined, { params: { [call === 'remove' ? 'ids' : 'userIds']: ids.join(',') } }),
    onSuccess: refresh,
  });
}

/** Gives people exactly these roles. */
export function useGrantRoles() {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: ({ userIds, roleIds }: { userIds: readonly string[]; roleIds: readonly string[] }) =>
      post(at('grant'), undefined, { ...silent, params: { userIds: userIds.join(','), roleIds: roleIds.join(',') } }),
    onSuccess: refresh,
  });
}

/** Lets people work on exactly these projects. */
export function useGrantProjects() {
  const refresh = useRefreshUsers();
  return useMutation({
    mutationFn: (body: {
      userIds: readonly string[];
      projectIds: readonly string[];
      contractors: Readonly<Record<string, string>>;
    }) => post(at('grant-project'), body, silent),
    onSuccess: refresh,
  });
}

/** Downloads people as a workbook, narrowed as the list is. */
export const exportUsers = (filters: Readonly<Record<string, unknown>>) => download(at('export-user'), filters);

/** Downloads an empty workbook with the right columns. */
export const downloadTemplate = () => download(at('export-template'));

/** Checks a workbook of people row by row, or imports it. */
export function importUsers(file: File, how: { covered: boolean; dryRun: boolean }): Promise<UserImport> {
  const form = new FormData();
  form.append('file', file);
  const query = new URLSearchParams({ isCovered: how.covered ? '1' : '0', dryRun: how.dryRun ? '1' : '0' });
  return upload<UserImport>(`${at('import-user')}?${query}`, form, silent);
}

/** A page of the open sessions of the tenant. */
export const useOnline = (params: Readonly<Record<string, unknown>>) =>
  useQuery({
    queryKey: [...keys.online, params] as const,
    queryFn: ({ signal }) =>
      get<Page<OnlineSession & { version: number }>>('/blade-monitor/online/list', params, { ...silent, signal }),
    placeholderData: (before) => before,
    staleTime: 0,
  });

/** Ends sessions; whose they are is signed out there at the next click. */
export function useEndOnline() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: readonly string[]) =>
      post('/blade-monitor/online/remove', undefined, { params: { ids: ids.join(',') } }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.online }),
  });
}
