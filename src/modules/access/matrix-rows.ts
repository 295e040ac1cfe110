import type { Matrix, MatrixMenu } from '#domain/access/grants.ts';

/** One line of the matrix: a heading, a page or a button, and how deep it stands. */
export interface MatrixRow {
  id: string;
  title: string;
  code: string;
  kind: 'heading' | 'page' | 'button';
  depth: number;
  /** Pages and buttons below a heading or page. */
  inside: readonly string[];
}

/** The menu as lines; a search keeps what stands above and below its hits. */
export function matrixRows(menus: readonly MatrixMenu[], text = '', depth = 0): MatrixRow[] {
  const wanted = text.trim().toLowerCase();
  return menus.flatMap((menu) => {
    const hit = `${menu.title}\n${menu.code}`.toLowerCase().includes(wanted);
    const below = matrixRows(menu.children ?? [], hit ? '' : text, depth + 1);
    if (!hit && below.length === 0) return [];
    const { id, title, code } = menu;
    const inside = below.filter((row) => row.kind !== 'heading').map((row) => row.id);
    return [{ id, title, code, kind: kindOf(menu), depth, inside }, ...below];
  });
}

function kindOf(menu: MatrixMenu): MatrixRow['kind'] {
  if (menu.kind === 'button') return 'button';
  return menu.children?.some((child) => child.kind !== 'button') ? 'heading' : 'page';
}

/** What each role may do, to be asked for every cell. */
export function grantSets(matrix: Matrix): ReadonlyMap<string, ReadonlySet<string>> {
  return new Map(matrix.roles.map((role) => [role.id, new Set(matrix.grants[role.id] ?? [])]));
}

/** The lines that a role has something of; headings stay above what is left. */
export function rowsOf(rows: readonly MatrixRow[], granted: ReadonlySet<string>): MatrixRow[] {
  return rows.filter((row) =>
    row.kind === 'heading' ? row.inside.some((id) => granted.has(id)) : granted.has(row.id),
  );
}
