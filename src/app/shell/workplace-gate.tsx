import Button from 'antd/es/button';
import Skeleton from 'antd/es/skeleton';
import { type ReactNode, useEffect, useState } from 'react';
import { signOutLocally } from '#api/local-sign-out.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow, useWords } from '#locale/words.ts';
import { NoticeBox } from '../pages/notices.tsx';
import { shellWords } from '../shell-words.ts';
import { workplaceRead, workplaceStored } from '../workplace.ts';
import css from './shell.module.css';

type State = { kind: 'ready' } | { kind: 'loading' } | { kind: 'failed'; message: string };

/**
 * Shows the shell when person, project and menu are there. After a reload the stored ones are shown at once and read
 * again behind; what is missing or was rubbish in storage is waited for.
 */
export function WorkplaceGate({ children }: { children: ReactNode }) {
  const t = useWords(shellWords);
  const shared = useWords(sharedWords);
  const [state, setState] = useState<State>(() => ({ kind: workplaceStored() ? 'ready' : 'loading' }));
  const [round, setRound] = useState(0);

  useEffect(() => {
    let here = true;
    const show = (next: State) => {
      // What is stored still serves while the server is away.
      if (here) setState(next.kind === 'failed' && workplaceStored() ? { kind: 'ready' } : next);
    };
    void read(round).then(show);
    return () => {
      here = false;
    };
  }, [round]);

  if (state.kind === 'ready') return children;
  if (state.kind === 'loading')
    return (
      <output className={css.starting} aria-label={t('starting')}>
        <Skeleton active paragraph={{ rows: 6 }} />
      </output>
    );
  return (
    <main className={css.starting}>
      <NoticeBox
        sign="!"
        title={t('broken')}
        text={state.message || t('brokenText')}
        actions={
          <>
            <Button
              type="primary"
              onClick={() => {
                setState({ kind: 'loading' });
                setRound(round + 1);
              }}
            >
              {shared('retry')}
            </Button>
            <Button onClick={() => signOutLocally(false)}>{t('signOut')}</Button>
          </>
        }
      />
    </main>
  );
}

async function read(_round: number): Promise<State> {
  try {
    const refusal = await workplaceRead();
    return refusal ? { kind: 'failed', message: sayNow(refusal) } : { kind: 'ready' };
  } catch (error) {
    return { kind: 'failed', message: error instanceof Error ? error.message : '' };
  }
}
