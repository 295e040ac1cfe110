import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { get } from '#api/http.ts';
import { useResourceRow } from '#api/resource-client.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { ResourceCell } from '#kit/resource/resource-cell.tsx';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { listed, nameOf, type Row } from '#kit/resource/resource-row.ts';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useRemove } from '#kit/resource/use-remove.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { buildingWords } from './building-words.ts';
import type { PlaceKind } from './building-client.ts';
import { GenerateRooms } from './generate-rooms.tsx';
import { PlaceChildren } from './place-children.tsx';
import { tiers } from './places.tsx';
import css from './structure.module.css';
import { askUnitType } from './unit-type-change.tsx';

interface Props {
  kind: PlaceKind;
  id: string;
  onChoose: (kind: PlaceKind, id: string) => void;
  onClose: () => void;
  onChanged: () => void;
}

/** One place of the structure: its facts, what can be done with it, and what it contains. */
export function PlacePanel({ kind, id, onChoose, onClose, onChanged }: Props) {
  const t = useWords(buildingWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const phone = usePhone();
  const { resource, below } = tiers[kind];
  const query = useResourceRow(resource, id);
  const row = query.data as Row | undefined;
  const may = useButtons(resource);
  const remove = useRemove(resource);
  const [editing, setEditing] = useState(false);
  const back = phone && (
    <Button className={css.back ?? ''} icon={<ArrowLeftOutlined aria-hidden />} onClick={onClose}>
      {t('back')}
    </Button>
  );
  if (query.isError)
    return (
      <>
        {back}
        <ErrorState error={query.error} onRetry={() => void query.refetch()} />
      </>
    );
  if (!row) return <LinesSkeleton rows={6} />;
  const facts = listed(resource).filter((shown) => row[shown.name] !== '' && row[shown.name] !== undefined);
  const removeIt = async () => {
    if (!(await remove([row]))) return;
    onClose();
    onChanged();
  };
  return (
    <>
      {back}
      <PageHeader
        title={nameOf(resource, row)}
        level={phone ? 1 : 2}
        note={t(kind)}
        actions={
          <>
            {kind === 'unit' && <GenerateRooms unit={row} onDone={onChanged} />}
            {may.edit && (
              <Button icon={<EditOutlined aria-hidden />} onClick={() => setEditing(true)}>
                {shared('edit')}
              </Button>
            )}
            {may.delete && (
              <Button danger icon={<DeleteOutlined aria-hidden />} onClick={() => void removeIt()}>
                {shared('delete')}
              </Button>
            )}
          </>
        }
      />
      <dl className={css.facts}>
        {facts.map((shown) => (
          <div key={shown.name}>
            <dt>{say(shown.label)}</dt>
            <dd>
              <ResourceCell shown={shown} row={row} />
            </dd>
          </div>
        ))}
      </dl>
      {below &&
        (row['type'] === 'zone' ? (
          <p className={css.muted}>{t('zoneText')}</p>
        ) : (
          <PlaceChildren tier={below} row={row} onChoose={onChoose} onChanged={onChanged} />
        ))}
      {editing && (
        <ResourceDrawer
          resource={resource}
          row={row}
          beforeSave={kind === 'unit' ? askUnitType : undefined}
          onReload={() => get<Row>(`${resource.path}/detail`, { id })}
          onSaved={onChanged}
          onClose={() => setEditing(false)}
        />
      )}
    </>
  );
}
