import { pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';

/** Fixed rows this database was once given: a later version brings what is new and nothing an administrator removed. */
export const seeded = pgTable('seeded', { id: id('id').primaryKey(), at: moment('at').notNull() });
