import Drawer from 'antd/es/drawer';
import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import { MenuSearch } from './menu-search.tsx';
import css from './shell.module.css';
import { Logo, MainMenu, SIDEBAR_WIDTH } from './sidebar.tsx';
import { TopMenuChips } from './top-menu-chips.tsx';
import menuCss from './top-menu.module.css';

const noPadding = { body: { padding: 0 } };

/** The menu sliding in over the page, under 992 px. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(shellWords);
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={SIDEBAR_WIDTH + 40}
      title={<Logo collapsed={false} />}
      aria-label={t('menu')}
      rootClassName={css.drawer}
      styles={noPadding}
    >
      <div className={menuCss.place}>
        <TopMenuChips />
        <MenuSearch place="drawer" />
        <MainMenu collapsed={false} />
      </div>
    </Drawer>
  );
}
