import { logError } from '#domain/resources/log-error.ts';
import { useWords } from '#locale/words.ts';
import { indented, LongPart } from './log-drawer.tsx';
import { atColumn, LogPage } from './log-page.tsx';
import { monitorWords } from './monitor-words.ts';

const columns = ['message', 'serviceId', 'exceptionName', 'requestUri', 'createBy', atColumn(monitorWords.words.at)];
const facts = [
  'exceptionName',
  'serviceId',
  'method',
  'requestUri',
  'createBy',
  'time',
  'remoteIp',
  'userAgent',
  'requestId',
  'serverHost',
  'serverIp',
  'env',
];

/** Errors of the server, and those that people's pages had and that were sent here. spec §8, wire.md §4 */
export default function ErrorLogPage() {
  const t = useWords(monitorWords);
  return (
    <LogPage
      resource={logError}
      columns={columns}
      filters={['serviceId', 'createBy', 'requestUri']}
      facts={facts}
      titleOf={(row) => String(row['message'])}
    >
      {(row) => (
        <>
          <LongPart title={t('stack')} text={String(row['stackTrace'])} none={t('noStack')} />
          <LongPart
            title={row['serviceId'] === 'server' ? t('sent') : t('caught')}
            text={indented(String(row['params']))}
            none={t('nothingSent')}
          />
        </>
      )}
    </LogPage>
  );
}
