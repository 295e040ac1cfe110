import type { Found } from '#domain/search/found.ts';
import type { Db } from '../db/open.ts';
import type { Member } from './context.ts';

/** How many records of one kind a search answers. */
export const MOST_OF_A_KIND = 8;

/** Where a module lets its records be looked for: whoever has one of the codes finds what the module's list shows. */
export interface SearchSource {
  codes: readonly string[];
  find: (db: Db, member: Member, keyword: string, at: { now: Date; zone: string }) => Promise<Found[]>;
}
