import { Suspense, useCallback, useState } from 'react';
import { type Language, say, type Words } from '#domain/kernel/words.ts';
import { rememberedLogin } from '#stores/login-memory.ts';
import { redirectIn } from '../guard.ts';
import type { Ticket } from './attempt.ts';
import { typedEarly } from './early.ts';
import { later } from './later.tsx';
import { LoginForm } from './login-form.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import { panelId, tabId, WayTabs } from './way-tabs.tsx';

/** What every way in is given. */
export interface WayProps {
  language: Language;
  /** The same in every way: changed in one, changed in all. */
  tenantId: string;
  onTenantId: (tenantId: string) => void;
  /** Links an identity to who signs in; '' for none. */
  bindTicket: string;
  onSignedIn: (redirect: string | undefined) => void;
}

interface Props {
  language: Language;
  ticket: Ticket | null;
  /** Gives up linking. */
  onUnlink: () => void;
  preload: () => void;
  onSignedIn: (path: string) => void;
}

type Way = 'account' | 'phone' | 'others';
const wayNames: readonly (readonly [Way, Words])[] = [
  ['account', loginWords.byAccount],
  ['phone', loginWords.byPhone],
  ['others', loginWords.byOthers],
];

const loadPhone = async () => (await import('./phone-form.tsx')).PhoneForm;
const loadOthers = async () => (await import('./third-party.tsx')).ThirdParty;
const PhoneForm = later(loadPhone);
const ThirdParty = later(loadOthers);

/** The ways in. spec §2 */
export function SignInPanel({ language, ticket, onUnlink, preload, onSignedIn }: Props) {
  const t = (words: Words) => say(words, language);
  const [tenantId, setTenantId] = useState(() => typedEarly('tenantId') ?? rememberedLogin().tenantId);
  const [chosen, setChosen] = useState<Way>('account');
  const [seen, setSeen] = useState<readonly Way[]>(['account']);
  // Who links an account of elsewhere has to come in by a way of ours.
  const ways = ticket ? wayNames.filter(([way]) => way !== 'others') : wayNames;
  const way = ways.some(([one]) => one === chosen) ? chosen : 'account';

  const onSettled = useCallback(() => {
    // Behind the first paint and the captcha, so that nothing the person waits for shares the line with it.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    idle(() => {
      preload();
      for (const load of [() => import('./attempt.ts'), loadPhone, loadOthers]) void load().catch(() => undefined);
    });
  }, [preload]);

  const given: WayProps = {
    language,
    tenantId,
    onTenantId: setTenantId,
    bindTicket: ticket?.bindTicket ?? '',
    onSignedIn: (redirect) => onSignedIn(ticket?.redirect || redirect || redirectIn(window.location.search)),
  };
  return (
    <>
      {ticket && (
        <div role="status" className={css.told}>
          <p>{ticket.message}</p>
          <button type="button" className={css.plain} onClick={onUnlink}>
            {t(loginWords.withoutLink)}
          </button>
        </div>
      )}
      <WayTabs
        label={t(loginWords.ways)}
        ways={ways.map(([one, name]) => ({ way: one, name: t(name) }))}
        chosen={way}
        onChoose={(next) => {
          setChosen(next);
          setSeen((before) => (before.includes(next) ? before : [...before, next]));
        }}
      />
      {ways.map(([one]) => (
        <div key={one} role="tabpanel" id={panelId(one)} aria-labelledby={tabId(one)} hidden={one !== way}>
          {one === 'account' && <LoginForm {...given} onSettled={onSettled} />}
          <Suspense>
            {one === 'phone' && seen.includes(one) && <PhoneForm {...given} />}
            {one === 'others' && seen.includes(one) && <ThirdParty {...given} />}
          </Suspense>
        </div>
      ))}
    </>
  );
}
