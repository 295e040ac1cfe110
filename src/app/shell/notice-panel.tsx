import Button from 'antd/es/button';
import { type KeyboardEvent as KeyPress, type RefObject, useEffect, useId, useRef, useState } from 'react';
import { markRead, useMust, useUnread } from '#api/notice-client.ts';
import { type InboxKind, inboxKinds } from '#domain/notice/inbox.ts';
import { toast } from '#kit/feedback.ts';
import { useWords } from '#locale/words.ts';
import { NoticeList } from './notice-list.tsx';
import css from './notice-panel.module.css';
import { noticeWords } from './notice-words.ts';

interface Props {
  /** The button that opened it: gets the focus back. */
  opener: RefObject<HTMLElement | null>;
  onClose: () => void;
}

/** The popover of the bell: mail, messages and notices, each with what is unread. spec §2 */
export function NoticePanel({ opener, onClose }: Props) {
  const t = useWords(noticeWords);
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  const unread = useUnread();
  const [kind, setKind] = useState<InboxKind>(() => firstUnread(unread) ?? 'message');
  useEffect(() => {
    panel.current?.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus();
    const onPress = (press: PointerEvent) => {
      const target = press.target as Node;
      if (!panel.current?.contains(target) && !opener.current?.contains(target)) onClose();
    };
    const onKey = (pressed: KeyboardEvent) => {
      if (pressed.key !== 'Escape') return;
      onClose();
      opener.current?.focus();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [opener, onClose]);
  const markAll = async () => {
    await markRead(kind);
    toast.success(noticeWords.words.markedAll);
  };
  const must = useMust() ?? 0;
  // What must be acknowledged is not done with all the others.
  const n = (unread?.[kind] ?? 0) - (kind === 'notice' ? must : 0);
  return (
    <div ref={panel} role="dialog" aria-label={t('notices')} className={css.panel}>
      <div role="tablist" aria-label={t('notices')} className={css.tabs}>
        {inboxKinds.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`${id}${one}`}
            aria-controls={`${id}list`}
            aria-selected={one === kind}
            tabIndex={one === kind ? 0 : -1}
            onClick={() => setKind(one)}
            onKeyDown={(pressed) => arrow(pressed, kind, setKind)}
          >
            {unread?.[one] ? t('tab', { name: t(one), n: unread[one] }) : t(one)}
          </button>
        ))}
      </div>
      <div role="tabpanel" id={`${id}list`} aria-labelledby={`${id}${kind}`} className={css.list}>
        <NoticeList key={kind} kind={kind} onLeave={onClose} />
      </div>
      <div className={css.foot}>
        <Button type="text" disabled={n <= 0} onClick={() => void markAll()}>
          {t('markAll')}
        </Button>
      </div>
    </div>
  );
}

function firstUnread(unread: ReturnType<typeof useUnread>): InboxKind | undefined {
  return (['message', 'notice', 'mail'] as const).find((one) => (unread?.[one] ?? 0) > 0);
}

/** Left and right go round the tabs, and the focus with them. */
function arrow(pressed: KeyPress, kind: InboxKind, choose: (kind: InboxKind) => void): void {
  const step = { ArrowRight: 1, ArrowLeft: -1 }[pressed.key];
  if (step === undefined) return;
  const at = (inboxKinds.indexOf(kind) + step + inboxKinds.length) % inboxKinds.length;
  choose(inboxKinds[at]!);
  pressed.currentTarget.parentElement?.querySelectorAll<HTMLElement>('[role=tab]')[at]?.focus();
}
