import { index, integer, jsonb, pgTable } from 'drizzle-orm/pg-core';
import { id, moment } from '../columns.ts';
import { outbox } from './resources.ts';

/** What a waiting message still has to deliver, the code among it; gone when it was delivered or is too late. */
export const outboxPayload = pgTable(
  'outbox_payload',
  {
    outboxId: id('outbox_id')
      .primaryKey()
      .references(() => outbox.id, { onDelete: 'cascade' }),
    body: jsonb('body').$type<Record<string, unknown>>().notNull(),
    attempts: integer('attempts').notNull().default(0),
    nextTime: moment('next_time').notNull(),
    expireTime: moment('expire_time').notNull(),
  },
  (t) => [index('outbox_payload_next_idx').on(t.nextTime)],
);
