import Select from 'antd/es/select';
import { type ReactNode, useState } from 'react';
import { useResourceRow } from '#api/resource-client.ts';
import type { Field } from '#domain/kernel/fields.ts';
import { resourceNamed } from '#domain/resources/all.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { refOption } from './ref-option.ts';
import css from './resource.module.css';
import { type Row, rowsIn } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { useDebounced } from './use-debounced.ts';
import { useResourceList } from './use-resource-list.ts';

export interface PickerProps {
  field: Pick<Field, 'to'>;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  onBlur?: () => void;
  /** What the chosen record is called, where the page knows already. */
  known?: string | undefined;
  id?: string;
  placeholder?: string;
  prefix?: ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  allowClear?: boolean;
  'aria-label'?: string;
}

/** Chooses a record of another resource by its name, searched on the server. Pickers show names, never ids. look.md */
export function RefPicker({ field, value, known, className, ...rest }: PickerProps) {
  const t = useWords(resourceWords);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const wanted = useDebounced(text);
  const target = resourceNamed(field.to?.resource ?? '');
  const label = field.to?.label ?? '';
  const filters = {
    // What is switched off vanishes from pickers and stays on old records. domain.md §2.6
    ...(target.fields['status'] ? { status: '1' } : {}),
    ...(wanted === '' ? {} : { [label]: wanted }),
  };
  const list = useResourceList(target, { ...filters, current: 1, size: 50 }, { enabled: open });
  const found = rowsIn(list.data).map((row) => refOption(target, label, row, language));
  // A choice from an old record or the address: its name is asked for once, and where it hangs.
  const missing = value !== undefined && value !== '' && !found.some((option) => option.value === value);
  const chosen = useResourceRow(target, missing && (!known || target.parent) ? value : undefined).data as
    | Row
    | undefined;
  const old = chosen ? refOption(target, label, chosen, language) : { value: value ?? '', label: known ?? '…' };
  return (
    <Select
      {...rest}
      className={className ?? css.wide ?? ''}
      allowClear={rest.allowClear ?? true}
      value={value || undefined}
      options={missing && text === '' ? [old, ...found] : found}
      loading={list.isFetching}
      onOpenChange={setOpen}
      showSearch={{ filterOption: false, onSearch: setText, searchValue: text }}
      notFoundContent={list.isFetching ? t('searching') : t('noneFound')}
    />
  );
}
