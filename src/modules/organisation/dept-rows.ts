import type { Row } from '#kit/resource/resource-row.ts';

/** A department as the list answers it, with those below it. wire.md §4 */
export interface DeptRow extends Row {
  parentId: string;
  deptName: string;
  fullName: string;
  parentName: string;
  remark: string;
  sort: number;
  /** How many people are in it. */
  people: number;
  children?: DeptRow[];
}

/** The departments that hold the text in a name, with those above them. */
export function matchingDepts(depts: readonly DeptRow[], text: string): DeptRow[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === '') return [...depts];
  return depts.flatMap((dept) => {
    const { children: below = [], ...rest } = dept;
    const children = matchingDepts(below, text);
    if (children.length > 0) return [{ ...dept, children }];
    return [dept.deptName, dept.fullName].some((one) => one.toLowerCase().includes(wanted)) ? [rest as DeptRow] : [];
  });
}

/** The tree as lines, each department before those below it, saying how deep it lies. */
export function flatDepts(depts: readonly DeptRow[], depth = 0): { row: DeptRow; depth: number }[] {
  return depts.flatMap((row) => [{ row, depth }, ...flatDepts(row.children ?? [], depth + 1)]);
}
