import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import { lazy, Suspense, useState } from 'react';
import { useSay } from '#locale/words.ts';
import { lock, useLock } from '#stores/lock.ts';
import { lockWords } from '../lock-words.ts';

const LockDialog = lazy(async () => ({ default: (await import('./lock-dialog.tsx')).LockDialog }));

/** Locks the screen; asks for a lock password first when none is set. spec §4 */
export function LockButton() {
  const say = useSay();
  const isSet = useLock((state) => state.lockPasswd !== '');
  /** How often it was asked; 0 before the dialog is loaded at all. */
  const [asked, setAsked] = useState(0);
  const [open, setOpen] = useState(false);
  const word = say(lockWords.lock);

  function press() {
    if (isSet) return lock();
    setAsked(asked + 1);
    setOpen(true);
  }

  return (
    <>
      <Button type="text" size="large" aria-label={word} title={word} icon={<LockOutlined />} onClick={press} />
      {asked > 0 && (
        <Suspense>
          <LockDialog key={asked} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
