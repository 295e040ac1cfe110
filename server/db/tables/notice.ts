import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { Words } from '#domain/kernel/words.ts';
import { id, moment, projectColumn, tenantColumn } from '../columns.ts';
import { user } from './access.ts';
import { notice } from './resources.ts';

/** What the product itself tells one person: said in both languages, read in the reader's. */
export const inboxMessage = pgTable(
  'inbox_message',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    projectId: projectColumn(),
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    title: jsonb('title').$type<Words>().notNull(),
    content: jsonb('content').$type<Words>().notNull(),
    /** A path inside the product. */
    link: text('link').notNull().default(''),
    createTime: moment('create_time').notNull(),
    readTime: moment('read_time'),
  },
  (t) => [
    index('inbox_message_list_idx').on(t.userId, t.projectId, t.id),
    index('inbox_message_unread_idx')
      .on(t.userId, t.projectId)
      .where(sql`${t.readTime} is null`),
  ],
);

/** Which notices and mails a person has read: those are one row for many readers. */
export const readMark = pgTable(
  'read_mark',
  {
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    kind: text('kind').$type<'mail' | 'notice'>().notNull(),
    entryId: id('entry_id').notNull(),
    readTime: moment('read_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.kind, t.entryId] })],
);

/** Who acknowledged a notice that must be, and when. */
export const noticeAck = pgTable(
  'notice_ack',
  {
    noticeId: id('notice_id')
      .notNull()
      .references(() => notice.id, { onDelete: 'cascade' }),
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    ackTime: moment('ack_time').notNull(),
  },
  (t) => [primaryKey({ columns: [t.noticeId, t.userId] })],
);
