import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { fetchRoutes } from '#api/auth-client.ts';
import type { Words } from '#domain/kernel/words.ts';
import { storeSideMenu, storeWholeMenu, useMenus } from '#stores/menus.ts';
import { titleOf, topMenuTarget } from '../route-builder.ts';
import { shellWords } from '../shell-words.ts';

/** One entry of the top menu; the key of Home is ''. */
export interface TopEntry {
  key: string;
  title: Words;
}

interface TopMenu {
  entries: readonly TopEntry[];
  chosen: string;
  choose: (key: string) => Promise<void>;
}

/** The last choice counts: an answer that comes late for an earlier one is dropped. */
let asked = 0;

/** Home and the items of the top menu; choosing one loads its side menu and goes to its page. spec §2, wire.md §3 */
export function useTopMenu(): TopMenu {
  const navigate = useNavigate();
  const items = useMenus((state) => state.topMenus);
  const chosen = useMenus((state) => state.topMenuId);
  const entries = useMemo(
    () => [{ key: '', title: shellWords.words.home }, ...items.map((item) => ({ key: item.id, title: titleOf(item) }))],
    [items],
  );
  return {
    entries,
    chosen,
    choose: async (key) => {
      asked += 1;
      const mine = asked;
      const item = items.find((one) => one.id === key);
      const routes = await fetchRoutes(item?.id);
      if (mine !== asked) return;
      if (item) storeSideMenu(item.id, routes);
      else storeWholeMenu(routes);
      void navigate(item ? topMenuTarget(item) : '/');
    },
  };
}
