import { usePhone } from '#kit/page/use-phone.ts';
import { useWords } from '#locale/words.ts';
import { useTabs } from '#stores/tabs.ts';
import { TabList } from './tab-list.tsx';
import { TabPicker } from './tab-picker.tsx';
import css from './tabs.module.css';
import { tabWords } from './tab-words.ts';

/** Opened pages: a strip of tabs and a list of all; on a phone only the list, under the name of the page. spec §2 */
export function TabStrip() {
  const t = useWords(tabWords);
  const phone = usePhone();
  const tabs = useTabs((state) => state.list);
  return (
    <nav className={css.bar} aria-label={t('tabs')}>
      {!phone && <TabList tabs={tabs} />}
      <TabPicker tabs={tabs} phone={phone} />
    </nav>
  );
}
