import { get } from '#api/http.ts';
import { queryClient } from '#api/query-client.ts';
import { hideParamOf } from '#domain/access/menu-view.ts';
import { mayLose } from '#kit/page/leaving.ts';
import { dropStoredMenus } from '#stores/menus.ts';
import { chooseProject } from '#stores/project.ts';
import { resetTabs } from '#stores/tabs.ts';
import { storeHideConfig } from '#stores/website.ts';

/**
 * Begins anew in another project: reads what that project hides, asks where input would be lost, and loads the page
 * afresh. Nothing of the project that is left may stay: no cached list, no open record, no state of a page. spec §4
 */
export async function switchProject(id: string): Promise<void> {
  const key = hideParamOf(id);
  const asked = { current: 1, size: -1, paramKey: key };
  const answer = await get<unknown>('/blade-system/param/list', asked, { projectId: false });
  // Asked only when nothing can fail any more: after a yes the input no longer counts.
  if (!(await mayLose())) return;
  storeHideConfig(key, recordsOf(answer));
  chooseProject(id);
  dropStoredMenus();
  queryClient.clear();
  resetTabs();
  window.location.assign('/');
}

function recordsOf(answer: unknown): unknown {
  return (answer as { records?: unknown } | null)?.records;
}
