import { sayIssue } from '#domain/kernel/issues.ts';
import type { Field } from '#domain/kernel/fields.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import { resources } from '#domain/resources/all.ts';
import { type PlacedUnit, placeKey } from './read.ts';

/** The columns of a sheet of units, the same for reading and writing. */
export const sheetColumns = {
  building_code: resources.block.fields.building_code,
  level_code: resources.level.fields.level_code,
  unit_code: resources.unit.fields.unit_code,
  unit_type_id: resources.unit.fields.unit_type_id,
  memo: resources.unit.fields.memo,
} as const satisfies Record<string, Field>;

export type SheetColumn = keyof typeof sheetColumns;
const columnNames = Object.keys(sheetColumns) as SheetColumn[];
const needed: readonly SheetColumn[] = ['building_code', 'level_code', 'unit_code'];

/** More rows than any project of this kind has on one sheet. ASSUMED: 006 */
const MAX_ROWS = 5000;

const said = {
  noColumn: ['The sheet has no column “{name}”', '表格缺少“{name}”列'],
  tooManyRows: ['At most {max} rows at once', '一次最多 {max} 行'],
  noRows: ['The sheet has no rows', '表格没有数据'],
  format: ['Write this cell as text', '请以文本填写该单元格'],
  noLevel: ['There is no level {level} in block {block}', '楼栋 {block} 没有楼层 {level}'],
  noType: ['There is no unit type of this name', '没有该名称的户型'],
  noRooms: ['This unit type has no room types', '该户型没有关联房间类型'],
  twice: ['Stands twice in the sheet, first in row {row}', '与第 {row} 行重复'],
} as const satisfies Record<string, Words>;

/** One mistake, where a spreadsheet shows it: row 1 is the header. */
export interface RowError {
  row: number;
  column: string;
  message: string;
}

export interface SheetUnit {
  levelId: string;
  unit_code: string;
  /** undefined: the cell is empty, the unit keeps its type. */
  unit_type_id: string | undefined;
  memo: string | undefined;
  existing: PlacedUnit | undefined;
}

export interface SheetFacts {
  levels: ReadonlyMap<string, string>;
  units: readonly PlacedUnit[];
  types: readonly { id: string; name: string; roomTypeIds: readonly string[] }[];
}

/** Reads a whole sheet against the project as it is: units to write, and every mistake. domain.md §2.1 */
export function readUnits(
  rows: readonly (readonly (string | null)[])[],
  facts: SheetFacts,
  language: Language,
): { units: SheetUnit[]; errors: RowError[]; count: number } {
  const errors: RowError[] = [];
  const wrong = (row: number, column: SheetColumn | null, words: Words, params?: Params) =>
    errors.push({
      row,
      column: column ? say(sheetColumns[column].label, language) : '',
      message: say(words, language, params),
    });
  const at = headerOf(rows[0] ?? []);
  for (const name of needed) if (!at.has(name)) wrong(1, name, said.noColumn, { name: sheetColumns[name].label });
  const body = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (body.length === 0) wrong(2, null, said.noRows);
  if (body.length > MAX_ROWS) wrong(MAX_ROWS + 2, null, said.tooManyRows, { max: MAX_ROWS });
  if (errors.length > 0) return { units: [], errors, count: body.length };

  const known = new Map(facts.units.map((unit) => [placeKey(unit.levelId, unit.unitCode), unit]));
  const types = new Map(facts.types.map((type) => [type.name, type]));
  const seen = new Map<string, number>();
  const units: SheetUnit[] = [];
  for (const { cells, row } of body) {
    const before = errors.length;
    const value = valuesOf(cells, at, (column, words, params) => wrong(row, column, words, params));
    if (!value) continue;
    const levelId = facts.levels.get(placeKey(value.building_code, value.level_code)) ?? '';
    if (levelId === '') wrong(row, 'level_code', said.noLevel, { level: value.level_code, block: value.building_code });
    const type = types.get(value.unit_type_id);
    if (value.unit_type_id !== '' && !type) wrong(row, 'unit_type_id', said.noType);
    else if (type && type.roomTypeIds.length === 0) wrong(row, 'unit_type_id', said.noRooms);
    const key = placeKey(levelId, value.unit_code);
    const first = levelId === '' ? undefined : seen.get(key);
    if (first !== undefined) wrong(row, 'unit_code', said.twice, { row: first });
    seen.set(key, first ?? row);
    if (errors.length > before) continue;
    const memo = at.has('memo') ? value.memo : undefined;
    units.push({ levelId, unit_code: value.unit_code, unit_type_id: type?.id, memo, existing: known.get(key) });
  }
  return { units, errors, count: body.length };
}

type Wrong = (column: SheetColumn, words: Words, params?: Params) => void;

/** The cells of one row by column, each checked as its field is everywhere else; null when one of them is wrong. */
function valuesOf(
  cells: readonly (string | null)[],
  at: ReadonlyMap<SheetColumn, number>,
  wrong: Wrong,
): Record<SheetColumn, string> | null {
  const values: Partial<Record<SheetColumn, string>> = {};
  for (const name of columnNames) {
    const cell = at.has(name) ? cells[at.get(name)!] : '';
    if (cell === null) {
      wrong(name, said.format);
      continue;
    }
    // The type is named, not pointed to, in a sheet: it is looked up by the caller.
    const parsed = name === 'unit_type_id' ? null : sheetColumns[name].zod.safeParse(cell ?? '', { reportInput: true });
    const issue = parsed?.error?.issues[0];
    if (issue) wrong(name, sayIssue(issue).words, sayIssue(issue).params);
    else values[name] = cell ?? '';
  }
  return columnNames.every((name) => values[name] !== undefined) ? (values as Record<SheetColumn, string>) : null;
}

/** Which column stands where: by its heading in either language, in any order. */
function headerOf(cells: readonly (string | null)[]): Map<SheetColumn, number> {
  const plain = (text: string) => text.trim().toLowerCase();
  const titles = cells.map((cell) => plain(cell ?? ''));
  const found = new Map<SheetColumn, number>();
  for (const name of columnNames) {
    const index = titles.findIndex((title) => sheetColumns[name].label.some((word) => plain(word) === title));
    if (index >= 0) found.set(name, index);
  }
  return found;
}

/** The refusal of an import with mistakes: each at `rows.<row>.<column>`. Nothing was imported. */
export function sheetProblem(errors: readonly RowError[]): Problem {
  return new Problem(
    'sheetRows',
    { count: errors.length },
    Object.fromEntries(errors.map((one) => [`rows.${one.row}.${one.column}`, { words: [one.message, one.message] }])),
  );
}

/** Heading and rows of the project's units as a sheet that can be read back. */
export function unitSheet(
  units: readonly PlacedUnit[],
  roomCounts: ReadonlyMap<string, number>,
  language: Language,
): { header: string[]; rows: (string | number)[][] } {
  const rooms = resources.unit.derived!['roomCnt']!.label;
  return {
    header: [...columnNames.map((name) => say(sheetColumns[name].label, language)), say(rooms, language)],
    rows: units.map((unit) => [
      unit.buildingCode,
      unit.levelCode,
      unit.unitCode,
      unit.unitTypeName,
      unit.memo,
      roomCounts.get(unit.id) ?? 0,
    ]),
  };
}
