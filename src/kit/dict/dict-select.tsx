import Select from 'antd/es/select';
import { useMemo } from 'react';
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

const byLabel = { optionFilterProp: 'label' };

/** Chooses one entry of a dictionary by its name, of thousands as of three. Works as an antd form control. */
export function DictSelect({ code, biz = false, value, allowClear = true, ...rest }: Props) {
  const { options, labelOf, isPending } = useDict(code, biz);
  // Made anew only when the dictionary or the choice changes: antd indexes the whole list each time it is another one.
  const offered = useMemo(() => {
    // A sealed or removed entry is offered no more, and stays readable on the records that have it.
    const open = options.filter((option) => !option.sealed || option.value === value);
    const gone = value && !open.some((option) => option.value === value);
    const all = gone ? [{ value, label: labelOf(value) }, ...open] : open;
    return all.map(({ value: key, label }) => ({ value: key, label }));
  }, [options, labelOf, value]);
  return (
    <Select
      {...rest}
      value={value || undefined}
      options={offered}
      loading={isPending}
      allowClear={allowClear}
      showSearch={byLabel}
    />
  );
}
