import { index, pgTable, text } from 'drizzle-orm/pg-core';
import { id, moment, projectColumn, stamped, tenantColumn } from '../columns.ts';
import { user } from './access.ts';
import { project } from './project.ts';

/** Applications for leave: the small sample of a workflow. spec §2 */
export const leave = pgTable(
  'leave',
  {
    ...stamped(),
    tenantId: tenantColumn(),
    projectId: projectColumn().references(() => project.id),
    status: text('status').notNull(),
    createUser: id('create_user')
      .notNull()
      .references(() => user.id),
    /** Who decides. */
    approverId: id('approver_id')
      .notNull()
      .references(() => user.id),
    leaveType: text('leave_type').notNull(),
    startTime: moment('start_time').notNull(),
    endTime: moment('end_time').notNull(),
    reason: text('reason').notNull(),
    /** The latest word of who decides. */
    comment: text('comment').notNull().default(''),
  },
  (t) => [
    index('leave_list_idx').on(t.projectId, t.createTime, t.id),
    index('leave_turn_idx').on(t.approverId, t.status),
  ],
);
