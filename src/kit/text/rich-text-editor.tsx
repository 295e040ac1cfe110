import BoldOutlined from '@ant-design/icons/es/icons/BoldOutlined';
import FontSizeOutlined from '@ant-design/icons/es/icons/FontSizeOutlined';
import ItalicOutlined from '@ant-design/icons/es/icons/ItalicOutlined';
import LinkOutlined from '@ant-design/icons/es/icons/LinkOutlined';
import OrderedListOutlined from '@ant-design/icons/es/icons/OrderedListOutlined';
import UnorderedListOutlined from '@ant-design/icons/es/icons/UnorderedListOutlined';
import Button from 'antd/es/button';
import DisabledContext from 'antd/es/config-provider/DisabledContext';
import TextArea, { type TextAreaRef } from 'antd/es/input/TextArea';
import Segmented from 'antd/es/segmented';
import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { useWords } from '#locale/words.ts';
import { Hint } from '../page/hint.tsx';
import { type Mark, type Marked, withMark } from './rich-marks.ts';
import { RichText } from './rich-text.tsx';
import css from './rich-text.module.css';
import { richWords } from './rich-words.ts';

const tools: readonly (readonly [mark: Mark, icon: ReactNode])[] = [
  ['bold', <BoldOutlined key="bold" />],
  ['italic', <ItalicOutlined key="italic" />],
  ['heading', <FontSizeOutlined key="heading" />],
  ['bullets', <UnorderedListOutlined key="bullets" />],
  ['numbers', <OrderedListOutlined key="numbers" />],
  ['link', <LinkOutlined key="link" />],
];
const keys: Readonly<Record<string, Mark>> = { b: 'bold', i: 'italic', k: 'link' };

interface Props {
  value?: unknown;
  onChange?: (value: string) => void;
  onBlur?: () => void;
  id?: string;
}

/** A text that is written with its signs, and looked at as it will be read. */
export function RichTextEditor({ value, onChange, onBlur, id }: Props) {
  const t = useWords(richWords);
  const disabled = useContext(DisabledContext);
  const [view, setView] = useState<'write' | 'preview'>('write');
  const area = useRef<TextAreaRef>(null);
  const selected = useRef<Marked | null>(null);
  const text = String(value ?? '');
  useLayoutEffect(() => {
    const field = area.current?.resizableTextArea?.textArea;
    if (!selected.current || !field) return;
    field.focus();
    field.setSelectionRange(selected.current.start, selected.current.end);
    selected.current = null;
  });
  const put = (mark: Mark) => {
    const field = area.current?.resizableTextArea?.textArea;
    if (!field) return;
    selected.current = withMark(mark, { text, start: field.selectionStart, end: field.selectionEnd });
    onChange?.(selected.current.text);
  };
  if (disabled) return <RichText text={text} />;
  return (
    <>
      <div className={css.tools}>
        <div role="toolbar" aria-label={t('tools')} className={css.tools}>
          {tools.map(([mark, icon]) => (
            <Hint key={mark} title={t(mark)}>
              <Button
                type="text"
                size="small"
                icon={icon}
                aria-label={t(mark)}
                disabled={view === 'preview'}
                onClick={() => put(mark)}
              />
            </Hint>
          ))}
        </div>
        <span className={css.grow} />
        <Segmented
          size="small"
          aria-label={t('view')}
          value={view}
          onChange={setView}
          options={[
            { value: 'write', label: t('write') },
            { value: 'preview', label: t('preview') },
          ]}
        />
      </div>
      {view === 'preview' ? (
        <div className={css.preview}>
          {text.trim() === '' ? <span className={css.none}>{t('nothing')}</span> : <RichText text={text} />}
        </div>
      ) : (
        <TextArea
          ref={area}
          {...(id === undefined ? {} : { id })}
          value={text}
          autoSize={{ minRows: 8, maxRows: 20 }}
          onChange={(change) => onChange?.(change.target.value)}
          {...(onBlur ? { onBlur } : {})}
          onKeyDown={(key) => {
            const mark = key.ctrlKey || key.metaKey ? keys[key.key.toLowerCase()] : undefined;
            if (!mark) return;
            key.preventDefault();
            key.stopPropagation();
            put(mark);
          }}
        />
      )}
    </>
  );
}
