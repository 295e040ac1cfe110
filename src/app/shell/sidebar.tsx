import Menu, { type MenuProps } from 'antd/es/menu';
import { memo, useDeferredValue, useMemo, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { useSideMenu } from '../built-routes.ts';
import { productLetter, productName } from '../product.ts';
import type { SidebarItem } from '../route-builder.ts';
import { screens } from '../screens.tsx';
import { shellWords } from '../shell-words.ts';
import { activeTrail, openedAfter } from './active-trail.ts';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import { MenuSearch } from './menu-search.tsx';
import css from './shell.module.css';
import { TabLink } from './tab-link.tsx';

/** look.md; 60 when collapsed. */
export const SIDEBAR_WIDTH = 240;

/** The standing sidebar of wide windows: 240 px, 60 when collapsed. look.md */
export const Sidebar = memo(function Sidebar({ collapsed }: { collapsed: boolean }) {
  return (
    <aside className={collapsed ? css.siderCollapsed : css.sider}>
      <Logo collapsed={collapsed} />
      <MenuSearch place={collapsed ? 'collapsed' : 'sidebar'} />
      <MainMenu collapsed={collapsed} />
    </aside>
  );
});

/** The letter, and beside it the name where there is room. */
export function Logo({ collapsed }: { collapsed: boolean }) {
  return (
    <Link to="/" className={css.logo} aria-label={productName}>
      <span className={css.letter} aria-hidden>
        {productLetter}
      </span>
      {!collapsed && <span aria-hidden>{productName}</span>}
    </Link>
  );
}

/** The menu of the person's roles. */
export function MainMenu({ collapsed }: { collapsed: boolean }) {
  const t = useWords(shellWords);
  const say = useSay();
  // Behind the page: whoever changes tabs sees the page first, and then what moves in the menu.
  const pathname = useDeferredValue(useLocation().pathname);
  const sidebar = useSideMenu();
  const items = useMemo(() => itemsOf(sidebar, say), [sidebar, say]);
  const trail = useMemo(() => activeTrail(sidebar, screens, pathname), [sidebar, pathname]);
  const trailText = trail.containers.join('|');
  // spec §9: unique-open. Another page opens its own branch; what the person opens by hand stays until then.
  const [opened, setOpened] = useState({ at: trailText, keys: trail.containers });
  const openKeys = opened.at === trailText ? opened.keys : trail.containers;

  // Drawn again only when something in it moves: it is the largest part of the frame.
  const drawn = useMemo(
    () => (
      <Menu
        mode="inline"
        inlineIndent={14}
        theme="dark"
        items={items}
        inlineCollapsed={collapsed}
        // spec §9: sidebar show-timeout 200 ms.
        subMenuOpenDelay={0.2}
        selectedKeys={trail.selected ? [trail.selected] : []}
        {...(collapsed
          ? {}
          : {
              openKeys,
              onOpenChange: (keys: string[]) =>
                setOpened({ at: trailText, keys: openedAfter(sidebar, openKeys, keys) }),
            })}
      />
    ),
    [items, collapsed, trail, trailText, openKeys, sidebar],
  );

  if (sidebar.length === 0) return <p className={css.noMenu}>{t('noMenu')}</p>;
  return <nav aria-label={t('menu')}>{drawn}</nav>;
}

type Items = NonNullable<MenuProps['items']>;

function itemsOf(items: readonly SidebarItem[], say: (words: Words) => string): Items {
  return items.map((item) => {
    const icon = <MenuIcon name={item.icon} />;
    const name = say(item.title);
    if (item.children) return { key: item.key, icon, label: name, children: itemsOf(item.children, say) };
    return { key: item.key, icon, title: name, label: <TabLink to={item.to + item.search}>{name}</TabLink> };
  });
}
