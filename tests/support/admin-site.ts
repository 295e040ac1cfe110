import { sql } from 'drizzle-orm';
import { projectMember } from '#server/db/schema.ts';
import { type TestApp, testApp } from './app.ts';
import type { Caller } from './caller.ts';
import { twoTenants } from './two-tenants.ts';

export interface AdminSite {
  app: TestApp;
  /** Administrator of the platform, in the first project. */
  admin: Caller;
  /** The same in the second project. */
  elsewhere: Caller;
  /** QA/QC manager in the first project. */
  qm: Caller;
  /** In the first project, without permission for any plain record. */
  sub: Caller;
  /** Administrator of another tenant, in a project there. */
  foreign: Caller;
}

/** Two tenants and three projects without any records, and people on both sides of every wall. */
export async function adminSite(): Promise<AdminSite> {
  const app = await testApp({ seed: 'minimal' });
  const { projects } = await twoTenants(app);
  const [row] = await app.rows(sql`select id from user_account where account = 'admin' and tenant_id = '000000'`);
  const userId = String(row!['id']);
  const both = [projects.first, projects.second];
  await app.db.insert(projectMember).values(both.map((projectId) => ({ projectId, userId })));
  return {
    app,
    admin: await app.as('admin', { project: projects.first }),
    elsewhere: await app.as('admin', { project: projects.second }),
    qm: await app.as('qm', { project: projects.first }),
    sub: await app.as('sub', { project: projects.first }),
    foreign: await app.as('boss1', { tenant: '000001', project: projects.foreign }),
  };
}
