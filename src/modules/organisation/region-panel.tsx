import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/es/icons/EditOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import { get } from '#api/http.ts';
import { region, REGION_ROOT } from '#domain/resources/region.ts';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { ResourceCell } from '#kit/resource/resource-cell.tsx';
import { ResourceDrawer } from '#kit/resource/resource-drawer.tsx';
import { listed, type Row } from '#kit/resource/resource-row.ts';
import { useButtons } from '#kit/resource/use-buttons.ts';
import { useRemove } from '#kit/resource/use-remove.tsx';
import { sharedWords } from '#locale/shared-words.ts';
import { useLanguage, useSay, useWords } from '#locale/words.ts';
import { useRegion, useRegionsBelow } from './organisation-client.ts';
import css from './organisation.module.css';
import { organisationWords } from './organisation-words.ts';

interface Props {
  code: string;
  onChoose: (code: string) => void;
  onClose: () => void;
}

/** Said by the head of the panel. */
const notFacts = ['parentCode'];
/** Where a new one lies is decided by where it is added. */
export const newRegionForm = ['code', 'name', 'nameEn', 'level', 'sort', 'remark'];

/** One region: its facts, what can be done with it, and what lies below it. */
export function RegionPanel({ code, onChoose, onClose }: Props) {
  const t = useWords(organisationWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const name = useRegionName();
  const phone = usePhone();
  const query = useRegion(code);
  const row = query.data;
  const may = useButtons(region);
  const remove = useRemove(region);
  const [editing, setEditing] = useState<'edit' | 'add' | null>(null);
  const back = phone && (
    <Button className={css.back ?? ''} icon={<ArrowLeftOutlined aria-hidden />} onClick={onClose}>
      {t('allRegions')}
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
  const facts = listed(region).filter((shown) => !notFacts.includes(shown.name) && row[shown.name] !== '');
  const removeIt = async () => {
    if (!(await remove([row]))) return;
    const above = String(row['parentCode']);
    if (above === REGION_ROOT) onClose();
    else onChoose(above);
  };
  return (
    <>
      {back}
      <PageHeader
        title={name(row)}
        level={phone ? 1 : 2}
        note={String(row['parentName'])}
        actions={
          <>
            {may.edit && (
              <Button icon={<EditOutlined aria-hidden />} onClick={() => setEditing('edit')}>
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
      <Below code={code} onChoose={onChoose} onAdd={may.add ? () => setEditing('add') : undefined} />
      {editing === 'edit' && (
        <ResourceDrawer
          resource={region}
          row={row}
          onReload={() => get<Row>(`${region.path}/detail`, { id: row.id })}
          onSaved={(saved) => saved['code'] !== code && onChoose(String(saved['code']))}
          onClose={() => setEditing(null)}
        />
      )}
      {editing === 'add' && (
        <ResourceDrawer
          resource={region}
          row={null}
          only={newRegionForm}
          fixed={{ parentCode: code, level: String(Math.min(Number(row['level']) + 1, LOWEST)) }}
          onClose={() => setEditing(null)}
        />
      )}
    </>
  );
}

/** Villages. wire.md §7 */
const LOWEST = 5;

interface BelowProps {
  code: string;
  onChoose: (code: string) => void;
  onAdd: (() => void) | undefined;
}

function Below({ code, onChoose, onAdd }: BelowProps) {
  const t = useWords(organisationWords);
  const name = useRegionName();
  const rows = useRegionsBelow(code).data;
  const count = rows?.length ?? 0;
  return (
    <section>
      <PageHeader
        level={2}
        title={t('inside')}
        note={rows && count > 0 ? (count === 1 ? t('insideOne') : t('insideMany', { n: count })) : ''}
        actions={
          onAdd && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={onAdd}>
              {t('addBelow')}
            </Button>
          )
        }
      />
      {rows === undefined ? (
        <LinesSkeleton rows={2} />
      ) : count === 0 ? (
        <p className={css.muted}>{t('nothingInside')}</p>
      ) : (
        <ul className={css.inside}>
          {rows.map((one) => (
            <li key={one.id}>
              <Button onClick={() => onChoose(String(one['code']))}>{name(one)}</Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** What a region is called in the reader's language. */
function useRegionName(): (row: Row) => string {
  const language = useLanguage();
  return (row) => String((language === 'en' && row['nameEn']) || row['name']);
}
