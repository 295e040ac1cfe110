import ColumnWidthOutlined from '@ant-design/icons/es/icons/ColumnWidthOutlined';
import Button from 'antd/es/button';
import { useState } from 'react';
import type { Photo } from '#domain/ncr/schema.ts';
import { useSay, useWords } from '#locale/words.ts';
import { CompareViewer } from './compare-viewer.tsx';
import { PhotoGrid } from './photo-grid.tsx';
import css from './photo.module.css';
import { photoTagWords, photoWords } from './photo-words.ts';

/** The photos of a fault and of its repair next to each other; both there, they can be compared over the whole screen. */
export function BeforeAfter({ before, after }: { before: readonly Photo[]; after: readonly Photo[] }) {
  const t = useWords(photoWords);
  const say = useSay();
  const [comparing, setComparing] = useState(false);
  const both = before.length > 0 && after.length > 0;
  return (
    <div className={css.pair}>
      <section>
        <h4>{say(photoTagWords.before)}</h4>
        <PhotoGrid photos={before} sayNone />
      </section>
      <section>
        <h4>{say(photoTagWords.after)}</h4>
        <PhotoGrid photos={after} sayNone />
      </section>
      {both && (
        <Button
          size="small"
          className={css.wide}
          icon={<ColumnWidthOutlined aria-hidden />}
          onClick={() => setComparing(true)}
        >
          {t('compare')}
        </Button>
      )}
      {comparing && <CompareViewer before={before} after={after} onClose={() => setComparing(false)} />}
    </div>
  );
}
