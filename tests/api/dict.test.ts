import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { roleIdOf } from '#server/db/seed/base/tenant-base.ts';
import { adminSite } from '#tests/support/admin-site.ts';
import type { Caller, Loose } from '#tests/support/caller.ts';
import { created } from '#tests/support/resource-samples.ts';

let admin: Caller;
let qm: Caller;
let foreign: Caller;

beforeAll(async () => {
  ({ admin, qm, foreign } = await adminSite());
});

describe.each(['dict', 'dict-biz'] as const)('%s', (group) => {
  const at = (call: string) => `/blade-system/${group}/${call}`;
  const submit = (body: object, by = admin) => by.post(at('submit'), body);
  const added = async (body: object): Promise<Loose> => {
    const answer = await submit(body);
    if (answer.body.code !== 200) throw new Error(JSON.stringify(answer.body));
    return answer.body.data;
  };
  const refused = async (body: object, field?: string) => {
    const answer = await submit(body);
    expect(answer.status, JSON.stringify(answer.body)).toBe(400);
    if (field) expect(Object.keys(answer.body.data.fields)).toContain(field);
    return answer.body.msg;
  };
  /** A dictionary with two entries. */
  const colours = async (code: string) => {
    const heading = await added({ code, dictValue: '颜色', nameEn: 'Colour', sort: 7 });
    const entry = (dictKey: string, sort: number, dictValue: string) =>
      added({ code, parentId: heading.id, dictKey, dictValue, nameEn: dictValue, sort });
    return { heading, red: await entry('r', 2, 'red'), blue: await entry('b', 1, 'blue') };
  };
  const keys = async (code: string) =>
    (await admin.get(at('dictionary'), { code })).body.data.map((entry: Loose) => entry.dictKey);

  it('answers entries in order, without the heading', async () => {
    const { red } = await colours('colours1');
    const { body } = await qm.get(at('dictionary'), { code: 'colours1' });
    expect(body.data).toEqual([
      expect.objectContaining({ dictKey: 'b' }),
      {
        id: red.id,
        code: 'colours1',
        dictKey: 'r',
        dictValue: 'red',
        name: 'red',
        nameEn: 'red',
        sort: 2,
        remark: '',
        isSealed: 0,
      },
    ]);
    expect((await qm.get(at('dictionary'), { code: 'nonsense' })).body.data).toEqual([]);
    expect((await qm.get(at('dictionary'))).status).toBe(400);
  });

  it('has headings and children, as pages and as trees', async () => {
    const { heading, red, blue } = await colours('colours2');
    const parents = (await admin.get(at('parent-list'), { code: 'colours2' })).body.data;
    expect(parents).toMatchObject({ total: 1, records: [{ id: heading.id, dictKey: '-1', parentId: '0' }] });
    const children = (await admin.get(at('child-list'), { parentId: heading.id, current: 1, size: 1 })).body.data;
    expect(children).toMatchObject({ total: 2, records: [{ id: blue.id }] });
    const filtered = (await admin.get(at('child-list'), { parentId: heading.id, dictValue: 'RE' })).body.data;
    expect(filtered.records).toMatchObject([{ id: red.id }]);
    expect((await admin.get(at('child-list'))).status).toBe(400);

    const list = (await admin.get(at('list'), { code: 'colours2' })).body.data;
    expect(list).toMatchObject([{ id: heading.id, hasChildren: true, children: [{ id: blue.id }, { id: red.id }] }]);
    expect(list[0].children[0]).not.toHaveProperty('children');
    const orphan = (await admin.get(at('list'), { code: 'colours2', dictValue: 'red' })).body.data;
    expect(orphan).toMatchObject([{ id: red.id, hasChildren: false }]);

    const all = (await admin.get(at('tree'), { code: 'DICT' })).body.data;
    expect(all.length).toBeGreaterThan(1);
    const [node] = (await admin.get(at('tree'), { code: 'colours2' })).body.data;
    const { children: below, ...root } = node;
    expect(root).toEqual({
      id: heading.id,
      parentId: '0',
      title: 'Colour',
      key: heading.id,
      value: heading.id,
      hasChildren: true,
    });
    expect(below.map((one: Loose) => one.title)).toEqual(['blue', 'red']);
  });

  it('gives an entry the code of its parent and a heading the key −1', async () => {
    const { heading, red } = await colours('colours3');
    expect(heading.dictKey).toBe('-1');
    const entry = await added({ code: 'another', parentId: heading.id, dictKey: 'g', dictValue: 'green' });
    expect(entry.code).toBe('colours3');
    const bare = await added({ parentId: heading.id, dictKey: 'w', dictValue: 'white' });
    expect(bare.code).toBe('colours3');
    const moved = (await submit({ id: red.id, code: 'another' })).body.data;
    expect(moved.code).toBe('colours3');
    const below = await added({ parentId: red.id, dictKey: 'dark', dictValue: 'dark red' });
    expect(below.code).toBe('colours3');
    const renamed = (await submit({ id: heading.id, code: 'colours3b', dictKey: 'x' })).body.data;
    expect(renamed).toMatchObject({ code: 'colours3b', dictKey: '-1' });
    expect((await keys('colours3b')).toSorted()).toEqual(['b', 'dark', 'g', 'r', 'w']);
    expect(await keys('colours3')).toEqual([]);
  });

  it('refuses what breaks a dictionary', async () => {
    const { heading, red, blue } = await colours('colours4');
    const other = await colours('colours4x');
    await refused({ dictValue: 'no code' }, 'code');
    await refused({ code: 'colours4', dictValue: 'again' }, 'code');
    const child = { code: 'colours4', parentId: heading.id, dictValue: 'x' };
    await refused(child, 'dictKey');
    await refused({ ...child, dictKey: '-1' }, 'dictKey');
    expect(await refused({ ...child, dictKey: 'r' }, 'dictKey')).toContain('already in use');
    await refused({ ...child, dictKey: 'n', parentId: '4611686018427387904' }, 'parentId');
    await refused({ id: red.id, parentId: '0' }, 'parentId');
    await refused({ id: red.id, parentId: other.heading.id }, 'parentId');
    await refused({ id: heading.id, parentId: blue.id }, 'parentId');
    await refused({ id: red.id, dictKey: '' }, 'dictKey');
    const below = await added({ parentId: red.id, dictKey: 'dark', dictValue: 'dark red' });
    await refused({ id: red.id, parentId: below.id }, 'parentId');
    await refused({ id: red.id, parentId: red.id }, 'parentId');
  });

  it('does not change what is sealed', async () => {
    const { heading, red } = await colours('colours5');
    expect((await submit({ id: red.id, isSealed: 1 })).body.data.isSealed).toBe(1);
    expect(await refused({ id: red.id, dictValue: 'crimson' })).toContain('sealed');
    expect(await refused({ id: red.id, isSealed: 1, dictValue: 'crimson' })).toContain('sealed');
    const removal = await admin.post(at('remove'), undefined, { ids: red.id });
    expect(removal.body.msg).toContain('sealed');
    expect(await keys('colours5')).toContain('r');
    await submit({ id: heading.id, isSealed: 1 });
    expect(await refused({ parentId: heading.id, dictKey: 'g', dictValue: 'green' })).toContain('sealed');
    expect((await submit({ id: red.id, isSealed: 0, dictValue: 'crimson' })).body.data.dictValue).toBe('crimson');
  });

  it('is removed with its entries or not at all', async () => {
    const { heading, red, blue } = await colours('colours6');
    const remove = (...ids: string[]) => admin.post(at('remove'), undefined, { ids: ids.join() });
    for (const ids of [[heading.id], [heading.id, red.id]]) {
      const answer = await remove(...ids);
      expect(answer.body.msg).toContain('still used by');
      expect(await keys('colours6')).toEqual(['b', 'r']);
    }
    expect((await remove(blue.id, heading.id, red.id)).status).toBe(200);
    expect((await admin.get(at('parent-list'), { code: 'colours6' })).body.data.total).toBe(0);
  });
});

describe('a key that records use', () => {
  it('stays', async () => {
    const list = async (code: string) => (await admin.get('/blade-system/dict-biz/list', { code })).body.data[0];
    const heading = await list('building_type');
    const zone = heading.children.find((one: Loose) => one.dictKey === 'zone');
    await created(resources.reportIssue as unknown as Resource, admin, { buildingType: 'zone' });
    const refusals = [
      await admin.post('/blade-system/dict-biz/remove', undefined, { ids: zone.id }),
      await admin.post('/blade-system/dict-biz/submit', { id: zone.id, dictKey: 'zones' }),
      await admin.post('/blade-system/dict-biz/submit', { id: heading.id, code: 'kinds' }),
    ];
    for (const { status, body } of refusals) {
      expect(status).toBe(400);
      expect(body.msg).toContain('Report issues');
    }
    await qm.post('/qcdm/report/submit', { professionId: 'waterproofing', description: 'Leak' });
    const wet = (await list('profession')).children.find((one: Loose) => one.dictKey === 'waterproofing');
    const removal = await admin.post('/blade-system/dict-biz/remove', undefined, { ids: wet.id });
    expect(removal.body.msg).toContain('NCR reports');
  });

  it('is the own tenant’s business', async () => {
    const mine = (await admin.get('/blade-system/dict-biz/dictionary', { code: 'profession' })).body.data;
    const theirs = (await foreign.get('/blade-system/dict-biz/dictionary', { code: 'profession' })).body.data;
    const ids = new Set(mine.map((entry: Loose) => entry.id));
    expect(theirs.length).toBeGreaterThan(0);
    expect(theirs.some((entry: Loose) => ids.has(entry.id))).toBe(false);
  });
});

describe('a parameter of roles', () => {
  it('changes permissions at the next request', async () => {
    const { records } = (await admin.get('/blade-system/param/list', { paramKey_equal: 'ADMIN_ID' })).body.data;
    const set = (paramValue: string) => admin.post('/blade-system/param/submit', { id: records[0].id, paramValue });
    // Only an administrator may look into the roles of others.
    const look = async () =>
      (await qm.get('/blade-system/menu/getMenuByRole', { roleIds: roleIdOf('000000', 'PM') })).status;
    expect(await look()).toBe(403);
    expect((await set(`${records[0].paramValue},${roleIdOf('000000', 'QM')}`)).status).toBe(200);
    expect(await look()).toBe(200);
    expect((await set(records[0].paramValue)).status).toBe(200);
    expect(await look()).toBe(403);
  });
});
