import { BUTTON, MENU } from '#domain/resources/menu.ts';
import type { MenuRow } from './menu-client.ts';

/** A row as it stands in the opened tree. */
export interface Line {
  id: string;
  row: MenuRow;
  depth: number;
  open: boolean;
  /** Its neighbours on the same level, itself among them. */
  siblings: readonly string[];
}

export type Levels = ReadonlyMap<string, readonly MenuRow[]>;

/** Where a dragged row would be put: beside a row, or into it. */
export type Place = 'before' | 'after' | 'into';

export interface Order {
  parentId: string;
  ids: string[];
}

/** The opened part of the tree from above to below. */
export function linesOf(levels: Levels, open: ReadonlySet<string>, parentId = '0', depth = 0): Line[] {
  const rows = levels.get(parentId) ?? [];
  const siblings = rows.map((row) => row.id);
  return rows.flatMap((row) => {
    const line: Line = { id: row.id, row, depth, open: row.hasChildren && open.has(row.id), siblings };
    return line.open ? [line, ...linesOf(levels, open, row.id, depth + 1)] : [line];
  });
}

/** The level of a row after it went up (−1) or down (1) by one; null at the end. */
export function steppedOrder(line: Line, by: -1 | 1): Order | null {
  const at = line.siblings.indexOf(line.id);
  const to = at + by;
  if (at < 0 || to < 0 || to >= line.siblings.length) return null;
  const ids = [...line.siblings];
  [ids[at], ids[to]] = [ids[to]!, ids[at]!];
  return { parentId: line.row.parentId, ids };
}

/**
 * Whether a row may be put there: never beside itself, below itself or below a button, and a button only on a menu. The
 * server asks the same.
 */
export function mayDrop(lines: readonly Line[], moved: Line, target: Line, place: Place): boolean {
  if (moved.id === target.id || isBelow(lines, target, moved.id)) return false;
  if (place === 'into') return target.row.category === MENU && target.id !== moved.row.parentId;
  return moved.row.category !== BUTTON || target.row.parentId !== '0';
}

function isBelow(lines: readonly Line[], line: Line, id: string): boolean {
  for (let at: Line | undefined = line; at; at = lines.find((one) => one.id === at?.row.parentId))
    if (at.row.parentId === id) return true;
  return false;
}

/** The level that a row was dropped on, as it is then; `inside` is what the target holds so far. */
export function droppedOrder(moved: Line, target: Line, place: Place, inside: readonly string[]): Order {
  if (place === 'into') return { parentId: target.id, ids: [...inside.filter((id) => id !== moved.id), moved.id] };
  const ids = target.siblings.filter((id) => id !== moved.id);
  ids.splice(ids.indexOf(target.id) + (place === 'after' ? 1 : 0), 0, moved.id);
  return { parentId: target.row.parentId, ids };
}
