import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { logError } from '#stores/error-log.ts';
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

function Crashed({ error }: { error: unknown }) {
  const t = useWords(shellWords);
  const shared = useWords(sharedWords);
  const message = error instanceof Error ? error.message : String(error);
  const lost = chunkLost.test(message);
  const copy = async () => {
    const stack = error instanceof Error ? (error.stack ?? '') : '';
    await navigator.clipboard.writeText([window.location.href, new Date().toISOString(), message, stack].join('\n'));
    toast.success(sharedWords.words.copied);
  };
  return (
    <div role="alert">
      <NoticeBox
        sign="!"
        title={t(lost ? 'outdated' : 'crashed')}
        text={t(lost ? 'outdatedText' : 'crashedText')}
        actions={
          <>
            <Button type="primary" onClick={() => window.location.reload()}>
              {shared('reload')}
            </Button>
            <Button onClick={() => void copy()}>{t('copyDetails')}</Button>
          </>
        }
      />
    </div>
  );
}
