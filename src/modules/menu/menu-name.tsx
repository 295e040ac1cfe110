import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import Button from 'antd/es/button';
import { say } from '#domain/kernel/words.ts';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import type { MenuRow } from './menu-client.ts';
import css from './menu.module.css';
import { menuWords } from './menu-words.ts';

/** What a menu is called in the reader's language. */
export function useMenuName(): (row: Pick<MenuRow, 'name' | 'nameEn'>) => string {
  const language = useLanguage();
  return (row) => say([row.nameEn || row.name, row.name], language);
}

interface OpenerProps {
  row: MenuRow;
  open: boolean;
  onToggle: () => void;
  /** Wide enough for a thumb. */
  thumb?: boolean;
}

/** Opens and shuts what hangs below a row; a leaf has room where others have the button. */
export function Opener({ row, open, onToggle, thumb = false }: OpenerProps) {
  const t = useWords(menuWords);
  const name = useMenuName()(row);
  if (!row.hasChildren) return <span className={thumb ? css.thumb : css.spacer} />;
  return (
    <Button
      type="text"
      size={thumb ? 'large' : 'small'}
      icon={open ? <DownOutlined /> : <RightOutlined />}
      aria-expanded={open}
      aria-label={t(open ? 'shut' : 'open', { name })}
      onClick={onToggle}
    />
  );
}

/** Icon and name; a click opens the form. */
export function MenuName({ row, onOpen }: { row: MenuRow; onOpen: () => void }) {
  const name = useMenuName()(row);
  return (
    <>
      <MenuIcon name={row.source} />
      <button type="button" className={css.link} onClick={onOpen}>
        {name}
      </button>
    </>
  );
}
