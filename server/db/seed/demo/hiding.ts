import { type RoleKind } from '#domain/access/roles.ts';
import { hideParamOf } from '#domain/access/menu-view.ts';
import type { Db } from '../../open.ts';
import { param } from '../../schema.ts';
import { seedId } from '../base/seed-id.ts';
import { roleIdOf } from '../base/tenant-base.ts';
import type { ProjectKey } from './people.ts';

/**
 * What the projects of tenant 000000 hide from whom: on the large site the technical officers keep to the reports, on
 * the small one nobody but the quality managers and administrators minds the set-up. spec §3
 */
const hidden: readonly { project: ProjectKey; lists: Partial<Record<RoleKind | 'default', string>> }[] = [
  { project: 'main', lists: { RTO: 'project', EM: 'project', default: '' } },
  { project: 'small', lists: { QM: '', ADMIN: '', RTO: 'project', default: 'quality_setup' } },
];

/** Writes the example of a dashboard configuration for both projects. */
export async function seedHiding(tx: Db, projectIds: Record<ProjectKey, string>): Promise<void> {
  const keyOf = (kind: string) => (kind === 'default' ? kind : roleIdOf('000000', kind as RoleKind));
  await tx.insert(param).values(
    hidden.map(({ project, lists }, index) => ({
      id: seedId('param', 101 + index),
      tenantId: '000000',
      paramName: '项目隐藏的菜单 / Menus that the project hides',
      paramKey: hideParamOf(projectIds[project]),
      paramValue: JSON.stringify(
        Object.fromEntries(Object.entries(lists).map(([kind, codes]) => [keyOf(kind), codes])),
      ),
      remark:
        '角色ID：逗号分隔的菜单编码；default 用于未配置的角色 / role id: menu codes; default for roles without an entry',
    })),
  );
}
