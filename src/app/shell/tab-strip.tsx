import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '#locale/words.ts';
import { addressOf, type Tab } from '#stores/tab-rules.ts';
import { closeAllTabs, closeOtherTabs, closeTab, useTabs } from '#stores/tabs.ts';
import { shellWords } from '../shell-words.ts';
import css from './shell.module.css';

/** Opened pages as a strip that scrolls sideways on its own; the active one is always in view. spec §2 */
export function TabStrip() {
  const t = useWords(shellWords);
  const language = useLanguage();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const tabs = useTabs((state) => state.list);

  // spec §2: the English name when the language is English, else the label.
  const nameOf = (tab: Tab) => (language === 'en' && tab.meta.i18n) || tab.label;
  const close = (tab: Tab) => {
    const next = closeTab(tab.value);
    if (tab.value === pathname) void navigate(next);
  };
  const actions = {
    others: () => closeOtherTabs(),
    all: () => void navigate(closeAllTabs()),
  };

  return (
    <nav className={css.tabs} aria-label={t('tabs')}>
      <ul>
        {tabs.map((tab) => (
          <li
            key={tab.value}
            ref={tab.value === pathname ? intoView : null}
            className={tab.value === pathname ? css.tabActive : css.tab}
            onAuxClick={(click) => {
              if (click.button === 1 && tab.close) close(tab);
            }}
          >
            <Link to={addressOf(tab)} aria-current={tab.value === pathname ? 'page' : undefined}>
              {nameOf(tab)}
            </Link>
            {tab.close && (
              <button type="button" aria-label={t('closeTab', { name: nameOf(tab) })} onClick={() => close(tab)}>
                <CloseOutlined aria-hidden />
              </button>
            )}
          </li>
        ))}
      </ul>
      {tabs.length > 1 && (
        <Dropdown
          trigger={['click']}
          placement="bottomRight"
          menu={{
            items: [
              { key: 'others', label: t('closeOthers') },
              { key: 'all', label: t('closeAll') },
            ],
            onClick: ({ key }) => actions[key === 'all' ? 'all' : 'others'](),
          }}
        >
          <Button
            type="text"
            size="small"
            aria-label={t('tabActions')}
            title={t('tabActions')}
            icon={<DownOutlined />}
          />
        </Dropdown>
      )}
    </nav>
  );
}

/** The tab that becomes active scrolls into the strip; the page itself does not move. */
function intoView(tab: HTMLLIElement | null): void {
  if (!tab?.parentElement) return;
  const { offsetLeft, offsetWidth, parentElement: strip } = tab;
  const right = offsetLeft + offsetWidth - strip.clientWidth;
  if (offsetLeft < strip.scrollLeft) strip.scrollLeft = offsetLeft;
  else if (right > strip.scrollLeft) strip.scrollLeft = right;
}
