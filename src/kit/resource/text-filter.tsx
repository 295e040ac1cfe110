import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
// The plain input only: its relatives (password, code, area) come with the pages that have one.
import Input from 'antd/es/input/Input';
import { useEffect, useRef, useState } from 'react';
import type { Words } from '#domain/kernel/words.ts';
import { useSay } from '#locale/words.ts';
import css from './resource.module.css';
import { useDebounced } from './use-debounced.ts';

interface Props {
  label: Words;
  value: string;
  onChange: (value: string) => void;
}

/** A filter to type into: the list is asked when the typing pauses, or at once on Enter. */
export function TextFilter({ label, value, onChange }: Props) {
  const say = useSay();
  const [text, setText] = useState(value);
  const settled = useDebounced(text);
  const sent = useRef(value);
  const send = (next: string) => {
    if (next === sent.current) return;
    sent.current = next;
    onChange(next);
  };
  const latest = useRef(send);
  useEffect(() => {
    latest.current = send;
  });
  useEffect(() => latest.current(settled.trim()), [settled]);
  // Reset, Back or another page of the same screen changed the address: follow it.
  useEffect(() => {
    if (value === sent.current) return;
    sent.current = value;
    setText(value);
  }, [value]);
  return (
    <Input
      className={css.filter ?? ''}
      allowClear
      prefix={<SearchOutlined className={css.filterLabel} aria-hidden />}
      placeholder={say(label)}
      aria-label={say(label)}
      value={text}
      onChange={(change) => setText(change.target.value)}
      onPressEnter={() => send(text.trim())}
    />
  );
}
