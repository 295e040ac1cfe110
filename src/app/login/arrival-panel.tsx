import { useEffect, useState } from 'react';
import { type Language, say, type Words } from '#domain/kernel/words.ts';
import { tokenStored } from '#stores/login-memory.ts';
import type { Arrival } from '../arrival.ts';
import { safePath } from '../guard.ts';
import { type Attempt, byArrival, type Ticket } from './attempt.ts';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import { wayWords } from './way-words.ts';

interface Props {
  arrival: Arrival;
  language: Language;
  onSignedIn: (path: string) => void;
  /** An identity that is nobody's here yet. */
  onTicket: (ticket: Ticket) => void;
}

/** A proof is good once: however often this is drawn, it is shown to the server once, unless the person tries again. */
const shown = new WeakMap<Arrival, { round: number; proof: Promise<Attempt> }>();

/** Somebody came with a proof in the address: signed in with it, or told why not and where to go. spec §2 */
export function ArrivalPanel({ arrival, language, onSignedIn, onTicket }: Props) {
  const t = (words: Words | string) => (typeof words === 'string' ? words : say(words, language));
  const [granted, setGranted] = useState(false);
  const [failed, setFailed] = useState<Attempt | null>(null);
  const [round, setRound] = useState(0);

  useEffect(() => {
    let here = true;
    void prove(arrival, round, () => setGranted(true)).then((result) => {
      if (!here) return;
      if (result.ticket) onTicket(result.ticket);
      else if (result.refusal !== undefined) setFailed(result);
      else onSignedIn(arrival.by === 'sso' ? safePath(arrival.redirect) : (result.redirect ?? '/'));
    });
    return () => {
      here = false;
    };
  }, [arrival, round, onSignedIn, onTicket]);

  if (!failed)
    return (
      <output className={css.arriving}>
        <span className={css.spin} aria-hidden="true" />
        <span className={css.arrivingTitle}>{t(granted ? loginWords.preparing : wayWords.arriving)}</span>
        <span>{t(wayWords.arrivingText)}</span>
      </output>
    );
  const sso = arrival.by === 'sso';
  const back = sso && safePath(arrival.redirect) !== '/' ? `?redirect=${encodeURIComponent(arrival.redirect)}` : '';
  return (
    <div role="alert" className={css.arriving}>
      <h1>{t(sso ? wayWords.linkFailed : wayWords.sourceFailed)}</h1>
      <p className={css.why}>{t(failed.refusal ?? '')}</p>
      <p>{t(sso ? wayWords.linkNext : wayWords.sourceNext)}</p>
      <div className={css.onward}>
        {failed.again && (
          <button
            type="button"
            className={css.submit}
            onClick={() => {
              setFailed(null);
              setGranted(false);
              setRound(round + 1);
            }}
          >
            {t(wayWords.again)}
          </button>
        )}
        {tokenStored() ? (
          <a className={failed.again ? css.second : css.submit} href="/">
            {t(wayWords.goOn)}
          </a>
        ) : (
          <a className={failed.again ? css.second : css.submit} href={`/login${back}`}>
            {t(wayWords.toLogin)}
          </a>
        )}
      </div>
    </div>
  );
}

function prove(arrival: Arrival, round: number, granted: () => void): Promise<Attempt> {
  const known = shown.get(arrival);
  if (known?.round === round) return known.proof;
  const proof = attempt(arrival, granted);
  shown.set(arrival, { round, proof });
  return proof;
}

async function attempt(arrival: Arrival, granted: () => void): Promise<Attempt> {
  // RFC 6749 §4.1.2.1: the provider says itself that nothing came of it.
  if (arrival.by === 'social' && arrival.error !== '')
    return { refusal: arrival.error === 'access_denied' ? wayWords.cancelled : loginWords.failed };
  try {
    return await byArrival(arrival, granted);
  } catch {
    return { refusal: loginWords.unreachable, again: true };
  }
}
