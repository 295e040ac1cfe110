import Select from 'antd/es/select';
import type { Field } from '#domain/kernel/fields.ts';
import { useDict } from '#api/dict-client.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { RefPicker } from './ref-picker.tsx';
import css from './resource.module.css';
import { resourceWords } from './resource-words.ts';
import { TextFilter } from './text-filter.tsx';

interface Props {
  field: Field;
  value: string;
  onChange: (value: string) => void;
}

/** One filter of a search bar, by the kind of its field. */
export function FilterControl(props: Props) {
  switch (props.field.kind) {
    case 'select':
    case 'flag':
    case 'dict':
      return <ChoiceFilter {...props} />;
    case 'ref':
    case 'refs':
    case 'tree':
      return <RefFilter {...props} />;
    default:
      return <TextFilter label={props.field.label} value={props.value} onChange={props.onChange} />;
  }
}

function ChoiceFilter({ field, value, onChange }: Props) {
  const say = useSay();
  const t = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const { options } = useDict(field.dict?.code ?? '', field.dict?.biz ?? false);
  const yesNo = [
    { value: '1', label: shared('yes') },
    { value: '0', label: shared('no') },
  ];
  const fixed = field.options?.map((option) => ({ value: option.value, label: say(option.label) }));
  return (
    <Select
      className={css.filter ?? ''}
      allowClear
      prefix={<span className={css.filterLabel}>{t('labelled', { label: say(field.label) })}</span>}
      placeholder={t('any')}
      aria-label={say(field.label)}
      value={value || undefined}
      onChange={(next: string | undefined) => onChange(next ?? '')}
      options={
        field.kind === 'dict' ? options.map(({ value: key, label }) => ({ value: key, label })) : (fixed ?? yesNo)
      }
      {...(field.kind === 'dict' ? { showSearch: { optionFilterProp: 'label' } } : {})}
    />
  );
}

function RefFilter({ field, value, onChange }: Props) {
  const say = useSay();
  const t = useWords(resourceWords);
  return (
    <RefPicker
      className={css.filter}
      field={field}
      value={value || undefined}
      onChange={(next) => onChange(next ?? '')}
      prefix={<span className={css.filterLabel}>{t('labelled', { label: say(field.label) })}</span>}
      placeholder={t('any')}
      aria-label={say(field.label)}
    />
  );
}
