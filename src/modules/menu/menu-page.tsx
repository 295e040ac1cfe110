import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useMemo, useState } from 'react';
import { MENU, menu } from '#domain/resources/menu.ts';
import { toast } from '#kit/feedback.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useListState } from '#kit/page/use-list-state.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { SearchBar } from '#kit/resource/search-bar.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useMenuActions } from './menu-actions.tsx';
import { MenuCards } from './menu-cards.tsx';
import { useFound, useLevels, useReadLevel, useRefreshMenus, useSortMenus } from './menu-client.ts';
import { type Editing, MenuDrawer } from './menu-drawer.tsx';
import { droppedOrder, type Line, linesOf, type Order, type Place } from './menu-lines.ts';
import { MenuTable } from './menu-table.tsx';
import { menuWords } from './menu-words.ts';
import { SeenDrawer } from './seen-drawer.tsx';

const searched = (['name', 'nameEn', 'code'] as const).map((name): [string, (typeof menu)['fields'][typeof name]] => [
  name,
  menu.fields[name],
]);

/** Menus and buttons as a tree whose levels come when they are opened. spec §3, wire.md §4 */
export default function MenuPage() {
  const t = useWords(menuWords);
  const say = useSay();
  const phone = usePhone();
  const list = useListState(searched.map(([name]) => name));
  const [open, setOpen] = useState<readonly string[]>([]);
  const [editing, setEditing] = useState<Editing | null>(null);
  const [seeing, setSeeing] = useState(false);
  const { root, levels } = useLevels(open);
  const found = useFound(list.filters, list.filtered);
  const readLevel = useReadLevel();
  const refresh = useRefreshMenus();
  const sort = useSortMenus();
  const tree = useMemo(() => linesOf(levels, new Set(open)), [levels, open]);
  const hits = useMemo(
    () => (found.data ?? []).map((row): Line => ({ id: row.id, row, depth: 0, open: false, siblings: [row.id] })),
    [found.data],
  );
  const show = (id: string) => setOpen((before) => [...new Set([...before, id])]);
  const place = (order: Order) =>
    sort.mutate(order, {
      onSuccess: () => toast.success(menuWords.words.moved),
    });
  const { steps, own, may } = useMenuActions({ edit: setEditing, place, removed: () => void refresh() });
  const drop = async (moved: Line, target: Line, where: Place) => {
    const inside = where === 'into' && target.row.hasChildren ? await readLevel(target.id) : [];
    const order = droppedOrder(
      moved,
      target,
      where,
      inside.map((row) => row.id),
    );
    place(order);
    if (where === 'into') show(target.id);
  };
  const query = list.filtered ? found : root;
  const lines = list.filtered ? hits : tree;
  const add = may.add && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => setEditing({ row: null, category: MENU, parent: null })}
    >
      {t('add')}
    </Button>
  );
  const shown = {
    lines,
    found: list.filtered,
    onToggle: (id: string) =>
      setOpen((before) => (before.includes(id) ? before.filter((one) => one !== id) : [...before, id])),
    onOpen: (row: Line['row']) => setEditing({ row }),
    stepsOf: steps,
    actionsOf: own,
    onDrop:
      may.edit && !list.filtered
        ? (moved: Line, target: Line, where: Place) => void drop(moved, target, where)
        : undefined,
  };
  return (
    <>
      <PageHeader
        title={say(menu.title)}
        note={t('note')}
        actions={
          <>
            <Button icon={<EyeOutlined aria-hidden />} onClick={() => setSeeing(true)}>
              {t('seen')}
            </Button>
            {add}
          </>
        }
      />
      <SearchBar fields={searched} list={list} />
      {query.isError && !query.data ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <LinesSkeleton rows={10} />
      ) : lines.length === 0 ? (
        <Nothing filtered={list.filtered} onClear={list.clearFilters} add={add} />
      ) : phone ? (
        <MenuCards {...shown} />
      ) : (
        <MenuTable {...shown} />
      )}
      {editing && (
        <MenuDrawer
          editing={editing}
          readOnly={editing.row !== null && !may.edit}
          onSaved={() => {
            const below = editing.row ? null : editing.parent;
            if (below) show(below.id);
            void refresh();
          }}
          onClose={() => setEditing(null)}
        />
      )}
      {seeing && <SeenDrawer onClose={() => setSeeing(false)} />}
    </>
  );
}

function Nothing({ filtered, onClear, add }: { filtered: boolean; onClear: () => void; add: React.ReactNode }) {
  const t = useWords(menuWords);
  if (!filtered) return <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={add} />;
  return (
    <EmptyState title={t('nothing')} text={t('nothingText')} action={<Button onClick={onClear}>{t('clear')}</Button>} />
  );
}
