import { useNavigate } from 'react-router-dom';
import { ncrFlow } from '#domain/ncr/flow.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { reportStateSpecs } from '#domain/ncr/states.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { Due } from '#kit/date/due.tsx';
import { toast } from '#kit/feedback.ts';
import { ActionBar } from '#kit/flow/action-bar.tsx';
import type { OfferedAction } from '#kit/flow/use-flow-actions.ts';
import { CodeText } from '#kit/page/code-text.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useActor } from '#stores/session.ts';
import { closeTab, tabAddress } from '#stores/tabs.ts';
import { useRemoveReports, useReportAction } from './ncr-client.ts';
import { ncrPaths } from './ncr-paths.ts';
import { turnWords } from './ncr-words.ts';
import css from './record.module.css';
import { doneWords, recordWords } from './record-words.ts';
import type { Verdicts } from './use-verdicts.ts';

interface Props {
  report: Report;
  verdicts: Verdicts;
  onOpen: (form: 'handOver' | 'escalate') => void;
  onReload: () => unknown;
}

/** Code, state, whose turn, due clock, and the legal actions. look.md */
export function ReportHeader({ report, verdicts, onOpen, onReload }: Props) {
  const t = useWords(recordWords);
  const actor = useActor();
  const navigate = useNavigate();
  const act = useReportAction();
  const removal = useRemoveReports();

  const simple = async (action: 'send' | 'commit') => {
    await act.mutateAsync({ action, report });
    toast.success(doneWords[action]);
  };
  const remove = async () => {
    await removal.mutateAsync([report.id]);
    toast.success(recordWords.words.deleted);
    closeTab(ncrPaths.record(report.id));
    void navigate(tabAddress(ncrPaths.list) ?? ncrPaths.list, { replace: true });
  };
  const actions: OfferedAction[] = [
    { name: 'send', run: () => simple('send') },
    { name: 'commit', run: () => simple('commit') },
    { name: 'confirm', run: verdicts.submit, missing: verdicts.missing },
    { name: 'edit', run: () => void navigate(ncrPaths.edit(report.id)) },
    { name: 'handOver', side: true, run: () => onOpen('handOver') },
    { name: 'escalate', side: true, run: () => onOpen('escalate') },
    { name: 'remove', side: true, run: remove, ask: recordWords.words.deleteAsk },
  ];
  return (
    <PageHeader
      title={report.reportCode ? <CodeText value={report.reportCode} /> : t('draft')}
      tag={<StateTag state={reportStateSpecs[report.status]} />}
      note={<Note report={report} />}
      actions={<ActionBar flow={ncrFlow} record={report} actor={actor} actions={actions} onReload={onReload} />}
    />
  );
}

function Note({ report }: { report: Report }) {
  const t = useWords(recordWords);
  const say = useSay();
  if (report.status === 'closed')
    return (
      <span className={css.noteLine}>
        <span>{t('closeTime')}</span> <DateText value={report.closeTime} time />
      </span>
    );
  return (
    <span className={css.noteLine}>
      <span className={report.mine ? css.mine : ''}>
        {report.mine ? t('yourTurn') : t('turnNote', { who: report.turn.name || say(turnWords[report.turn.side]) })}
      </span>
      {report.deadline && <Due at={report.deadline} />}
      {report.round > 1 && <span>{t('round', { round: report.round })}</span>}
    </span>
  );
}
