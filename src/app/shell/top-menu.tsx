import EllipsisOutlined from '@ant-design/icons/es/icons/EllipsisOutlined';
import Menu from 'antd/es/menu';
import { useSay, useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import css from './top-menu.module.css';
import { useTopMenu } from './use-top-menu.ts';

/** The top menu at a desk; what has no room folds behind three dots. spec §2 */
export function TopMenu() {
  const t = useWords(shellWords);
  const say = useSay();
  const { entries, chosen, choose } = useTopMenu();
  if (entries.length === 1) return null;
  return (
    <nav aria-label={t('topMenu')} className={css.bar}>
      <Menu
        mode="horizontal"
        selectedKeys={[keyOf(chosen)]}
        items={entries.map(({ key, title }) => ({ key: keyOf(key), label: say(title) }))}
        overflowedIndicator={<EllipsisOutlined aria-label={t('moreItems')} />}
        onClick={({ key }) => void choose(key === HOME ? '' : key)}
      />
    </nav>
  );
}

/** antd takes no empty key. */
const HOME = 'home';
const keyOf = (key: string) => key || HOME;
