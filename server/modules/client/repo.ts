import { notInArray, sql } from 'drizzle-orm';
import type { Db } from '../../db/open.ts';
import { client } from '../../db/schema.ts';

/** Until the transaction ends nobody else writes a client: two must not remove each other's. */
export async function holdClients(tx: Db): Promise<void> {
  await tx.execute(sql`lock table ${client} in share row exclusive mode`);
}

/** How many clients there are beside these. */
export function clientsBeside(tx: Db, ids: readonly string[]): Promise<number> {
  return tx.$count(client, notInArray(client.id, [...ids]));
}
