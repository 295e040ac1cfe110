import Dropdown from 'antd/es/dropdown';
import { useWords } from '#locale/words.ts';
import type { Tab } from '#stores/tab-rules.ts';
import { moveTab } from '#stores/tabs.ts';
import css from './tabs.module.css';
import { tabWords } from './tab-words.ts';
import { useTabActions } from './use-tab-actions.ts';

interface Props {
  tabs: readonly Tab[];
  /** Whose menu it is. */
  value: string;
  x: number;
  y: number;
  onClose: () => void;
}

/** What may be done to one tab, at the place of the press. */
export function TabMenu({ tabs, value, x, y, onClose }: Props) {
  const t = useWords(tabWords);
  const { close, closeOthers, closeAll, refresh } = useTabActions();
  const at = tabs.findIndex((tab) => tab.value === value);
  const home = tabs[at]?.close === false;
  const acts: Readonly<Record<string, () => unknown>> = {
    refresh: () => refresh(value),
    close: () => close(value),
    closeOthers: () => closeOthers(value),
    closeAll,
    moveLeft: () => moveTab(value, at - 1),
    moveRight: () => moveTab(value, at + 1),
  };
  return (
    <Dropdown
      open
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the keys belong to a menu that opens
      autoFocus
      trigger={['click']}
      onOpenChange={(open) => !open && onClose()}
      menu={{
        items: [
          { key: 'refresh', label: t('refresh') },
          { type: 'divider' },
          { key: 'close', label: t('close'), disabled: home },
          {
            key: 'closeOthers',
            label: t('closeOthers'),
            disabled: tabs.every((tab) => !tab.close || tab.value === value),
          },
          { key: 'closeAll', label: t('closeAll'), disabled: tabs.length < 2 },
          { type: 'divider' },
          { key: 'moveLeft', label: t('moveLeft'), disabled: home || at < 2 },
          { key: 'moveRight', label: t('moveRight'), disabled: home || at === tabs.length - 1 },
        ],
        onClick: ({ key }) => {
          onClose();
          acts[key]?.();
        },
      }}
    >
      <span className={css.point} style={{ left: x, top: y }} />
    </Dropdown>
  );
}
