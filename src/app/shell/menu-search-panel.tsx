import { useNavigate } from 'react-router-dom';
import { useSay, useWords } from '#locale/words.ts';
import { storeSideMenu } from '#stores/menus.ts';
import { tabAddress } from '#stores/tabs.ts';
import { useBuiltRoutes, useSideMenu } from '../built-routes.ts';
import { shellWords } from '../shell-words.ts';
import { Finder } from './finder.tsx';
import { menuMatches } from './menu-matches.ts';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import css from './menu-search.module.css';

/** Every page of the person's menu by the beginning of its name, in either language. wire.md §6 */
export function MenuSearchPanel({ typed, onClose }: { typed: string; onClose: (back: boolean) => void }) {
  const t = useWords(shellWords);
  const say = useSay();
  const navigate = useNavigate();
  const { sidebar } = useBuiltRoutes();
  const side = useSideMenu();

  const find = (text: string) =>
    menuMatches(sidebar, text).map(({ key, title, under, icon }) => ({
      key,
      line: (
        <>
          <MenuIcon name={icon} />
          <span className={css.name}>{say(title)}</span>
          {under && <span className={css.under}>{say(under)}</span>}
        </>
      ),
    }));
  const go = (key: string) => {
    const match = menuMatches(sidebar, '').find((one) => one.key === key);
    // A page of another top menu is found as well; the whole menu then stands beside it.
    if (!menuMatches(side, '').some((one) => one.key === key)) storeSideMenu('', null);
    onClose(false);
    if (match) void navigate(tabAddress(match.key) ?? match.address);
  };
  return (
    <Finder
      typed={typed}
      label={t('searchMenu')}
      nothing={t('noMenu')}
      find={find}
      onPick={go}
      onClose={() => onClose(true)}
    />
  );
}
