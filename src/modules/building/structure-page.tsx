import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { block } from '#domain/resources/block.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { TreeView } from '#kit/tree/tree-view.tsx';
import { useWords } from '#locale/words.ts';
import { type Place, type PlaceKind, useRefreshBuilding, useStructure } from './building-client.ts';
import { buildingWords } from './building-words.ts';
import { PlacePanel } from './place-panel.tsx';
import { countBelow, countPlaces, tiers } from './places.tsx';
import css from './structure.module.css';
import { UnitSheets } from './unit-sheets.tsx';

const kinds = Object.keys(tiers) as PlaceKind[];

/** The building structure as one tree, with the chosen place beside it; on a phone one after the other. spec §3 */
export default function StructurePage() {
  const t = useWords(buildingWords);
  const phone = usePhone();
  const [{ kind, id }, setChosen] = useUrlState({ kind: '', id: '' });
  const [open, setOpen] = useState<readonly string[]>([]);
  const [adding, setAdding] = useState(false);
  const structure = useStructure(kind === 'unit' ? [...open, id] : open);
  const refresh = useRefreshBuilding();
  const may = useButtons(block);
  const counts = countPlaces(structure.places);
  const chosen = kinds.find((one) => one === kind);
  const choose = (next: PlaceKind, nextId: string) => setChosen({ kind: next, id: nextId }, 'push');
  const addBlock = may.add && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
      {t('addBlock')}
    </Button>
  );
  const tree = structure.isPending ? (
    <LinesSkeleton rows={12} />
  ) : (
    <TreeView<Place>
      label={t('tree')}
      nodes={structure.places}
      selected={id || null}
      onSelect={(nodeId) => {
        const found = find(structure.places, nodeId);
        if (found) choose(found.type, found.id);
      }}
      onExpand={setOpen}
      icon={(place) => tiers[place.type].icon}
      note={(place) => {
        const below = tiers[place.type].below;
        return below && place.children && countBelow(t, below.count, place.children.length);
      }}
    />
  );
  const panel = chosen ? (
    <PlacePanel
      key={id}
      kind={chosen}
      id={id}
      onChoose={choose}
      onClose={() => setChosen({ kind: '', id: '' })}
      onChanged={refresh}
    />
  ) : (
    <EmptyState title={t('chooseTitle')} text={t('chooseText')} />
  );
  // Hidden and not left out: coming back, the tree is as open as it was.
  const aside = phone && chosen !== undefined;
  return (
    <>
      {aside && panel}
      <div hidden={aside}>
        <PageHeader
          title={t('title')}
          note={structure.data ? t('counts', { blocks: counts.block, levels: counts.level, units: counts.unit }) : ''}
          actions={
            <>
              <UnitSheets onImported={refresh} />
              {addBlock}
            </>
          }
        />
        {structure.isError && !structure.data ? (
          <ErrorState error={structure.error} onRetry={() => void structure.refetch()} />
        ) : structure.data?.length === 0 ? (
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} action={addBlock} />
        ) : (
          <div className={css.screen}>
            <div>{tree}</div>
            {!phone && <div className={css.panel}>{panel}</div>}
          </div>
        )}
      </div>
      {adding && (
        <ResourceDrawer
          resource={block}
          row={null}
          onSaved={(row) => {
            refresh();
            choose('block', row.id);
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

function find(places: readonly Place[], id: string): Place | null {
  for (const place of places) {
    if (place.id === id) return place;
    const below = find(place.children ?? [], id);
    if (below) return below;
  }
  return null;
}
