import SearchOutlined from '@ant-design/icons/es/icons/SearchOutlined';
import Button from 'antd/es/button';
import { Suspense, useEffect, useRef } from 'react';
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
  // Whoever types at once, while the palette is still on its way, loses nothing.
  const early = useRef('');
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const held = event.ctrlKey || event.metaKey || event.altKey;
      const { open: opening } = usePalette.getState();
      if (event.key.toLowerCase() === 'k' && held && !event.altKey && !event.shiftKey) showPalette(!opening);
      else if (opening && event.key.length === 1 && !held && !inDialog(event.target)) early.current += event.key;
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('keydown', onKey);
      showPalette(false);
    };
  }, []);
  useEffect(() => {
    if (!open) early.current = '';
  }, [open]);
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
          <Palette typedEarly={() => early.current} />
        </Suspense>
      )}
    </>
  );
}

const inDialog = (target: EventTarget | null) => target instanceof Element && target.closest('dialog') !== null;
