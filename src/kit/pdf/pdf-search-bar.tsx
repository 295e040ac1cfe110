import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { type RefObject, useEffect } from 'react';
import { useWords } from '#locale/words.ts';
import { PdfTool } from './pdf-tool.tsx';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';
import { MOST_MATCHES, type PdfSearch } from './use-pdf-search.ts';

interface Props {
  search: PdfSearch;
  count: number;
  field: RefObject<HTMLInputElement | null>;
  onClose: () => void;
}

/** The line of the search: Enter goes on, with Shift back; how many there are is said aloud. */
export function PdfSearchBar({ search, count, field, onClose }: Props) {
  const t = useWords(pdfWords);
  const { matches, at, read, searching, hasText } = search;
  useEffect(() => field.current?.select(), [field]);
  const many = matches.length >= MOST_MATCHES ? 'foundMany' : 'found';
  const over = search.wanted !== '' && !searching;
  const nothing = over ? t(hasText ? 'notFound' : 'noText') : '';
  const found = matches.length > 0 ? t(many, { at: at + 1, count: matches.length }) : nothing;
  return (
    <div className={css.searchBar} role="search">
      <input
        ref={field}
        className={css.input}
        type="text"
        aria-label={t('find')}
        placeholder={t('find')}
        autoComplete="off"
        maxLength={200}
        value={search.query}
        onChange={(change) => search.setQuery(change.target.value)}
        onKeyDown={(press) => {
          if (press.key !== 'Enter' || press.nativeEvent.isComposing) return;
          press.preventDefault();
          search.step(press.shiftKey ? -1 : 1);
        }}
      />
      <span className={css.found}>
        <span role="status">{found}</span>
        {searching && <span>{t('searching', { page: Math.min(count, read + 1) })}</span>}
      </span>
      <PdfTool
        label={t('findPrevious')}
        icon={<UpOutlined />}
        disabled={matches.length === 0}
        onPress={() => search.step(-1)}
      />
      <PdfTool
        label={t('findNext')}
        icon={<DownOutlined />}
        disabled={matches.length === 0}
        onPress={() => search.step(1)}
      />
      <PdfTool label={t('closeFind')} icon={<CloseOutlined />} onPress={onClose} />
    </div>
  );
}
