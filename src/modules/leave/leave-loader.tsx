import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { useUnread } from '#api/notice-client.ts';
import { say } from '#domain/kernel/words.ts';
import { leaveTypeNames } from '#domain/leave/states.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageSkeleton } from '#kit/page/page-skeleton.tsx';
import { nameTab } from '#stores/tabs.ts';
import { useLeave } from './leave-client.ts';
import { LeaveRecord } from './leave-record.tsx';
import { leaveWords } from './leave-words.ts';

/** The application that the address names, as soon as it is there; its tab is called after it. */
export function LeaveLoader({ deciding }: { deciding: boolean }) {
  const { businessId = '' } = useParams();
  const { pathname } = useLocation();
  const { data: leave, error, refetch } = useLeave(businessId);
  const messages = useUnread()?.message;
  const told = useRef(messages);
  useEffect(() => {
    // The message may be about what is shown here.
    if (told.current !== undefined && told.current !== messages) void refetch();
    told.current = messages;
  }, [messages, refetch]);
  const name = leave && leave.createUserName;
  const type = leave && leave.leaveType;
  useEffect(() => {
    if (name === undefined || type === undefined) return;
    const params = { kind: leaveTypeNames[type], who: name };
    nameTab(pathname, [say(leaveWords.words.of, 'en', params), say(leaveWords.words.of, 'zh', params)]);
  }, [name, type, pathname]);
  if (leave) return <LeaveRecord leave={leave} deciding={deciding} onReload={refetch} />;
  return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <PageSkeleton />;
}
