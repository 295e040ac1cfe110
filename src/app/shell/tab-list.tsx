import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import LeftOutlined from '@ant-design/icons/es/icons/LeftOutlined';
import RightOutlined from '@ant-design/icons/es/icons/RightOutlined';
import { type KeyboardEvent, lazy, type PointerEvent, Suspense, useLayoutEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useLanguage, useWords } from '#locale/words.ts';
import { addressOf, type Tab } from '#stores/tab-rules.ts';
import { moveTab } from '#stores/tabs.ts';
import { panelId, tabId } from './tab-id.ts';
import css from './tabs.module.css';
import { tabWords } from './tab-words.ts';
import { useOverflow } from './use-overflow.ts';
import { useTabActions } from './use-tab-actions.ts';

const TabMenu = lazy(async () => ({ default: (await import('./tab-menu.tsx')).TabMenu }));
const loadPress = () => import('./tab-press.ts');

/** spec §2: the English name when the language is English, else the label. */
export function useTabName(): (tab: Tab) => string {
  const language = useLanguage();
  return (tab) => (language === 'en' && tab.meta.i18n) || tab.label;
}

/** The tab an event happened on, by its path. */
const valueAt = ({ target }: { target: EventTarget }) =>
  (target as Element).closest<HTMLElement>('[data-tab]')?.dataset['tab'] ?? '';
const focusTab = (value: string | undefined) => value && document.getElementById(tabId(value))?.focus();

/** The strip: it scrolls sideways on its own, and the active tab is always in view. */
export function TabList({ tabs }: { tabs: readonly Tab[] }) {
  const t = useWords(tabWords);
  const nameOf = useTabName();
  const { pathname } = useLocation();
  const { close } = useTabActions();
  const strip = useRef<HTMLDivElement>(null);
  const [over, look] = useOverflow(strip, tabs);
  const [menu, setMenu] = useState<{ value: string; x: number; y: number } | null>(null);
  const [focused, setFocused] = useState('');
  const values = tabs.map((tab) => tab.value);
  const stop = [focused, pathname, values[0]].find((value) => value && values.includes(value));

  useLayoutEffect(() => intoView(strip.current, pathname), [pathname, tabs]);

  const openMenu = (value: string, x: number, y: number) => value && setMenu({ value, x, y });
  const closeAt = async (value: string) => {
    const next = values[Math.max(0, values.indexOf(value) - 1)];
    await close(value);
    if (focused) focusTab(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const value = valueAt(event);
    const at = values.indexOf(value);
    const to = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: values.length - 1 }[event.key];
    if (to !== undefined && event.ctrlKey && event.shiftKey) {
      moveTab(value, to);
      requestAnimationFrame(() => focusTab(value));
    } else if (to !== undefined) focusTab(values[(to + values.length) % values.length]);
    else if (event.key === 'Delete') void closeAt(value);
    else if (event.key === ' ') (event.target as HTMLElement).click();
    else if (event.key === 'ContextMenu' || (event.key === 'F10' && event.shiftKey)) {
      const { left, bottom } = (event.target as HTMLElement).getBoundingClientRect();
      openMenu(value, left, bottom);
    } else return;
    event.preventDefault();
  };
  const onPointerDown = ({ button, nativeEvent, currentTarget }: PointerEvent<HTMLElement>) => {
    if (button !== 0) return;
    let lifted = false;
    document.addEventListener('pointerup', () => (lifted = true), { once: true });
    void loadPress().then(({ followPress }) => {
      if (!lifted) followPress(nativeEvent, currentTarget, { drop: moveTab, hold: openMenu });
    });
  };
  const scroll = (way: number) => strip.current?.scrollBy({ left: way * strip.current.clientWidth * 0.7 });

  return (
    <div className={css.strip} data-over={over}>
      {/* The close buttons lie between the tabs and are no part of the list. */}
      <div role="tablist" aria-label={t('tabs')} aria-owns={values.map(tabId).join(' ')} />
      <div
        ref={strip}
        role="presentation"
        className={css.tabs}
        onScroll={look}
        onPointerEnter={() => void loadPress()}
        onPointerDown={onPointerDown}
        onKeyDown={onKeyDown}
        onFocus={(event) => setFocused(valueAt(event))}
        onBlur={() => setFocused('')}
        onContextMenu={(event) => {
          event.preventDefault();
          openMenu(valueAt(event), event.clientX, event.clientY);
        }}
        onMouseDown={(press) => {
          // No scrolling with the middle button: it closes.
          if (press.button === 1) press.preventDefault();
        }}
        onAuxClick={(click) => {
          if (click.button !== 1) return;
          click.preventDefault();
          void closeAt(valueAt(click));
        }}
      >
        {tabs.map((tab) => {
          const active = tab.value === pathname;
          return (
            <div key={tab.value} data-tab={tab.value} className={active ? css.tabActive : css.tab}>
              <Link
                role="tab"
                id={tabId(tab.value)}
                to={addressOf(tab)}
                draggable={false}
                aria-selected={active}
                aria-controls={active ? panelId(tab.value) : undefined}
                tabIndex={tab.value === stop ? 0 : -1}
              >
                {nameOf(tab)}
              </Link>
              {tab.close && (
                <button
                  type="button"
                  tabIndex={-1}
                  aria-label={t('closeTab', { name: nameOf(tab) })}
                  onClick={() => void closeAt(tab.value)}
                >
                  <CloseOutlined aria-hidden />
                </button>
              )}
            </div>
          );
        })}
      </div>
      <button type="button" tabIndex={-1} aria-label={t('scrollLeft')} onClick={() => scroll(-1)}>
        <LeftOutlined aria-hidden />
      </button>
      <button type="button" tabIndex={-1} aria-label={t('scrollRight')} onClick={() => scroll(1)}>
        <RightOutlined aria-hidden />
      </button>
      {menu && (
        <Suspense>
          <TabMenu
            {...menu}
            tabs={tabs}
            onClose={() => {
              setMenu(null);
              focusTab(menu.value);
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

/** How much of a neighbour stays in sight beside the active tab. */
const PEEK = 40;

/** The tab that becomes active scrolls into the strip; the page itself does not move. */
function intoView(strip: HTMLElement | null, value: string): void {
  const tab = document.getElementById(tabId(value))?.parentElement;
  if (!strip || !tab) return;
  const left = tab.offsetLeft - PEEK;
  const right = tab.offsetLeft + tab.offsetWidth + PEEK - strip.clientWidth;
  if (left < strip.scrollLeft) strip.scrollLeft = left;
  else if (right > strip.scrollLeft) strip.scrollLeft = right;
}
