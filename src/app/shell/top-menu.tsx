import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Menu from 'antd/es/menu';
import { useEffect, useMemo, useRef } from 'react';
import { useSay, useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import css from './top-menu.module.css';
import { useTopMenu } from './use-top-menu.ts';

/** The top menu at a desk; what has no room folds behind three dots. spec §2 */
export function TopMenu() {
  const t = useWords(shellWords);
  const say = useSay();
  const { entries, chosen, choose } = useTopMenu();
  const latest = useRef(choose);
  useEffect(() => {
    latest.current = choose;
  });
  const drawn = useMemo(
    () => (
      <Menu
        mode="horizontal"
        selectedKeys={[keyOf(chosen)]}
        items={entries.map(({ key, title }) => ({ key: keyOf(key), label: say(title) }))}
        overflowedIndicator={<EllipsisOutlined aria-label={t('moreItems')} />}
        onClick={({ key }) => void latest.current(key === HOME ? '' : key)}
      />
    ),
    [entries, chosen, say, t],
  );
  if (entries.length === 1) return null;
  return (
    <nav aria-label={t('topMenu')} className={css.bar}>
      {drawn}
    </nav>
  );
}

/** antd takes no empty key. */
const HOME = 'home';
const keyOf = (key: string) => key || HOME;
