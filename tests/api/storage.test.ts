import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { isOffLimits } from '#server/kernel/s3-call.ts';
import { adminSite, type AdminSite } from '#tests/support/admin-site.ts';
import type { Answer, Caller } from '#tests/support/caller.ts';
import { photos } from '#tests/support/photos.ts';
import { s3Keys, s3Server } from '#tests/support/s3-server.ts';

const OSS = '/blade-resource/oss';
const PUT = `${OSS}/endpoint/put-file`;
const nobody = '4611686018427387904';

let site: AdminSite;
let admin: Caller;
let store: Awaited<ReturnType<typeof s3Server>>;

beforeAll(async () => {
  site = await adminSite();
  ({ admin } = site);
  store = await s3Server();
});
afterAll(() => store.close());

let number = 0;
const s3 = (over: Record<string, unknown> = {}) => ({
  ossCode: `site${(number += 1)}`,
  category: 's3',
  endpoint: store.url,
  bucketName: 'photos',
  ...s3Keys,
  ...over,
});
const submit = (body: unknown, by = admin) => by.post(`${OSS}/submit`, body);
const added = async (over: Record<string, unknown> = {}, by = admin) => {
  const { body } = await submit(s3(over), by);
  expect(body.code, JSON.stringify(body)).toBe(200);
  return body.data as { id: string; version: number; ossCode: string; status: string };
};
const enable = (id: string, by = admin) => by.post(`${OSS}/enable`, undefined, { id });
const disable = (id: string, by = admin) => by.post(`${OSS}/disable`, undefined, { id });
const remove = (ids: string, by = admin) => by.post(`${OSS}/remove`, undefined, { ids });
const tryOut = (body: unknown, by = admin) => by.post(`${OSS}/test`, body);
const codes = ({ body }: Answer) => [body.code, Object.keys(body.data?.fields ?? {}).toSorted()];
const storageOf = async (fileId: string) =>
  (await site.app.rows(sql`select storage_id::text as id from file where id = ${fileId}`))[0]!['id'];
const uploaded = async (by: Caller = site.qm, path = PUT) => {
  const { body } = await by.upload(path, await photos.jpeg(), 'a.jpg');
  expect(body.code, body.msg).toBe(200);
  return body.data as { attachId: string; link: string; thumb: string; domain: string };
};

beforeEach(() => {
  store.state.mood = 'works';
});

describe('a storage configuration is refused', () => {
  test('to who may not have it', async () => {
    const { id } = await added();
    const calls: [string, (by: Caller) => Promise<Answer>][] = [
      ['list', (by) => by.get(`${OSS}/list`)],
      ['detail', (by) => by.get(`${OSS}/detail`, { id })],
      ['submit', (by) => submit(s3(), by)],
      ['remove', (by) => remove(id, by)],
      ['enable', (by) => enable(id, by)],
      ['disable', (by) => disable(id, by)],
      ['test', (by) => tryOut({ id }, by)],
    ];
    for (const [name, call] of calls) {
      for (const by of [site.qm, site.sub]) expect([name, (await call(by)).status]).toEqual([name, 403]);
      const path = `/api${OSS}/${name}?id=${id}`;
      const init = { method: name === 'list' || name === 'detail' ? 'GET' : 'POST' };
      expect([name, (await site.app.request(path, init)).status]).toEqual([name, 401]);
    }
  });

  test('to another tenant', async () => {
    const { id } = await added();
    for (const answer of [
      await site.foreign.get(`${OSS}/detail`, { id }),
      await submit({ ...s3(), id }, site.foreign),
      await remove(id, site.foreign),
      await enable(id, site.foreign),
      await disable(id, site.foreign),
      await tryOut({ id }, site.foreign),
    ])
      expect(answer.status).toBe(404);
    expect((await site.foreign.get(`${OSS}/list`)).body.data.total).toBe(0);
    expect((await site.foreign.upload(`${PUT}?code=site1`, await photos.jpeg(), 'a.jpg')).status).toBe(400);
  });

  test('when it is not there, or not an id', async () => {
    for (const call of [enable, disable, remove]) {
      expect((await call(nobody)).status).toBe(404);
      expect((await call('abc')).status).toBe(400);
    }
    expect((await tryOut({ id: nobody })).status).toBe(404);
    expect((await tryOut({ id: 'abc' })).status).toBe(404);
    expect((await tryOut({ id: '9999999999999999999' })).status).toBe(404);
  });

  test.each([
    ['no kind', { category: '' }, ['category']],
    ['an unknown kind', { category: 'ftp' }, ['category']],
    [
      'nothing else',
      { endpoint: '', bucketName: '', accessKey: '', secretKey: '' },
      ['accessKey', 'bucketName', 'endpoint', 'secretKey'],
    ],
    ['another protocol', { endpoint: 'ftp://files' }, ['endpoint']],
    ['a file', { endpoint: 'file:///etc/passwd' }, ['endpoint']],
    ['a user inside', { endpoint: 'http://admin:x@files' }, ['endpoint']],
    ['a query', { endpoint: 'http://files?x=1' }, ['endpoint']],
    ['a broken percent', { endpoint: 'http://files/%zz' }, ['endpoint']],
    ['rubbish', { endpoint: 'http://[' }, ['endpoint']],
    ['a script as prefix', { domainPrefix: 'javascript:alert(1)' }, ['domainPrefix']],
    ['a bucket with a slash', { bucketName: 'a/../b' }, ['bucketName']],
    ['a key that leaves its header', { accessKey: 'a/b, c' }, ['accessKey']],
    ['a Chinese key', { accessKey: '密钥密钥' }, ['accessKey']],
    ['a region with a slash', { region: 'eu/west' }, ['region']],
    ['no code', { ossCode: '' }, ['ossCode']],
  ])('with %s', async (_, over, fields) => {
    expect(codes(await submit(s3(over)))).toEqual([400, fields]);
  });

  test('under a code that is taken, or over a newer version', async () => {
    const first = await added();
    expect(codes(await submit(s3({ ossCode: first.ossCode })))).toEqual([400, ['ossCode']]);
    expect((await submit({ id: first.id, version: 0, remark: 'one' })).body.code).toBe(200);
    expect((await submit({ id: first.id, version: 0, remark: 'two' })).body.code).toBe(409);
  });
});

describe('a secret key', () => {
  test('is never told, is shut in the database, and stays when none is sent', async () => {
    const { id, version } = await added();
    const box = async () =>
      String((await site.app.rows(sql`select secret_key from oss where id = ${id}`))[0]!['secret_key']);
    const first = await box();
    expect(first).toMatch(/^v1\./);
    expect(first).not.toContain(s3Keys.secretKey);
    for (const secretKey of ['', undefined]) {
      const answer = await submit({ id, secretKey, remark: 'x' });
      expect(JSON.stringify(answer.body)).not.toMatch(/secret/i);
    }
    expect(await box()).toBe(first);
    expect((await tryOut({ id })).body.code).toBe(200);
    await submit({ id, version: version + 2, secretKey: 'another' });
    expect(await box()).not.toBe(first);
    expect((await tryOut({ id })).body.msg).toMatch(/secret key is not right/);
    const list = await admin.get(`${OSS}/list`);
    expect(JSON.stringify(list.body)).not.toMatch(/secret|v1\./i);
  });

  test('goes with the keys when the kind becomes a disk', async () => {
    const { id } = await added();
    await submit({ id, category: 'disk' });
    const [row] = await site.app.rows(
      sql`select endpoint, bucket_name, access_key, secret_key from oss where id = ${id}`,
    );
    expect(Object.values(row!)).toEqual(['', '', '', '']);
  });
});

describe('a test', () => {
  const outcome = async (over: Record<string, unknown> = {}, by = admin) => {
    const { body } = await tryOut(s3(over), by);
    expect(JSON.stringify(body)).not.toContain(store.secret);
    return body.code === 200 ? 'works' : body.msg;
  };

  test('writes, reads back and deletes, with values that are not saved', async () => {
    store.asked.length = 0;
    expect(await outcome()).toBe('works');
    expect(store.asked.map((line) => line.split(' ')[0])).toEqual(['PUT', 'GET', 'DELETE']);
    expect(store.objects.size).toBe(0);
    expect(await outcome({ category: 'disk' })).toBe('works');
  });

  test('takes what is saved where the form says nothing', async () => {
    const { id } = await added();
    expect((await tryOut({ id, bucketName: 'drawings', secretKey: '' })).body.msg).toMatch(/no such bucket/);
    expect((await admin.post(`${OSS}/test`, undefined, { id })).body.code).toBe(200);
    expect(codes(await tryOut({}))).toEqual([400, ['category']]);
  });

  test('says in words what failed', async () => {
    expect(await outcome({ accessKey: 'OTHER' })).toMatch(/writing did not work: the access key is not known/);
    expect(await outcome({ secretKey: 'wrong' })).toMatch(/the secret key is not right/);
    expect(await outcome({ bucketName: 'drawings' })).toMatch(/no such bucket/);
    expect(await outcome({ region: 'eu-central-1' })).toMatch(/the region is not right/);
    expect(await outcome({ endpoint: 'http://127.0.0.1:1' })).toMatch(/nothing answers at this address/);
    expect(await outcome({ endpoint: 'http://no-such-host.invalid' })).toMatch(/no server of this name/);
    expect(await outcome({ endpoint: store.url.replace('http', 'https') })).toMatch(/does not answer as a storage/);
    store.state.mood = 'breaks';
    expect(await outcome()).toMatch(/busy or being repaired/);
    store.state.mood = 'chatters';
    expect(await outcome()).toMatch(/writing did not work: it does not answer as a storage does/);
    store.state.mood = 'forgets';
    expect(await outcome()).toMatch(/could not be read back: it is not there/);
    const chinese = await site.app.as('admin', { language: 'zh', project: admin.projectId });
    expect(await outcome({ bucketName: 'drawings' }, chinese)).toBe('测试未通过：写入失败：空间不存在');
  });

  test('follows nobody elsewhere, and asks no machine for its own credentials', async () => {
    store.state.mood = 'redirects';
    store.asked.length = 0;
    expect(await outcome()).toMatch(/sends elsewhere/);
    expect(store.asked).toHaveLength(1);
    for (const host of ['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]', '2852039166', '100.100.100.200'])
      expect([host, await outcome({ endpoint: `http://${host}` })]).toEqual([
        host,
        expect.stringMatching(/cannot lie at this address/),
      ]);
    expect(['10.0.0.5', '192.168.1.9', '127.0.0.1', '::1', 'fd12::1'].filter(isOffLimits)).toEqual([]);
  });

  test('does not wait for who is silent', { timeout: 9000 }, async () => {
    store.state.mood = 'is silent';
    expect(await outcome()).toMatch(/does not answer in time/);
  });
});

describe('files', () => {
  let one: Awaited<ReturnType<typeof added>>;
  const body = async (link: string) => {
    const answer = await site.app.request(link);
    return [answer.status, (await answer.arrayBuffer()).byteLength > 100];
  };

  test('go to the disk of the server while nothing is enabled, as to a disk that is', async () => {
    const plain = await uploaded();
    expect(await storageOf(plain.attachId)).toBeNull();
    const disk = await added({ category: 'disk', domainPrefix: 'https://files.example' });
    expect((await enable(disk.id)).body.code).toBe(200);
    const told = await uploaded();
    expect([await storageOf(told.attachId), told.domain]).toEqual([disk.id, 'https://files.example']);
    expect(await body(told.link)).toEqual([200, true]);
    expect((await disable(disk.id)).body.code).toBe(200);
    expect(await storageOf((await uploaded()).attachId)).toBeNull();
    expect(await body(told.thumb)).toEqual([200, true]);
  });

  test('go to what is enabled, and stay readable after a switch', async () => {
    one = await added();
    const other = await added();
    expect(one.status).toBe('0');
    await enable(one.id);
    const first = await uploaded();
    expect(await storageOf(first.attachId)).toBe(one.id);
    expect(store.objects.size).toBe(2);
    await enable(other.id);
    const states = (await admin.get(`${OSS}/list`, { size: -1 })).body.data.records as Record<string, string>[];
    expect(states.filter((row) => row['status'] === '1').map((row) => row['id'])).toEqual([other.id]);
    expect(states.find((row) => row['id'] === one.id)).toMatchObject({ fileCount: 1 });
    const second = await uploaded(site.qm, `${PUT}-attach`);
    expect(await storageOf(second.attachId)).toBe(other.id);
    for (const { link, thumb } of [first, second])
      for (const address of [link, thumb]) expect(await body(address)).toEqual([200, true]);
    // Another tenant goes on as before.
    expect(await storageOf((await uploaded(site.foreign)).attachId)).toBeNull();
    await disable(other.id);
  });

  test('go where an upload says, by its code', async () => {
    const { attachId } = await uploaded(site.qm, `${PUT}?code=${one.ossCode}`);
    expect(await storageOf(attachId)).toBe(one.id);
    const form = new FormData();
    form.append('code', one.ossCode);
    form.append('file', new Blob([(await photos.png()) as Uint8Array<ArrayBuffer>]), 'a.png');
    const init = { method: 'POST', headers: site.qm.headers(), body: form };
    const answer = (await (await site.app.request(`/api${PUT}`, init)).json()) as { data: { attachId: string } };
    expect(await storageOf(answer.data.attachId)).toBe(one.id);
    const unknown = await site.qm.upload(`${PUT}?code=nowhere`, await photos.jpeg(), 'a.jpg');
    expect([unknown.status, unknown.body.msg]).toEqual([400, 'Storage: the chosen entry does not exist here']);
  });

  test('keep their configuration where it is, and there', async () => {
    for (const moved of [{ endpoint: 'http://elsewhere' }, { bucketName: 'drawings' }, { category: 'disk' }]) {
      const answer = await submit({ id: one.id, ...moved });
      expect([answer.body.code, answer.body.msg]).toEqual([400, expect.stringMatching(/Files lie there/)]);
    }
    expect((await submit({ id: one.id, endpoint: store.url, remark: 'ours', status: '1' })).body.code).toBe(200);
    expect((await admin.get(`${OSS}/detail`, { id: one.id })).body.data).toMatchObject({ remark: 'ours', status: '0' });
    const kept = await remove(one.id);
    expect([kept.status, kept.body.msg]).toEqual([400, expect.stringMatching(/still used by uploaded files \(3\)/)]);
    expect((await remove((await added()).id)).body.code).toBe(200);
  });

  test('wait for a storage that is away, and none is lost', async () => {
    await enable(one.id);
    const { link } = await uploaded();
    await store.close();
    const rows = async () => Number((await site.app.rows(sql`select count(*) as n from file`))[0]!['n']);
    const before = await rows();
    const refused = await site.qm.upload(PUT, await photos.jpeg(), 'a.jpg');
    expect([refused.status, refused.body.msg]).toEqual([
      503,
      `The storage “${one.ossCode}” cannot be used now: nothing answers at this address. Nothing was lost; please try again later`,
    ]);
    const answer = await site.app.request(link);
    expect(answer.status).toBe(503);
    expect(answer.headers.get('cache-control') ?? '').not.toContain('immutable');
    expect(await rows()).toBe(before);
    expect(site.app.logged.filter((line) => Number(line['level']) >= 50)).toEqual([]);
    await store.open();
    expect(await body(link)).toEqual([200, true]);
    expect((await uploaded()).attachId).not.toBe('');
    // What lies there under the name of a file and is another one is not given out as it.
    for (const [key] of store.objects) store.objects.set(key, Buffer.from(store.secret));
    expect((await site.app.request(link)).status).toBe(503);
    store.objects.clear();
    expect((await site.app.request(link)).status).toBe(404);
  });
});

describe('enabling', () => {
  test('is refused while the storage does not work; the one before stays', async () => {
    const [good, bad] = [await added(), await added({ bucketName: 'drawings' })];
    await enable(good.id);
    const refused = await enable(bad.id);
    expect([refused.status, refused.body.msg]).toEqual([400, expect.stringMatching(/no such bucket/)]);
    expect((await admin.get(`${OSS}/detail`, { id: good.id })).body.data.status).toBe('1');
    await disable(bad.id);
    expect((await admin.get(`${OSS}/detail`, { id: good.id })).body.data.status).toBe('1');
  });

  test('of two at once leaves one enabled, and is told in the record of changes', async () => {
    const pair = [await added(), await added()];
    const answers = await Promise.all(pair.map(({ id }) => enable(id)));
    expect(answers.map(({ body }) => body.code)).toEqual([200, 200]);
    const enabled = await site.app.rows(sql`select id from oss where status = '1'`);
    expect(enabled).toHaveLength(1);
    const told = await site.app.rows(
      sql`select * from log_audit where action = 'storage.enable' order by id desc limit 1`,
    );
    expect(told[0]).toMatchObject({ target_kind: 'oss', target_id: String(enabled[0]!['id']), create_by: 'admin' });
  });

  test('cannot help a secret key that was shut under another SECRET, and says so', async () => {
    await site.app.rows(sql`update oss set secret_key = 'v1.AAAA' where status = '1'`);
    const refused = await site.qm.upload(PUT, await photos.jpeg(), 'a.jpg');
    expect([refused.status, refused.body.msg]).toEqual([503, expect.stringMatching(/must be entered again/)]);
  });
});
