import { sql } from 'drizzle-orm';
import { customType, integer, text, timestamp } from 'drizzle-orm/pg-core';

/** A 64-bit id: bigint in the table, a decimal string everywhere else. wire.md §1 */
export const id = customType<{ data: string; driverData: string | number | bigint }>({
  dataType: () => 'bigint',
  fromDriver: (value) => String(value),
  toDriver: (value) => value,
});

export const moment = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** Every record: its id, the version a writer must have read, and when it came and changed. */
export const stamped = () => ({
  id: id('id').primaryKey(),
  version: integer('version').notNull().default(0),
  createTime: moment('create_time')
    .notNull()
    .default(sql`now()`),
  updateTime: moment('update_time')
    .notNull()
    .default(sql`now()`),
});

export const tenantColumn = () => text('tenant_id').notNull();
export const projectColumn = () => id('project_id').notNull();
