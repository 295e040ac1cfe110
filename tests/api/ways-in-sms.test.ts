import { setTimeout as sleep } from 'node:timers/promises';
import { createHmac } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loginFailure, outbox, outboxPayload, smsCode, user } from '#server/db/schema.ts';
import { deliverDue } from '#server/kernel/outbox-delivery.ts';
import { type TestApp, testApp } from '#tests/support/app.ts';
import { type Flat, wayIn } from '#tests/support/token-call.ts';
import { type Fixture, twoTenants } from '#tests/support/two-tenants.ts';
import { webhookServer } from '#tests/support/webhook-server.ts';

const QM = '13800001003';
const SUB = '13800001011';

let app: TestApp;
let made: Fixture;
let browser: ReturnType<typeof wayIn>;

async function givePhones(on: TestApp) {
  const phones: Record<string, string> = { qm: QM, sub: SUB, left: '13800001099', qm1: QM };
  for (const [account, phone] of Object.entries(phones))
    await on.db.update(user).set({ phone }).where(eq(user.account, account));
}

beforeAll(async () => {
  app = await testApp({ seed: 'minimal' });
  made = await twoTenants(app);
  await givePhones(app);
  browser = wayIn(app);
});
beforeEach(async () => {
  for (const table of [loginFailure, smsCode, outbox]) await app.db.delete(table);
});

const send = (phone: string, more: Record<string, string> = {}, address?: string) =>
  browser.send({ tenantId: '000000', phone, ...more }, address === undefined ? {} : { address });
const enter = (phone: string, code: string, more: Record<string, string> = {}, address?: string) =>
  browser.token(
    { grant_type: 'sms_code', scope: 'all', tenantId: '000000', phone, code, ...more },
    address === undefined ? {} : { address },
  );
const codeIn = (text: string) => /\b(\d{4})\b/.exec(text)?.[1] ?? '';
/** The code of the newest message, as an administrator reads it. */
async function lastCode(on = app): Promise<string> {
  const [row] = await on.rows(sql`select content from outbox order by id desc limit 1`);
  return codeIn(String(row?.['content'] ?? ''));
}
const other = (code: string, n = 1) => String((Number(code) + n) % 10_000).padStart(4, '0');

const refused = (answer: Flat, words: RegExp, error = 'invalid_grant') => {
  expect(answer.status).toBe(400);
  expect(answer.body).toEqual({ error, error_description: expect.stringMatching(words) });
};

describe('asking for a code is refused', () => {
  test('without the client credential', async () => {
    const answer = await browser.send({ phone: QM }, { headers: { Authorization: '' } });
    expect(answer.status).toBe(401);
  });

  test('for what is no phone number, each in its own words and both languages', async () => {
    const said = async (phone: string, language: string) =>
      (await browser.send({ phone }, { headers: { 'Accept-Language': language } })).body.data.fields.phone as string;
    expect(await said('', 'en')).toBe('Please enter your phone number');
    expect(await said('1380000100', 'en')).toBe('The phone number must have 11 digits');
    expect(await said('138000010033', 'en')).toBe('The phone number must have 11 digits');
    expect(await said('1380000100x', 'en')).toBe('The phone number may only have digits');
    expect(await said('', 'zh')).toBe('请输入手机号码');
    expect(await said('138', 'zh')).toBe('手机号码长度不为11位');
    expect(await said('1380000100x', 'zh')).toBe('手机号码格式不正确');
    expect(await app.rows(sql`select 1 from sms_code`)).toEqual([]);
  });

  test('within a minute, with the seconds left, whoever asks from wherever, known or not', async () => {
    for (const phone of [QM, '13999999999']) {
      expect((await send(phone)).body).toMatchObject({ code: 200, data: { resendSeconds: 60 } });
      app.clock.advance({ seconds: 20 });
      const early = await send(phone, {}, '10.0.0.7');
      expect(early.body).toMatchObject({
        code: 400,
        msg: expect.stringMatching(/^Wait (3\d|40) seconds before asking/),
      });
      expect(early.headers.get('Retry-After')).toMatch(/^(3\d|40)$/);
      app.clock.advance({ seconds: 41 });
      expect((await send(phone)).status).toBe(200);
      app.clock.advance({ minutes: 2 });
    }
  });

  test('in a burst: one code only', async () => {
    const burst = await Promise.all(Array.from({ length: 6 }, (_, n) => send(QM, {}, `10.0.1.${n}`)));
    expect(burst.filter((answer) => answer.status === 200)).toHaveLength(1);
    expect(await app.rows(sql`select 1 from outbox`)).toHaveLength(1);
  });

  test('more than ten times a day for one phone, whoever asks', async () => {
    for (let n = 0; n < 10; n++) {
      expect((await send(QM, {}, `10.0.2.${n}`)).status).toBe(200);
      app.clock.advance({ minutes: 61 });
    }
    expect((await send(QM, {}, '10.0.2.99')).body.msg).toMatch(/Try again in 830 minutes/);
    expect((await send(SUB, {}, '10.0.2.99')).status).toBe(200);
    app.clock.advance({ minutes: 831 });
    expect((await send(QM, {}, '10.0.2.99')).status).toBe(200);
  });

  test('more than twenty times in half an hour from one address, whatever the phone', async () => {
    for (let n = 0; n < 20; n++) expect((await send(`1390000${1000 + n}`, {}, '10.0.3.1')).status).toBe(200);
    expect((await send(QM, {}, '10.0.3.1')).body.msg).toMatch(/Try again in 30 minutes/);
    expect((await send(QM, {}, '10.0.3.2')).status).toBe(200);
  });
});

describe('a code', () => {
  test('is not sent to a phone nobody has, or who left, or another tenant has; the answer is the same', async () => {
    const known = await send(QM);
    for (const [phone, tenantId] of [
      ['13999999998', '000000'],
      ['13800001099', '000000'],
      [SUB, '000001'],
      [SUB, 'no such tenant'],
    ] as const) {
      const answer = await send(phone, { tenantId });
      expect(answer.body).toEqual(known.body);
    }
    expect(await app.rows(sql`select recipient from outbox`)).toEqual([{ recipient: QM }]);
  });

  test('opens once, for the tenant it was asked in, and is kept as a hash', async () => {
    await send(QM);
    const code = await lastCode();
    expect(code).toMatch(/^\d{4}$/);
    const [kept] = await app.db.select().from(smsCode);
    expect(kept?.codeHash).toMatch(/^[\w-]{43}$/);
    refused(await enter(QM, code, { tenantId: '000001' }), /^The code is wrong or has expired$/);
    const entered = await enter(QM, ` ${code} `);
    expect(entered.body).toMatchObject({ account: 'qm', user_id: made.ids['qm'], token_type: 'bearer' });
    refused(await enter(QM, code), /wrong or has expired/);
  });

  test('is the newest one only, for five minutes', async () => {
    await send(QM);
    const first = await lastCode();
    app.clock.advance({ seconds: 61 });
    await send(QM);
    const second = await lastCode();
    if (first !== second) refused(await enter(QM, first), /wrong/);
    app.clock.advance({ minutes: 5, seconds: 1 });
    refused(await enter(QM, second), /has expired/);
  });

  test('is compared five times at most, also when all come at once', async () => {
    await send(QM);
    const code = await lastCode();
    const burst = await Promise.all(
      Array.from({ length: 9 }, (_, n) => enter(QM, other(code, n + 1), {}, `10.1.0.${n}`)),
    );
    expect(burst.every((answer) => answer.status === 400)).toBe(true);
    await app.db.delete(loginFailure);
    refused(await enter(QM, code, {}, '10.1.0.99'), /wrong or has expired/);
  });

  test('guessed wrongly counts against the phone and the address as a wrong password does', async () => {
    for (let n = 0; n < 5; n++) refused(await enter(QM, '0000', {}, `10.2.0.${n}`), /wrong/);
    refused(await enter(QM, '0000', {}, '10.2.0.9'), /Try again in 30 minutes/);
    for (let n = 0; n < 5; n++) refused(await enter(`1370000000${n}`, '0000', {}, '10.2.1.1'), /wrong/);
    refused(await enter(SUB, '0000', {}, '10.2.1.1'), /Too many failed attempts/);
  });

  test('of rubbish form is refused without being compared', async () => {
    await send(QM);
    for (const code of ['', 'abcd', '12345', '１２３４', '0\u0000'.repeat(2)]) refused(await enter(QM, code), /wrong/);
    refused(await enter('x', '1234'), /wrong/);
    const [row] = await app.db.select().from(smsCode);
    expect(row?.tries).toBe(0);
  });

  test('used twice at the same moment opens one session', async () => {
    await send(SUB);
    const code = await lastCode();
    const both = await Promise.all([enter(SUB, code), enter(SUB, code)]);
    expect(both.map((answer) => answer.status).toSorted()).toEqual([200, 400]);
  });

  test('does not let in who left meanwhile', async () => {
    await send(SUB);
    await app.db.update(user).set({ status: '0' }).where(eq(user.account, 'sub'));
    refused(await enter(SUB, await lastCode()), /deactivated/);
    await app.db.update(user).set({ status: '1' }).where(eq(user.account, 'sub'));
  });
});

test('one phone of several accounts: the code stays good until the account is named', async () => {
  await app.db.update(user).set({ phone: QM }).where(eq(user.account, 'both'));
  await send(QM);
  const code = await lastCode();
  const asked = await enter(QM, code);
  expect(asked.status).toBe(400);
  expect(asked.body).toMatchObject({ error: 'account_choice', accounts: ['both', 'qm'] });
  expect((await enter(QM, code, { username: 'Both' })).body.account).toBe('both');
  refused(await enter(QM, code, { username: 'qm' }), /wrong/);
  await app.db.update(user).set({ phone: '' }).where(eq(user.account, 'both'));
});

describe('the outbox', () => {
  test('is closed to who does not administer, and to other tenants', async () => {
    await send(QM);
    const qm = await app.as('qm');
    expect((await qm.get('/blade-monitor/outbox/list')).status).toBe(403);
    expect((await qm.post('/blade-monitor/outbox/submit', {})).status).toBe(404);
    const foreign = await app.as('boss1', { tenant: '000001' });
    expect((await foreign.get('/blade-monitor/outbox/list')).body.data.total).toBe(0);
  });

  test('shows the code where this server is the transport, which also prints it', async () => {
    await send(QM, {}, '10.9.9.9');
    const admin = await app.as('admin', { project: null });
    const { body } = await admin.get('/blade-monitor/outbox/list', { recipient: QM });
    expect(body.data.records).toMatchObject([
      { recipient: QM, state: 'sent', transport: 'console', attempts: 1, address: '10.9.9.9', lastError: '' },
    ]);
    const code = codeIn(body.data.records[0].content);
    expect(JSON.stringify(app.logged)).toContain(`${code} is your QCDM sign-in code`);
    expect((await enter(QM, code)).status).toBe(200);
  });

  test('speaks the language of who asked', async () => {
    await browser.send({ tenantId: '000000', phone: QM }, { headers: { 'Accept-Language': 'zh' } });
    const [row] = await app.rows(sql`select content from outbox`);
    expect(row?.['content']).toMatch(/^【QCDM】登录验证码 \d{4}，5分钟内有效/);
  });
});

describe('by webhook', () => {
  let hooked: TestApp;
  let receiver: Awaited<ReturnType<typeof webhookServer>>;
  const secret = 'the secret of both ends';
  const asked = () => wayIn(hooked).send({ tenantId: '000000', phone: QM });
  const row = async () => (await hooked.db.select().from(outbox))[0]!;
  /** Until the round that the call itself started is through. */
  const attempts = async (n: number) => {
    for (let tries = 0; tries < 200 && (await row()).attempts < n; tries++) await sleep(10);
    expect((await row()).attempts).toBe(n);
  };

  beforeAll(async () => {
    receiver = await webhookServer();
    hooked = await testApp({
      seed: 'minimal',
      config: { sms: { transport: 'webhook', url: receiver.url, secret } },
    });
    await twoTenants(hooked);
    await givePhones(hooked);
  });
  beforeEach(async () => {
    for (const table of [smsCode, outbox]) await hooked.db.delete(table);
    receiver.got.length = 0;
  });
  afterAll(() => receiver.close());

  test('a message is signed, told once, and its code is masked for administrators', async () => {
    expect((await asked()).body.data).toEqual({ resendSeconds: 60 });
    await attempts(1);
    const [got] = receiver.got;
    const told = JSON.parse(got!.text);
    expect(told).toMatchObject({ phone: QM, tenantId: '000000', template: 'sms_code', language: 'en' });
    expect(told.params.code).toMatch(/^\d{4}$/);
    expect(told.text).toContain(told.params.code);
    const timestamp = String(got!.headers['x-qcdm-timestamp']);
    expect(Math.abs(Number(timestamp) - hooked.clock.now().getTime() / 1000)).toBeLessThan(10);
    const hmac = createHmac('sha256', secret).update(`${timestamp}.${got!.text}`).digest('hex');
    expect(got!.headers['x-qcdm-signature']).toBe(`v1=${hmac}`);
    expect(got!.headers['x-qcdm-delivery']).toBe(told.id);
    const kept = await row();
    expect(kept).toMatchObject({ state: 'sent', transport: 'webhook', lastError: '' });
    expect(kept.content).toMatch(/^•••• is your QCDM sign-in code/);
    expect(await hooked.db.select().from(outboxPayload)).toEqual([]);
    expect(JSON.stringify(hooked.logged)).not.toContain(told.params.code);
    expect(await deliverDue(hooked.deps)).toBe(0);
    const entered = await wayIn(hooked).token({ grant_type: 'sms_code', phone: QM, code: told.params.code });
    expect(entered.body.account).toBe('qm');
  });

  test('a failure is tried again after 2, 4, … seconds, and its attempts are told', async () => {
    receiver.answer(503, 500);
    await asked();
    await attempts(1);
    expect(await row()).toMatchObject({ state: 'waiting', lastError: 'HTTP 503' });
    hooked.clock.advance({ seconds: 2 });
    expect(await deliverDue(hooked.deps)).toBe(1);
    expect(await row()).toMatchObject({ state: 'waiting', attempts: 2, lastError: 'HTTP 500' });
    hooked.clock.advance({ seconds: 4 });
    expect(await deliverDue(hooked.deps)).toBe(1);
    expect(await row()).toMatchObject({ state: 'sent', attempts: 3, lastError: '' });
    expect(new Set(receiver.got.map((one) => one.headers['x-qcdm-delivery'])).size).toBe(1);
  });

  test('two rounds at once do not deliver twice', async () => {
    receiver.answer(503);
    await asked();
    await attempts(1);
    hooked.clock.advance({ seconds: 2 });
    await Promise.all([deliverDue(hooked.deps), deliverDue(hooked.deps)]);
    expect(receiver.got).toHaveLength(2);
  });

  test('what cannot be delivered while the code is good is given up, and forgotten', async () => {
    receiver.answer(...Array.from({ length: 20 }, () => 503));
    await asked();
    await attempts(1);
    for (let n = 0; n < 10; n++) {
      hooked.clock.advance({ minutes: 1 });
      await deliverDue(hooked.deps);
    }
    const kept = await row();
    expect(kept.state).toBe('failed');
    expect(kept.lastError).toBe('HTTP 503');
    expect(await hooked.db.select().from(outboxPayload)).toEqual([]);
  });

  test('a receiver that is away is said to be', async () => {
    const { sms } = hooked.deps.config;
    (hooked.deps.config as { sms: unknown }).sms = { transport: 'webhook', url: 'http://127.0.0.1:9/', secret };
    await asked();
    await attempts(1);
    expect((await row()).lastError).not.toBe('');
    (hooked.deps.config as { sms: unknown }).sms = sms;
  });
});
