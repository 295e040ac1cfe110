import Input from 'antd/es/input';
import InputNumber from 'antd/es/input-number';
import Select from 'antd/es/select';
import { lazy, Suspense } from 'react';
import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { useSay } from '#locale/words.ts';
import { DictSelect } from '../dict/dict-select.tsx';
import { FlagControl } from './flag-control.tsx';
import { RefPicker } from './ref-picker.tsx';
import { RefsPicker } from './refs-picker.tsx';
import css from './resource.module.css';
import type { Row } from './resource-row.ts';

// Few records have a date, a tree or pictures: their controls come when they are needed.
const DateControl = lazy(async () => ({ default: (await import('./date-control.tsx')).DateControl }));
const ImagesControl = lazy(async () => ({ default: (await import('./images-control.tsx')).ImagesControl }));
const TreeControl = lazy(async () => ({ default: (await import('./tree-control.tsx')).TreeControl }));

interface Props {
  resource: Resource;
  name: string;
  field: Field;
  row: Row | null;
  /** What antd's form hands to the control: value, onChange, onBlur, id. */
  value?: unknown;
  onChange?: (value: unknown) => void;
  onBlur?: () => void;
  id?: string;
  disabled?: boolean;
}

/** The control of a field, by its kind. */
export function FieldControl({ resource, name, field, row, ...rest }: Props) {
  const say = useSay();
  const control = rest as object;
  switch (field.kind) {
    case 'area':
      return <Input.TextArea {...control} autoSize={{ minRows: 3, maxRows: 10 }} />;
    case 'int':
      return <InputNumber {...control} {...bounds(field)} precision={0} className={css.wide ?? ''} />;
    case 'decimal':
      return <InputNumber {...control} {...bounds(field)} className={css.wide ?? ''} />;
    case 'flag':
      return <FlagControl {...control} />;
    case 'select': {
      const options = field.options?.map((option) => ({ value: option.value, label: say(option.label) })) ?? [];
      return <Select {...control} options={options} allowClear={!field.required} />;
    }
    case 'dict':
      return (
        <DictSelect
          {...control}
          code={field.dict?.code ?? ''}
          biz={field.dict?.biz ?? false}
          allowClear={!field.required}
        />
      );
    case 'ref':
      return (
        <RefPicker
          {...control}
          field={field}
          known={rest.value && row?.[name] === rest.value ? String(row[`${name}Name`] ?? '') : undefined}
          allowClear={!field.required}
        />
      );
    case 'refs':
      return <RefsPicker {...control} field={field} />;
    case 'password':
      return <Input.Password {...control} autoComplete="new-password" />;
    case 'date':
      return <Lazy render={<DateControl {...control} />} />;
    case 'images':
      return <Lazy render={<ImagesControl {...control} name={name} row={row} max={field.max} />} />;
    case 'tree':
      return <Lazy render={<TreeControl {...control} resource={resource} name={name} row={row} />} />;
    default:
      return <Input {...control} autoComplete="off" />;
  }
}

function Lazy({ render }: { render: React.ReactNode }) {
  return <Suspense fallback={<Input disabled />}>{render}</Suspense>;
}

const bounds = ({ min, max }: Field) => ({
  ...(min === undefined ? {} : { min }),
  ...(max === undefined ? {} : { max }),
});
