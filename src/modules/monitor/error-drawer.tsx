import Drawer from 'antd/es/drawer';
import { useResourceRow } from '#api/resource-client.ts';
import { logError } from '#domain/resources/log-error.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay, useWords } from '#locale/words.ts';
import css from './monitor.module.css';
import { monitorWords } from './monitor-words.ts';

const facts = [
  'exceptionName',
  'requestUri',
  'createBy',
  'time',
  'remoteIp',
  'userAgent',
  'serviceId',
  'env',
  'params',
] as const;

/** One uploaded error with its stack. */
export function ErrorDrawer({ id, onClose }: { id: string; onClose: () => void }) {
  const t = useWords(monitorWords);
  const say = useSay();
  const { data: row, error, refetch } = useResourceRow(logError, id);
  return (
    <Drawer
      title={row?.message ?? say(logError.title)}
      open={id !== ''}
      onClose={onClose}
      size="min(760px, 100vw)"
      destroyOnHidden
    >
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!row && !error && <LinesSkeleton rows={6} />}
      {row && (
        <>
          <dl className={css.facts}>
            <dt>{t('sentAt')}</dt>
            <dd>
              <DateText value={row.createTime} time />
            </dd>
            {facts.map((name) => [
              <dt key={name}>{say(logError.fields[name].label)}</dt>,
              <dd key={`${name} value`}>{row[name] || '–'}</dd>,
            ])}
          </dl>
          <h3 className={css.part}>{t('stack')}</h3>
          {row.stackTrace === '' ? (
            <p>{t('noStack')}</p>
          ) : (
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it
            <pre className={css.stack} tabIndex={0}>
              {row.stackTrace}
            </pre>
          )}
        </>
      )}
    </Drawer>
  );
}
