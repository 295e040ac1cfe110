import { type FieldProblems, Problem } from '#domain/kernel/problems.ts';
import type { Fields, Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { administration } from '#domain/resources/administration.ts';
import { resources } from '#domain/resources/all.ts';
import { snake } from '../db/tables/table-of.ts';

interface PgError {
  code: string;
  detail?: string;
  table?: string;
}

const someField: Words = ['A field', '某字段'];
const otherRecords: Words = ['other records', '其他记录'];

const defined: readonly Resource[] = [...Object.values(resources), ...Object.values(administration)] as never;

/** Tables that are no plain records but may hold on to one. */
const tableNames: Record<string, Words> = {
  report: ['NCR reports', 'NCR报告'],
  defect: ['defects', '缺陷'],
  memo: ['quality memos', '质量备忘录'],
  user_account: ['users', '用户'],
  project_member: ['project members', '项目成员'],
  contractor: ['participating units', '参建单位'],
  user_role: ['users', '用户'],
  leave: ['leave applications', '请假单'],
  file: ['uploaded files', '已上传的文件'],
};

/** What PostgreSQL refused, as the refusal a person understands; null when it is our mistake or its own trouble. */
export function pgProblem(error: unknown): Problem | null {
  const pg = pgError(error);
  if (!pg) return null;
  switch (pg.code) {
    case '23505': {
      const { label, fields } = fieldOf(pg);
      const words: Words = ['This value is already in use', '该值已被使用'];
      return new Problem('duplicate', { label }, about(fields, words));
    }
    case '23503': {
      if (/still referenced/i.test(pg.detail ?? '')) return new Problem('inUse', { by: tableWords(pg.table) });
      const { label, fields } = fieldOf(pg);
      return new Problem('unknownRef', { label }, about(fields, ['This entry does not exist here', '所选内容不存在']));
    }
    // Two writers met: the loser may simply try again.
    case '40001':
    case '40P01':
      return new Problem('stale');
    case '54000': // a value too big for its index
      return new Problem('badRequest');
    default:
      if (pg.code.startsWith('22')) return new Problem('badRequest');
      if (/^(?:08|57P|53)/.test(pg.code) || pg.code === 'ECONNREFUSED') return new Problem('unavailable');
      return null;
  }
}

/** Drizzle wraps what the driver throws; the code lies somewhere down the causes. */
function pgError(error: unknown): PgError | null {
  let at: unknown = error;
  for (let depth = 0; depth < 5 && at instanceof Error; depth++) {
    const code = (at as { code?: unknown }).code;
    if (typeof code === 'string' && (/^[0-9A-Z]{5}$/.test(code) || code === 'ECONNREFUSED'))
      return at as Error & PgError;
    at = at.cause;
  }
  return null;
}

const scopes = new Set(['tenant_id', 'project_id']);

function fieldOf(pg: PgError): { label: Words; fields: string[] } {
  const columns = (/^Key \(([^)]*)\)/.exec(pg.detail ?? '')?.[1] ?? '').split(',').map((name) => name.trim());
  const resource = defined.find((one) => snake(one.name) === pg.table);
  if (!resource) return { label: someField, fields: [] };
  const known = Object.entries(resource.fields as Fields).filter(
    ([name]) => columns.includes(snake(name)) && !scopes.has(snake(name)),
  );
  return { label: known.at(-1)?.[1].label ?? someField, fields: known.map(([name]) => name) };
}

function tableWords(table: string | undefined): Words {
  const resource = defined.find((one) => snake(one.name) === table);
  return resource?.title ?? tableNames[table ?? ''] ?? otherRecords;
}

function about(fields: string[], words: Words): FieldProblems | undefined {
  return fields.length > 0 ? Object.fromEntries(fields.map((name) => [name, { words }])) : undefined;
}
