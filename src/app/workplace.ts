import {
  fetchButtons,
  fetchProjects,
  fetchRoutes,
  fetchTopMenu,
  fetchUserInfo,
  fetchWebsiteParams,
  signOutAtServer,
} from '#api/auth-client.ts';
import { clearEverything } from '#api/local-sign-out.ts';
import { queryClient } from '#api/query-client.ts';
import { pageQueryAt } from '#api/resource-client.ts';
import { noProjectAtAll } from '#domain/kernel/no-project.ts';
import type { Words } from '#domain/kernel/words.ts';
import { blockAddress, roomTypeAddress } from '#domain/resources/addresses.ts';
import { languageChosenHere, rememberLanguage } from '#stores/language.ts';
import { storeMenus, storeSideMenu, storeTopMenus, useMenus } from '#stores/menus.ts';
import { setDateFormat } from '#stores/prefs.ts';
import { storeProjects, useProject } from '#stores/project.ts';
import { storeUserInfo, useSession } from '#stores/session.ts';
import { storeWebsiteParams } from '#stores/website.ts';

/** Lists that pickers all over the product start from. spec §4 */
const ALL = { size: -1 };

let reading: Promise<Words | null> | null = null;

/** The workplace as read once in the life of the page: by the login, or after a reload by the shell. */
export function workplaceRead(): Promise<Words | null> {
  return reading ?? loadWorkplace();
}

/** Reads the workplace anew, `arriving` after a sign-in; a failure may be tried again. */
export function loadWorkplace(arriving = false): Promise<Words | null> {
  const mine = readWorkplace(arriving);
  reading = mine;
  mine.catch(() => {
    if (reading === mine) reading = null;
  });
  return mine;
}

/**
 * Loads what the work needs, stored in the order of spec §4: person, projects, website params, room types, blocks.
 * Answers why it cannot go on: an account without any project is signed out again.
 */
async function readWorkplace(arriving: boolean): Promise<Words | null> {
  // Asked for together where neither waits for the other; stored in the order of the spec.
  const person = fetchUserInfo();
  const projects = fetchProjects();
  // Reported where it is awaited; it must not count as unhandled when the person cannot be read at all.
  projects.catch(() => undefined);
  const { dateFormat, language } = storeUserInfo(await person);
  setDateFormat(dateFormat);
  // Once, at the sign-in: afterwards the switch in the top bar decides about this device. ASSUMED: 015
  if (arriving && !languageChosenHere() && (language === 'en' || language === 'zh')) rememberLanguage(language);
  if (storeProjects(await projects).length === 0) {
    await signOutAtServer().catch(() => undefined);
    clearEverything();
    return noProjectAtAll;
  }
  await Promise.all([loadWebsite(), ...projectLists(), loadMenus()]);
  return null;
}

async function loadWebsite(): Promise<void> {
  storeWebsiteParams(await fetchWebsiteParams());
}

/** Menu and permission codes of the person's roles, the top menu, and the side menu of its chosen item. spec §2 */
async function loadMenus(): Promise<void> {
  const { topMenuId } = useMenus.getState();
  const side = topMenuId === '' ? null : fetchRoutes(topMenuId);
  const [routes, buttons, top] = await Promise.all([fetchRoutes(), fetchButtons(), fetchTopMenu(), side]);
  storeMenus(routes, buttons);
  // Unless another item was chosen meanwhile.
  if (topMenuId === useMenus.getState().topMenuId) storeSideMenu(topMenuId, await side);
  storeTopMenus(top);
}

/** Whether the stored session can be shown at once; what is missing or was rubbish is loaded first. */
export function workplaceStored(): boolean {
  return (
    useSession.getState().userInfo !== null && useProject.getState().current !== null && useMenus.getState().loaded
  );
}

/** Reading ahead: a refusal here is said where the list is really needed. */
function projectLists(): Promise<unknown>[] {
  return [
    queryClient.prefetchQuery(pageQueryAt(roomTypeAddress, ALL)),
    queryClient.prefetchQuery(pageQueryAt(blockAddress, ALL)),
  ];
}
