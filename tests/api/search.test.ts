import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '#tests/support/app.ts';
import type { Caller } from '#tests/support/caller.ts';

let app: TestApp;
let qm: Caller;
beforeAll(async () => {
  app = await testApp({ seed: 'demo' });
  qm = await app.as('qm');
});

const search = async (who: Caller, keyword: string) => (await who.get('/qcdm/search', { keyword })).body;

describe('the search refuses', () => {
  test('whoever is not signed in, works in no project, or asks for nothing', async () => {
    expect((await app.request('/api/qcdm/search?keyword=a')).status).toBe(401);
    expect((await search(await app.as('qm', { project: null }), 'NCR')).code).toBe(400);
    expect((await search(qm, '')).code).toBe(400);
    expect((await search(qm, ' ')).code).toBe(400);
    expect((await search(qm, 'x'.repeat(65))).code).toBe(400);
  });
});

describe('the search finds', () => {
  test('records by a part of their code, a few at most', async () => {
    const [first] = (await qm.get('/qcdm/report/page', { size: 1, status: 'open' })).body.data.records;
    const { data } = await search(qm, first.reportCode);
    expect(data).toContainEqual({
      kind: 'report',
      id: first.id,
      code: first.reportCode,
      text: first.description,
      state: 'open',
    });
    expect((await search(qm, 'NCR')).data.length).toBeLessThanOrEqual(8);
  });

  test('its wildcards literally, and nothing for a stranger word', async () => {
    expect((await search(qm, '%')).data).toEqual([]);
    expect((await search(qm, 'no such words anywhere')).data).toEqual([]);
  });

  test('only what the list shows the same person', async () => {
    const sub = await app.as('sub');
    const seen = (await sub.get('/qcdm/report/page', { size: -1 })).body.data.records.map(
      (row: { id: string }) => row.id,
    );
    const all = (await qm.get('/qcdm/report/page', { size: -1 })).body.data.records;
    const hidden = all.find((row: { id: string; reportCode: string }) => row.reportCode && !seen.includes(row.id));
    expect((await search(qm, hidden.reportCode)).data).toHaveLength(1);
    expect((await search(sub, hidden.reportCode)).data).toEqual([]);
    const other = await app.as('qm', { tenant: '000001' });
    expect((await search(other, hidden.reportCode)).data).toEqual([]);
  });
});
