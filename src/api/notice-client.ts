import { skipToken, useQuery } from '@tanstack/react-query';
import type { Page } from '#domain/kernel/page.ts';
import type { InboxEntry, InboxKind, News, Unread } from '#domain/notice/inbox.ts';
import { heardBuild } from '#stores/new-build.ts';
import { listenTo } from './event-stream.ts';
import { get, post } from './http.ts';
import { queryClient } from './query-client.ts';
import { resourceKeys } from './resource-client.ts';

const at = '/blade-desk/notice/';
const newsKey = ['notice', 'news'];
/** Every list of entries. */
export const inboxKey = ['notice', 'inbox'];

const quiet = { silent: true } as const;

/** How many entries the person has not read, by kind, as far as is known. */
export function useUnread(): Unread | undefined {
  return useQuery<News>({ queryKey: newsKey, queryFn: skipToken, staleTime: Infinity }).data?.unread;
}

/** How many notices the person has yet to acknowledge; undefined while nobody has said. */
export function useMust(): number | undefined {
  return useQuery<News>({ queryKey: newsKey, queryFn: skipToken, staleTime: Infinity }).data?.must;
}

function take(news: News): void {
  const before = queryClient.getQueryData<News>(newsKey);
  queryClient.setQueryData(newsKey, news);
  if (JSON.stringify(before) !== JSON.stringify(news)) void queryClient.invalidateQueries({ queryKey: inboxKey });
  heardBuild(news.build);
}

/** Asks what is new, once. */
export const readNews = async () => take(await get<News>(`${at}news`, undefined, quiet));

/** Hears what is new as it happens; answers how to stop. */
export const listenToNews = () =>
  listenTo(
    `${at}stream`,
    (data) => take(JSON.parse(data) as News),
    () => void readNews().catch(() => undefined),
  );

/** A page of one tab of the popover. */
export const fetchInbox = (kind: InboxKind, current: number, signal: AbortSignal) =>
  get<Page<InboxEntry>>(`${at}inbox`, { kind, current }, { signal, silent: true });

/** The notices that the person has yet to acknowledge. */
export const fetchDue = (signal: AbortSignal) => get<InboxEntry[]>(`${at}due`, undefined, { signal, silent: true });

/** Says that the person has read a notice that must be acknowledged; lists of notices count it. */
export const acknowledge = async (id: string) => {
  take(await post<News>(`${at}ack`, undefined, { params: { id } }));
  void queryClient.invalidateQueries({ queryKey: resourceKeys.all({ name: 'notice' }) });
};

/** Marks one entry as read, or all of a kind. */
export const markRead = async (kind: InboxKind, id?: string) => take(await post<News>(`${at}read`, { kind, id }));
