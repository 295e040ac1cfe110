import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { region, REGION_ROOT } from '#domain/resources/region.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { TreeView } from '#kit/tree/tree-view.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { type RegionNode, useRegion, useRegions } from './organisation-client.ts';
import css from './organisation.module.css';
import { organisationWords } from './organisation-words.ts';
import { newRegionForm, RegionPanel } from './region-panel.tsx';

/** Regions as a tree that opens level by level, the chosen one beside it; on a phone one after the other. wire.md §4 */
export default function RegionPage() {
  const t = useWords(organisationWords);
  const say = useSay();
  const phone = usePhone();
  const [{ code }, setChosen] = useUrlState({ code: '' });
  const [open, setOpen] = useState<readonly string[] | null>(null);
  const [adding, setAdding] = useState(false);
  const first = useRegions([]).nodes[0]?.id ?? '';
  // The tree shows its first branch open: read what lies there without a click.
  const above = String(useRegion(code).data?.['ancestors'] ?? '').split(',');
  const regions = useRegions([...(open ?? [first]), ...above.filter((one) => one !== REGION_ROOT), code]);
  const may = useButtons(region);
  const choose = (next: string) => setChosen({ code: next }, 'push');
  const add = may.add && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
      {t('addRegion')}
    </Button>
  );
  const panel = code ? (
    <RegionPanel key={code} code={code} onChoose={choose} onClose={() => setChosen({ code: '' })} />
  ) : (
    <EmptyState title={t('chooseRegion')} text={t('chooseRegionText')} />
  );
  // Hidden and not left out: coming back, the tree is as open as it was.
  const aside = phone && code !== '';
  return (
    <>
      {aside && panel}
      <div hidden={aside}>
        <PageHeader title={say(region.title)} actions={add} />
        {regions.isError && !regions.data ? (
          <ErrorState error={regions.error} onRetry={() => void regions.refetch()} />
        ) : regions.isPending ? (
          <LinesSkeleton rows={10} />
        ) : regions.nodes.length === 0 ? (
          <EmptyState title={t('noRegions')} text={t('noRegionsText')} action={add} />
        ) : (
          <div className={css.screen}>
            <TreeView<RegionNode>
              label={t('regions')}
              nodes={regions.nodes}
              selected={code || null}
              onSelect={choose}
              onExpand={setOpen}
              note={(node) => node.id}
            />
            {!phone && <div className={css.panel}>{panel}</div>}
          </div>
        )}
      </div>
      {adding && (
        <ResourceDrawer
          resource={region}
          row={null}
          fixed={{ parentCode: REGION_ROOT }}
          only={newRegionForm}
          onSaved={(row) => choose(String(row['code']))}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}
