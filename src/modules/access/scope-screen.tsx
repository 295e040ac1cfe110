import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import Button from 'antd/es/button';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourcePage, type ResourcePageProps } from '#kit/resource/resource-page.tsx';
import { pathTo, type TreeNode } from '#kit/tree/tree-node.ts';
import { TreeView } from '#kit/tree/tree-view.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useMenuNodes } from './scope-client.ts';
import css from './scope-screen.module.css';
import { scopeWords } from './scope-words.ts';

interface Props extends Pick<ResourcePageProps, 'columns' | 'hide' | 'form' | 'parts' | 'beforeSave'> {
  resource: Resource;
  /** Heads the scopes of the chosen menu: "Data scopes of {name}". */
  of: Words;
  /** What these scopes are for. */
  text: Words;
}

/** The menus at the left, the scopes of the chosen one at the right; on a phone one after the other. wire.md §4 */
export function ScopeScreen({ resource, of, text, ...page }: Props) {
  const t = useWords(scopeWords);
  const say = useSay();
  const phone = usePhone();
  const query = useMenuNodes();
  const [{ menu: chosen }, set] = useUrlState({ menu: '' });
  const nodes = query.data;
  const name = nodes && pathTo(nodes, chosen)?.at(-1)?.title;
  const back = (
    <Button className={css.back ?? ''} icon={<ArrowLeftOutlined aria-hidden />} onClick={() => set({ menu: '' })}>
      {t('back')}
    </Button>
  );
  const tree = nodes ? (
    <TreeView<TreeNode>
      label={t('tree')}
      nodes={nodes}
      selected={chosen || null}
      onSelect={(id) => set({ menu: id }, 'push')}
    />
  ) : query.isError ? (
    <ErrorState error={query.error} onRetry={() => void query.refetch()} />
  ) : (
    <LinesSkeleton rows={12} />
  );
  const scopes =
    chosen === '' ? (
      <EmptyState title={t('choose')} text={say(text)} />
    ) : nodes && name === undefined ? (
      <EmptyState title={t('gone')} action={back} />
    ) : (
      name !== undefined && (
        <>
          {phone && back}
          <ResourcePage
            {...page}
            key={chosen}
            resource={resource}
            title={say(of, { name })}
            level={phone ? 1 : 2}
            fixed={{ menuId: chosen }}
            prefix="scope_"
          />
        </>
      )
    );
  if (phone && chosen !== '') return scopes;
  return (
    <>
      <PageHeader title={say(resource.title)} {...(phone ? { note: say(text) } : {})} />
      <div className={css.screen}>
        <div>{tree}</div>
        {!phone && <div>{scopes}</div>}
      </div>
    </>
  );
}
