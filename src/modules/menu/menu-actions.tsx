import ArrowDownOutlined from '@ant-design/icons/es/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/es/icons/ArrowUpOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import PlusSquareOutlined from '@ant-design/icons/es/icons/PlusSquareOutlined';
import { BUTTON, MENU, menu } from '#domain/resources/menu.ts';
import { plainActions, type RowAction } from '#kit/resource/row-actions.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useRemove } from '#kit/resource/use-remove.tsx';
import type { MenuRow } from './menu-client.ts';
import type { Editing } from './menu-drawer.tsx';
import { type Line, type Order, steppedOrder } from './menu-lines.ts';
import { menuWords } from './menu-words.ts';

interface Wanted {
  edit: (editing: Editing) => void;
  place: (order: Order) => void;
  removed: () => void;
}

/** What may be done with a row: up and down among its neighbours, below it, and to itself. */
export function useMenuActions({ edit, place, removed }: Wanted) {
  const may = useButtons(menu);
  const remove = useRemove(menu);
  const words = menuWords.words;

  /** Among its neighbours: the keyboard's and the phone's way of dragging. */
  const steps = (line: Line): RowAction[] => {
    if (!may.edit) return [];
    const [up, down] = [steppedOrder(line, -1), steppedOrder(line, 1)];
    return [
      ...(up ? [{ key: 'up', label: words.up, icon: <ArrowUpOutlined />, run: () => place(up) }] : []),
      ...(down ? [{ key: 'down', label: words.down, icon: <ArrowDownOutlined />, run: () => place(down) }] : []),
    ];
  };

  const own = (row: MenuRow): RowAction[] => {
    const add = (category: number) => () => edit({ row: null, category, parent: row });
    const below: RowAction[] =
      may.add && row.category === MENU
        ? [
            { key: 'menu', label: words.addBelow, icon: <PlusOutlined />, run: add(MENU) },
            { key: 'button', label: words.addButton, icon: <PlusSquareOutlined />, run: add(BUTTON) },
          ]
        : [];
    const change = plainActions({
      edit: may.edit ? () => edit({ row }) : undefined,
      remove: may.delete ? () => void remove([row]).then((done) => done && removed()) : undefined,
    });
    return [...below, ...change];
  };
  return { steps, own, may };
}
