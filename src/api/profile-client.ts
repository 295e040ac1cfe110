import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Page } from '#domain/kernel/page.ts';
import type { OwnIdentity, OwnSession } from '#domain/profile/device.ts';
import type { InfoChange } from '#domain/profile/profile.ts';
import { storeUserInfo, useSession } from '#stores/session.ts';
import { get, post, upload } from './http.ts';
import { chosenPassword } from './password-form.ts';
import { queryClient } from './query-client.ts';

/** The person as user-info says it, as far as the profile shows it. */
export interface Profile {
  account: string;
  name: string;
  realName: string;
  roleName: string;
  company: string;
  phone: string;
  email: string;
  language: string;
  dateFormat: string;
  /** Links of the hour; '' for none. */
  avatar: string;
  signature: string;
}

const own = { projectId: false, silent: true } as const;
const keys = {
  info: ['profile', 'info'],
  sessions: ['profile', 'sessions'],
  identities: ['profile', 'identities'],
} as const;

const infoQuery = queryOptions({
  queryKey: keys.info,
  queryFn: async ({ signal }) => {
    const { family } = useSession.getState();
    const answer = await get<Profile>('/blade-user/info', undefined, { ...own, signal });
    // The top bar shows the same person; unless they signed out meanwhile.
    if (useSession.getState().family === family) storeUserInfo(answer);
    return answer;
  },
});

/** The person's own profile. */
export const useProfile = () => useQuery(infoQuery);

/** Saves a part of the profile; answers the whole as the server has it now. */
export function useSaveProfile() {
  return useMutation({
    mutationFn: async (change: InfoChange) => {
      await post('/blade-user/update-info', change, own);
      return queryClient.fetchQuery({ ...infoQuery, staleTime: 0 });
    },
  });
}

/** Uploads a picture as the person's own, outside any project; answers its id. wire.md §4 */
export async function uploadPicture(blob: Blob, name: string): Promise<string> {
  const form = new FormData();
  form.append('file', blob, name);
  const { attachId } = await upload<{ attachId: string }>('/blade-resource/oss/endpoint/put-file', form, own);
  return attachId;
}

/** Changes the password; all other sessions end. wire.md §2 */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ oldPassword, newPassword }: { oldPassword: string; newPassword: string }) => {
      const next = chosenPassword(newPassword);
      const body = { oldPassword: chosenPassword(oldPassword), newPassword: next, newPassword1: next };
      return post('/blade-user/update-password', body, own);
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** How many sessions are shown; who has more ends the others all at once. */
const SHOWN = 50;

/** Where the person is signed in. */
export const useOwnSessions = () =>
  useQuery({
    queryKey: keys.sessions,
    queryFn: ({ signal }) => get<Page<OwnSession>>('/blade-user/session/list', { size: SHOWN }, { ...own, signal }),
    staleTime: 0,
  });

/** Ends one session by its id, or every other one. */
export function useEndSessions() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (which: { id: string } | 'others') =>
      which === 'others'
        ? post('/blade-user/session/end-others', undefined, { projectId: false })
        : post('/blade-user/session/end', undefined, { params: { ids: which.id }, projectId: false }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.sessions }),
  });
}

/** Accounts elsewhere that may sign in as this person. */
export const useOwnIdentities = () =>
  useQuery({
    queryKey: keys.identities,
    queryFn: ({ signal }) => get<OwnIdentity[]>('/blade-user/identity/list', undefined, { ...own, signal }),
  });

/** Unlinks one of them. */
export function useUnlink() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) =>
      post('/blade-user/identity/remove', undefined, { params: { ids: id }, projectId: false }),
    onSettled: () => queries.invalidateQueries({ queryKey: keys.identities }),
  });
}
