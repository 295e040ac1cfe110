import { type ButtonAction, codeFor, type Resource } from '#domain/kernel/resource.ts';
import { useMenus } from '#stores/menus.ts';
import { useSession } from '#stores/session.ts';

/** The tenant whose administrator may write what all tenants share. wire.md §7 */
const PLATFORM_TENANT = '000000';

/**
 * Which buttons of a record's screen exist for this person. wire.md §7. What all tenants share is only looked at by
 * others than the platform's people: the server refuses them whatever their roles say (docs/decisions/002).
 */
export function useButtons(resource: Pick<Resource, 'permission' | 'scope'>): Record<ButtonAction, boolean> {
  const codes = useMenus((state) => state.codes);
  const shared = useSession((state) => state.tenantId !== PLATFORM_TENANT) && resource.scope === 'system';
  const may = (action: ButtonAction) => codes[codeFor(resource, action)] === true;
  return {
    add: may('add') && !shared,
    edit: may('edit') && !shared,
    delete: may('delete') && !shared,
    view: may('view'),
  };
}
