import { get, post } from './http.ts';

/** spec §7: the person behind the token. */
export const fetchUserInfo = () => get<unknown>('/blade-user/info', undefined, { projectId: false });

/** spec §7: the projects the person may work in, all of them. */
export const fetchProjects = async (): Promise<unknown> => {
  const answer = await get<unknown>('/qcdm/project/jurisdiction/loginProjectList', { size: -1 }, { projectId: false });
  return recordsOf(answer);
};

/** spec §7: the website params, all of them. */
export const fetchWebsiteParams = async (): Promise<unknown> => {
  const answer = await get<unknown>('/blade-system/param/list', { current: 1, size: -1 }, { projectId: false });
  return recordsOf(answer);
};

/** The menu tree of the person's roles; with an id, the part under that top menu. wire.md §3 */
export const fetchRoutes = (topMenuId?: string) => get<unknown>('/blade-system/menu/routes', { topMenuId });

/** The entries of the top menu. wire.md §3 */
export const fetchTopMenu = () => get<unknown>('/blade-system/menu/top-menu');

/** The buttons of the person's roles: permission codes. wire.md §3 */
export const fetchButtons = () => get<unknown>('/blade-system/menu/buttons');

/** spec §7: which menus each role has; also the calls of spec §6 for button permissions. */
export const fetchMenusByRole = () => get<unknown>('/blade-system/menu/getMenuByRole');

/** Ends the session on the server. A server that cannot be reached must not keep anybody signed in here. */
export const signOutAtServer = () =>
  post<unknown>('/blade-auth/oauth/logout', undefined, { projectId: false, silent: true, hold: false });

/** Some lists answer a page, some the bare rows. wire.md §1 */
function recordsOf(answer: unknown): unknown {
  if (typeof answer === 'object' && answer !== null && 'records' in answer) return answer.records;
  return answer;
}
