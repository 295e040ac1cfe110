import { sql } from 'drizzle-orm';
import { index, integer, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { RoleKind } from '#domain/access/roles.ts';
import type { PhotoRef } from '#domain/ncr/schema.ts';
import type { DefectState, ReportState } from '#domain/ncr/states.ts';
import { id, moment, projectColumn, stamped, tenantColumn } from '../columns.ts';
import { user } from './access.ts';
import { contractor, project } from './project.ts';
import { block, defectType, level, room, unit } from './resources.ts';

const count = (name: string) => integer(name).notNull().default(0);

export const report = pgTable(
  'report',
  {
    ...stamped(),
    tenantId: tenantColumn(),
    projectId: projectColumn().references(() => project.id),
    /** '' while a draft; given at send and never reused. */
    reportCode: text('report_code').notNull().default(''),
    status: text('status').$type<ReportState>().notNull(),
    round: integer('round').notNull().default(1),
    professionId: text('profession_id').notNull(),
    description: text('description').notNull(),
    blockId: id('block_id').references(() => block.id),
    levelId: id('level_id').references(() => level.id),
    unitId: id('unit_id').references(() => unit.id),
    roomId: id('room_id').references(() => room.id),
    gridline: text('gridline').notNull().default(''),
    /** The location in words, kept for lists and search. */
    location: text('location').notNull().default(''),
    contractorManagerId: id('contractor_manager_id').references(() => user.id),
    contractorId: id('contractor_id').references(() => contractor.id),
    createUser: id('create_user')
      .notNull()
      .references(() => user.id),
    raisedBy: text('raised_by').$type<RoleKind | ''>().notNull().default(''),
    sendTime: moment('send_time'),
    deadline: moment('deadline'),
    checkDate: moment('check_date'),
    closeTime: moment('close_time'),
    escalateTime: moment('escalate_time'),
    defectCount: count('defect_count'),
    todoCount: count('todo_count'),
    fixCount: count('fix_count'),
    failCount: count('fail_count'),
    passCount: count('pass_count'),
  },
  (t) => [
    index('report_list_idx').on(t.projectId, t.createTime, t.id),
    index('report_status_idx').on(t.projectId, t.status, t.deadline),
    index('report_contractor_idx').on(t.projectId, t.contractorId, t.status),
    index('report_due_idx')
      .on(t.deadline)
      .where(sql`${t.status} in ('open', 'committed') and ${t.escalateTime} is null`),
    uniqueIndex('report_code_key')
      .on(t.projectId, t.reportCode)
      .where(sql`${t.reportCode} <> ''`),
  ],
);

export const defect = pgTable(
  'defect',
  {
    ...stamped(),
    tenantId: tenantColumn(),
    projectId: projectColumn(),
    reportId: id('report_id')
      .notNull()
      .references(() => report.id, { onDelete: 'cascade' }),
    sort: integer('sort').notNull(),
    defectStatus: text('defect_status').$type<DefectState>().notNull(),
    defectTypeId: id('defect_type_id').references(() => defectType.id),
    defectPosition: text('defect_position').notNull().default(''),
    description: text('description').notNull().default(''),
    modelGlid: text('model_glid').notNull().default(''),
    defectImg: jsonb('defect_img').$type<PhotoRef[]>().notNull().default([]),
    /** The latest repair: what was done, its photos, and who did it. */
    recommendation: text('recommendation').notNull().default(''),
    repairImg: jsonb('repair_img').$type<PhotoRef[]>().notNull().default([]),
    repairUser: id('repair_user').references(() => user.id),
    /** The latest verifier's comment. */
    comment: text('comment').notNull().default(''),
  },
  (t) => [
    index('defect_report_idx').on(t.reportId, t.sort),
    index('defect_list_idx').on(t.projectId, t.defectStatus, t.createTime, t.id),
  ],
);

/** Quality memos. This module only makes drafts from overdue reports; the memo's own flow follows. domain.md §2.8 */
export const memo = pgTable(
  'memo',
  {
    ...stamped(),
    tenantId: tenantColumn(),
    projectId: projectColumn().references(() => project.id),
    memoCode: text('memo_code').notNull().default(''),
    memoStatus: text('memo_status').notNull(),
    subject: text('subject').notNull(),
    description: text('description').notNull().default(''),
    contractorId: id('contractor_id').references(() => contractor.id),
    blockCodes: jsonb('block_codes').$type<string[]>().notNull().default([]),
    sourceReportId: id('source_report_id')
      .notNull()
      .references(() => report.id),
    /** null: made by the system at the deadline. */
    createUser: id('create_user').references(() => user.id),
  },
  (t) => [uniqueIndex('memo_source_key').on(t.sourceReportId), index('memo_list_idx').on(t.projectId, t.createTime)],
);
