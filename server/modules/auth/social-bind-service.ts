import { randomBytes } from 'node:crypto';
import { Problem } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import type { Ctx } from '../../kernel/context.ts';
import { sameText, sha256 } from '../../kernel/tokens.ts';
import type { SocialProvider } from '../../kernel/ways-in.ts';
import { TellingProblem } from './oauth-present.ts';
import type { SocialPerson } from './provider-rules.ts';
import type { Account } from './repo.ts';
import { browserHash } from './social-link.ts';
import { linkIdentity, storeTicket, takeTicket, type TicketRow, ticketOf } from './social-repo.ts';

/** The refusal of an identity that is nobody's here, with a ticket to make it somebody's by signing in once. */
export async function bindTicketFor(
  ctx: Ctx,
  provider: SocialProvider,
  person: SocialPerson,
  from: { browserHash: string; returnTo: string },
): Promise<TellingProblem> {
  const ticket = randomBytes(32).toString('base64url');
  await storeTicket(
    ctx.deps.db,
    {
      ticketHash: sha256(ticket),
      source: provider.source,
      subject: person.subject,
      name: person.name.slice(0, 100),
      browserHash: from.browserHash,
      expireTime: new Date(ctx.now.getTime() + limits.socialMinutes * 60_000),
    },
    ctx.now,
  );
  return new TellingProblem(
    'unbound',
    { source: provider.name },
    { bind_ticket: ticket, name: person.name, redirect: from.returnTo },
  );
}

/** The ticket that a sign-in brings along, or null; throws bindExpired for one that is old, used or another browser's. */
export async function ticketIn(ctx: Ctx<Readonly<Record<string, string>>>): Promise<TicketRow | null> {
  const ticket = ctx.input['bind_ticket'] ?? '';
  if (ticket === '') return null;
  const found = await ticketOf(ctx.deps.db, sha256(ticket), ctx.now);
  // Otherwise a link with a ticket in it would tie a stranger's identity to whoever signs in by it.
  if (!found || !sameText(found.browserHash, browserHash(ctx))) throw new Problem('bindExpired');
  return found;
}

/** Gives the ticket's identity to the account that has just proven itself. */
export async function bind(ctx: Ctx, ticket: TicketRow, account: Account): Promise<void> {
  const { deps, now } = ctx;
  const owner = await deps.db.transaction(async (tx) => {
    if (!(await takeTicket(tx, ticket.ticketHash))) throw new Problem('bindExpired');
    return linkIdentity(tx, {
      id: deps.nextId(),
      tenantId: account.tenantId,
      userId: account.id,
      source: ticket.source,
      subject: ticket.subject,
      name: ticket.name,
      createTime: now,
      lastTime: now,
    });
  });
  if (owner === account.id) return;
  const name = (deps.config.social ?? []).find((one) => one.source === ticket.source)?.name ?? ticket.source;
  throw new Problem('identityTaken', { source: name });
}
