import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { nameOf, type Row } from '#kit/resource/resource-row.ts';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useResourceList } from '#kit/resource/use-resource-list.ts';
import { useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import type { PlaceKind } from './building-client.ts';
import { countBelow, tiers } from './places.tsx';
import css from './structure.module.css';

interface Props {
  tier: NonNullable<(typeof tiers)[PlaceKind]['below']>;
  /** The place whose contents these are. */
  row: Row;
  onChoose: (kind: PlaceKind, id: string) => void;
  onChanged: () => void;
}

/** What a place contains, each one click away, and the quick way to add one more. */
export function PlaceChildren({ tier, row, onChoose, onChanged }: Props) {
  const t = useWords(buildingWords);
  const { resource, icon } = tiers[tier.kind];
  const may = useButtons(resource);
  const [adding, setAdding] = useState(false);
  const query = useResourceList(resource, { [tier.parent]: row.id, current: 1, size: 500 });
  const rows = query.data?.records;
  return (
    <section>
      <PageHeader
        level={2}
        title={t('inside')}
        note={rows && countBelow(t, tier.count, query.data?.total ?? 0)}
        actions={
          may.add && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => setAdding(true)}>
              {t(tier.add)}
            </Button>
          )
        }
      />
      {rows === undefined ? (
        <LinesSkeleton rows={2} />
      ) : rows.length === 0 ? (
        <p className={css.muted}>{t('nothingInside')}</p>
      ) : (
        <ul className={css.inside}>
          {rows.map((child) => (
            <li key={child.id}>
              <Button icon={icon} onClick={() => onChoose(tier.kind, child.id)}>
                {nameOf(resource, child)}
              </Button>
            </li>
          ))}
        </ul>
      )}
      {adding && (
        <ResourceDrawer
          resource={resource}
          row={null}
          fixed={{ [tier.parent]: row.id }}
          onSaved={onChanged}
          onClose={() => setAdding(false)}
        />
      )}
    </section>
  );
}
