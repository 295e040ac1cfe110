import { type Page, type PageQuery, pageOf } from '#domain/kernel/page.ts';
import { toWire } from '#domain/kernel/time.ts';
import type { NoticeReader } from '#domain/notice/inbox.ts';
import { notice } from '#domain/resources/notice.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { rowById } from '../../kernel/resource-repo.ts';
import { ackCounts, readersOf } from './readers-read.ts';

type Asked = PersonCtx<PageQuery & { id: string; state: '' | 'done' | 'due'; name: string }>;

/** A page of the people a notice is for, and how many of all of them have acknowledged it. */
export async function noticeReaders(
  ctx: Asked,
): Promise<Page<NoticeReader> & { acknowledged: number; people: number }> {
  const { id, state, name } = ctx.input;
  await rowById(ctx.db, notice, ctx.person, id);
  const rows = await readersOf(ctx.db, ctx.person, { id, state, name, page: ctx.input });
  const counts = (await ackCounts(ctx.db, ctx.person, [id])).get(id) ?? { acknowledged: 0, people: 0 };
  const records = rows.map(({ id: userId, account, realName, ackTime }) => ({
    id: userId,
    account,
    realName,
    ackTime: ackTime ? toWire(ackTime, ctx.deps.config.timeZone) : '',
  }));
  return { ...pageOf(records, rows[0]?.total ?? 0, ctx.input), ...counts };
}
