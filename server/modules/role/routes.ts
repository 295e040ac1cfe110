/**
 * The contract (types: #domain/access/grants.ts; permission in brackets):
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
