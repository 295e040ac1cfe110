import { type SubmitEvent, useRef, useState } from 'react';
import { phoneFault, SMS_DIGITS, smsCodeFault } from '#domain/auth/phone.ts';
import { say, type Words } from '#domain/kernel/words.ts';
import { codeWait, rememberedLogin, rememberLogin } from '#stores/login-memory.ts';
import { CodeButton } from './code-button.tsx';
import { Field } from './field.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import type { WayProps } from './sign-in-panel.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCode } from './use-code.ts';
import { wayWords } from './way-words.ts';

type Name = 'tenantId' | 'phone' | 'code';
const names: readonly Name[] = ['tenantId', 'phone', 'code'];

/** A phone and the code that is sent to it. spec §2, §5 */
export function PhoneForm({ language, tenantId, onTenantId, bindTicket, onSignedIn }: WayProps) {
  const t = (words: Words | string, params = {}) => (typeof words === 'string' ? words : say(words, language, params));
  const [own, setOwn] = useState(() => ({ phone: codeWait()?.phone ?? '', code: '' }));
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  const { busy, last, run } = useAttempt(onSignedIn);
  const phone = own.phone.trim();
  const code = useCode(tenantId.trim(), phone);
  /** Only the newer of the two refusals is said. */
  const [lastDone, setLastDone] = useState<'send' | 'enter'>('enter');
  const form = useRef<HTMLFormElement>(null);

  const faults: Record<Name, Words | null> = {
    tenantId: tenantId.trim() === '' ? loginWords.tenantIdEmpty : null,
    phone: phoneFault(phone),
    code: smsCodeFault(own.code.trim()),
  };
  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  /** Shows what is wrong with these fields; true when nothing is. */
  const fine = (asked: readonly Name[]) => {
    setLeft((before) => ({ ...before, ...Object.fromEntries(asked.map((name) => [name, true])) }));
    const first = asked.find((name) => faults[name]);
    if (first) focus(first);
    return first === undefined;
  };
  const propsOf = (name: Name, label: Words) => {
    const fault = left[name] ? faults[name] : null;
    return {
      name,
      label: t(label),
      value: name === 'tenantId' ? tenantId : own[name],
      error: fault ? t(fault) : undefined,
      onChange: ({ target: { value } }: { target: HTMLInputElement }) =>
        name === 'tenantId' ? onTenantId(value) : setOwn({ ...own, [name]: value }),
      // A field that was only passed by is not told off: people come here to fill in one after the other.
      onBlur: ({ target: { value } }: { target: HTMLInputElement }) =>
        value !== '' && setLeft((before) => ({ ...before, [name]: true })),
      required: true,
    };
  };

  async function send() {
    if (!fine(['tenantId', 'phone'])) return;
    setLastDone('send');
    if (await code.send()) focus('code');
  }

  async function enter(account = '') {
    if (!fine(names)) return;
    setLastDone('enter');
    const asked = { tenantId: tenantId.trim(), phone, code: own.code.trim(), account, bindTicket };
    const result = await run(
      (ways, granted) => ways.byPhone(asked, granted),
      () => rememberLogin({ tenantId: asked.tenantId, account: rememberedLogin().account }),
    );
    if (!result?.refusal || result.accounts) return;
    setOwn((before) => ({ ...before, code: '' }));
    setLeft({});
    focus('code');
  }

  const told = lastDone === 'send' ? code.refusal : last.refusal;
  return (
    <form
      ref={form}
      className={css.form}
      noValidate
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        void enter();
      }}
    >
      <div role="alert" className={css.refusal}>
        {told && t(told)}
      </div>
      {last.accounts && (
        <div role="group" aria-label={t(wayWords.whichAccount)} className={css.choice}>
          <p>{t(wayWords.whichAccount)}</p>
          {last.accounts.map((account) => (
            <button key={account} type="button" onClick={() => void enter(account)}>
              {account}
            </button>
          ))}
        </div>
      )}
      <Field
        {...propsOf('tenantId', loginWords.tenantId)}
        autoComplete="organization"
        inputMode="numeric"
        maxLength={64}
      />
      <Field
        {...propsOf('phone', wayWords.phone)}
        type="tel"
        autoComplete="tel-national"
        inputMode="numeric"
        maxLength={20}
      />
      <Field
        {...propsOf('code', wayWords.code)}
        autoComplete="one-time-code"
        inputMode="numeric"
        maxLength={SMS_DIGITS}
        beside={<CodeButton language={language} seconds={code.seconds} busy={code.busy} onPress={() => void send()} />}
      />
      <output className={css.sent}>{code.sent && t(wayWords.sent, { phone, minutes: code.minutes })}</output>
      <SubmitButton busy={busy} language={language} />
    </form>
  );
}
