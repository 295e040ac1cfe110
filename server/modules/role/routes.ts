import { z } from 'zod';
import { grantInput, hideInput } from '#domain/access/grants.ts';
import { idSchema, idsSchema } from '#domain/kernel/id.ts';
import { codeFor } from '#domain/kernel/resource.ts';
import { notice } from '#domain/resources/notice.ts';
import { role } from '#domain/resources/role.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { resourceRoutes } from '../../kernel/resource-routes.ts';
import { copyInput, copyRole } from './copy-service.ts';
import { grant, grantTree, roleTreeKeys } from './grant-service.ts';
import { hideConfig, setHides } from './hide-service.ts';
import { matrix } from './matrix-service.ts';
import { roleList, roleOptions, roleTree, roleTreeById } from './service.ts';

const reads = [role.permission, codeFor(role, 'view')];
const granting = { code: [...reads, 'role_grant'] } as const;
/** Users and notices are given to roles: who keeps them must be able to choose one. */
const choosing = { code: [...reads, 'user', 'user_view', notice.permission, codeFor(notice, 'view')] } as const;
const nothing = z.object({});
/** Clients send an open choice as an empty parameter. */
const open = <T extends z.ZodType>(schema: T) => z.preprocess((v) => (v === '' ? undefined : v), schema.optional());

/**
 * Roles and what is granted to them. spec §6, §7, wire.md §4. Types: #domain/access/grants.ts; permissions in brackets:
 * - GET  role/list [role|role_view] roleName, roleAlias, tenantId and Blade's suffixes → tree of {id, version, tenantId,
 *   parentId, parentName, roleName, roleNameEn, roleAlias, sort, people, createTime, updateTime, hasChildren, children?}
 * - GET  role/tree [role|user|notice, or their _view] tenantId? → tree of {id, parentId, title, key, value, hasChildren, children?}
 * - GET  role/tree-by-id [as role/tree] roleId? → the same tree
 * - GET  role/detail [role|role_view] id → one role without children
 * - POST role/submit [role_add|role_edit] {id?, version?, roleName, roleNameEn, roleAlias, parentId, sort} → the role
 * - POST role/remove [role_delete] ?ids
 * - POST role/copy [role_copy] {id, roleName, roleNameEn?, roleAlias} → the new role
 * - POST role/grant [role_grant] GrantInput → Granted
 * - GET  menu/grant-tree [role|role_view|role_grant] → GrantTree
 * - GET  menu/role-tree-keys [as grant-tree] ?roleIds → GrantKeys
 * - GET  role/hide-config [as grant-tree] → HideConfig
 * - POST role/hide-config [role_grant] {projectId, roleId | 'default', codes | null, version?} → ProjectHides
 * - GET  role/matrix [role_matrix] → Matrix
 */
export const roleRoutes: readonly AnyEndpoint[] = [
  ...resourceRoutes(role, { ...roleOptions, except: ['list'] }),
  endpoint({
    method: 'get',
    path: '/blade-system/role/list',
    access: 'person',
    permission: { code: reads },
    input: z.looseObject({}),
    run: roleList,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/role/tree',
    access: 'person',
    permission: choosing,
    input: z.object({ tenantId: z.string().max(64).optional() }),
    run: roleTree,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/role/tree-by-id',
    access: 'person',
    permission: choosing,
    input: z.object({ roleId: open(idSchema) }),
    run: roleTreeById,
  }),
  endpoint({
    method: 'post',
    path: '/blade-system/role/copy',
    access: 'person',
    permission: { code: 'role_copy' },
    input: copyInput,
    write: true,
    run: copyRole,
  }),
  endpoint({
    method: 'post',
    path: '/blade-system/role/grant',
    access: 'person',
    permission: { code: 'role_grant' },
    input: grantInput,
    write: true,
    run: grant,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/grant-tree',
    access: 'person',
    permission: granting,
    input: nothing,
    run: grantTree,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/menu/role-tree-keys',
    access: 'person',
    permission: granting,
    input: z.object({ roleIds: idsSchema }),
    run: roleTreeKeys,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/role/hide-config',
    access: 'person',
    permission: granting,
    input: nothing,
    run: hideConfig,
  }),
  endpoint({
    method: 'post',
    path: '/blade-system/role/hide-config',
    access: 'person',
    permission: { code: 'role_grant' },
    input: hideInput,
    write: true,
    run: setHides,
  }),
  endpoint({
    method: 'get',
    path: '/blade-system/role/matrix',
    access: 'person',
    permission: { code: 'role_matrix' },
    input: nothing,
    run: matrix,
  }),
];
