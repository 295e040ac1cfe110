import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import { Suspense, useEffect } from 'react';
import { useWords } from '#locale/words.ts';
import { showPalette, usePalette } from '#stores/palette.ts';
import { lazyPart } from '../lazy-part.ts';
import { shellWords } from '../shell-words.ts';

const load = async () => (await import('./palette.tsx')).Palette;
const Palette = lazyPart(load);

/** Ctrl or ⌘ with K from anywhere, or the button: pages, records and actions in one field. */
export function PaletteButton() {
  const t = useWords(shellWords);
  const open = usePalette((state) => state.open);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey)
        return;
      event.preventDefault();
      showPalette(!usePalette.getState().open);
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      showPalette(false);
    };
  }, []);
  return (
    <>
      <Button
        type="text"
        size="large"
        aria-label={t('palette')}
        title={`${t('palette')} (Ctrl K)`}
        aria-keyshortcuts="Control+K Meta+K"
        icon={<SearchOutlined />}
        onPointerEnter={() => void load().catch(() => undefined)}
        onClick={() => showPalette(true)}
      />
      {open && (
        <Suspense>
          <Palette />
        </Suspense>
      )}
    </>
  );
}
