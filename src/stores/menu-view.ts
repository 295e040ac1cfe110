import { hiddenCodes, hideParamOf, type MenuView } from '#domain/access/menu-view.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { useMenus } from './menus.ts';
import { useProject } from './project.ts';
import { type UserInfo, useSession } from './session.ts';
import { useWebsite, type WebsiteConfig } from './website.ts';

/** The last answer, as long as nothing it was made of changes: every page asks, all get the same object. */
export function remembered<A extends readonly unknown[], R>(make: (...args: A) => R): (...args: A) => R {
  let last: { args: A; made: R } | undefined;
  return (...args) => {
    if (!last || args.some((arg, at) => arg !== last?.args[at])) last = { args, made: make(...args) };
    return last.made;
  };
}

const viewOf = remembered(
  (person: UserInfo | null, projectId: string, config: WebsiteConfig, repairs: boolean): MenuView => ({
    aliases: person?.roles ?? [],
    hidden: hiddenCodes(config[hideParamOf(projectId)], idList(person?.roleId)),
    repairs,
  }),
);

/** How the signed-in person looks at menus in the current project. spec §5, §6 */
export function useMenuView(): MenuView {
  const person = useSession((state) => state.userInfo);
  const projectId = useProject((state) => state.current?.id ?? '');
  const config = useWebsite((state) => state.config);
  const repairs = useMenus((state) => state.codes['param_edit'] === true);
  return viewOf(person, projectId, config, repairs);
}

/** Whether the current project hides this code of a menu or a dashboard from the person. spec §3 */
export function useHidden(code: string): boolean {
  return useMenuView().hidden.has(code);
}
