import { type Language, type Params, say, type Words } from '#domain/kernel/words.ts';
import type { Db } from '../db/open.ts';
import { outbox, outboxPayload } from '../db/schema.ts';
import type { Deps } from './context.ts';

/** A message to a phone. */
export interface Message {
  tenantId: string;
  recipient: string;
  /** What kind of message it is, for services that have texts of their own. */
  template: string;
  text: Words;
  params: Params;
  /** Parameters that administrators do not get to read once the message leaves the house. */
  hidden: readonly string[];
  language: Language;
  /** Who caused it. */
  address: string;
  goodUntil: Date;
}

const MASK = '••••';

/**
 * Puts a message into the outbox, in the caller's transaction. With the console transport it is delivered by being read
 * there and in the log; with a webhook it waits for delivery, and only its payload knows what is hidden.
 */
export async function postMessage(deps: Deps, tx: Db, message: Message): Promise<void> {
  const now = deps.now();
  const { tenantId, recipient, text, params, language } = message;
  const transport = deps.config.sms?.transport ?? 'console';
  const id = deps.nextId();
  const whole = say(text, language, params);
  const masked = say(text, language, { ...params, ...Object.fromEntries(message.hidden.map((name) => [name, MASK])) });
  const row = { id, tenantId, recipient, transport, createTime: now, updateTime: now, address: message.address };
  if (transport === 'console') {
    await tx.insert(outbox).values({ ...row, content: whole, state: 'sent', attempts: 1, sentTime: now });
    // At a level that is on wherever somebody reads along: this line is the delivery.
    deps.log.warn({ to: recipient, text: whole }, 'message to a phone');
    return;
  }
  await tx.insert(outbox).values({ ...row, content: masked, state: 'waiting' });
  const body = { id, tenantId, phone: recipient, template: message.template, language, text: whole, params };
  await tx.insert(outboxPayload).values({ outboxId: id, body, nextTime: now, expireTime: message.goodUntil });
}
