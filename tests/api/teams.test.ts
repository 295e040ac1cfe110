import { sql } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contractor, projectMember } from '#server/db/schema.ts';
import { adminSite, type AdminSite } from '#tests/support/admin-site.ts';
import { basic, type Caller, type Loose } from '#tests/support/caller.ts';

const TREE = '/qcdm/project/teams/tree';
let site: AdminSite;

const tree = async (by: Caller): Promise<Loose[]> => (await by.get(TREE)).body.data;
const names = (nodes: Loose[]) =>
  nodes.map((node) => [node.title, (node.children ?? []).map((one: Loose) => one.title)]);

beforeAll(async () => {
  site = await adminSite();
});

describe('the teams of a project', () => {
  test('are refused without a token, without a project, and in a project of others', async () => {
    const headers = { Authorization: basic, 'Project-Id': site.qm.projectId };
    expect((await site.app.request(`/api${TREE}`, { headers })).status).toBe(401);
    const stranger = await site.app.as('sub', { project: site.elsewhere.projectId });
    expect((await stranger.get(TREE)).status).toBe(403);
    stranger.projectId = site.foreign.projectId;
    expect((await stranger.get(TREE)).status).toBe(403);
    stranger.projectId = '';
    expect((await stranger.get(TREE)).status).toBe(400);
  });

  test('are its own people and its units with theirs, without those who left', async () => {
    const [own] = await tree(site.sub);
    expect(own).toMatchObject({ id: 'own', parentId: '0', type: 'unit', hasChildren: true });
    const titles = own.children.map((one: Loose) => one.title);
    expect(titles).toEqual(expect.arrayContaining(['qm 张', 'sub 张']));
    expect(titles).not.toContain('left 张');
    expect(own.children.find((one: Loose) => one.title === 'sub 张')).toMatchObject({
      id: site.sub.userId,
      parentId: 'own',
      type: 'person',
      hasChildren: false,
    });

    const id = site.app.deps.nextId();
    const unit = { id, tenantId: '000000', projectId: site.sub.projectId, kind: 'subcontract' };
    await site.app.db.insert(contractor).values({ ...unit, name: '防水公司', nameEn: 'Dry Ltd' });
    await site.app.db.execute(
      sql`update ${projectMember} set contractor_id = ${id} where user_id = ${site.sub.userId}`,
    );
    const after = await tree(site.qm);
    expect(names(after).at(-1)).toEqual(['Dry Ltd', ['sub 张']]);
    expect(after.at(-1)).toMatchObject({ id, note: 'subcontract' });
    const chinese = await site.app.as('qm', { language: 'zh', project: site.qm.projectId });
    expect((await tree(chinese)).map((node) => node.title)).toEqual(['本方人员', '防水公司']);
    // Another project has none of it.
    expect(JSON.stringify(await tree(site.elsewhere))).not.toContain('Dry Ltd');
    expect(JSON.stringify(await tree(site.foreign))).not.toContain('qm 张');
  });
});
