import Select from 'antd/es/select';
import { useState } from 'react';
import { useResourceRow } from '#api/resource-client.ts';
import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import type { Language } from '#domain/kernel/words.ts';
import { resourceNamed } from '#domain/resources/all.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import css from './resource.module.css';
import type { Row } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { useDebounced } from './use-debounced.ts';
import { useResourceList } from './use-resource-list.ts';

export interface PickerProps {
  field: Pick<Field, 'to'>;
  value?: string | string[] | undefined;
  onChange?: (value: string | string[] | undefined) => void;
  onBlur?: () => void;
  multiple?: boolean;
  /** Names of the chosen records that the page knows already, by id. */
  known?: Readonly<Record<string, string>>;
  id?: string;
  placeholder?: string;
  prefix?: React.ReactNode;
  className?: string | undefined;
  disabled?: boolean;
  allowClear?: boolean;
  'aria-label'?: string;
}

/** Chooses records of another resource by their names, searched on the server. Pickers show names, never ids. look.md */
export function RefPicker({ field, value, multiple = false, known = {}, className, ...rest }: PickerProps) {
  const t = useWords(resourceWords);
  const language = useLanguage();
  const [text, setText] = useState('');
  const [open, setOpen] = useState(false);
  const wanted = useDebounced(text);
  const target = resourceNamed(field.to?.resource ?? '');
  const label = field.to?.label ?? '';
  const status = target.fields['status'] ? { status: '1' } : {};
  const search = wanted === '' ? {} : { [label]: wanted };
  const list = useResourceList(target, { ...status, ...search, current: 1, size: 30 }, { enabled: open || multiple });
  const ids = Array.isArray(value) ? value : value ? [value] : [];
  const found = (list.data?.records ?? []).map((row) => optionOf(target, label, row, language));
  const lonely = ids.find((id) => !known[id] && !found.some((option) => option.value === id));
  // A single id that came from the address or a default: its name is asked for once.
  const single = useResourceRow(target, multiple ? undefined : lonely).data as Row | undefined;
  const chosen = ids.map((id) => found.find((o) => o.value === id) ?? chosenOption(id, known, single));
  const extra = chosen.filter((option) => !found.some((one) => one.value === option.value));
  return (
    <Select
      {...rest}
      {...(multiple ? { mode: 'multiple' as const } : {})}
      className={className ?? css.wide ?? ''}
      allowClear={rest.allowClear ?? true}
      value={ids.length === 0 ? undefined : multiple ? ids : ids[0]}
      options={text === '' ? [...extra, ...found] : found}
      loading={list.isFetching}
      onOpenChange={setOpen}
      showSearch={{ filterOption: false, onSearch: setText, searchValue: text }}
      notFoundContent={list.isFetching ? t('searching') : t('noneFound')}
      optionRender={(option) => optionLine(option.label, option.data.where)}
    />
  );

  function chosenOption(id: string, names: Readonly<Record<string, string>>, row: Row | undefined) {
    if (row?.id === id) return optionOf(target, label, row, language);
    return { value: id, label: names[id] ?? '…', where: '' };
  }
}

/** The name in the reader's language, and where the record hangs: "Level 3 · Tower A". */
function optionOf(target: Resource, label: string, row: Row, language: Language) {
  const english = language === 'en' ? String(row[`${label}En`] ?? '') : '';
  const where = target.parent ? String(row[`${target.parent}Name`] ?? '') : '';
  return { value: row.id, label: english || String(row[label] ?? ''), where: where && `· ${where}` };
}

function optionLine(label: React.ReactNode, where: string) {
  return (
    <>
      {label} <span className={css.filterLabel}>{where}</span>
    </>
  );
}
