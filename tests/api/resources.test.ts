import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { snake } from '#server/db/tables/table-of.ts';
import { adminSite } from '#tests/support/admin-site.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';
import { badValues, created, sampleOf } from '#tests/support/resource-samples.ts';

/** What every plain record refuses, and what it does: the same sentences for all of them. */

const nobody = '4611686018427387904';
const script = `<script>alert("x")</script> & 'quoted' =1+1`;

let app: TestApp;
let admin: Caller;
let elsewhere: Caller;
let sub: Caller;
let foreign: Caller;

beforeAll(async () => {
  ({ app, admin, elsewhere, sub, foreign } = await adminSite());
});

const all = Object.values(resources).map((resource) => [resource.name, resource as unknown as Resource] as const);

/** Everything in the table of a resource, as one number. */
async function fingerprint(resource: Resource): Promise<string> {
  const [row] = await app.rows(
    sql`select coalesce(sum(hashtextextended(t::text, 0)), 0)::text || ':' || count(*) as sum from ${sql.identifier(snake(resource.name))} t`,
  );
  return String(row!['sum']);
}

async function unchanged<T>(resource: Resource, run: () => Promise<T>): Promise<T> {
  const before = await fingerprint(resource);
  const answer = await run();
  expect(await fingerprint(resource)).toBe(before);
  return answer;
}

const words = (resource: Resource) =>
  Object.entries(resource.fields).filter(([, field]) => field.kind === 'text' || field.kind === 'area');
/** A text field that a person may write anything into. */
const plainText = (resource: Resource) =>
  words(resource).find(([name]) => /Value$|[nN]ame$|^title$|issueContent$|^memo$/.test(name) && name !== 'nameEn')![0];
/** The fields that must be unique together, without those that name a parent. */
const uniqueFields = (resource: Resource) => [
  ...(resource.uniqueTogether ?? []),
  ...Object.keys(resource.fields).filter((name) => resource.fields[name]!.unique),
];

describe.each(all)('%s', (_name, resource) => {
  const at = (call: string) => `${resource.path}/${call}`;
  const readers = ['list', 'detail'] as const;

  it('refuses who is not signed in', async () => {
    for (const [method, call] of [
      ['GET', 'list'],
      ['GET', `detail?id=1`],
      ['POST', 'submit'],
      ['POST', 'remove?ids=1'],
    ] as const) {
      const answer = await app.request(`/api${at(call)}`, {
        method,
        headers: { Authorization: admin.headers()['Authorization']!, 'Project-Id': admin.projectId },
      });
      expect(answer.status).toBe(401);
    }
  });

  it('refuses who lacks the permission', async () => {
    const row = await created(resource, admin);
    const body = await sampleOf(resource, admin);
    await unchanged(resource, async () => {
      expect((await sub.post(at('submit'), body)).status).toBe(403);
      expect((await sub.post(at('submit'), { id: row.id, version: row.version })).status).toBe(403);
      expect((await sub.post(at('remove'), undefined, { ids: row.id })).status).toBe(403);
    });
    for (const call of readers) {
      // A parameter that is no website configuration does not exist for who may not see the parameters, nor a notice
      // for who is not among those it is for.
      const hidden = ['param', 'notice'].includes(resource.name) && call === 'detail';
      const expected = hidden ? 404 : resource.openRead ? 200 : 403;
      expect((await sub.get(at(call), { id: row.id })).status, call).toBe(expected);
    }
  });

  it('does not know what is not there', async () => {
    expect((await admin.get(at('detail'), { id: nobody })).status).toBe(404);
    await unchanged(resource, async () => {
      expect((await admin.post(at('submit'), { id: nobody })).status).toBe(404);
      expect((await admin.post(at('remove'), undefined, { ids: nobody })).status).toBe(404);
    });
    expect((await admin.get(at('detail'), { id: 'abc' })).status).toBe(400);
    expect((await admin.get(at('detail'))).status).toBe(400);
  });

  it('removes all of the ids or none', async () => {
    const row = await created(resource, admin);
    await unchanged(resource, async () => {
      expect((await admin.post(at('remove'), undefined, { ids: `${row.id},${nobody}` })).status).toBe(404);
      expect((await admin.post(at('remove'), undefined, { ids: `${row.id},x` })).status).toBe(400);
      expect((await admin.post(at('remove'))).body.msg).toContain('select at least one');
    });
  });

  if (resource.scope === 'project')
    it('keeps to its project', async () => {
      const row = await created(resource, admin);
      const list = await elsewhere.get(at('list'), { size: -1 });
      expect(list.body.data.records.map((one: { id: string }) => one.id)).not.toContain(row.id);
      expect((await elsewhere.get(at('detail'), { id: row.id })).status).toBe(404);
      await unchanged(resource, async () => {
        expect((await elsewhere.post(at('submit'), { id: row.id, version: row.version })).status).toBe(404);
        expect((await elsewhere.post(at('remove'), undefined, { ids: row.id })).status).toBe(404);
      });
      const { projectId } = foreign;
      foreign.projectId = admin.projectId;
      for (const call of readers) expect((await foreign.get(at(call), { id: row.id })).status).toBe(403);
      expect((await foreign.post(at('submit'), row)).status).toBe(403);
      foreign.projectId = '';
      expect((await foreign.get(at('list'))).status).toBe(400);
      foreign.projectId = projectId;
      // A record of one project cannot point into another.
      const own = await sampleOf(resource, elsewhere);
      for (const [name, field] of Object.entries(resource.fields)) {
        if (!field.to) continue;
        const value = row[name];
        const refused = await unchanged(resource, () => elsewhere.post(at('submit'), { ...own, [name]: value }));
        expect(refused.status).toBe(400);
        expect(Object.keys(refused.body.data.fields)).toEqual([name]);
      }
    });

  if (resource.scope !== 'system')
    it('keeps to its tenant', async () => {
      const row = await created(resource, admin);
      const list = await foreign.get(at('list'), { size: -1 });
      expect(JSON.stringify(list.body.data)).not.toContain(`"${row.id}"`);
      expect((await foreign.get(at('detail'), { id: row.id })).status).toBe(404);
      await unchanged(resource, async () => {
        expect((await foreign.post(at('submit'), { id: row.id, version: row.version })).status).toBe(404);
        expect((await foreign.post(at('remove'), undefined, { ids: row.id })).status).toBe(404);
      });
    });

  if (resource.scope === 'system')
    it('is read by every tenant and written by the platform only', async () => {
      const row = await created(resource, admin);
      expect((await foreign.get(at('detail'), { id: row.id })).status).toBe(200);
      const body = await sampleOf(resource, admin);
      await unchanged(resource, async () => {
        expect((await foreign.post(at('submit'), body)).status).toBe(403);
        expect((await foreign.post(at('submit'), { id: row.id })).status).toBe(403);
        expect((await foreign.post(at('remove'), undefined, { ids: row.id })).status).toBe(403);
      });
    });

  const bad = Object.entries(resource.fields).flatMap(([name, field]) =>
    badValues(field).map(([why, value]) => [name, why, value] as const),
  );
  it('refuses wrong values, names the field, and changes nothing', async () => {
    const body = await sampleOf(resource, admin);
    const row = await created(resource, admin);
    const before = await fingerprint(resource);
    for (const [name, why, value] of bad)
      for (const sent of [
        { ...body, [name]: value },
        { id: row.id, [name]: value },
      ]) {
        const refused = await admin.post(at('submit'), sent);
        const told = Object.keys(refused.body.data.fields ?? {}).map((path) => path.split('.')[0]);
        expect([name, why, refused.status, told], JSON.stringify(refused.body)).toEqual([name, why, 400, [name]]);
      }
    expect(await fingerprint(resource)).toBe(before);
  });

  const needed = Object.entries(resource.fields)
    .filter(([name, field]) => field.required && !resource.defaults?.[name])
    .map(([name]) => name);
  it.each(needed)('needs %s, now and later', async (name) => {
    const { [name]: _left, ...rest } = await sampleOf(resource, admin);
    const row = await created(resource, admin);
    const refused = await unchanged(resource, () => admin.post(at('submit'), rest));
    expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([400, [name]]);
    const emptied = await unchanged(resource, () => admin.post(at('submit'), { id: row.id, [name]: '' }));
    expect([emptied.status, Object.keys(emptied.body.data.fields)]).toEqual([400, [name]]);
  });

  if (uniqueFields(resource).length > 0)
    it('is not there twice', async () => {
      const row = await created(resource, admin);
      const again = { ...(await sampleOf(resource, admin)) };
      for (const name of uniqueFields(resource)) again[name] = row[name];
      const refused = await unchanged(resource, () => admin.post(at('submit'), again));
      expect(refused.status).toBe(400);
      expect(refused.body.msg).toContain('already in use');
      expect(uniqueFields(resource)).toEqual(expect.arrayContaining(Object.keys(refused.body.data.fields)));
      const both = await Promise.all(
        [1, 2].map(() =>
          admin.post(at('submit'), {
            ...again,
            [uniqueFields(resource).find((n) => words(resource).some(([w]) => w === n))!]: 'race',
          }),
        ),
      );
      expect(both.map((one) => one.status).toSorted()).toEqual([200, 400]);
      await admin.post(at('remove'), undefined, { ids: both.find((one) => one.status === 200)!.body.data.id });
    });

  it('refuses an edit of an old version', async () => {
    const row = await created(resource, admin);
    const name = plainText(resource);
    expect((await admin.post(at('submit'), { id: row.id, version: row.version, [name]: 'newer' })).status).toBe(200);
    const late = await unchanged(resource, () =>
      admin.post(at('submit'), { id: row.id, version: row.version, [name]: 'late' }),
    );
    expect([late.status, late.body.code]).toEqual([409, 409]);
    const both = ['one', 'two'].map((text) => admin.post(at('submit'), { id: row.id, version: 1, [name]: text }));
    expect((await Promise.all(both)).map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('keeps text with scripts in it as text', async () => {
    const name = plainText(resource);
    const row = await created(resource, admin, { [name]: script });
    expect(row[name]).toBe(script);
    expect((await admin.get(at('detail'), { id: row.id })).body.data[name]).toBe(script);
  });

  it('is added, listed, read, edited and removed', async () => {
    const body = await sampleOf(resource, admin);
    const added = await admin.post(at('submit'), { id: '', ...body });
    expect(added.body).toMatchObject({ code: 200, success: true });
    const row = added.body.data;
    const heading =
      resource.parent === 'parentId' ? { parentId: '0', ...(resource.fields['dictKey'] ? { dictKey: '-1' } : {}) } : {};
    expect(row).toMatchObject({ ...body, ...heading, version: 0 });
    expect(row.id).toMatch(/^\d+$/);
    expect(row.createTime).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);

    const detail = (await admin.get(at('detail'), { id: row.id })).body.data;
    expect(detail).toEqual(row);
    const listed = (await admin.get(at('list'), { id_equal: row.id })).body.data;
    expect(resource.parent === 'parentId' ? listed : listed.records).toMatchObject([{ id: row.id }]);

    const name = plainText(resource);
    app.clock.advance({ seconds: 2 });
    const edited = (await admin.post(at('submit'), { id: row.id, version: 0, [name]: '  changed ' })).body.data;
    expect(edited).toEqual({
      ...row,
      [name]: 'changed',
      version: 1,
      updateTime: expect.not.stringMatching(row.updateTime),
    });

    expect((await admin.post(at('remove'), undefined, { ids: row.id })).body).toMatchObject({ code: 200, data: {} });
    expect((await admin.get(at('detail'), { id: row.id })).status).toBe(404);
  });
});

describe('a list', () => {
  const at = '/qcdm/project/roomType/list';
  const found = async (params: Record<string, string | number>) => {
    const { body } = await admin.get(at, { size: -1, ascs: 'roomCode', ...params });
    return body.data.records.map((row: { roomCode: string }) => row.roomCode);
  };
  beforeAll(async () => {
    for (const row of (await admin.get(at, { size: -1 })).body.data.records)
      await admin.post('/qcdm/project/roomType/remove', undefined, { ids: row.id });
    let sort = 0;
    for (const [roomCode, name, wet] of [
      ['f-a', '50%_off', 1],
      ['f-b', 'Bath', 1],
      ['f-c', 'bathing', 0],
      ['f-d', 'Sea', 0],
    ] as const)
      await created(resources.roomType as unknown as Resource, admin, {
        roomCode,
        name,
        wet,
        nameEn: '',
        sort: ++sort,
      });
  });

  it.each([
    [{ name: 'BATH', roomCode: 'f-' }, 'f-b,f-c'],
    [{ name: '%', roomCode: 'f-' }, 'f-a'],
    [{ name: '0%_', roomCode: 'f-' }, 'f-a'],
    [{ name_equal: 'Bath', roomCode: 'f-' }, 'f-b'],
    [{ name_notequal: 'Bath', roomCode: 'f-' }, 'f-a,f-c,f-d'],
    [{ name_like: 'ea', roomCode: 'f-' }, 'f-d'],
    [{ name_notlike: 'a', roomCode: 'f-' }, 'f-a'],
    [{ name_likeleft: 'ath', roomCode: 'f-' }, 'f-b'],
    [{ name_likeright: 'bath', roomCode: 'f-' }, 'f-b,f-c'],
    [{ sort_ge: 3, roomCode: 'f-' }, 'f-c,f-d'],
    [{ sort_le: '2', roomCode: 'f-' }, 'f-a,f-b'],
    [{ sort_gt: 3, roomCode: 'f-' }, 'f-d'],
    [{ sort_lt: 2, roomCode: 'f-' }, 'f-a'],
    [{ wet_equal: 1, roomCode: 'f-' }, 'f-a,f-b'],
    [{ nameEn_null: '1', roomCode: 'f-' }, 'f-a,f-b,f-c,f-d'],
    [{ nameEn_notnull: '1', roomCode: 'f-' }, ''],
    [{ createTime_datege: '2000-01-01', roomCode: 'f-' }, 'f-a,f-b,f-c,f-d'],
    [{ createTime_datelt: '2000-01-01', roomCode: 'f-' }, ''],
    [{ name: '', nonsense: 'x', nonsense_equal: 'x', name_nonsense: 'x', roomCode: 'f-' }, 'f-a,f-b,f-c,f-d'],
    [{ wet: 1, roomCode: 'f-' }, 'f-a,f-b,f-c,f-d'], // not a search field: says nothing without a suffix
    [{ ascs: '', descs: 'sort', roomCode: 'f-' }, 'f-d,f-c,f-b,f-a'],
    [{ ascs: 'room_code;drop table x', descs: 'room_code', roomCode: 'f-' }, 'f-d,f-c,f-b,f-a'],
  ])('filters and orders by %j', async (params, codes) => {
    expect((await found(params)).join()).toBe(codes);
  });

  it('takes a day as the whole day in the clock of the wire', async () => {
    const today = (await admin.get(at, { roomCode: 'f-a' })).body.data.records[0].createTime.slice(0, 10);
    expect(await found({ createTime_dateequal: today, roomCode: 'f-a' })).toEqual(['f-a']);
    expect(await found({ createTime_le: today, roomCode: 'f-a' })).toEqual(['f-a']);
    expect(await found({ createTime_gt: today, roomCode: 'f-a' })).toEqual([]);
  });

  it.each([
    { sort_ge: 'many' },
    { sort_like: '1' },
    { sort_equal: '99999999999' },
    { id_equal: 'abc' },
    { createTime_ge: 'yesterday' },
    { createTime_ge: '2026-02-31' },
    { name_datege: '2026-01-01' },
    { name: 'a\u0000b' },
    { current: 0 },
    { current: 'x' },
    { size: 0 },
    { size: 501 },
    { size: -2 },
  ])('refuses %j', async (params) => {
    const { status, body } = await admin.get(at, params as never);
    expect([status, Object.keys(body.data.fields)]).toEqual([400, Object.keys(params)]);
  });

  it('comes in pages', async () => {
    const page = async (current: number, size: number) =>
      (await admin.get(at, { roomCode: 'f-', ascs: 'sort', current, size })).body.data;
    expect(await page(1, 3)).toMatchObject({ total: 4, size: 3, current: 1, pages: 2, records: [{}, {}, {}] });
    expect(await page(2, 3)).toMatchObject({ total: 4, records: [{ roomCode: 'f-d' }] });
    expect(await page(9, 3)).toMatchObject({ total: 4, records: [] });
    expect(await page(1, -1)).toMatchObject({ total: 4, size: -1, pages: 1, records: [{}, {}, {}, {}] });
  });

  it('narrows by lists of ids and by references', async () => {
    const type = await created(resources.roomType as unknown as Resource, admin);
    const unitType = await created(resources.unitType as unknown as Resource, admin, {
      roomTypeIds: [type.id, type.id],
    });
    expect(unitType['roomTypeIds']).toEqual([type.id]);
    expect(unitType['roomTypeIdsName']).toBe(type['nameEn']);
    const list = (await admin.get('/qcdm/project/unittype/list', { roomTypeIds_equal: type.id })).body.data;
    expect(list.records.map((row: { id: string }) => row.id)).toEqual([unitType.id]);
    const level = await created(resources.level as unknown as Resource, admin);
    const levels = (await admin.get('/qcdm/project/level/list', { block_id: String(level['block_id']) })).body.data;
    expect(levels.records).toMatchObject([{ id: level.id, block_idName: expect.stringContaining('block_name') }]);
  });
});

describe('what is used', () => {
  const chain = [
    ['block', 'level', 'block_id'],
    ['level', 'unit', 'level_id'],
    ['unitType', 'unit', 'unit_type_id'],
    ['roomType', 'room', 'room_type_id'],
    ['roomType', 'unitType', 'roomTypeIds'],
  ] as const;
  it.each(chain)('%s is not removed while %s says it in %s', async (used, by, field) => {
    const target = resources[used] as unknown as Resource;
    const user = resources[by] as unknown as Resource;
    const row = await created(target, admin);
    const value = user.fields[field]!.kind === 'refs' ? [row.id] : row.id;
    await created(user, admin, { [field]: value });
    const refused = await unchanged(target, () => admin.post(`${target.path}/remove`, undefined, { ids: row.id }));
    expect(refused.status).toBe(400);
    const titles = Object.values(resources).map((one) => one.title[0]);
    expect(titles.filter((title) => refused.body.msg.includes(title))).toContain(user.title[0]);
  });
});
