import SkinOutlined from '@ant-design/icons/es/icons/SkinOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { defineWords, useWords } from '#locale/words.ts';

const LookPanel = lazy(async () => ({ default: (await import('./look-panel.tsx')).LookPanel }));

const words = defineWords('look-button', { look: ['Theme and colour', '主题与颜色'] });

/** Opens the panel of themes and colours, which is loaded with the first press. spec §2 */
export function LookButton() {
  const t = useWords(words);
  // undefined: never opened, nothing loaded.
  const [open, setOpen] = useState<boolean>();
  return (
    <>
      <Button
        type="text"
        size="large"
        aria-label={t('look')}
        aria-haspopup="dialog"
        title={t('look')}
        icon={<SkinOutlined />}
        onClick={() => setOpen(true)}
      />
      {open !== undefined && (
        <Suspense>
          <LookPanel open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
