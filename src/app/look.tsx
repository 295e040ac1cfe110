import useStyle from 'antd/es/app/style';
import ConfigProvider from 'antd/es/config-provider';
import enUS from 'antd/es/locale/en_US';
import zhCN from 'antd/es/locale/zh_CN';
import dayjs from 'dayjs';
import 'dayjs/locale/zh-cn';
import { type ReactNode, useMemo } from 'react';
import { useLanguage } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import { useQuiet } from './shell/use-media.ts';
import { antdTheme, themeNamed } from './themes/all-themes.ts';

/** Chinese words on buttons stand as they are written. */
const plainButtons = { autoInsertSpace: false };

/** Theme and language of antd and dates; both follow what the person chooses. spec §9 */
export function Look({ children }: { children: ReactNode }) {
  const language = useLanguage();
  const themeName = usePrefs((prefs) => prefs.theme);
  const colour = usePrefs((prefs) => prefs.colour);
  const quiet = useQuiet();
  const theme = useMemo(() => antdTheme(themeNamed(themeName), colour, quiet), [themeName, colour, quiet]);
  dayjs.locale(language === 'zh' ? 'zh-cn' : 'en');
  return (
    <ConfigProvider locale={language === 'zh' ? zhCN : enUS} theme={theme} button={plainButtons}>
      <Themed>{children}</Themed>
    </ConfigProvider>
  );
}

/** Where the theme's variables and its type begin: everything of ours reads them. */
function Themed({ children }: { children: ReactNode }) {
  const [hash, variables] = useStyle('ant-app');
  return <div className={`ant-app ${hash} ${variables}`}>{children}</div>;
}
