import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useEffect, useState } from 'react';
import { ReasonButton } from '#kit/flow/reason-button.tsx';
import { useWords } from '#locale/words.ts';
import { galleryWords } from './gallery-words.ts';
import css from './gallery.module.css';

/** Buttons of every rank; one that may not be pressed says why. */
export function ButtonsPart() {
  const t = useWords(galleryWords);
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    const timer = busy ? setTimeout(() => setBusy(false), 2000) : undefined;
    return () => clearTimeout(timer);
  }, [busy]);
  return (
    <>
      <div className={css.row}>
        <Button type="primary">{t('primary')}</Button>
        <Button>{t('plain')}</Button>
        <Button type="dashed">{t('dashed')}</Button>
        <Button type="text">{t('text')}</Button>
        <Button type="link">{t('link')}</Button>
        <Button danger>{t('danger')}</Button>
        <Button type="primary" danger>
          {t('danger')}
        </Button>
      </div>
      <div className={css.row}>
        <Button loading={busy} onClick={() => setBusy(true)}>
          {t('busy')}
        </Button>
        <ReasonButton type="primary" reason={t('offWhy')}>
          {t('off')}
        </ReasonButton>
        <Button icon={<PlusOutlined />} aria-label={t('icon')} title={t('icon')} />
        <Button size="small">{t('small')}</Button>
        <Button size="large">{t('large')}</Button>
      </div>
    </>
  );
}
