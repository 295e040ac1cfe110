import { useState } from 'react';
import type { Defect, Report } from '#domain/ncr/schema.ts';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { can } from '#domain/kernel/flow.ts';
import { defectStateSpecs, reportStateSpecs } from '#domain/ncr/states.ts';
import { HistoryTimeline } from '#kit/flow/history-timeline.tsx';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { useWords } from '#locale/words.ts';
import { useActor } from '#stores/session.ts';
import { DefectCard } from './defect-card.tsx';
import { EscalateModal } from './escalate-modal.tsx';
import { FixDrawer } from './fix-drawer.tsx';
import { HandOverModal } from './hand-over-modal.tsx';
import { MemoBox } from './memo-box.tsx';
import css from './record.module.css';
import { happenedWords, recordWords } from './record-words.ts';
import { ReportFacts } from './report-facts.tsx';
import { ReportHeader } from './report-header.tsx';
import { useVerdicts } from './use-verdicts.ts';

const historyStates = { ...reportStateSpecs, ...defectStateSpecs };

interface Props {
  report: Report;
  onReload: () => unknown;
}

/** Facts and defects at the left, the history at the right; on a phone one below the other. look.md */
export function ReportView({ report, onReload }: Props) {
  const t = useWords(recordWords);
  const actor = useActor();
  const verdicts = useVerdicts(report);
  const [open, setOpen] = useState<'handOver' | 'escalate' | null>(null);
  const [fixing, setFixing] = useState<Defect | null>(null);
  const mayFix = can(ncrFlow, 'fix', report, actor).ok;
  const mayJudge = can(ncrFlow, 'confirm', report, actor).ok;
  const placeOf = (id: string) => report.defects.findIndex((defect) => defect.id === id) + 1;
  const close = () => setOpen(null);
  return (
    <div className={css.page}>
      <ReportHeader report={report} verdicts={verdicts} onOpen={setOpen} onReload={onReload} />
      <div className={css.columns}>
        <div className={css.main}>
          {report.memo && <MemoBox memo={report.memo} />}
          <ReportFacts report={report} />
          <section className={css.section} aria-label={t('defects')}>
            <h2>
              {t('defects')}
              <span className={css.quiet}>
                {report.defectCount === 0
                  ? t('noDefects')
                  : t('defectsOf', { pass: report.passCount, count: report.defectCount })}
              </span>
            </h2>
            {report.defects.map((defect, index) => (
              <DefectCard
                key={defect.id}
                defect={defect}
                index={index}
                history={report.history}
                onFix={mayFix && defect.defectStatus !== 'pass' ? () => setFixing(defect) : undefined}
                verdicts={mayJudge && defect.defectStatus === 'fix' ? verdicts : undefined}
              />
            ))}
          </section>
        </div>
        <aside className={css.section} aria-label={t('history')}>
          <h2>{t('history')}</h2>
          <HistoryTimeline
            entries={report.history}
            labels={happenedWords}
            states={historyStates}
            itemName={(id) => t('defect', { n: placeOf(id) || '?' })}
          />
        </aside>
      </div>
      {mayJudge && <UnsentGuard dirty={verdicts.dirty} />}
      {fixing && (
        <FixDrawer
          key={fixing.id}
          report={report}
          defect={fixing}
          place={placeOf(fixing.id)}
          onReload={onReload}
          onClose={() => setFixing(null)}
        />
      )}
      {open === 'handOver' && <HandOverModal report={report} onReload={onReload} onClose={close} />}
      {open === 'escalate' && <EscalateModal report={report} onReload={onReload} onClose={close} />}
    </div>
  );
}

/** Verdicts that were given and not sent ask before the page is left. The drawer of a repair has its own guard. */
function UnsentGuard({ dirty }: { dirty: () => boolean }) {
  useLeaveGuard(dirty);
  return null;
}
