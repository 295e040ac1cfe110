import Drawer from 'antd/es/drawer';
import Layout from 'antd/es/layout';
import Menu, { type MenuProps } from 'antd/es/menu';
import { useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { usePrefs } from '#stores/prefs.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { productLetter, productName } from '../product.ts';
import type { SidebarItem } from '../route-builder.ts';
import { screens } from '../screens.tsx';
import { shellWords } from '../shell-words.ts';
import { themeNamed } from '../themes/all-themes.ts';
import { activeTrail } from './active-trail.ts';
import { MenuIcon } from './menu-icon.tsx';
import css from './shell.module.css';

const WIDE = 240;
const NARROW = 60;

/** The standing sidebar of wide windows: 240 px, 60 when collapsed. look.md */
export function Sidebar({ collapsed }: { collapsed: boolean }) {
  const tone = useTone();
  return (
    <Layout.Sider
      className={css.sider}
      theme={tone}
      width={WIDE}
      collapsedWidth={NARROW}
      collapsed={collapsed}
      trigger={null}
      collapsible
    >
      <Logo collapsed={collapsed} />
      <MainMenu collapsed={collapsed} />
    </Layout.Sider>
  );
}

/** The same menu sliding in over the page, under 992 px. */
export function SidebarDrawer({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(shellWords);
  const { sider } = useTheme();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      size={WIDE + 40}
      title={<Logo collapsed={false} />}
      aria-label={t('menu')}
      rootClassName={css.drawer}
      styles={{ section: { background: sider.ground }, header: { borderColor: sider.line }, body: { padding: 0 } }}
    >
      <MainMenu collapsed={false} />
    </Drawer>
  );
}

function useTheme() {
  return themeNamed(usePrefs((prefs) => prefs.theme));
}
const useTone = () => useTheme().sider.tone;

function Logo({ collapsed }: { collapsed: boolean }) {
  return (
    <Link to="/" className={css.logo} aria-label={productName}>
      <span className={css.letter} aria-hidden>
        {productLetter}
      </span>
      {!collapsed && <span aria-hidden>{productName}</span>}
    </Link>
  );
}

function MainMenu({ collapsed }: { collapsed: boolean }) {
  const t = useWords(shellWords);
  const say = useSay();
  const tone = useTone();
  const { pathname } = useLocation();
  const { sidebar } = useBuiltRoutes();
  const items = useMemo(() => itemsOf(sidebar, say), [sidebar, say]);
  const trail = activeTrail(sidebar, screens, pathname);
  const trailText = trail.containers.join('|');
  // spec §9: unique-open. Another page opens its own branch; what the person opens by hand stays until then.
  const [opened, setOpened] = useState({ at: trailText, keys: trail.containers });
  const openKeys = opened.at === trailText ? opened.keys : trail.containers;

  if (sidebar.length === 0) return <p className={css.noMenu}>{t('noMenu')}</p>;
  return (
    <nav aria-label={t('menu')}>
      <Menu
        mode="inline"
        inlineIndent={14}
        theme={tone}
        items={items}
        inlineCollapsed={collapsed}
        // spec §9: sidebar show-timeout 200 ms.
        subMenuOpenDelay={0.2}
        selectedKeys={trail.selected ? [trail.selected] : []}
        {...(collapsed
          ? {}
          : {
              openKeys,
              onOpenChange: (keys: string[]) => {
                const latest = keys.find((key) => !openKeys.includes(key));
                const roots = sidebar.map((item) => item.key);
                const keep = latest && roots.includes(latest) ? [latest] : keys;
                setOpened({ at: trailText, keys: keep });
              },
            })}
      />
    </nav>
  );
}

type Items = NonNullable<MenuProps['items']>;

function itemsOf(items: readonly SidebarItem[], say: (words: Words) => string): Items {
  return items.map((item) => {
    const icon = <MenuIcon name={item.icon} />;
    const name = say(item.title);
    if (item.children) return { key: item.key, icon, label: name, children: itemsOf(item.children, say) };
    return { key: item.key, icon, title: name, label: <Link to={item.to}>{name}</Link> };
  });
}
