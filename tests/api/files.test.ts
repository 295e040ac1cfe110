import sharp from 'sharp';
import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { file } from '#server/db/schema.ts';
import { photoPresenter, requireFiles } from '#server/modules/files/read.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { basic, type Caller, multipart } from '#tests/support/caller.ts';
import { photos, realPhoto } from '#tests/support/photos.ts';

const PUT = '/blade-resource/oss/endpoint/put-file';
let app: TestApp;
let qm: Caller;

beforeAll(async () => {
  app = await testApp();
  qm = await app.as('qm');
});

const stored = async () => Number((await app.rows(sql`select count(*) as n from ${file}`))[0]!['n']);

/** Expects a refusal that leaves no trace. */
async function refused(bytes: Uint8Array, name: string, status: number, words: RegExp, as = qm): Promise<void> {
  const before = await stored();
  const { status: got, body } = await as.upload(PUT, bytes, name);
  expect({ got, code: body.code, success: body.success }).toEqual({ got: status, code: status, success: false });
  expect(body.msg).toMatch(words);
  expect(await stored()).toBe(before);
}

describe('an upload is refused', () => {
  test('without a token, without a client, with a token of nobody', async () => {
    const form = multipart(await photos.jpeg(), 'a.jpg');
    const send = async (headers: Record<string, string>) => {
      const init = { method: 'POST', headers: { 'Content-Type': form.type, ...headers }, body: form.body };
      return (await app.request(`/api${PUT}`, init)).status;
    };
    expect(await send({})).toBe(401);
    expect(await send({ Authorization: basic })).toBe(401);
    expect(await send({ Authorization: basic, 'Blade-Auth': 'bearer eyJhbGciOiJub25lIn0.e30.' })).toBe(401);
    expect(await send({ 'Blade-Auth': `bearer ${qm.token}` })).toBe(401);
  });

  test('into a project of others', async () => {
    const other = await app.as('qm', { tenant: '000001' });
    const stranger = await app.as('qm');
    stranger.projectId = other.projectId;
    await refused(await photos.jpeg(), 'a.jpg', 403, /not a member/, stranger);
  });

  test('when it is HEIC, also when named .jpg', async () => {
    await refused(photos.heic(), 'IMG_0001.HEIC', 400, /IMG_0001.HEIC.*HEIC photo/);
    await refused(photos.heic(), 'IMG_0001.jpg', 400, /HEIC photo/);
  });

  test('when it is no photo, whatever its name says', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>';
    await refused(Buffer.from('just text'), 'note.png', 400, /Only JPG and PNG/);
    await refused(Buffer.from(svg), 'logo.svg', 400, /Only JPG and PNG/);
    await refused(Buffer.from(svg), 'logo.png', 400, /Only JPG and PNG/);
    await refused(
      await sharp(await photos.png())
        .webp()
        .toBuffer(),
      'a.jpg',
      400,
      /Only JPG and PNG/,
    );
    await refused(
      await sharp(await photos.png())
        .gif()
        .toBuffer(),
      'a.gif',
      400,
      /Only JPG and PNG/,
    );
  });

  test('when it is damaged', async () => {
    const jpeg = await photos.turned();
    const png = await photos.png();
    const holed = Buffer.from(png);
    holed.fill(0, png.length - 60, png.length - 40);
    await refused(jpeg.subarray(0, jpeg.length - 200), 'half.jpg', 400, /half.jpg.*damaged/);
    await refused(png.subarray(0, png.length - 30), 'half.png', 400, /damaged/);
    await refused(holed, 'holed.png', 400, /damaged/);
    await refused(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0]), 'stub.jpg', 400, /damaged/);
  });

  test('when it would unpack into a huge picture', async () => {
    const bomb = photos.bomb();
    expect(bomb.length).toBeLessThan(50 * 1024);
    await refused(bomb, 'bomb.png', 400, /damaged/);
  });

  test('over the limit: a little, and a lot', async () => {
    await refused(await photos.ofSize(520 * 1024), 'big.png', 413, /larger than 500 KB/);
    await refused(await photos.ofSize(3 * 1024 * 1024), 'huge.png', 413, /larger than 500 KB/);
  });

  test('when it is empty or missing', async () => {
    await refused(new Uint8Array(), 'a.jpg', 400, /empty/);
    const field = '--b\r\nContent-Disposition: form-data; name="file"\r\n\r\ntext\r\n--b--\r\n';
    const send = async (type: string, body: string) => {
      const headers = { ...qm.headers(), 'Content-Type': type };
      return ((await (await app.request(`/api${PUT}`, { method: 'POST', headers, body })).json()) as { code: number })
        .code;
    };
    expect(await send('multipart/form-data; boundary=b', field)).toBe(400);
    expect(await send('multipart/form-data; boundary=b', 'rubbish')).toBe(400);
    expect(await send('multipart/form-data', field)).toBe(400);
    expect(await send('application/json', '{}')).toBe(415);
    expect(await send('image/jpeg', 'x')).toBe(415);
  });

  test.each([
    '../../etc/passwd.jpg',
    'a/b.jpg',
    'a\\b.jpg',
    '..',
    'a\u0000.jpg',
    'a\u0007.jpg',
    'gpj.\u202Eexe.jpg',
    '   ',
    `${'x'.repeat(260)}.jpg`,
  ])('under the name %j', async (name) => {
    await refused(await photos.jpeg(), name, 400, /file name is not allowed/);
  });

  test('in the language of the reader', async () => {
    const chinese = await app.as('qm', { language: 'zh' });
    await refused(photos.heic(), '照片.jpg', 400, /“照片.jpg”是 HEIC 格式/, chinese);
  });
});

describe('a photo', () => {
  test('is kept byte for byte, shown upright, with time and place', async () => {
    const bytes = await photos.turned();
    const { status, body } = await qm.upload(PUT, bytes, 'site.jpg');
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      name: 'site.jpg',
      originalName: 'site.jpg',
      width: 100,
      height: 200,
      domain: '',
    });
    expect(body.data.takenAt).toBe('2026-03-01 09:30:15');
    expect(body.data.lat).toBeCloseTo(1.29167, 4);
    expect(body.data.lng).toBeCloseTo(103.85, 4);
    expect(body.data.attachId).toMatch(/^\d{1,19}$/);

    const full = await app.request(body.data.link);
    expect(full.headers.get('content-type')).toBe('image/jpeg');
    expect(Buffer.from(await full.arrayBuffer()).equals(bytes)).toBe(true);

    const thumb = await app.request(body.data.thumb);
    expect(thumb.headers.get('content-type')).toBe('image/webp');
    const small = sharp(Buffer.from(await thumb.arrayBuffer()));
    expect(await small.metadata()).toMatchObject({ width: 100, height: 200 });
    expect((await small.metadata()).exif).toBeUndefined();
    const { data } = await small.removeAlpha().raw().toBuffer({ resolveWithObject: true });
    expect(data[0]).toBeGreaterThan(200);
    expect(data.at(-1)).toBeGreaterThan(200);
  });

  test('is what its bytes are: a PNG named .jpg is a PNG', async () => {
    const { body } = await qm.upload(PUT, await photos.png(), '墙面 (1)*.JPG');
    expect(body.data).toMatchObject({
      name: '墙面 (1)*.png',
      originalName: '墙面 (1)*.JPG',
      takenAt: '',
      lat: null,
      lng: null,
    });
    const sent = await app.request(body.data.link);
    expect(sent.headers.get('content-type')).toBe('image/png');
    expect(sent.headers.get('content-disposition')).toBe(
      `inline; filename="photo"; filename*=UTF-8''%E5%A2%99%E9%9D%A2%20%281%29%2A.png`,
    );
  });

  test('stored twice takes its place once, and is two files to the database', async () => {
    const bytes = await photos.jpeg();
    const one = await qm.upload(PUT, bytes, 'one.jpg');
    const two = await qm.upload(PUT, bytes, 'two.jpg');
    const ids = [one.body.data.attachId, two.body.data.attachId];
    const rows = await app.rows(
      sql`select hash, size, tenant_id, project_id::text from file where id in (${ids[0]}, ${ids[1]})`,
    );
    expect(rows).toHaveLength(2);
    expect(rows[0]).toEqual(rows[1]);
    expect(rows[0]).toMatchObject({ size: bytes.length, tenant_id: '000000', project_id: qm.projectId });
  });

  test('of a person without a project belongs to no project', async () => {
    const nobody = await app.as('noproject', { project: null });
    const { body } = await nobody.upload(PUT, await photos.jpeg(), 'me.jpg');
    expect(body.code).toBe(200);
    const label = ['Photo', '照片'] as const;
    const within = { tenantId: '000000', projectId: qm.projectId };
    await expect(requireFiles(app.db, within, [body.data.attachId], label)).rejects.toThrow(/does not exist/);
  });

  test('of the sample collection is taken or refused as it should be', async () => {
    const rotated = realPhoto('rotated-exif-6.jpg');
    if (rotated) expect((await qm.upload(PUT, rotated, 'r.jpg')).body.data).toMatchObject({ width: 450, height: 600 });
    const gps = realPhoto('gps.jpg');
    if (gps) {
      const { data } = (await qm.upload(PUT, gps, 'gps.jpg')).body;
      expect(data).toMatchObject({ width: 640, height: 480, takenAt: '2008-10-22 16:28:39' });
      expect([data.lat.toFixed(4), data.lng.toFixed(4)]).toEqual(['43.4674', '11.8851']);
    }
    const plain = realPhoto('no-exif.jpg');
    if (plain) expect((await qm.upload(PUT, plain, 'p.jpg')).body.data).toMatchObject({ width: 322, lat: null });
    const phone = realPhoto('phone-over-500kb.jpg');
    if (phone) await refused(phone, 'phone.jpg', 413, /500 KB/);
    const heic = realPhoto('phone.heic');
    if (heic) await refused(heic.subarray(0, 400_000), 'phone.jpg', 400, /HEIC/);
    const corrupted = realPhoto('corrupted.jpg');
    if (corrupted) {
      await refused(corrupted, 'corrupted.jpg', 413, /500 KB/);
      await refused(corrupted.subarray(0, 300_000), 'corrupted.jpg', 400, /damaged/);
    }
  });
});

describe('a signed link', () => {
  let link: string;
  let thumb: string;
  beforeAll(async () => {
    const { body } = await qm.upload(PUT, await photos.jpeg(), 'link.jpg');
    ({ link, thumb } = body.data);
  });

  const statusOf = async (path: string, init?: RequestInit) => (await app.request(path, init)).status;

  test('is refused when forged', async () => {
    const id = /file\/(\d+)/.exec(link)![1]!;
    const url = new URL(link, 'http://x');
    const [e, s] = [url.searchParams.get('e')!, url.searchParams.get('s')!];
    const base = `/api/blade-resource/oss/file`;
    for (const path of [
      `${base}/${id}`,
      `${base}/${id}?e=${e}`,
      `${base}/${id}?e=${e}&s=`,
      `${base}/${id}?e=${Number(e) + 3600}&s=${s}`,
      `${base}/${id}?e=${e}&s=${s}&v=thumb`,
      `${base}/${id}?e=${e}&s=${s.slice(0, -1)}${s.endsWith('A') ? 'B' : 'A'}`,
      `${base}/${BigInt(id) + 1n}?e=${e}&s=${s}`,
      `${base}/rubbish?e=${e}&s=${s}`,
      `${base}/${id}?e=1e99&s=${s}`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 403]);
  });

  test('is served with headers that keep a browser from running anything', async () => {
    const sent = await app.request(link);
    expect(sent.status).toBe(200);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="photo"; filename*=UTF-8''link.jpg`,
    });
    expect(sent.headers.get('cache-control')).toMatch(/^private, max-age=\d+, immutable$/);
  });

  test('answers HEAD and If-None-Match', async () => {
    const head = await app.request(link, { method: 'HEAD' });
    expect([head.status, (await head.arrayBuffer()).byteLength]).toEqual([200, 0]);
    expect(Number(head.headers.get('content-length'))).toBeGreaterThan(100);
    const etag = head.headers.get('etag')!;
    expect(await statusOf(link, { headers: { 'If-None-Match': etag } })).toBe(304);
    expect(await statusOf(thumb, { headers: { 'If-None-Match': etag } })).toBe(200);
    expect(await statusOf(link, { method: 'POST' })).toBe(405);
  });

  test('stays the same within its hour, and ends', async () => {
    app.clock.set('2026-05-01T10:00:01Z');
    const person = await app.as('qm');
    const { body } = await person.upload(PUT, await photos.jpeg(), 'a.jpg');
    const show = async () => {
      const refs = [{ fileId: body.data.attachId as string, tag: 'before' as const }];
      return (await photoPresenter(app.deps, app.db, [refs[0]!.fileId]))(refs)[0]!;
    };
    expect((await show()).link).toBe(body.data.link);
    expect(await show()).toMatchObject({
      tag: 'before',
      name: 'a.jpg',
      width: 200,
      height: 100,
      lat: null,
      takenAt: '',
    });
    app.clock.set('2026-05-01T10:59:50Z');
    expect((await show()).link).toBe(body.data.link);
    app.clock.set('2026-05-01T11:00:10Z');
    expect((await show()).link).not.toBe(body.data.link);
    app.clock.set('2026-05-01T11:59:50Z');
    expect((await app.request(body.data.link)).status).toBe(200);
    app.clock.set('2026-05-01T12:00:10Z');
    const ended = await app.request(body.data.link, { headers: { 'Accept-Language': 'zh-CN' } });
    expect([ended.status, ((await ended.json()) as { msg: string }).msg]).toEqual([403, '链接已过期']);
    app.clock.set(new Date());
  });
});

describe('a file of another project or tenant', () => {
  test('cannot be attached', async () => {
    const label = ['Photos', '照片'] as const;
    const own = (await qm.upload(PUT, await photos.jpeg(), 'own.jpg')).body.data.attachId as string;
    const other = await app.as('qm', { tenant: '000001' });
    const foreign = (await other.upload(PUT, await photos.jpeg(), 'foreign.jpg')).body.data.attachId as string;
    const within = { tenantId: '000000', projectId: qm.projectId };
    await expect(requireFiles(app.db, within, [], label)).resolves.toBeUndefined();
    await expect(requireFiles(app.db, within, [own, own], label)).resolves.toBeUndefined();
    for (const ids of [[foreign], [own, foreign], ['1'], ['9223372036854775807']])
      await expect(requireFiles(app.db, within, ids, label, 'defects.0.defectImg')).rejects.toMatchObject({
        problem: 'fileNotYours',
        fields: { 'defects.0.defectImg': {} },
      });
    // Nor by lying about the tenant that the project belongs to.
    const lie = { tenantId: '000001', projectId: qm.projectId };
    await expect(requireFiles(app.db, lie, [own], label)).rejects.toMatchObject({ problem: 'fileNotYours' });
  });
});
