import { QueryClientProvider } from '@tanstack/react-query';
import App from 'antd/es/app';
import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { useEffect, useMemo, useState } from 'react';
import { RouterProvider } from 'react-router-dom';
import { queryClient } from '#api/query-client.ts';
import { listenToApi } from '#api/signals.ts';
import { watchToken } from '#api/tokens.ts';
import { FeedbackHost } from '#kit/feedback-host.tsx';
import { toast } from '#kit/feedback.ts';
import { useLanguage } from '#locale/words.ts';
import { logError } from '#stores/error-log.ts';
import { usePrefs } from '#stores/prefs.ts';
import { loginPath } from './guard.ts';
import { makeRouter } from './routes.tsx';
import { useQuiet } from './shell/use-media.ts';
import { antdTheme, themeNamed } from './themes/all-themes.ts';

/** Everything behind the login page: providers, router, and what listens to the whole page. */
export function ShellApp() {
  const [router] = useState(makeRouter);
  useEffect(listenToPage, []);
  return (
    <Look>
      <FeedbackHost />
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </Look>
  );
}

/** Theme and language of antd and dates; both follow what the person chooses. spec §9 */
export function Look({ children }: { children: React.ReactNode }) {
  const language = useLanguage();
  const themeName = usePrefs((prefs) => prefs.theme);
  const colour = usePrefs((prefs) => prefs.colour);
  const quiet = useQuiet();
  const theme = useMemo(() => antdTheme(themeNamed(themeName), colour, quiet), [themeName, colour, quiet]);
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  return (
    <ConfigProvider locale={language === 'zh' ? zhCN : enUS} theme={theme} button={{ autoInsertSpace: false }}>
      <App message={{ maxCount: 3, top: 64 }} className="qcdm">
        {children}
      </App>
    </ConfigProvider>
  );
}

function listenToPage(): () => void {
  listenToApi({
    refused: (message) => toast.error(message),
    signedOut: (comeBack) => {
      const { pathname, search } = window.location;
      window.location.replace(comeBack ? loginPath(pathname, search) : '/login');
    },
  });
  // spec §8: uncaught errors go to the local log.
  const onError = (event: ErrorEvent) => logError(event.error ?? event.message, 'window');
  const onRejection = (event: PromiseRejectionEvent) => {
    // A refused call was said in a toast already; it is no error of the page.
    if (event.reason instanceof Error && event.reason.name === 'ApiError') event.preventDefault();
    else logError(event.reason, 'promise');
  };
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  const stopToken = watchToken();
  return () => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
    stopToken();
  };
}
