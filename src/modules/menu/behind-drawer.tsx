import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Tree, { type DataNode } from 'antd/es/tree';
import { useCallback, useState } from 'react';
import { get, post } from '#api/http.ts';
import { resourceKeys } from '#api/resource-client.ts';
import { topMenu } from '#domain/resources/top-menu.ts';
import { toast } from '#kit/feedback.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import type { Row } from '#kit/resource/resource-row.ts';
import type { TreeNode } from '#kit/tree/tree-node.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import css from './menu.module.css';
import { useMenuName } from './menu-name.tsx';
import { menuWords } from './menu-words.ts';
import { leavesOf, withFull } from './menu-parts.ts';

interface Props {
  row: Row;
  onSaved: () => void;
  onClose: () => void;
}

/** Ticks the menus that the sidebar shows while an item of the top bar is chosen. */
export function BehindDrawer({ row, onSaved, onClose }: Props) {
  const t = useWords(menuWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const nameOf = useMenuName();
  const [open, setOpen] = useState(true);
  const [ticked, setTicked] = useState<readonly string[] | null>(null);
  const [saving, setSaving] = useState(false);
  const query = useQuery({
    queryKey: [...resourceKeys.row(topMenu, row.id), 'behind'] as const,
    queryFn: async ({ signal }) => {
      const [{ menu: nodes }, { menu: keys }] = await Promise.all([
        get<{ menu: TreeNode[] }>('/blade-system/menu/grant-top-tree', undefined, { signal, silent: true }),
        get<{ menu: string[] }>('/blade-system/menu/top-tree-keys', { topMenuIds: row.id }, { signal, silent: true }),
      ]);
      return { nodes, keys };
    },
    staleTime: 0,
    gcTime: 0,
  });
  const mayLeave = useLeaveGuard(useCallback(() => open && ticked !== null, [open, ticked]));
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  // A heading is ticked when all below it is: what is kept are pages, so that a new one below does not come by itself.
  const leaves = leavesOf(query.data?.nodes ?? []);
  const chosen = ticked ?? query.data?.keys.filter((id) => leaves.has(id)) ?? [];
  const save = async () => {
    setSaving(true);
    try {
      const menuIds = withFull(query.data?.nodes ?? [], new Set(chosen));
      await post<unknown>(`${topMenu.path}/grant`, { topMenuIds: [row.id], menuIds });
      toast.success(sharedWords.words.saved);
      setOpen(false);
      onSaved();
    } catch {
      // Said already: the refusal carries its own words. spec §8
    } finally {
      setSaving(false);
    }
  };
  return (
    <Drawer
      title={t('behindTitle', { name: nameOf(row as never) })}
      open={open}
      onClose={() => void close()}
      afterOpenChange={(now) => !now && onClose()}
      size={phone ? '100%' : 480}
      destroyOnHidden
      footer={
        <div className={css.footer}>
          <Button size={phone ? 'large' : 'middle'} onClick={() => void close()}>
            {shared('cancel')}
          </Button>
          <Button
            size={phone ? 'large' : 'middle'}
            type="primary"
            loading={saving}
            disabled={!query.data}
            onClick={() => void save()}
          >
            {shared('save')}
          </Button>
        </div>
      }
    >
      <p className={`${css.muted} ${css.above}`}>{t('behindText')}</p>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      ) : !query.data ? (
        <LinesSkeleton rows={8} />
      ) : (
        <>
          <p className={css.muted} aria-live="polite">
            {t('chosen', { count: chosen.length })}
          </p>
          <Tree
            aria-label={t('behind')}
            blockNode
            checkable
            selectable={false}
            defaultExpandAll
            treeData={rowsOf(query.data.nodes)}
            checkedKeys={[...chosen]}
            onCheck={(keys) => setTicked((keys as string[]).map(String).filter((id) => leaves.has(id)))}
          />
        </>
      )}
    </Drawer>
  );
}

function rowsOf(nodes: readonly TreeNode[]): DataNode[] {
  return nodes.map((node) => ({
    key: node.id,
    title: node.title,
    ...(node.children ? { children: rowsOf(node.children) } : {}),
  }));
}
