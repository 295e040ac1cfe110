import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import { useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import { addressOf, type Tab } from '#stores/tab-rules.ts';
import { Finder } from './finder.tsx';
import { useTabName } from './tab-list.tsx';
import css from './tabs.module.css';
import { tabWords } from './tab-words.ts';
import { useTabActions } from './use-tab-actions.ts';

interface Props {
  tabs: readonly Tab[];
  onClose: () => void;
}

/** The open pages by any part of their name in either language, and what may be done to all of them. */
export function TabFinder({ tabs, onClose }: Props) {
  const t = useWords(tabWords);
  const nameOf = useTabName();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const { close, closeOthers, closeAll, refresh } = useTabActions();
  const find = (text: string) => {
    const wanted = text.trim().toLowerCase();
    return tabs
      .filter(({ label, meta }) => `${label}\n${meta.i18n}`.toLowerCase().includes(wanted))
      .map((tab) => ({
        key: tab.value,
        line: (
          <>
            <span className={tab.value === pathname ? css.here : css.name}>{nameOf(tab)}</span>
            {tab.close && (
              // For mouse and finger; the keys close a tab in the strip.
              <span
                aria-hidden
                role="presentation"
                className={css.closeLine}
                onClick={(click) => {
                  click.stopPropagation();
                  void close(tab.value);
                }}
              >
                <CloseOutlined />
              </span>
            )}
          </>
        ),
      }));
  };
  const pick = (value: string) => {
    const tab = tabs.find((one) => one.value === value);
    onClose();
    if (tab) void navigate(addressOf(tab));
  };
  const then = (act: () => Promise<void>) => () => {
    onClose();
    void act();
  };
  return (
    <div role="dialog" aria-label={t('all')} className={css.panel}>
      <Finder label={t('search')} nothing={t('none')} find={find} onPick={pick} onClose={onClose} />
      <div role="group" aria-label={t('actions')} className={css.acts}>
        <Button type="text" size="small" onClick={then(() => refresh(pathname))}>
          {t('refresh')}
        </Button>
        <Button type="text" size="small" disabled={tabs.length < 2} onClick={then(() => closeOthers(pathname))}>
          {t('closeOthers')}
        </Button>
        <Button type="text" size="small" disabled={tabs.length < 2} onClick={then(closeAll)}>
          {t('closeAll')}
        </Button>
      </div>
    </div>
  );
}
