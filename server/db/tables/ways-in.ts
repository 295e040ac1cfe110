import { index, integer, pgTable, text, unique } from 'drizzle-orm/pg-core';
import { id, moment, tenantColumn } from '../columns.ts';
import { user } from './access.ts';

/** Codes sent to phones, asked-for ones of unknown numbers among them, so that both are counted alike. ASSUMED: 009 */
export const smsCode = pgTable(
  'sms_code',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    phone: text('phone').notNull(),
    codeHash: text('code_hash').notNull(),
    address: text('address').notNull(),
    createTime: moment('create_time').notNull(),
    expireTime: moment('expire_time').notNull(),
    tries: integer('tries').notNull().default(0),
    /** Used, or replaced by a newer one. */
    endTime: moment('end_time'),
  },
  (t) => [
    index('sms_code_phone_idx').on(t.tenantId, t.phone, t.createTime),
    index('sms_code_address_idx').on(t.address, t.createTime),
  ],
);

/** One-time tokens of other systems that were used, until they would have expired anyway. */
export const ssoUsed = pgTable('sso_used', {
  tokenHash: text('token_hash').primaryKey(),
  expireTime: moment('expire_time').notNull(),
});

/** A browser that was sent to a provider and has not come back; taken out when it does. */
export const socialAttempt = pgTable('social_attempt', {
  stateHash: text('state_hash').primaryKey(),
  tenantId: tenantColumn(),
  source: text('source').notNull(),
  verifier: text('verifier').notNull(),
  nonce: text('nonce').notNull(),
  browserHash: text('browser_hash').notNull(),
  redirectUri: text('redirect_uri').notNull(),
  /** Where in the product the person wanted to go. */
  returnTo: text('return_to').notNull(),
  expireTime: moment('expire_time').notNull(),
});

/** A proven identity that belongs to nobody yet: the next sign-in of the same browser may take it. */
export const bindTicket = pgTable('bind_ticket', {
  ticketHash: text('ticket_hash').primaryKey(),
  source: text('source').notNull(),
  subject: text('subject').notNull(),
  name: text('name').notNull(),
  browserHash: text('browser_hash').notNull(),
  expireTime: moment('expire_time').notNull(),
});

/** Who a person is elsewhere. */
export const userIdentity = pgTable(
  'user_identity',
  {
    id: id('id').primaryKey(),
    tenantId: tenantColumn(),
    userId: id('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    source: text('source').notNull(),
    subject: text('subject').notNull(),
    name: text('name').notNull(),
    createTime: moment('create_time').notNull(),
    lastTime: moment('last_time').notNull(),
  },
  (t) => [
    unique('user_identity_key').on(t.tenantId, t.source, t.subject),
    index('user_identity_user_idx').on(t.userId),
  ],
);
