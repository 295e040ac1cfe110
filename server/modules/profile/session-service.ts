import { fixedSources } from '#domain/auth/source.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { type Page, pageOf, type PageQuery } from '#domain/kernel/page.ts';
import { toWire } from '#domain/kernel/time.ts';
import { deviceOf, type OwnIdentity, type OwnSession } from '#domain/profile/device.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { flushSeen } from '../../kernel/last-seen.ts';
import { openSessions, ownIdentities, ownSessions } from './read.ts';
import { endSessions, removeIdentities } from './repo.ts';

/** Where the person is signed in. */
export async function sessionPage(ctx: PersonCtx<PageQuery>): Promise<Page<OwnSession>> {
  const { deps, db, person, now, input } = ctx;
  await flushSeen(deps);
  const { rows, total } = await openSessions(db, person, now, input);
  const wire = (at: Date) => toWire(at, deps.config.timeZone);
  const records = rows.map((row) => ({
    id: row.id,
    ...deviceOf(row.userAgent),
    address: row.address,
    createTime: wire(row.createTime),
    lastSeen: wire(row.lastSeen ?? row.createTime),
    current: row.id === person.sessionId,
  }));
  return pageOf(records, total, input);
}

/** Signs these browsers out; those of others, and the one that asks, are refused. One that has ended already stays so. */
export async function endOwnSessions(ctx: PersonCtx<{ ids: string[] }>): Promise<{ ended: number }> {
  const { db, person, now } = ctx;
  const { ids } = ctx.input;
  if (ids.includes(person.sessionId)) throw new Problem('sessionCurrent');
  if ((await ownSessions(db, person.userId, ids)) < ids.length) throw new Problem('notFound');
  return { ended: await endSessions(db, person.userId, { ids }, now, 'ended by the person') };
}

/** Signs out every browser but this one. */
export async function endOtherSessions({ db, person, now }: PersonCtx): Promise<{ ended: number }> {
  return { ended: await endSessions(db, person.userId, { except: person.sessionId }, now, 'ended by the person') };
}

/** The accounts elsewhere that may sign in as this person. docs/decisions/009 */
export async function identityList({ deps, db, person }: PersonCtx): Promise<OwnIdentity[]> {
  const rows = await ownIdentities(db, person.userId);
  const wire = (at: Date) => toWire(at, deps.config.timeZone);
  return rows.map(({ id, source, name, createTime, lastTime }) => {
    const fixed = source === 'wechat' || source === 'qq' ? fixedSources[source] : undefined;
    const said = fixed ?? (deps.config.social ?? []).find((one) => one.source === source)?.name ?? [source, source];
    const names = { sourceName: said[1], sourceNameEn: said[0] };
    return { id, source, ...names, name, createTime: wire(createTime), lastTime: wire(lastTime) };
  });
}

/** Unlinks accounts elsewhere: they open nothing here any more. */
export async function unlink(ctx: PersonCtx<{ ids: string[] }>): Promise<void> {
  const { ids } = ctx.input;
  if ((await removeIdentities(ctx.db, ctx.person.userId, ids)) < ids.length) throw new Problem('notFound');
}
