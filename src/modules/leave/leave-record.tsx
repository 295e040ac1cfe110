import Input from 'antd/es/input';
import { useId, useState } from 'react';
import { can } from '#domain/kernel/flow.ts';
import { leaveFlow } from '#domain/leave/flow.ts';
import { COMMENT_MAX, type Leave } from '#domain/leave/schema.ts';
import { leaveStateSpecs, leaveTypeNames } from '#domain/leave/states.ts';
import { toast } from '#kit/feedback.ts';
import { ActionBar } from '#kit/flow/action-bar.tsx';
import { HistoryTimeline } from '#kit/flow/history-timeline.tsx';
import type { OfferedAction } from '#kit/flow/use-flow-actions.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useActor } from '#stores/session.ts';
import { useDecide, useWithdraw } from './leave-client.ts';
import { LeaveFacts } from './leave-facts.tsx';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

interface Props {
  leave: Leave;
  /** Opened to be decided: who may not is told why. */
  deciding: boolean;
  onReload: () => unknown;
}

const labels = Object.fromEntries(Object.entries(leaveFlow.actions).map(([name, { label }]) => [name, label]));

/** Who asks for which days and why, what may be done now, and what was done. look.md */
export function LeaveRecord({ leave, deciding, onReload }: Props) {
  const t = useWords(leaveWords);
  const say = useSay();
  const actor = useActor();
  const decide = useDecide();
  const withdrawal = useWithdraw();
  const [comment, setComment] = useState('');
  const mayDecide = can(leaveFlow, 'approve', leave, actor).ok;

  const close = async (pass: boolean) => {
    await decide.mutateAsync({ leave, pass, comment: comment.trim() });
    toast.success(leaveWords.words[pass ? 'approved' : 'rejected']);
  };
  const withdraw = async () => {
    await withdrawal.mutateAsync(leave);
    toast.success(leaveWords.words.withdrawn);
  };
  const beside = deciding ? {} : { side: true as const };
  const actions: OfferedAction[] = [
    { name: 'approve', run: () => close(true), ...beside },
    {
      name: 'reject',
      run: () => close(false),
      missing: comment.trim() === '' ? leaveWords.words.commentFirst : null,
      ...beside,
    },
    { name: 'withdraw', run: withdraw, side: true, ask: leaveWords.words.withdrawAsk },
  ];
  return (
    <div className={css.page}>
      <PageHeader
        title={t('of', { kind: say(leaveTypeNames[leave.leaveType]), who: leave.createUserName })}
        tag={<StateTag state={leaveStateSpecs[leave.status]} />}
        note={<Note leave={leave} mine={mayDecide} />}
        actions={<ActionBar flow={leaveFlow} record={leave} actor={actor} actions={actions} onReload={onReload} />}
      />
      <div className={css.columns}>
        <div className={css.main}>
          <LeaveFacts leave={leave} />
          {mayDecide && <CommentBox value={comment} onChange={setComment} />}
        </div>
        <aside className={css.section} aria-label={t('history')}>
          <h2>{t('history')}</h2>
          <HistoryTimeline entries={leave.history} labels={labels} states={leaveStateSpecs} itemName={() => ''} />
        </aside>
      </div>
    </div>
  );
}

function Note({ leave, mine }: { leave: Leave; mine: boolean }) {
  const t = useWords(leaveWords);
  if (mine) return <span className={css.mine}>{t('yourTurn')}</span>;
  if (leave.status === 'pending') return t('waits', { who: leave.approverName });
  return leave.status === 'withdrawn' ? null : t('decidedBy', { who: leave.approverName });
}

function CommentBox({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const t = useWords(leaveWords);
  const id = useId();
  useLeaveGuard(() => value.trim() !== '');
  return (
    <section className={css.section} aria-label={t('decision')}>
      <h2>
        <label htmlFor={id}>{t('decision')}</label>
      </h2>
      <Input.TextArea
        id={id}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        autoSize={{ minRows: 3, maxRows: 8 }}
        maxLength={COMMENT_MAX}
        placeholder={t('commentHint')}
      />
    </section>
  );
}
