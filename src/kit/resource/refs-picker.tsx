import Select from 'antd/es/select';
import type { Field } from '#domain/kernel/fields.ts';
import { resourceNamed } from '#domain/resources/all.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { refOption } from './ref-option.ts';
import css from './resource.module.css';
import { rowsIn } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { useResourceList } from './use-resource-list.ts';

interface Props {
  field: Pick<Field, 'to'>;
  value?: string[] | undefined;
  onChange?: (value: string[]) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
  'aria-label'?: string;
}

/** Chooses several records of another resource by their names. Such lists are short: they are fetched whole. */
export function RefsPicker({ field, value = [], ...rest }: Props) {
  const t = useWords(resourceWords);
  const language = useLanguage();
  const target = resourceNamed(field.to?.resource ?? '');
  const list = useResourceList(target, { current: 1, size: -1 });
  const options = rowsIn(list.data)
    .filter((row) => row['status'] !== '0' || value.includes(row.id))
    .map((row) => refOption(target, field.to?.label ?? '', row, language));
  const nameless = value.filter((id) => !options.some((option) => option.value === id));
  return (
    <Select
      {...rest}
      mode="multiple"
      className={css.wide ?? ''}
      allowClear
      value={value}
      options={[...options, ...nameless.map((id) => ({ value: id, label: '…' }))]}
      loading={list.isFetching}
      showSearch={{ optionFilterProp: 'label' }}
      notFoundContent={list.isFetching ? t('searching') : t('noneFound')}
    />
  );
}
