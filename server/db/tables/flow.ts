import { index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import type { PhotoRef } from '#domain/ncr/schema.ts';
import { id, moment, projectColumn, tenantColumn } from '../columns.ts';

/** What was done to workflow records, by whom, in which role. A trigger refuses update and delete. domain.md §2.0 */
export const flowHistory = pgTable(
  'flow_history',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    projectId: projectColumn(),
    flow: text('flow').notNull(),
    recordId: id('record_id').notNull(),
    /** The part of the record it was done to (a defect), or null. */
    itemId: id('item_id'),
    at: moment('at').notNull(),
    /** null: the system. */
    userId: id('user_id'),
    userName: text('user_name').notNull(),
    role: text('role').notNull(),
    action: text('action').notNull(),
    fromState: text('from_state').notNull(),
    toState: text('to_state').notNull(),
    round: integer('round').notNull(),
    note: text('note').notNull().default(''),
    photos: jsonb('photos').$type<PhotoRef[]>().notNull().default([]),
  },
  (t) => [index('flow_history_record_idx').on(t.recordId, t.id)],
);
