import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Modal from 'antd/es/modal';
import { lazy, Suspense, useState } from 'react';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useWords } from '#locale/words.ts';
import css from './menu.module.css';
import { menuWords } from './menu-words.ts';

// Some hundred drawings: they come when somebody chooses among them.
const IconPanel = lazy(async () => ({ default: (await import('./icon-panel.tsx')).IconPanel }));

interface Props {
  value?: string;
  onChange?: (name: string) => void;
  id?: string;
  disabled?: boolean;
}

/** Chooses the icon of a menu. Works as an antd form control. */
export function IconPicker({ value = '', onChange, id, disabled = false }: Props) {
  const t = useWords(menuWords);
  const [open, setOpen] = useState(false);
  return (
    <Flex gap="small" align="center">
      <Button
        {...(id === undefined ? {} : { id })}
        disabled={disabled}
        aria-haspopup="dialog"
        aria-label={value ? t('icon', { name: value }) : t('chooseIcon')}
        className={css.iconButton ?? ''}
        icon={value ? <MenuIcon name={value} /> : null}
        onClick={() => setOpen(true)}
      >
        <span className={css.ellipsis}>{value || t('chooseIcon')}</span>
      </Button>
      {value && !disabled && (
        <Button
          type="text"
          icon={<CloseOutlined aria-hidden />}
          aria-label={t('removeIcon')}
          onClick={() => onChange?.('')}
        />
      )}
      <Modal
        title={t('chooseIcon')}
        open={open}
        footer={null}
        width="min(720px, 100vw)"
        onCancel={() => setOpen(false)}
        destroyOnHidden
      >
        <Suspense fallback={<LinesSkeleton rows={8} />}>
          <IconPanel
            value={value}
            onChoose={(name) => {
              onChange?.(name);
              setOpen(false);
            }}
          />
        </Suspense>
      </Modal>
    </Flex>
  );
}
