import { userLabels } from '#domain/access/user-form.ts';
import type { UserRow, UserRowError } from '#domain/access/user-row.ts';
import { sayIssue } from '#domain/kernel/issues.ts';
import { Problem, type ProblemName, problemOf } from '#domain/kernel/problems.ts';
import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import { user } from '#domain/resources/user.ts';
import type { RoleRefusals } from './guard-service.ts';

const { account, realName, name, phone, email, code, birthday, company, status, lastLogin } = user.fields;

/** Cells of one text each, judged as the form judges them. */
const texts = { account, realName, name, phone, email, code, birthday, company } as const;
/** Cells that name records, several with commas between them. */
const lists = {
  roles: userLabels.roleId,
  depts: userLabels.deptId,
  posts: userLabels.postId,
  projects: userLabels.projectId,
} as const;
type TextColumn = keyof typeof texts;
export type ListColumn = keyof typeof lists;
type Column = TextColumn | ListColumn;

/** The columns of a sheet of people, the same for reading and writing. */
const columns: Record<Column, Words> = {
  account: account.label,
  realName: realName.label,
  name: name.label,
  ...lists,
  phone: phone.label,
  email: email.label,
  code: code.label,
  birthday: birthday.label,
  company: company.label,
};
const columnNames = Object.keys(columns) as Column[];
const needed: readonly Column[] = ['account', 'realName', 'name', 'roles'];

/** As for sheets of units. ASSUMED: 006 */
const MAX_ROWS = 5000;

const said = {
  noColumn: ['The sheet has no column “{name}”', '表格缺少“{name}”列'],
  tooManyRows: ['At most {max} rows at once', '一次最多 {max} 行'],
  noRows: ['The sheet has no rows', '表格没有数据'],
  format: ['Write this cell as text', '请以文本填写该单元格'],
  noSuch: ['There is no “{name}” here', '“{name}”不存在'],
  twice: ['Stands twice in the sheet, first in row {row}', '与第 {row} 行重复'],
  taken: ['This account is already in use', '当前账号已被使用!'],
  empty: ['Required', '必填'],
} as const satisfies Record<string, Words>;

/** A mistake with its words in both languages. */
export interface SheetMistake {
  row: number;
  column: Column | null;
  words: Words;
  params: Params;
}

/** One row that can be written; an empty cell of somebody known keeps what is. */
export interface SheetUser {
  row: number;
  facts: Record<TextColumn, string>;
  ids: Record<ListColumn, string[]>;
  /** The id of who is there already. */
  existing: string | undefined;
}

export interface SheetFacts {
  /** Ids by what they are called, in small letters. */
  named: Record<ListColumn, ReadonlyMap<string, string>>;
  /** Accounts of the tenant that stand in the sheet, in small letters, with whose they are. */
  known: ReadonlyMap<string, string>;
  covered: boolean;
  /** Roles that may not be given, and people that may not be changed. */
  refusedRoles: RoleRefusals;
  refusedPeople: ReadonlyMap<string, ProblemName>;
}

/** Reads a whole sheet: people to write, and every mistake. */
export function readUsers(
  rows: readonly (readonly (string | null)[])[],
  factsOf: (accounts: readonly string[]) => Promise<SheetFacts>,
): Promise<{ users: SheetUser[]; mistakes: SheetMistake[]; count: number }> {
  const mistakes: SheetMistake[] = [];
  const wrong = (row: number, column: Column | null, words: Words, params: Params = {}) =>
    mistakes.push({ row, column, words, params });
  const at = headerOf(rows[0] ?? []);
  for (const one of needed) if (!at.has(one)) wrong(1, one, said.noColumn, { name: columns[one] });
  const body = rows
    .map((cells, index) => ({ cells, row: index + 1 }))
    .slice(1)
    .filter(({ cells }) => cells.some((cell) => cell !== ''));
  if (body.length === 0) wrong(2, null, said.noRows);
  if (body.length > MAX_ROWS) wrong(MAX_ROWS + 2, null, said.tooManyRows, { max: MAX_ROWS });
  const count = body.length;
  if (mistakes.length > 0) return Promise.resolve({ users: [], mistakes, count });
  const cell = (cells: readonly (string | null)[], column: Column) =>
    at.has(column) ? (cells[at.get(column)!] ?? null) : '';
  const accounts = body.map(({ cells }) => cell(cells, 'account') ?? '').filter((one) => one !== '');
  return factsOf(accounts).then((facts) => {
    const seen = new Map<string, number>();
    const users = body.flatMap(({ cells, row }) => {
      const before = mistakes.length;
      const found = rowOf(
        (column) => cell(cells, column),
        facts,
        (column, words, params) => wrong(row, column, words, params),
      );
      const key = found.facts.account.toLowerCase();
      const first = key === '' ? undefined : seen.get(key);
      if (first !== undefined) wrong(row, 'account', said.twice, { row: first });
      seen.set(key, first ?? row);
      return mistakes.length > before ? [] : [{ ...found, row }];
    });
    return { users, mistakes, count };
  });
}

type Wrong = (column: Column, words: Words, params?: Params) => void;

function rowOf(
  cell: (column: Column) => string | null,
  { named, known, covered, refusedRoles, refusedPeople }: SheetFacts,
  wrong: Wrong,
): Omit<SheetUser, 'row'> {
  const facts = Object.fromEntries(
    Object.keys(texts).map((column) => {
      const value = cell(column as TextColumn);
      if (value === null) wrong(column as TextColumn, said.format);
      return [column, value ?? ''] as const;
    }),
  ) as Record<TextColumn, string>;
  const existing = known.get(facts.account.toLowerCase());
  for (const [column, field] of Object.entries(texts)) {
    const value = facts[column as TextColumn];
    if (existing !== undefined && value === '') continue;
    const issue = field.zod.safeParse(value, { reportInput: true }).error?.issues[0];
    if (issue) wrong(column as TextColumn, sayIssue(issue).words, sayIssue(issue).params);
  }
  if (existing !== undefined && !covered) wrong('account', said.taken);
  const refusedPerson = existing === undefined ? undefined : refusedPeople.get(existing);
  if (covered && refusedPerson) wrong('account', problemOf(refusedPerson).words);
  const ids = Object.fromEntries(
    (Object.keys(lists) as ListColumn[]).map((column) => {
      const parts = splitCell(cell(column), () => wrong(column, said.format));
      const found = parts.flatMap((part) => {
        const id = named[column].get(part.toLowerCase());
        if (id === undefined) wrong(column, said.noSuch, { name: part });
        return id ?? [];
      });
      return [column, [...new Set(found)]];
    }),
  ) as Record<ListColumn, string[]>;
  if (existing === undefined && cell('roles') === '') wrong('roles', said.empty);
  const refused = ids.roles.map((id) => refusedRoles.get(id)).find((problem) => problem !== undefined);
  if (refused) wrong('roles', refused.words, refused.params);
  return { facts, ids, existing };
}

function splitCell(value: string | null, unreadable: () => void): string[] {
  if (value === null) unreadable();
  return (value ?? '')
    .split(/[,，;；、\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Which column stands where: by its heading in either language, in any order. */
function headerOf(cells: readonly (string | null)[]): Map<Column, number> {
  const plain = (text: string) => text.trim().toLowerCase();
  const titles = cells.map((cell) => plain(cell ?? ''));
  const found = new Map<Column, number>();
  for (const column of columnNames) {
    const index = titles.findIndex((title) => columns[column].some((word) => plain(word) === title));
    if (index >= 0) found.set(column, index);
  }
  return found;
}

/** Mistakes as a dry run tells them, in the reader's language. */
export function toldMistakes(mistakes: readonly SheetMistake[], language: Language): UserRowError[] {
  return mistakes.map(({ row, column, words, params }) => ({
    row,
    column: column ? say(columns[column], language) : '',
    message: say(words, language, params),
  }));
}

/** The refusal of an import with mistakes: each at `rows.<row>.<column>`. Nothing was imported. */
export function sheetProblem(mistakes: readonly SheetMistake[]): Problem {
  return new Problem(
    'sheetRows',
    { count: mistakes.length },
    Object.fromEntries(
      mistakes.map(({ row, column, words, params }) => [`rows.${row}.${column ?? ''}`, { words, params }]),
    ),
  );
}

/** Heading and rows of people as a sheet that can be read back; state and last sign-in are only told. */
export function userSheet(people: readonly UserRow[], language: Language): { header: string[]; rows: string[][] } {
  const states = new Map((status.options ?? []).map((one) => [one.value, say(one.label, language)]));
  return {
    header: [...columnNames.map((column) => columns[column]), status.label, lastLogin.label].map((words) =>
      say(words, language),
    ),
    rows: people.map((row) => [
      row.account,
      row.realName,
      row.name,
      row.roleName,
      row.deptName,
      row.postName,
      row.projectName,
      row.phone,
      row.email,
      row.code,
      row.birthday,
      row.company,
      states.get(row.status) ?? '',
      row.lastLogin,
    ]),
  };
}
