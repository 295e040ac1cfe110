import Drawer from 'antd/es/drawer';
import { MenuSearch } from './menu-search.tsx';
import css from './shell.module.css';
import { Logo, MainMenu, SIDEBAR_WIDTH } from './sidebar.tsx';
import { TopMenuChips } from './top-menu-chips.tsx';
import menuCss from './top-menu.module.css';

const noPadding = { body: { padding: 0 } };

/** The menu sliding in over the page, under 992 px. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={SIDEBAR_WIDTH + 40}
      title={<Logo collapsed={false} />}
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
