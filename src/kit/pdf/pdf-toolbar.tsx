import CloseOutlined from '@ant-design/icons/es/icons/CloseOutlined';
import ColumnWidthOutlined from '@ant-design/icons/es/icons/ColumnWidthOutlined';
import DownloadOutlined from '@ant-design/icons/es/icons/DownloadOutlined';
import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ExpandOutlined from '@ant-design/icons/es/icons/ExpandOutlined';
import MinusOutlined from '@ant-design/icons/es/icons/MinusOutlined';
import MoreOutlined from '@ant-design/icons/es/icons/MoreOutlined';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import PrinterOutlined from '@ant-design/icons/es/icons/PrinterOutlined';
import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import UpOutlined from '@ant-design/icons/es/icons/UpOutlined';
import { useState } from 'react';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { usePhone } from '../page/use-phone.ts';
import { PageField } from './page-field.tsx';
import { PdfTool } from './pdf-tool.tsx';
import { pdfWords } from './pdf-words.ts';
import css from './pdf.module.css';
import type { Pages } from './use-pages.ts';

interface Props {
  title: string;
  /** 0 until the document is there. */
  count: number;
  pages: Pages;
  finding: boolean;
  onZoom: (step: 1 | -1) => void;
  onFind: () => void;
  onPrint: () => void;
  onDownload: () => void;
  onClose: () => void;
}

/** Everything in one row; on a phone what is rarely used folds behind one button. look.md */
export function PdfToolbar(props: Props) {
  const { title, count, pages, finding, onZoom, onFind, onPrint, onDownload, onClose } = props;
  const t = useWords(pdfWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const [more, setMore] = useState(false);
  const { current, zoom, factor, goTo, setZoom } = pages;
  const percent = Math.round(factor * 100);
  const is = count > 0;

  const reading = (
    <div className={css.group}>
      <PdfTool
        label={t('previousPage')}
        icon={<UpOutlined />}
        disabled={current === 0}
        onPress={() => goTo(current - 1)}
      />
      <PageField count={count} current={current} onGo={goTo} />
      <PdfTool
        label={t('nextPage')}
        icon={<DownOutlined />}
        disabled={current >= count - 1}
        onPress={() => goTo(current + 1)}
      />
    </div>
  );
  const sizing = (
    <div className={css.group}>
      <PdfTool label={t('zoomOut')} icon={<MinusOutlined />} onPress={() => onZoom(-1)} />
      <PdfTool
        label={`${t('zoom', { percent })}. ${t('actualSize')}`}
        className={css.percent}
        onPress={() => setZoom(1)}
      >
        {percent}%
      </PdfTool>
      <PdfTool label={t('zoomIn')} icon={<PlusOutlined />} onPress={() => onZoom(1)} />
    </div>
  );
  const rare = (
    <div className={css.group}>
      <PdfTool
        label={t('fitWidth')}
        icon={<ColumnWidthOutlined />}
        wordy={phone}
        pressed={zoom === 'width'}
        onPress={() => setZoom('width')}
      />
      <PdfTool
        label={t('fitPage')}
        icon={<ExpandOutlined />}
        wordy={phone}
        pressed={zoom === 'page'}
        onPress={() => setZoom('page')}
      />
      <PdfTool label={t('print')} icon={<PrinterOutlined />} wordy={phone} onPress={onPrint} />
      <PdfTool label={shared('download')} icon={<DownloadOutlined />} wordy={phone} onPress={onDownload} />
    </div>
  );

  return (
    <div className={css.bar} role="toolbar" aria-label={t('tools')}>
      <div className={css.row}>
        <h2 className={css.title} title={title}>
          {title}
        </h2>
        {is && !phone && reading}
        {is && !phone && sizing}
        <div className={css.end}>
          {is && <PdfTool label={t('find')} icon={<SearchOutlined />} expanded={finding} onPress={onFind} />}
          {is && !phone && rare}
          {is && phone && (
            <PdfTool label={t('moreTools')} icon={<MoreOutlined />} expanded={more} onPress={() => setMore(!more)} />
          )}
          <PdfTool label={t('closeDocument')} icon={<CloseOutlined />} onPress={onClose} />
        </div>
      </div>
      {is && phone && (
        <div className={css.row}>
          {reading}
          {sizing}
        </div>
      )}
      {is && phone && more && <div className={css.folded}>{rare}</div>}
    </div>
  );
}
