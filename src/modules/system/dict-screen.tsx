import ArrowLeftOutlined from '@ant-design/icons/es/icons/ArrowLeftOutlined';
import { useQueryClient } from '@tanstack/react-query';
import Button from 'antd/es/button';
import { useResourceRow } from '#api/resource-client.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { useUrlState } from '#kit/page/use-url-state.ts';
import { ResourcePage } from '#kit/resource/resource-page.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { dictName, entryColumns, FLOW, flowColumns, headingColumns } from './dict-columns.tsx';
import { useSealing } from './dict-sealing.tsx';
import { dictWords } from './dict-words.ts';
import css from './dict-screen.module.css';

const headingForm = ['code', 'dictValue', 'nameEn', 'sort', 'isSealed', 'remark'];
const hiddenAtFirst = ['remark'];
const hiddenInFlow = ['sort'];
const entryForm = ['dictKey', 'dictValue', 'nameEn', 'sort', 'isSealed', 'remark'];

interface Props {
  resource: Resource;
  /** How the two lists stand at a desk: dictionaries at the left, or above. */
  layout?: 'beside' | 'above';
}

/** Dictionaries, and the entries of the chosen one beside or below them; on a phone one after the other. */
export function DictScreen({ resource, layout = 'beside' }: Props) {
  const t = useWords(dictWords);
  const phone = usePhone();
  const queries = useQueryClient();
  const [{ dict: chosen }, set] = useUrlState({ dict: '' });
  // Pickers and labels all over the product read dictionaries from a cache of their own.
  const refresh = () => void queries.invalidateQueries({ queryKey: ['dictionary'] });
  const sealing = useSealing(resource, refresh);
  const headings = (
    <ResourcePage
      resource={resource}
      call="parent-list"
      columns={headingColumns}
      form={headingForm}
      current={chosen}
      rowActions={sealing}
      onOpen={(row) => set({ dict: row.id }, 'push')}
      onSaved={refresh}
    />
  );
  const entries = <Entries resource={resource} id={chosen} onBack={() => set({ dict: '' })} onSaved={refresh} />;
  if (phone) return chosen ? entries : headings;
  return (
    <div className={layout === 'beside' ? css.beside : css.above}>
      <div>{headings}</div>
      <div>{chosen ? entries : <EmptyState title={t('choose')} text={t('chooseText')} />}</div>
    </div>
  );
}

interface EntriesProps {
  resource: Resource;
  id: string;
  onBack: () => void;
  onSaved: () => void;
}

function Entries({ resource, id, onBack, onSaved }: EntriesProps) {
  const t = useWords(dictWords);
  const phone = usePhone();
  const language = useLanguage();
  const sealing = useSealing(resource, onSaved);
  const heading = useResourceRow(resource, id);
  const row = heading.data as Row | undefined;
  const back = (
    <Button className={css.back ?? ''} icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
      {t('back')}
    </Button>
  );
  if (heading.isError) return <EmptyState title={t('gone')} action={back} />;
  if (!row) return null;
  return (
    <>
      {phone && back}
      <ResourcePage
        key={id}
        resource={resource}
        title={t('entries', { name: dictName(row, language) })}
        level={phone ? 1 : 2}
        call="child-list"
        columns={String(row['code']) === FLOW ? flowColumns : entryColumns}
        hide={String(row['code']) === FLOW ? hiddenInFlow : hiddenAtFirst}
        form={entryForm}
        fixed={{ parentId: id, code: String(row['code']) }}
        prefix="entry_"
        rowActions={sealing}
        onSaved={onSaved}
      />
    </>
  );
}
