import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allEndpoints } from '#server/app.ts';
import type { AnyEndpoint } from '#server/kernel/endpoint.ts';
import { type TestApp, testApp, testConfig } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';

/**
 * Every write route against generated bodies: whatever comes, no answer is a 500, and what is refused has changed
 * nothing. Half of the values are of the kind a field wants, so that bodies get past the first check.
 */
const BODIES = 12;
const RUNS = 4;

let app: TestApp;
let people: Caller[];
let known: string[];

beforeAll(async () => {
  app = await testApp();
  people = await Promise.all(['qm', 'admin', 'subm'].map((account) => app.as(account)));
  const rows = await app.rows(sql`
    (select id from report limit 6) union all (select id from defect limit 6) union all (select id from block limit 3)
    union all (select id from level limit 3) union all (select id from unit limit 3) union all (select id from room limit 3)
    union all (select id from unit_type limit 2) union all (select id from room_type limit 2) union all
    (select id from param limit 2) union all (select id from role limit 3) union all (select id from menu limit 3)
    union all (select id from data_scope limit 2) union all (select id from dict_biz limit 4) union all (select id from file limit 3)
    union all (select id from user_account limit 4) union all (select id from defect_type limit 2)`);
  known = rows.map((row) => String(row['id']));
});

/** One number for everything that business writes can change. */
async function fingerprint(): Promise<string> {
  const tables = await app.rows(sql`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name not in ('session', 'login_failure', 'captcha', 'migration', 'log_api', 'log_usual') order by 1`);
  const each = tables.map(
    ({ name }) =>
      sql`select coalesce(sum(hashtextextended(t::text, 0)), 0) as h, count(*) as n from ${sql.identifier(String(name))} t`,
  );
  const [row] = await app.rows(
    sql`select string_agg(h::text || ':' || n::text, ',') as sum from (${sql.join(each, sql` union all `)}) x`,
  );
  return String(row!['sum']);
}

const nasty = fc.oneof(
  fc.constantFrom(
    '',
    ' ',
    '0',
    '-1',
    '\u0000',
    '\ud800',
    "'; drop table report; --",
    '<script>alert(1)</script>',
    '%_\\',
    '99999999999999999999',
    '9223372036854775807',
    'x'.repeat(5000),
    '../../etc/passwd',
    'NaN',
    '2026-13-45',
    '__proto__',
  ),
  fc.constantFrom(null, true, false, -1, 0, 1, 1.5, 2 ** 31, 2 ** 53, 1e308, [], {}, [[]], { length: 1e9 }),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 3 }),
);

function valueFor(key: string): fc.Arbitrary<unknown> {
  const id = fc.nat({ max: 1000 }).map((n) => known[n % known.length]!);
  const likely = fc.oneof(
    id,
    fc.integer({ min: 0, max: 3 }),
    fc.constantFrom('architectural', 'building', '1', '0', 'pass', 'fail', 'ok text', '2026-01-02'),
    fc.array(id, { maxLength: 3 }),
    fc.array(fc.record({ fileId: id, tag: fc.constantFrom('before', 'after', 'x') }), { maxLength: 2 }),
    fc.array(fc.record({ defectId: id, result: fc.constantFrom('pass', 'fail', 'x'), comment: fc.string() }), {
      maxLength: 2,
    }),
  );
  if (/^(id|ids)$/i.test(key) || /Id$|_id$/.test(key)) return fc.oneof({ weight: 3, arbitrary: id }, nasty);
  return fc.oneof({ weight: 2, arbitrary: likely }, nasty);
}

/** Field names that a schema speaks of, however it is wrapped. */
function keysOf(schema: z.ZodType): string[] {
  const found = new Set<string>();
  const visit = (node: unknown, depth: number): void => {
    if (depth > 6 || typeof node !== 'object' || node === null) return;
    for (const [key, value] of Object.entries(node as Record<string, unknown>)) {
      if (key === 'properties' && typeof value === 'object' && value !== null)
        for (const name of Object.keys(value)) found.add(name);
      visit(value, depth + 1);
    }
  };
  visit(z.toJSONSchema(schema, { unrepresentable: 'any', io: 'input' }), 0);
  return [...found];
}

function bodyFor(endpoint: AnyEndpoint): fc.Arbitrary<unknown> {
  const keys = new Set([...keysOf(endpoint.input), 'id', 'ids', 'version', 'extra']);
  const shape = Object.fromEntries([...keys].map((key) => [key, valueFor(key)]));
  const record = fc.record(shape, { requiredKeys: [] });
  return fc.oneof(
    { weight: 8, arbitrary: record },
    { weight: 1, arbitrary: fc.array(record, { maxLength: 3 }) },
    nasty,
  );
}

const asQuery = (body: unknown): Record<string, string> =>
  typeof body === 'object' && body !== null
    ? Object.fromEntries(
        Object.entries(body).map(([key, value]) => [
          key,
          typeof value === 'string' ? value : (JSON.stringify(value) ?? ''),
        ]),
      )
    : { ids: String(body) };

const writes = allEndpoints({ config: testConfig } as never).filter(
  (endpoint) => endpoint.method === 'post' && !endpoint.path.startsWith('/blade-auth/'),
);

describe('every write route against generated bodies', () => {
  it('knows the write routes', () => {
    expect(writes.length).toBeGreaterThan(30);
  });

  it.each(writes.map((endpoint) => [endpoint.path, endpoint] as const))(
    '%s',
    { timeout: 60_000 },
    async (path, endpoint) => {
      await fc.assert(
        fc.asyncProperty(
          fc.array(bodyFor(endpoint), { minLength: 1, maxLength: BODIES }),
          fc.nat(2),
          async (bodies, who) => {
            let before = await fingerprint();
            for (const body of bodies) {
              const sent = endpoint.from === 'query' ? undefined : body;
              const answer = await people[who]!.post(path, sent, endpoint.from === 'query' ? asQuery(body) : {});
              expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(500);
              expect(answer.body.code).toBe(answer.status);
              if (answer.body.code === 200) before = await fingerprint();
              else expect(answer.body.msg).not.toBe('');
            }
            expect(await fingerprint()).toBe(before);
          },
        ),
        { numRuns: RUNS, seed: 20_260_101, endOnFailure: true },
      );
    },
  );
});
