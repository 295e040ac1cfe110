import { deflateRawSync } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '#domain/kernel/resource.ts';
import { resources } from '#domain/resources/all.ts';
import { readSheetRows, writeSheet, XLSX } from '#server/kernel/sheet.ts';
import { adminSite } from '#tests/support/admin-site.ts';
import type { TestApp } from '#tests/support/app.ts';
import type { Caller, Loose } from '#tests/support/caller.ts';
import { photoBy } from '#tests/support/ncr.ts';
import { created } from '#tests/support/resource-samples.ts';

const at = (rest: string) => `/qcdm/project/${rest}`;

let app: TestApp;
let admin: Caller;
let elsewhere: Caller;
let qm: Caller;
let sub: Caller;

beforeAll(async () => {
  ({ app, admin, elsewhere, qm, sub } = await adminSite());
});

const make = (name: keyof typeof resources, over: Record<string, unknown>, by = admin) =>
  created(resources[name] as unknown as Resource, by, over);
const roomsOf = async (unitId: string): Promise<Loose[]> =>
  (await admin.get(at('room/list'), { unit_id: unitId, size: -1 })).body.data.records;
const codes = (rooms: { room_code: string }[]) =>
  rooms
    .map((room) => room.room_code)
    .toSorted()
    .join();

/** A block with one level, and unit types: bath (wet, windowed), bed (windowed), and one that has no rooms. */
async function tower(code: string) {
  const bath = await make('roomType', { roomCode: `${code}-BATH`, wet: 1, windowed: 1 });
  const bed = await make('roomType', { roomCode: `${code}-BED`, wet: 0, windowed: 1 });
  const store = await make('roomType', { roomCode: `${code}-STORE`, wet: 0, windowed: 0 });
  const large = await make('unitType', { name: `${code} large`, roomTypeIds: [bath.id, bed.id, store.id] });
  const small = await make('unitType', { name: `${code} small`, roomTypeIds: [bath.id, bed.id] });
  const empty = await make('unitType', { name: `${code} empty`, roomTypeIds: [] });
  const block = await make('block', { building_code: code, block_name: `Tower ${code}` });
  const level = await make('level', { block_id: block.id, level_code: 'L1', level_name: 'Level 1' });
  return { code, bath, bed, store, large, small, empty, block, level };
}

const changes = async <T>(run: () => Promise<T>): Promise<[boolean, T]> => {
  const sum = async () => {
    const [row] = await app.rows(sql`select string_agg(h, ',') as sum from (
      select coalesce(sum(hashtextextended(t::text, 0)), 0)::text as h from unit t union all
      select coalesce(sum(hashtextextended(t::text, 0)), 0)::text from room t union all
      select coalesce(sum(hashtextextended(t::text, 0)), 0)::text from level t) x`);
    return String(row!['sum']);
  };
  const before = await sum();
  const answer = await run();
  return [(await sum()) !== before, answer];
};

describe('rooms of a unit', () => {
  let t: Awaited<ReturnType<typeof tower>>;
  beforeAll(async () => {
    t = await tower('R');
  });

  it('come with the unit type', async () => {
    const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    expect(unit).toMatchObject({ unit_type: 'R large', unit_type_idName: 'R large', roomCnt: 3 });
    expect(codes(await roomsOf(unit.id))).toBe('R-BATH,R-BED,R-STORE');
    const plain = await make('unit', { level_id: t.level.id, unit_type_id: '' });
    expect(plain).toMatchObject({ unit_type: '', unit_type_id: '', roomCnt: 0 });
  });

  it('keep their ids when the type changes and their code stays', async () => {
    const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    const before = new Map((await roomsOf(unit.id)).map((room) => [room.room_code, room.id]));
    const edited = await admin.post(at('unit/submit'), { id: unit.id, unit_type_id: t.small.id });
    expect(edited.body.data).toMatchObject({ unit_type: 'R small', roomCnt: 2, version: 1 });
    const after = await roomsOf(unit.id);
    expect(codes(after)).toBe('R-BATH,R-BED');
    for (const room of after) expect(room.id).toBe(before.get(room.room_code));
  });

  it('are refused to vanish while a report names one, and everything stays', async () => {
    const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    const store = (await roomsOf(unit.id)).find((room) => room.room_code === 'R-STORE');
    const place = { blockId: t.block.id, levelId: t.level.id, unitId: unit.id, roomId: store.id };
    const draft = await qm.post('/qcdm/report/submit', { professionId: 'structural', description: 'Crack', ...place });
    expect(draft.body.code).toBe(200);
    const [changed, refused] = await changes(() =>
      admin.post(at('unit/submit'), { id: unit.id, unit_type_id: t.small.id }),
    );
    expect([changed, refused.status]).toEqual([false, 400]);
    expect(refused.body.msg).toContain('NCR reports');
    const removal = await admin.post(at('room/remove'), undefined, { ids: store.id });
    expect(removal.body.msg).toContain('NCR reports');
    const [gone, whole] = await changes(() => admin.post(at('unit/remove'), undefined, { ids: unit.id }));
    expect([gone, whole.status]).toEqual([false, 400]);
    await admin.post(at('room/submit'), { id: store.id, room_code: 'R-KEPT' });
    const preview = await admin.post(at('room/unitRoomGenerate'), { unitId: unit.id, preview: true });
    expect(preview.body.data.units[0].lost).toMatchObject([{ id: store.id, used: true }]);
  });

  it('go with their unit', async () => {
    const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    expect((await admin.post(at('unit/remove'), undefined, { ids: unit.id })).status).toBe(200);
    expect(await roomsOf(unit.id)).toEqual([]);
  });

  it('cannot be generated without room types', async () => {
    const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    const [changed, refused] = await changes(() =>
      admin.post(at('unit/submit'), { id: unit.id, unit_type_id: t.empty.id }),
    );
    expect([changed, refused.status]).toEqual([false, 400]);
    expect(refused.body.msg).toContain('no linked room types');
    const fresh = await make('unit', { level_id: t.level.id, unit_type_id: t.empty.id });
    expect(fresh['roomCnt']).toBe(0);
    const cleared = await admin.post(at('unit/submit'), { id: unit.id, unit_type_id: '' });
    expect(cleared.body.data).toMatchObject({ unit_type_id: '', roomCnt: 3 });
  });

  describe('generated again', () => {
    const generate = (body: object, by = admin) => by.post(at('room/unitRoomGenerate'), body);

    it('is refused to who may not, for nothing, and for what is not there', async () => {
      const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
      expect((await generate({ unitId: unit.id }, sub)).status).toBe(403);
      expect((await generate({})).body.msg).toContain('at least one record');
      expect((await generate({ unitId: 'abc' })).status).toBe(400);
      expect((await generate({ unitIds: [unit.id, '4611686018427387904'] })).status).toBe(404);
      expect((await generate({ unitId: unit.id }, elsewhere)).status).toBe(404);
      const plain = await make('unit', { level_id: t.level.id, unit_type_id: '' });
      const [changed, refused] = await changes(() => generate({ unitIds: [unit.id, plain.id] }));
      expect([changed, refused.status]).toEqual([false, 400]);
    });

    it('says first what is kept, added and lost', async () => {
      const unit = await make('unit', { level_id: t.level.id, unit_type_id: t.small.id });
      const own = await make('room', { unit_id: unit.id, room_code: 'R-ALTAR', room_type_id: '' });
      await admin.post(at('unittype/submit'), { id: t.small.id, roomTypeIds: [t.bath.id, t.store.id] });
      const before = await roomsOf(unit.id);
      const [changed, preview] = await changes(() => generate({ unitIds: unit.id, preview: '1' }));
      expect(changed).toBe(false);
      const [said] = preview.body.data.units;
      expect(codes(said.kept)).toBe('R-BATH');
      expect(codes(said.added)).toBe('R-STORE');
      expect(codes(said.lost)).toBe('R-ALTAR,R-BED');
      expect(said.lost.find((room: Loose) => room.id === own.id)).toMatchObject({ used: false });

      const [same, other] = await changes(() => generate({ unitId: unit.id, preview: true, unit_type_id: t.large.id }));
      expect([same, codes(other.body.data.units[0].added)]).toEqual([false, 'R-STORE']);
      expect(codes(other.body.data.units[0].lost)).toBe('R-ALTAR');

      expect((await generate({ unitIds: [unit.id] })).body.data.preview).toBe(false);
      const after = await roomsOf(unit.id);
      expect(codes(after)).toBe('R-BATH,R-STORE');
      expect(after.map((room) => room.id)).toContain(before.find((room) => room.room_code === 'R-BATH').id);
    });
  });
});

describe('a block', () => {
  it('counts its rooms, those to pond and those with a window test', async () => {
    const t = await tower('C');
    await make('unit', { level_id: t.level.id, unit_type_id: t.large.id });
    await make('unit', { level_id: t.level.id, unit_type_id: t.small.id });
    const detail = (await admin.get(at('block/detail'), { id: t.block.id })).body.data;
    expect(detail).toMatchObject({ roomCnt: 5, wptRoomCnt: 2, wttRoomCnt: 4, project_id: admin.projectId });
    const bare = await make('block', { building_code: 'C0' });
    expect(bare).toMatchObject({ roomCnt: 0, wptRoomCnt: 0, wttRoomCnt: 0 });
    const type = (await admin.get(at('unittype/detail'), { id: t.large.id })).body.data;
    expect(type).toMatchObject({ unitCnt: 1, roomCnt: 3 });
  });

  it('shows pictures that were uploaded to its project, and no others', async () => {
    const block = await make('block', { building_code: 'P' });
    const { fileId } = await photoBy(elsewhere, 'context', 3);
    const refused = await admin.post(at('block/submit'), { id: block.id, images: [fileId] });
    expect([refused.status, Object.keys(refused.body.data.fields)]).toEqual([400, ['images']]);
    const own = await photoBy(admin, 'context', 4);
    const saved = await admin.post(at('block/submit'), { id: block.id, images: [own.fileId] });
    expect(saved.body.data).toMatchObject({ images: [own.fileId], imagesPhotos: [{ fileId: own.fileId }] });
    expect((await app.request(saved.body.data.imagesPhotos[0].thumb)).status).toBe(200);
  });
});

describe('the tree', () => {
  let t: Awaited<ReturnType<typeof tower>>;
  let unitId: string;
  const tree = (params: Record<string, string | number> = {}, by = admin) =>
    by.post(at('block/tree'), undefined, params);
  beforeAll(async () => {
    t = await tower('T');
    unitId = (await make('unit', { level_id: t.level.id, unit_type_id: t.small.id, unit_code: '#01-01' })).id;
  });

  it('is the tree of the own project only', async () => {
    expect((await app.request('/api/qcdm/project/block/tree', { method: 'POST' })).status).toBe(401);
    const { body } = await tree({}, elsewhere);
    expect(JSON.stringify(body.data)).not.toContain(t.block.id);
    expect((await tree({ parentId: t.block.id }, elsewhere)).status).toBe(404);
    expect((await tree({ parentId: '4611686018427387904' })).status).toBe(404);
    for (const bad of [{ parentId: 'x' }, { depth: 0 }, { depth: 5 }, { depth: 'all' }])
      expect((await tree(bad as never)).status).toBe(400);
  });

  it('goes from block to room, and leaves have no children', async () => {
    const block = (await tree()).body.data.find((node: Loose) => node.id === t.block.id);
    expect(block).toMatchObject({
      parentId: '0',
      title: 'Tower T',
      key: t.block.id,
      value: t.block.id,
      hasChildren: true,
      children: [{ id: t.level.id, children: [{ id: unitId, title: '#01-01', hasChildren: true }] }],
    });
    const [room] = block.children[0].children[0].children;
    expect(room).toMatchObject({ hasChildren: false, type: 'room', parentId: unitId });
    expect(room).not.toHaveProperty('children');
  });

  it('opens step by step', async () => {
    const roots = (await tree({ depth: 1 })).body.data;
    const root = roots.find((node: Loose) => node.id === t.block.id);
    expect(root).toMatchObject({ hasChildren: true });
    expect(root).not.toHaveProperty('children');
    const levels = (await tree({ depth: 1, parentId: t.block.id })).body.data;
    expect(levels).toMatchObject([{ id: t.level.id, parentId: t.block.id, hasChildren: true }]);
    const units = (await tree({ depth: 2, parentId: t.level.id })).body.data;
    expect(units).toMatchObject([{ id: unitId, children: [{ type: 'room' }, { type: 'room' }] }]);
    const rooms = (await tree({ parentId: unitId })).body.data;
    expect(rooms).toHaveLength(2);
    expect((await tree({ parentId: rooms[0].id })).body.data).toEqual([]);
  });
});

describe('many levels at once', () => {
  const batch = (rows: unknown, by = admin) => by.post(at('level/batchUpdate'), rows);

  it('is refused as a whole', async () => {
    const { block } = await tower('B1');
    const a = await make('level', { block_id: block.id, level_code: 'A' });
    const b = await make('level', { block_id: block.id, level_code: 'B' });
    const good = { id: a.id, level_name: 'new name' };
    for (const [status, rows, by, field] of [
      [403, [good], sub],
      [404, [good], elsewhere],
      [404, [good, { id: '4611686018427387904' }]],
      [409, [good, { id: b.id, version: 7 }]],
      [400, [good, { id: b.id, level_name: '' }], admin, 'rows.1.level_name'],
      [400, [good, { id: b.id, level_code: 'A' }], admin, '1.level_code'],
      [400, [good, { id: b.id, block_id: '4611686018427387904' }], admin, '1.block_id'],
      [400, [good, good]],
      [400, []],
      [400, { rows: 'x' }],
    ] as [number, unknown, Caller?, string?][]) {
      const [changed, refused] = await changes(() => batch(rows, by));
      expect([status, changed], JSON.stringify(rows)).toEqual([refused.status, false]);
      if (field) expect(Object.keys(refused.body.data.fields)).toContain(field);
    }
  });

  it('may swap codes', async () => {
    const { block } = await tower('B2');
    const a = await make('level', { block_id: block.id, level_code: 'A', sort: 1 });
    const b = await make('level', { block_id: block.id, level_code: 'B', sort: 2 });
    const answer = await batch([
      { id: a.id, version: 0, level_code: 'B', sort: 2 },
      { id: b.id, version: 0, level_code: 'A', sort: 1 },
    ]);
    expect(answer.body.data).toMatchObject([
      { id: a.id, level_code: 'B', sort: 2, version: 1 },
      { id: b.id, level_code: 'A', sort: 1, version: 1 },
    ]);
  });
});

describe('a sheet of units', () => {
  const header = ['Building code', 'Level code', 'Unit code', 'Unit type', 'Memo'];
  const send = (bytes: Uint8Array, { dry = false, by = admin } = {}) =>
    by.upload(`${at('unit/importUnit')}${dry ? '?dryRun=1' : ''}`, bytes, 'units.xlsx');
  const sheet = (rows: (string | number)[][], head = header) => writeSheet('Units', head, rows);
  let t: Awaited<ReturnType<typeof tower>>;
  beforeAll(async () => {
    t = await tower('S');
  });

  it('is refused to who may not', async () => {
    const bytes = await sheet([['S', 'L1', 'u', '', '']]);
    const [changed, refused] = await changes(() => send(bytes, { by: sub }));
    expect([changed, refused.status]).toEqual([false, 403]);
    expect((await sub.post(at('unit/exportUnit'))).status).toBe(403);
  });

  it.each([
    ['text', Buffer.from('Building code,Level code')],
    ['a picture', Buffer.from('89504e470d0a1a0a0000', 'hex')],
    ['a zip that is no workbook', zip([['hello.txt', Buffer.from('hello')]])],
    ['a broken workbook', zip([['xl/workbook.xml', Buffer.from('<not')]])],
    ['a zip cut short', zip([['xl/workbook.xml', Buffer.from('<a/>')]]).subarray(0, 60)],
    ['a bomb', zip([['xl/workbook.xml', Buffer.alloc(200 * 1024 * 1024)]])],
    ['a bomb that lies about its size', zip([['xl/workbook.xml', Buffer.alloc(200 * 1024 * 1024)]], 10)],
  ])('is refused when it is %s', async (_what, bytes) => {
    const [changed, refused] = await changes(() => send(bytes));
    expect([changed, refused.status, refused.body.msg]).toEqual([false, 400, 'Only .xlsx workbooks are accepted']);
  });

  it('is refused when empty, missing or too large', async () => {
    expect((await send(new Uint8Array())).body.msg).toBe('The file is empty');
    expect((await send(new Uint8Array(1024 * 1024 + 1))).status).toBe(413);
    expect((await admin.post(at('unit/importUnit'), {})).status).toBe(415);
  });

  it('is told every mistake, and nothing is imported', async () => {
    const bytes = await sheet([
      ['S', 'L1', 'ok-1', 'S large', ''],
      ['S', 'L9', 'a', '', ''],
      ['S', 'L1', '', '', ''],
      ['S', 'L1', 'x'.repeat(33), 'Nowhere', ''],
      ['S', 'L1', 'ok-1', 'S empty', ''],
      ['', '', '', '', ''],
      ['S', 'L1', 'b', 'R large', 'm'.repeat(501)],
    ]);
    const dry = await changes(() => send(bytes, { dry: true }));
    expect(dry[0]).toBe(false);
    expect(dry[1].body.data).toMatchObject({ count: 6, added: 1, changed: 0 });
    expect(dry[1].body.data.errors).toEqual([
      { row: 3, column: 'Level code', message: 'There is no level L9 in block S' },
      { row: 4, column: 'Unit code', message: 'Required' },
      { row: 5, column: 'Unit code', message: 'At most 32 characters' },
      { row: 6, column: 'Unit type', message: 'This unit type has no room types' },
      { row: 6, column: 'Unit code', message: 'Stands twice in the sheet, first in row 2' },
      { row: 8, column: 'Memo', message: 'At most 500 characters' },
    ]);
    const [changed, refused] = await changes(() => send(bytes));
    expect([changed, refused.status, refused.body.msg]).toEqual([false, 400, 'Nothing was imported: 6 row errors']);
    expect(refused.body.data.fields['rows.3.Level code']).toBe('There is no level L9 in block S');

    const headless = await send(await sheet([['a', 'b']], ['Building code', 'Something']), { dry: true });
    expect(headless.body.data.errors.map((one: Loose) => one.row)).toEqual([1, 1]);
    const bare = await send(await sheet([]), { dry: true });
    expect(bare.body.data.errors).toHaveLength(1);
  });

  it('adds units with their rooms, changes others, and can be read back', async () => {
    const bytes = await sheet([
      ['S', 'L1', 101, 'S large', 'corner'],
      ['S', 'L1', '=1+1', 'S small', '@SUM(A1)'],
      ['S', 'L1', '-03', '', '+cmd'],
    ]);
    const dry = await changes(() => send(bytes, { dry: true }));
    expect([dry[0], dry[1].body.data]).toEqual([false, { errors: [], count: 3, added: 3, changed: 0 }]);
    expect((await send(bytes)).body.data).toEqual({ errors: [], count: 3, added: 3, changed: 0 });
    const list = (await admin.get(at('unit/list'), { level_id: t.level.id, size: -1 })).body.data.records;
    expect(Object.fromEntries(list.map((unit: Loose) => [unit.unit_code, [unit.roomCnt, unit.memo]]))).toEqual({
      '101': [3, 'corner'],
      '=1+1': [2, '@SUM(A1)'],
      '-03': [0, '+cmd'],
    });

    const exported = await app.request(`/api${at('unit/exportUnit')}?block_id=${t.block.id}`, {
      method: 'POST',
      headers: { ...admin.headers(), 'Accept-Language': 'zh' },
    });
    expect(exported.headers.get('Content-Type')).toBe(XLSX);
    const file = new Uint8Array(await exported.arrayBuffer());
    expect(file.toString()).not.toContain('<f>');
    const rows = await readSheetRows(file);
    expect(rows[0]!.slice(0, 3)).toEqual(['楼栋编号', '楼层编号', '单元编号']);
    expect(rows.slice(1).map((row) => row[2])).toEqual(expect.arrayContaining(['101', '=1+1', '-03']));
    const [same, again] = await changes(() => send(file));
    expect([same, again.body.data]).toEqual([false, { errors: [], count: 3, added: 0, changed: 0 }]);

    const retyped = await send(await sheet([['S', 'L1', '101', 'S small', 'moved']]));
    expect(retyped.body.data).toMatchObject({ added: 0, changed: 1 });
    const unit = (await admin.get(at('unit/list'), { unit_code_equal: '101' })).body.data.records[0];
    expect(unit).toMatchObject({ unit_type: 'S small', memo: 'moved', roomCnt: 2, version: 1 });
  });
});

/** A zip of deflated parts; `claimed` lies about what they unpack to. */
function zip(parts: [name: string, content: Buffer][], claimed?: number): Buffer {
  const local: Buffer[] = [];
  const central: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const packed = deflateRawSync(content);
    const sizes = Buffer.alloc(26);
    sizes.writeUInt16LE(20, 0);
    sizes.writeUInt16LE(8, 4);
    sizes.writeUInt32LE(packed.length, 14);
    sizes.writeUInt32LE(claimed ?? content.length, 18);
    sizes.writeUInt16LE(name.length, 22);
    const entry = Buffer.alloc(18 - 4);
    entry.writeUInt32LE(offset, 10);
    local.push(Buffer.from('PK\u0003\u0004'), sizes, Buffer.from(name), packed);
    central.push(Buffer.from('PK\u0001\u0002\u0014\u0000'), sizes, entry, Buffer.from(name));
    offset += 30 + name.length + packed.length;
  }
  const size = central.reduce((sum, part) => sum + part.length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(parts.length, 4);
  end.writeUInt16LE(parts.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...local, ...central, Buffer.from('PK\u0005\u0006'), end]);
}
