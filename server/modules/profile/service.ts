import { Problem } from '#domain/kernel/problems.ts';
import { type InfoChange, profileLabels } from '#domain/profile/profile.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { requireOwnFile } from '../files/read.ts';
import { ownSecrets, phoneTaken } from './read.ts';
import { holdPhone, writePerson } from './repo.ts';

/** Writes what a person says of themselves; whatever was not sent stays. wire.md §4 */
export async function saveInfo(ctx: PersonCtx<InfoChange>): Promise<void> {
  const { db, person, now } = ctx;
  const { id, ...asked } = ctx.input;
  // Clients of the dialect name the person; there is only one that may be meant.
  if (id && id !== person.userId) throw new Problem('forbidden');
  for (const picture of ['avatar', 'signature'] as const) {
    const file = asked[picture];
    if (file) await requireOwnFile(db, person, file, profileLabels[picture], picture);
  }
  if (asked.phone) await requireFreePhone(ctx, asked.phone);
  const said = Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== undefined));
  if (Object.keys(said).length > 0) await writePerson(db, person.userId, said, now);
}

/**
 * Nobody takes by themselves the number of somebody else of the tenant: codes sent to it are a way in. One that an
 * administrator gave to several may stay. ASSUMED: 015
 */
async function requireFreePhone({ db, person }: PersonCtx, phone: string): Promise<void> {
  await holdPhone(db, person.tenantId, phone);
  const mine = await ownSecrets(db, person.userId);
  if (mine?.phone === phone || !(await phoneTaken(db, person, phone))) return;
  const words = ['Another account here uses this number', '该号码已被其他账号使用'] as const;
  throw new Problem('duplicate', { label: profileLabels.phone }, { phone: { words } });
}
