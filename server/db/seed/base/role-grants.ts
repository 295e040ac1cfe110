import type { RoleKind } from '#domain/access/roles.ts';
import type { ButtonAction } from '#domain/kernel/resource.ts';
import { menuRows } from './menu-tree.ts';

const all: readonly ButtonAction[] = ['add', 'edit', 'delete', 'view'];
const write: readonly ButtonAction[] = ['add', 'edit', 'view'];
const look: readonly ButtonAction[] = ['view'];

type Grants = Record<string, readonly ButtonAction[]>;

const structure = (actions: readonly ButtonAction[]): Grants => ({
  structure: [],
  block: actions,
  level: actions,
  unit: actions,
  unittype: actions,
  room: actions,
  roomtype: actions,
});
const setUp = (actions: readonly ButtonAction[]): Grants => ({ defect_type: actions, report_issue: actions });

/** The builder's own people apply for leave here. ASSUMED: 027 */
const staff: Grants = { leave: [] };

/**
 * What each kind of role is given at first; administrators change it later. Nobody is shown what he cannot use.
 * Raisers of NCRs write reports (domain.md §2.7); all who repair or only look have `report_view`: what they may do to a
 * report is decided by its flow. Containers need no grant, they are found from their children. ASSUMED: 004
 */
const grants: Record<Exclude<RoleKind, 'ADMIN'>, Grants> = {
  PM: { ...staff, report: look, ...structure(all), ...setUp(look) },
  QM: { ...staff, report: all, ...structure(write), ...setUp(all) },
  BM: { ...staff, report: all, ...structure(look), ...setUp(look) },
  CM: { ...staff, report: look, ...structure(look) },
  EM: { ...staff, report: look, ...structure(look) },
  RE: { report: all, ...structure(look) },
  RTO: { report: all, ...structure(look) },
  MAIN: { report: all, ...structure(look) },
  SUBM: { report: look },
  SUB: { report: look },
  OWNER: { report: look },
};

/** Ids of the menus and buttons granted to a kind of role. */
export function grantedMenuIds(kind: RoleKind): string[] {
  const rows = menuRows();
  if (kind === 'ADMIN') return rows.map((row) => row.id);
  const codes = new Set(
    Object.entries(grants[kind]).flatMap(([code, actions]) => [code, ...actions.map((action) => `${code}_${action}`)]),
  );
  return rows.filter((row) => codes.has(row.code)).map((row) => row.id);
}
