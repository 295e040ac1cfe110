import ApartmentOutlined from '@ant-design/icons/es/icons/ApartmentOutlined';
import { useCallback, useState } from 'react';
import { topMenu } from '#domain/resources/top-menu.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useCode } from '#stores/menus.ts';
import { BehindDrawer } from './behind-drawer.tsx';
import { useRefreshMenus } from './menu-client.ts';
import { menuWords } from './menu-words.ts';

/** Items of the top bar, and which menus stand behind each. spec §2 */
export default function TopMenuPage() {
  const maySet = useCode('topmenu_setting');
  const refresh = useRefreshMenus();
  const [row, setRow] = useState<Row | null>(null);
  const actions = useCallback(
    (one: Row) =>
      maySet
        ? [{ key: 'behind', label: menuWords.words.behind, icon: <ApartmentOutlined />, run: () => setRow(one) }]
        : [],
    [maySet],
  );
  return (
    <>
      <ResourcePage
        resource={topMenu}
        columns={['name', 'nameEn', 'code', 'path', 'sort']}
        // The top bar shows words alone.
        form={['code', 'name', 'nameEn', 'path', 'sort']}
        rowActions={actions}
        onSaved={() => void refresh()}
      />
      {row && <BehindDrawer row={row} onSaved={() => void refresh()} onClose={() => setRow(null)} />}
    </>
  );
}
