import { say, type Words } from '#domain/kernel/words.ts';
import type { Db } from '../db/open.ts';
import { inboxMessage } from '../db/schema.ts';
import type { Deps } from './context.ts';

/** What the product tells people about a record. */
export interface Told {
  tenantId: string;
  projectId: string;
  /** Each is told once. */
  userIds: readonly string[];
  title: Words;
  content: Words;
  /** A path inside the product. */
  link: string;
}

const TITLE = 200;
const CONTENT = 1000;
const cut = ([en, zh]: Words, most: number): Words => [en.slice(0, most), zh.slice(0, most)];

/**
 * Puts a message into people's notices popover, in the transaction of what it is about: it is told if and only if it
 * happened. Open windows hear of it from the live stream. docs/decisions/013
 */
export async function tell(ctx: { deps: Deps; db: Db; now: Date }, told: Told): Promise<void> {
  const userIds = [...new Set(told.userIds)];
  if (userIds.length === 0) return;
  await ctx.db.insert(inboxMessage).values(
    userIds.map((userId) => ({
      id: ctx.deps.nextId(),
      tenantId: told.tenantId,
      projectId: told.projectId,
      userId,
      title: cut(told.title, TITLE),
      content: cut(told.content, CONTENT),
      link: told.link,
      createTime: ctx.now,
    })),
  );
}

/** Words in both languages with the same values put in. */
export function inBoth(words: Words, params: Parameters<typeof say>[2]): Words {
  return [say(words, 'en', params), say(words, 'zh', params)];
}
