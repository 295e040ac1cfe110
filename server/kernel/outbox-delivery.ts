import { createHmac } from 'node:crypto';
import { and, asc, eq, inArray, lte, sql } from 'drizzle-orm';
import { outbox, outboxPayload } from '../db/schema.ts';
import type { Deps } from './context.ts';
import type { SmsTransport } from './ways-in.ts';

const AT_ONCE = 20;
const TIMEOUT_MS = 10_000;
/** Nobody else takes a message that is being delivered. */
const LEASE_MS = 3 * TIMEOUT_MS;
const FIRST_RETRY_MS = 2_000;

type Payload = typeof outboxPayload.$inferSelect;
type Webhook = Extract<SmsTransport, { transport: 'webhook' }>;

/** Starts a round of delivery that nobody waits for; what fails is tried again by the job. */
export function deliverSoon(deps: Deps): void {
  if (deps.config.sms?.transport !== 'webhook') return;
  deliverDue(deps).catch((error: unknown) => deps.log.error({ err: error }, 'messages were not delivered'));
}

/** Delivers what is due, each message once in this round, and gives up on what is too late. Answers how many were due. */
export async function deliverDue(deps: Deps): Promise<number> {
  const due = await take(deps);
  await Promise.all(due.map((payload) => deliver(deps, payload)));
  return due.length;
}

/** Messages whose turn it is, counted as tried and out of everybody else's reach for the time of a delivery. */
async function take(deps: Deps): Promise<Payload[]> {
  const now = deps.now();
  const due = deps.db
    .select({ id: outboxPayload.outboxId })
    .from(outboxPayload)
    .where(lte(outboxPayload.nextTime, now))
    .orderBy(asc(outboxPayload.nextTime))
    .limit(AT_ONCE)
    .for('update', { skipLocked: true });
  return deps.db
    .update(outboxPayload)
    .set({ attempts: sql`${outboxPayload.attempts} + 1`, nextTime: new Date(now.getTime() + LEASE_MS) })
    .where(and(inArray(outboxPayload.outboxId, due), lte(outboxPayload.nextTime, now)))
    .returning();
}

async function deliver(deps: Deps, payload: Payload): Promise<void> {
  const { sms } = deps.config;
  const { outboxId, attempts } = payload;
  if (payload.expireTime <= deps.now()) return settle(deps, payload, 'failed', { attempts: attempts - 1 });
  const fault = sms?.transport === 'webhook' ? await send(deps, sms, payload) : 'there is no webhook any more';
  if (fault === null) return settle(deps, payload, 'sent', { attempts, sentTime: deps.now(), lastError: '' });
  deps.log.warn({ outboxId, attempts, fault }, 'a message was not delivered');
  // 2, 4, 8, … seconds, as long as the message is worth something.
  const next = new Date(deps.now().getTime() + FIRST_RETRY_MS * 2 ** (attempts - 1));
  if (next >= payload.expireTime) return settle(deps, payload, 'failed', { attempts, lastError: fault });
  await deps.db.transaction(async (tx) => {
    await tx.update(outboxPayload).set({ nextTime: next }).where(eq(outboxPayload.outboxId, outboxId));
    await tx.update(outbox).set({ attempts, lastError: fault, updateTime: deps.now() }).where(eq(outbox.id, outboxId));
  });
}

/** The end of a message: what it carried is forgotten. */
async function settle(
  deps: Deps,
  { outboxId }: Payload,
  state: 'sent' | 'failed',
  told: { attempts: number; sentTime?: Date; lastError?: string },
): Promise<void> {
  await deps.db.transaction(async (tx) => {
    await tx
      .update(outbox)
      .set({ ...told, state, updateTime: deps.now() })
      .where(eq(outbox.id, outboxId));
    await tx.delete(outboxPayload).where(eq(outboxPayload.outboxId, outboxId));
  });
}

/** One attempt; null, or what went wrong in few words. */
async function send(deps: Deps, webhook: Webhook, payload: Payload): Promise<string | null> {
  const body = JSON.stringify(payload.body);
  const timestamp = String(Math.floor(deps.now().getTime() / 1000));
  try {
    const answer = await fetch(webhook.url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        // The same for every attempt at one message, so that the receiver can drop repetitions.
        'X-QCDM-Delivery': payload.outboxId,
        'X-QCDM-Timestamp': timestamp,
        'X-QCDM-Signature': webhookSignature(webhook.secret, timestamp, body),
      },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok ? null : `HTTP ${answer.status}`;
  } catch (error) {
    const { name, message, cause } = error as Error & { cause?: { code?: string } };
    return (name === 'TimeoutError' ? 'no answer in time' : (cause?.code ?? message)).slice(0, 200);
  }
}

/** `v1=` and the hex HMAC-SHA256 of `<timestamp>.<body>`: the receiver computes the same and refuses old timestamps. */
export function webhookSignature(secret: string, timestamp: string, body: string): string {
  return `v1=${createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex')}`;
}
