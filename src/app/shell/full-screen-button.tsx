import FullscreenExitOutlined from '@ant-design/icons/es/icons/FullscreenExitOutlined';
import FullscreenOutlined from '@ant-design/icons/es/icons/FullscreenOutlined';
import Button from 'antd/es/button';
import { useSyncExternalStore } from 'react';
import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';

function subscribe(listener: () => void): () => void {
  document.addEventListener('fullscreenchange', listener);
  return () => document.removeEventListener('fullscreenchange', listener);
}

const isFull = () => document.fullscreenElement !== null;

/** The whole screen for the product, as F11 does; not there where the browser cannot. spec §2 */
export function FullScreenButton() {
  const t = useWords(shellWords);
  const full = useSyncExternalStore(subscribe, isFull);
  if (!document.fullscreenEnabled) return null;
  const word = t(full ? 'leaveFullScreen' : 'fullScreen');
  // A refusal of the browser leaves things as they are, and the button says so by not changing.
  const toggle = () =>
    (full ? document.exitFullscreen() : document.documentElement.requestFullscreen()).catch(() => undefined);
  return (
    <Button
      type="text"
      size="large"
      aria-label={word}
      title={word}
      icon={full ? <FullscreenExitOutlined /> : <FullscreenOutlined />}
      onClick={() => void toggle()}
    />
  );
}
