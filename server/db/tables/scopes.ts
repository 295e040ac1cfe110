import { pgTable, primaryKey } from 'drizzle-orm/pg-core';
import { id } from '../columns.ts';
import { role } from './access.ts';
import { apiScope, dataScope } from './resources.ts';

/** Data scopes of a role. wire.md §4 */
export const roleDataScope = pgTable(
  'role_data_scope',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    scopeId: id('scope_id')
      .notNull()
      .references(() => dataScope.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.scopeId] })],
);

/** Interface scopes of a role. wire.md §4 */
export const roleApiScope = pgTable(
  'role_api_scope',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    scopeId: id('scope_id')
      .notNull()
      .references(() => apiScope.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.scopeId] })],
);
