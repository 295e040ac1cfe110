import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { lazy, Suspense, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useWords } from '#locale/words.ts';
import type { Tab } from '#stores/tab-rules.ts';
import { useTabName } from './tab-list.tsx';
import css from './tabs.module.css';
import { tabWords } from './tab-words.ts';
import { useTabActions } from './use-tab-actions.ts';

const TabFinder = lazy(async () => ({ default: (await import('./tab-finder.tsx')).TabFinder }));

/** All open pages in a list that can be searched; on a phone it stands for the whole strip. */
export function TabPicker({ tabs, phone }: { tabs: readonly Tab[]; phone: boolean }) {
  const t = useWords(tabWords);
  const nameOf = useTabName();
  const { pathname } = useLocation();
  const { close } = useTabActions();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const tab = tabs.find((one) => one.value === pathname);
  const shut = () => {
    setOpen(false);
    button.current?.focus();
  };
  return (
    <>
      <Dropdown
        trigger={['click']}
        placement={phone ? 'bottomLeft' : 'bottomRight'}
        open={open}
        onOpenChange={setOpen}
        destroyOnHidden
        popupRender={() => (
          <Suspense>
            <TabFinder tabs={tabs} onClose={shut} />
          </Suspense>
        )}
      >
        <Button
          ref={button}
          type="text"
          size="small"
          aria-haspopup="dialog"
          aria-expanded={open}
          className={phone ? (css.current ?? '') : ''}
          aria-label={phone && tab ? `${nameOf(tab)} – ${t('all')}: ${tabs.length}` : t('all')}
          title={t('all')}
        >
          {phone && tab && <span className={css.name}>{nameOf(tab)}</span>}
          {phone && <span className={css.count}>{tabs.length}</span>}
          <DownOutlined aria-hidden />
        </Button>
      </Dropdown>
      {phone && tab?.close && (
        <Button
          type="text"
          size="small"
          aria-label={t('closeTab', { name: nameOf(tab) })}
          icon={<CloseOutlined aria-hidden />}
          onClick={() => void close(tab.value)}
        />
      )}
    </>
  );
}
