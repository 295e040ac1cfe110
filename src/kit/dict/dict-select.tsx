import Select from 'antd/es/select';
import { useDict } from '#api/dict-client.ts';

interface Props {
  code: string;
  biz?: boolean;
  value?: string | undefined;
  onChange?: (value: string | undefined) => void;
  onBlur?: () => void;
  id?: string;
  placeholder?: string;
  allowClear?: boolean;
  disabled?: boolean;
  'aria-label'?: string;
  'aria-required'?: 'true' | 'false';
}

/** Chooses one entry of a dictionary by its name. Works as an antd form control. */
export function DictSelect({ code, biz = false, value, allowClear = true, ...rest }: Props) {
  const { options, labelOf } = useDict(code, biz);
  // A sealed or removed entry is offered no more, and stays readable on the records that have it.
  const open = options.filter((option) => !option.sealed || option.value === value);
  const gone = value && !open.some((option) => option.value === value);
  const all = gone ? [{ value, label: labelOf(value) }, ...open] : open;
  return (
    <Select
      {...rest}
      value={value || undefined}
      options={all.map(({ value: key, label }) => ({ value: key, label }))}
      allowClear={allowClear}
      showSearch={{ optionFilterProp: 'label' }}
    />
  );
}
