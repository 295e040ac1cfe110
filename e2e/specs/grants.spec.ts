import type { Page } from '@playwright/test';
import type { RoleKind } from '#domain/access/roles.ts';
import { menuRows, menuTree } from '#server/db/seed/base/menu-tree.ts';
import { grantedMenuIds } from '#server/db/seed/base/role-grants.ts';
import { expect, test } from '../support/site.ts';

const accounts: Readonly<Record<RoleKind, string>> = {
  PM: 'pm',
  QM: 'qm',
  BM: 'bm',
  CM: 'cm',
  EM: 'em',
  RE: 're',
  RTO: 'rto',
  MAIN: 'main',
  SUBM: 'subm2',
  SUB: 'sub2',
  ADMIN: 'admin',
  OWNER: 'owner',
};

/** What the large site of the demo hides from them (server/db/seed/demo/hiding.ts): all below this menu. */
const hidden: Partial<Record<RoleKind, string>> = { RTO: 'project', EM: 'project' };

const side = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

function codesOf(kind: RoleKind): ReadonlySet<string> {
  const ids = new Set(grantedMenuIds(kind));
  return new Set(menuRows().flatMap((row) => (ids.has(row.id) ? [row.code] : [])));
}

function shownTo(kind: RoleKind): ReadonlySet<string> {
  const codes = codesOf(kind);
  const shown = menuTree.filter((root) => root.code !== hidden[kind]).flatMap(pagesIn);
  return new Set(shown.flatMap((menu) => (codes.has(menu.code) ? [menu.code] : [])));
}

type Menu = (typeof menuTree)[number];
const pagesIn = (menu: Menu): Menu[] => (menu.children ? menu.children.flatMap(pagesIn) : [menu]);

/** Lists whose Add button goes by its code alone; reports ask their flow too. */
const lists = [
  ['block', '/project/block/index', 'Add'],
  ['defect_type', '/setup/defectType/index', 'Add'],
  ['role', '/authority/role/index', 'Add'],
] as const;

for (const [kind, account] of Object.entries(accounts) as [RoleKind, string][])
  test(
    `${account} sees, may press and may call what the grants of the role say`,
    { tag: '@sweep' },
    async ({ people, site }) => {
      const { page } = await people.open(account);
      const codes = codesOf(kind);
      const shown = shownTo(kind);
      const asked = page.waitForRequest((request) => /blade-auth/.test(Object.keys(request.headers()).join()));
      await page.goto(`${site.url}/wel/index`);
      const { authorization = '', 'blade-auth': token = '', 'project-id': project = '' } = (await asked).headers();

      for (const root of menuTree) {
        const granted = pagesIn(root).filter((menu) => shown.has(menu.code));
        const heading = side(page).getByRole('menuitem', { name: root.name[0], exact: true });
        await expect(heading).toHaveCount(granted.length > 0 ? 1 : 0);
        if (granted.length === 0) continue;
        await heading.click();
        for (const inner of root.children ?? [])
          if (inner.children) await side(page).getByRole('menuitem', { name: inner.name[0], exact: true }).click();
        const links = side(page).getByRole('link').filter({ visible: true });
        await expect(links).toHaveText(granted.map((menu) => menu.name[0]));
      }

      for (const [menu, path, add] of lists) {
        await page.goto(site.url + path);
        if (!shown.has(menu)) {
          await expect(page.getByRole('heading', { name: 'No access' })).toBeVisible();
          continue;
        }
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
        // The rows are there: buttons that the person has are there too.
        await expect(page.getByRole('main').getByRole('row').nth(2)).toBeVisible();
        const button = page
          .getByRole('main')
          .getByRole('button', { name: add })
          .or(page.getByRole('link', { name: add }));
        expect((await button.count()) > 0, `${account}: ${add} on ${path}`).toBe(codes.has(`${menu}_add`));
      }

      const headers = { Authorization: authorization, 'Blade-Auth': token, 'Project-Id': project };
      for (const [code, path] of [
        ['param_add', '/blade-system/param/submit'],
        ['role_add', '/blade-system/role/submit'],
        ['user_add', '/blade-system/user/submit'],
        ['defect_type_add', '/qcdm/defectType/submit'],
        ['block_add', '/qcdm/project/block/submit'],
      ] as const) {
        // Nothing is filled in: who may add hears what is missing, everybody else is refused before.
        const answer = await page.request.post(`${site.url}/api${path}`, { headers, data: {} });
        expect(answer.status(), `${account}: ${path}`).toBe(codes.has(code) ? 400 : 403);
      }
    },
  );
