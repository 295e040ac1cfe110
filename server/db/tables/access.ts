import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, primaryKey, text, unique, uniqueIndex } from 'drizzle-orm/pg-core';
import { id, moment, stamped, tenantColumn } from '../columns.ts';

const line = (name: string) => text(name).notNull().default('');

export const tenant = pgTable('tenant', {
  ...stamped(),
  id: id('id').notNull().unique(),
  tenantId: text('tenant_id').primaryKey(),
  tenantName: text('tenant_name').notNull(),
  /** Whoever comes by this address needs not say the tenant. */
  domain: line('domain'),
  linkman: line('linkman'),
  contactNumber: line('contact_number'),
  address: line('address'),
});

/** OAuth clients; the secret is kept as sha256. spec §3 */
export const client = pgTable('client', {
  ...stamped(),
  clientId: text('client_id').notNull().unique(),
  clientSecret: text('client_secret').notNull(),
  scope: text('scope').notNull().default('all'),
  authorizedGrantTypes: text('authorized_grant_types').notNull(),
  accessTokenValidity: integer('access_token_validity').notNull(),
  refreshTokenValidity: integer('refresh_token_validity').notNull(),
  webServerRedirectUri: line('web_server_redirect_uri'),
  resourceIds: line('resource_ids'),
  authorities: line('authorities'),
  autoapprove: integer('autoapprove').notNull().default(0),
  additionalInformation: line('additional_information'),
});

export const user = pgTable(
  'user_account',
  {
    ...stamped(),
    tenantId: tenantColumn().references(() => tenant.tenantId),
    account: text('account').notNull(),
    /** argon2id over md5-hex of the password. docs/decisions/003 */
    passwordHash: text('password_hash').notNull(),
    name: text('name').notNull(),
    realName: text('real_name').notNull(),
    email: text('email').notNull().default(''),
    phone: text('phone').notNull().default(''),
    /** File of the portrait; '' for none. */
    avatar: text('avatar').notNull().default(''),
    sex: text('sex').notNull().default(''),
    company: text('company').notNull().default(''),
    dateFormat: text('date_format').notNull().default('YYYY-MM-DD'),
    /** 'en' or 'zh'; '' while the person has not chosen one: then it is the device's. ASSUMED: 015 */
    language: text('language').notNull().default(''),
    /** File of the drawn or photographed signature; '' for none. */
    signature: text('signature').notNull().default(''),
    /** '1' may sign in, '0' has left. spec §6 */
    status: text('status').notNull().default('1'),
    /** Number of the person with the company. */
    code: line('code'),
    /** A day, 'YYYY-MM-DD'; '' when not known. */
    birthday: line('birthday'),
    deptIds: jsonb('dept_ids').$type<string[]>().notNull().default([]),
    postIds: jsonb('post_ids').$type<string[]>().notNull().default([]),
    lastLogin: moment('last_login'),
    leftTime: moment('left_time'),
  },
  (t) => [
    uniqueIndex('user_account_key').on(t.tenantId, sql`lower(${t.account})`),
    index('user_account_phone_idx').on(t.tenantId, t.phone),
    index('user_account_list_idx').on(t.tenantId, t.createTime, t.id),
  ],
);

export const role = pgTable(
  'role',
  {
    ...stamped(),
    tenantId: tenantColumn().references(() => tenant.tenantId),
    parentId: id('parent_id').notNull().default('0'),
    roleName: text('role_name').notNull(),
    roleNameEn: text('role_name_en').notNull().default(''),
    roleAlias: text('role_alias').notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [unique('role_alias_key').on(t.tenantId, t.roleAlias)],
);

export const userRole = pgTable(
  'user_role',
  {
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    roleId: id('role_id')
      .notNull()
      .references(() => role.id),
  },
  (t) => [primaryKey({ columns: [t.userId, t.roleId] })],
);

/** Menus and buttons, shared by every tenant. category 1 menu, 2 button. wire.md §7 */
export const menu = pgTable(
  'menu',
  {
    ...stamped(),
    parentId: id('parent_id').notNull().default('0'),
    code: text('code').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
    alias: text('alias').notNull().default(''),
    path: text('path').notNull().default(''),
    source: text('source').notNull().default(''),
    sort: integer('sort').notNull().default(0),
    category: integer('category').notNull(),
    action: integer('action').notNull().default(0),
    isOpen: integer('is_open').notNull().default(1),
    remark: text('remark').notNull().default(''),
    meta: jsonb('meta').$type<Record<string, unknown>>().notNull().default({}),
    group: jsonb('group').$type<string[]>().notNull().default([]),
    query: jsonb('query').$type<Record<string, string>>().notNull().default({}),
  },
  (t) => [unique('menu_code_key').on(t.code), index('menu_parent_idx').on(t.parentId, t.sort)],
);

export const roleMenu = pgTable(
  'role_menu',
  {
    roleId: id('role_id')
      .notNull()
      .references(() => role.id, { onDelete: 'cascade' }),
    menuId: id('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.roleId, t.menuId] })],
);

export const topMenu = pgTable('top_menu', {
  ...stamped(),
  code: text('code').notNull(),
  name: text('name').notNull(),
  nameEn: text('name_en').notNull().default(''),
  source: text('source').notNull().default(''),
  path: text('path').notNull(),
  sort: integer('sort').notNull().default(0),
});

export const topMenuMenu = pgTable(
  'top_menu_menu',
  {
    topMenuId: id('top_menu_id')
      .notNull()
      .references(() => topMenu.id, { onDelete: 'cascade' }),
    menuId: id('menu_id')
      .notNull()
      .references(() => menu.id, { onDelete: 'cascade' }),
  },
  (t) => [primaryKey({ columns: [t.topMenuId, t.menuId] })],
);

/**
 * One row, raised in the transaction of every change to roles, menus, grants and role parameters, so that every
 * process knows at its next request that what it remembers of permissions is old.
 */
export const accessStamp = pgTable('access_stamp', {
  id: integer('id').primaryKey(),
  stamp: integer('stamp').notNull().default(0),
});

/** A signed-in browser. Access tokens point here; only the current refresh token's hash is kept. */
export const session = pgTable(
  'session',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    clientId: text('client_id').notNull(),
    refreshHash: text('refresh_hash').notNull(),
    createTime: moment('create_time').notNull(),
    refreshTime: moment('refresh_time').notNull(),
    expireTime: moment('expire_time').notNull(),
    endTime: moment('end_time'),
    endReason: text('end_reason').notNull().default(''),
    address: text('address').notNull().default(''),
    userAgent: text('user_agent').notNull().default(''),
    /** Last request, to the minute; null: none since this is kept. */
    lastSeen: moment('last_seen'),
  },
  (t) => [index('session_user_idx').on(t.userId)],
);

/** Failed sign-ins, by account and by address, for throttling. wire.md §2 */
export const loginFailure = pgTable(
  'login_failure',
  { id: id('id').primaryKey(), key: text('key').notNull(), at: moment('at').notNull() },
  (t) => [index('login_failure_key_idx').on(t.key, t.at)],
);

/** Open captchas; deleted when used, whatever the answer. */
export const captcha = pgTable('captcha', {
  key: text('key').primaryKey(),
  answerHash: text('answer_hash').notNull(),
  expireTime: moment('expire_time').notNull(),
});
