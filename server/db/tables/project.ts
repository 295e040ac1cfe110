import { doublePrecision, index, integer, pgTable, primaryKey, text, unique } from 'drizzle-orm/pg-core';
import { id, moment, projectColumn, stamped, tenantColumn } from '../columns.ts';
import { tenant, user } from './access.ts';
import { oss } from './resources.ts';

export const project = pgTable(
  'project',
  {
    ...stamped(),
    tenantId: tenantColumn().references(() => tenant.tenantId),
    projectName: text('project_name').notNull(),
    projectNameEn: text('project_name_en').notNull().default(''),
    projectAbbreviation: text('project_abbreviation').notNull(),
    projectCode: text('project_code').notNull(),
    projectAddress: text('project_address').notNull().default(''),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [unique('project_code_key').on(t.tenantId, t.projectCode)],
);

/** Participating units of a project. spec §3 */
export const contractor = pgTable(
  'contractor',
  {
    ...stamped(),
    tenantId: tenantColumn(),
    projectId: projectColumn().references(() => project.id),
    kind: text('kind').notNull(),
    name: text('name').notNull(),
    nameEn: text('name_en').notNull().default(''),
  },
  (t) => [index('contractor_list_idx').on(t.projectId, t.kind)],
);

/** Who works on a project, and for which participating unit (null: the builder's own staff). */
export const projectMember = pgTable(
  'project_member',
  {
    projectId: projectColumn().references(() => project.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    contractorId: id('contractor_id').references(() => contractor.id),
  },
  (t) => [primaryKey({ columns: [t.projectId, t.userId] }), index('project_member_user_idx').on(t.userId)],
);

/** Uploaded files; the bytes lie under their sha256. */
export const file = pgTable(
  'file',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    projectId: id('project_id'),
    createUser: id('create_user').notNull(),
    createTime: moment('create_time').notNull(),
    /** The storage configuration that holds the bytes; null: the server's own disk. */
    storageId: id('storage_id').references(() => oss.id),
    hash: text('hash').notNull(),
    thumbHash: text('thumb_hash').notNull().default(''),
    mime: text('mime').notNull(),
    size: integer('size').notNull(),
    name: text('name').notNull(),
    width: integer('width').notNull().default(0),
    height: integer('height').notNull().default(0),
    takenAt: text('taken_at').notNull().default(''),
    lat: doublePrecision('lat'),
    lng: doublePrecision('lng'),
  },
  (t) => [index('file_hash_idx').on(t.hash)],
);

/** Numbers handed out: one row per series, raised in the transaction that uses the number. domain.md §2.0 */
export const series = pgTable(
  'series',
  { projectId: projectColumn(), key: text('key').notNull(), last: integer('last').notNull() },
  (t) => [primaryKey({ columns: [t.projectId, t.key] })],
);

/**
 * How often the records of a kind changed in a project: raised by the database at the end of every transaction that
 * changes one. What was counted under a stamp is true as long as it stands (server/kernel/counted.ts).
 */
export const projectStamp = pgTable(
  'project_stamp',
  { projectId: projectColumn(), kind: text('kind').notNull(), stamp: integer('stamp').notNull() },
  (t) => [primaryKey({ columns: [t.projectId, t.kind] })],
);
