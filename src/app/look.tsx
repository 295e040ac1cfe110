import useStyle from 'antd/es/app/style';
import ConfigProvider from 'antd/es/config-provider';
import { type ReactNode, useMemo } from 'react';
import { usePrefs } from '#stores/prefs.ts';
import { useComponentWords } from './component-words.ts';
import { useQuiet } from './shell/use-media.ts';
import { antdTheme } from './themes/antd-theme.ts';
import { lookNow } from './themes/follow-look.ts';

/** Chinese words on buttons stand as they are written. */
const plainButtons = { autoInsertSpace: false };

/** Theme and language of antd and dates; both follow what the person chooses. spec §9 */
export function Look({ children }: { children: ReactNode }) {
  const words = useComponentWords();
  const theme = useAntdTheme();
  return (
    <ConfigProvider locale={words} theme={theme} button={plainButtons}>
      <Themed>{children}</Themed>
    </ConfigProvider>
  );
}

function useAntdTheme() {
  const quiet = useQuiet();
  const choice = usePrefs(({ theme, colour, ownColour }) => `${theme} ${ownColour ? '' : colour}`);
  return useMemo(() => {
    const { palette, colour } = lookNow();
    // The choice is what changes the palette; it is worn by <html> before this is asked.
    return choice ? antdTheme(palette, colour, quiet) : {};
  }, [choice, quiet]);
}

/** Where the theme's variables and its type begin: everything of ours reads them. */
function Themed({ children }: { children: ReactNode }) {
  const [hash, variables] = useStyle('ant-app');
  return <div className={`ant-app ${hash} ${variables}`}>{children}</div>;
}
