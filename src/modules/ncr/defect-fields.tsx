import DeleteOutlined from '@ant-design/icons/es/icons/DeleteOutlined';
import Button from 'antd/es/button';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Select from 'antd/es/select';
import { useResourcePage } from '#api/resource-client.ts';
import { defectType } from '#domain/resources/defect-type.ts';
import { confirm } from '#kit/feedback.ts';
import { PhotoInput } from '#kit/upload/photo-input.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import type { DraftForm } from './draft-form.ts';
import css from './edit.module.css';
import { editWords } from './edit-words.ts';

interface Props {
  /** Place in the list, and what antd calls the entry. */
  index: number;
  name: number;
  removable: boolean;
  onRemove: () => void;
  onPending: (count: number) => void;
}

/** One defect of a draft: what kind, where exactly, what is to be repaired, and its photos. */
export function DefectFields({ index, name, removable, onRemove, onPending }: Props) {
  const t = useWords(editWords);
  const form = Form.useFormInstance<DraftForm>();
  const types = useDefectTypes(Form.useWatch('professionId', form) ?? '');
  const typeId = (Form.useWatch(['defects', name, 'defectTypeId'], form) as string | undefined) ?? '';
  const options = types.map(({ id, title }) => ({ value: id, label: title }));
  const known =
    typeId === '' || options.some((one) => one.value === typeId)
      ? options
      : [{ value: typeId, label: '…' }, ...options];

  const remove = async () => {
    const { defectImg, description } = form.getFieldsValue(true).defects[name] as DraftForm['defects'][number];
    const worth = defectImg.length > 0 || description !== '';
    if (worth && !(await confirm({ title: editWords.words.removeAsk, okText: editWords.words.remove, danger: true })))
      return;
    onRemove();
  };
  const chooseType = (id: string | undefined) => {
    // The default comment fills an empty text, or takes the place of another type's default; never of own words.
    const path = ['defects', name, 'description'] as const;
    const before = String(form.getFieldValue([...path]) ?? '');
    const next = types.find((type) => type.id === id)?.comment ?? '';
    if (before === '' || types.some((type) => type.comment === before)) form.setFieldValue([...path], next);
  };
  return (
    <section className={css.defect} aria-label={t('defect', { n: index + 1 })}>
      <header className={css.defectHead}>
        <h3>{t('defect', { n: index + 1 })}</h3>
        {removable && (
          <Button
            type="text"
            size="small"
            icon={<DeleteOutlined aria-hidden />}
            aria-label={t('removeDefect', { n: index + 1 })}
            onClick={() => void remove()}
          />
        )}
      </header>
      <div className={css.two}>
        <Form.Item
          name={[name, 'defectTypeId']}
          label={t('type')}
          getValueProps={(id: string) => ({ value: id || undefined })}
          normalize={(id?: string) => id ?? ''}
        >
          <Select options={known} allowClear showSearch={{ optionFilterProp: 'label' }} onChange={chooseType} />
        </Form.Item>
        <Form.Item name={[name, 'defectPosition']} label={t('position')}>
          <Input placeholder={t('positionHint')} maxLength={255} />
        </Form.Item>
      </div>
      <Form.Item name={[name, 'description']} label={t('detail')}>
        <Input.TextArea autoSize={{ minRows: 2, maxRows: 8 }} maxLength={2000} />
      </Form.Item>
      <Form.Item name={[name, 'defectImg']} label={t('photos')} className={css.last ?? ''}>
        <PhotoInput tag="before" aria-label={t('photosOf', { n: index + 1 })} onPending={onPending} />
      </Form.Item>
    </section>
  );
}

/** Defect types of the discipline with title and default comment in the reader's language. domain.md §2.6 */
function useDefectTypes(professionId: string) {
  const english = useLanguage() === 'en';
  const { data } = useResourcePage(
    defectType,
    { professionId_equal: professionId, status: '1', size: -1 },
    professionId !== '',
  );
  return (data?.records ?? []).map((row) => ({
    id: row.id,
    title: english ? row.titleEn || row.title : row.title || row.titleEn,
    comment: english ? row.defaultCommentEn || row.defaultComment : row.defaultComment || row.defaultCommentEn,
  }));
}
