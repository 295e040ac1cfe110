import ReloadOutlined from '@ant-design/icons/es/icons/ReloadOutlined';
import Button from 'antd/es/button';
import { type ReactNode, useEffect, useState } from 'react';
import { ownPageIsThere } from '#api/frame-client.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { sandboxOf } from '../frame-rules.ts';
import css from './frame.module.css';
import { frameWords } from './frame-words.ts';
import { NoticeBox } from './notices.tsx';

/** wire.md §3: the progress bar goes when the page is there, or after 3 s. */
const BAR_MS = 3000;
/** By then a page is either there or will not come. */
const SLOW_MS = 15_000;

type State = 'loading' | 'quiet' | 'slow' | 'there' | 'failed';

interface Props {
  title: string;
  kind: keyof typeof sandboxOf;
  url: string;
  site: string;
  outside: ReactNode;
}

/** A page of another site, or one beside the product, in a sandbox. */
export function EmbeddedPage({ title, kind, url, site, outside }: Props) {
  const f = useWords(frameWords);
  const shared = useWords(sharedWords);
  const [round, setRound] = useState(0);
  const { state, there } = useFrameState(kind, url, round);
  const again = () => setRound(round + 1);
  return (
    <section className={css.frame} aria-busy={state === 'loading'}>
      <div className={css.head}>
        <h1>{title}</h1>
        <Button type="text" icon={<ReloadOutlined />} aria-label={f('reload')} title={f('reload')} onClick={again} />
        {outside}
      </div>
      {state === 'slow' && <p role="status">{f('slow', { site })}</p>}
      <div className={css.stage}>
        {state === 'loading' && <div className={css.bar} role="progressbar" aria-label={f('loading', { site })} />}
        {state === 'failed' ? (
          <NoticeBox
            sign="!"
            title={f('failed')}
            text={f('failedText', { site })}
            actions={
              <Button type="primary" onClick={again}>
                {shared('retry')}
              </Button>
            }
          />
        ) : (
          <iframe key={round} title={title} src={url} sandbox={sandboxOf[kind]} allow="fullscreen" onLoad={there} />
        )}
      </div>
    </section>
  );
}

/** How far the frame is. It says itself only that it loaded something: refusals of the policy are heard from the page. */
function useFrameState(kind: Props['kind'], url: string, round: number) {
  const [{ of, state }, setState] = useState<{ of: number; state: State }>({ of: round, state: 'loading' });
  useEffect(() => {
    const become = (next: State, unless: readonly State[]) =>
      setState((before) => {
        const now = before.of === round ? before.state : 'loading';
        return { of: round, state: unless.includes(now) ? now : next };
      });
    const timers = [
      setTimeout(() => become('quiet', ['there', 'failed']), BAR_MS),
      setTimeout(() => become('slow', ['there', 'failed']), SLOW_MS),
    ];
    const onRefused = (refusal: SecurityPolicyViolationEvent) => {
      if (refusal.effectiveDirective === 'frame-src') become('failed', []);
    };
    document.addEventListener('securitypolicyviolation', onRefused);
    if (kind === 'own') void ownPageIsThere(url).then((is) => is || become('failed', []));
    return () => {
      timers.forEach(clearTimeout);
      document.removeEventListener('securitypolicyviolation', onRefused);
    };
  }, [kind, url, round]);
  return {
    state: of === round ? state : 'loading',
    there: () =>
      setState((before) => (before.of === round && before.state === 'failed' ? before : { of: round, state: 'there' })),
  };
}
