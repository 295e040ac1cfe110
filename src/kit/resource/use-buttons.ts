import { type ButtonAction, codeFor, type Resource } from '#domain/kernel/resource.ts';
import { useMenus } from '#stores/menus.ts';

/** Which buttons of a record's screen exist for this person. wire.md §7 */
export function useButtons(resource: Pick<Resource, 'permission'>): Record<ButtonAction, boolean> {
  const codes = useMenus((state) => state.codes);
  const may = (action: ButtonAction) => codes[codeFor(resource, action)] === true;
  return { add: may('add'), edit: may('edit'), delete: may('delete'), view: may('view') };
}
