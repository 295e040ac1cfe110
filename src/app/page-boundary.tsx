import Button from 'antd/es/button';
import { type ReactNode, useEffect } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { readNews } from '#api/notice-client.ts';
import { toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { logError } from '#stores/error-log.ts';
import { coverNewBuild, reloadNow, useNewBuild } from '#stores/new-build.ts';
import { buildWords } from './new-build-card.tsx';
import { NoticeBox } from './pages/notices.tsx';
import { shellWords } from './shell-words.ts';

/** One page fails, the product does not: what a page throws is logged and shown in its place. spec §8 */
export function PageBoundary({ children, resetKey }: { children: ReactNode; resetKey: string }) {
  return (
    <ErrorBoundary
      FallbackComponent={Crashed}
      resetKeys={[resetKey]}
      onError={(error, info) => logError(error, info.componentStack ?? 'page')}
    >
      {children}
    </ErrorBoundary>
  );
}

/** Browsers say a chunk that is gone in different words. */
const chunkLost = /dynamically imported module|importing a module script|preload CSS/i;

function Crashed({ error, resetErrorBoundary }: FallbackProps) {
  // Whoever leaves a failed page and comes back finds it tried again.
  useEffect(() => () => resetErrorBoundary(), [resetErrorBoundary]);
  const t = useWords(shellWords);
  const shared = useWords(sharedWords);
  const message = error instanceof Error ? error.message : String(error);
  const lost = chunkLost.test(message);
  const build = useWords(buildWords);
  const newer = useNewBuild(({ name }) => name !== '');
  // A new version took the file away, or the network did: asked, and said here and nowhere else.
  useEffect(() => {
    if (!lost) return undefined;
    coverNewBuild(true);
    void readNews().catch(() => undefined);
    return () => coverNewBuild(false);
  }, [lost]);
  const copy = async () => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    await navigator.clipboard.writeText([window.location.href, new Date().toISOString(), message, stack].join('\n'));
    toast.success(sharedWords.words.copied);
  };
  return (
    <div role="alert">
      <NoticeBox
        sign="!"
        title={lost && newer ? build('ready') : t(lost ? 'outdated' : 'crashed')}
        text={t(lost ? 'outdatedText' : 'crashedText')}
        actions={
          <>
            <Button type="primary" onClick={reloadNow}>
              {shared('reload')}
            </Button>
            <Button onClick={() => void copy()}>{t('copyDetails')}</Button>
          </>
        }
      />
    </div>
  );
}
