import { useLocation, useNavigate } from 'react-router-dom';
import { mayLose } from '#kit/page/leaving.ts';
import { homeTab } from '#stores/tab-rules.ts';
import { closeAllTabs, closeOtherTabs, closeTab, renewTab, useTabs } from '#stores/tabs.ts';
import { outdateQueries } from './kept-queries.ts';

/** What may be done to an open page by its path. What would be lost by it is asked about first. spec §4 */
export interface TabActions {
  close: (value: string) => Promise<void>;
  closeOthers: (value: string) => Promise<void>;
  closeAll: () => Promise<void>;
  /** Begins the page anew and asks the server again. */
  refresh: (value: string) => Promise<void>;
}

const open = () => useTabs.getState().list.map((tab) => tab.value);

/** Closing and refreshing tabs; whose page is shown and goes leads to the tab that is active then. */
export function useTabActions(): TabActions {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const drop = async (pages: readonly string[], act: () => string) => {
    if (!(await mayLose(pages))) return;
    const next = act();
    // In place of the closed page: Back does not open it again.
    if (pages.includes(pathname)) void navigate(next, { replace: true });
  };
  const closable = (value: string) => value !== homeTab.value;
  return {
    close: (value) => drop([value].filter(closable), () => closeTab(value)),
    closeOthers: (value) =>
      drop(
        open().filter((one) => closable(one) && one !== value),
        () => closeOtherTabs(value),
      ),
    closeAll: () => drop(open().filter(closable), closeAllTabs),
    refresh: async (value) => {
      if (!(await mayLose([value]))) return;
      outdateQueries(value);
      renewTab(value);
    },
  };
}
