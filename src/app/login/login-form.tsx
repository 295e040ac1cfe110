import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import type { Credentials } from '#api/sign-in.ts';
import { type Language, say, type Words } from '#domain/kernel/words.ts';
import { rememberedLogin, rememberLogin } from '#stores/login-memory.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { Field } from './field.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import { PasswordField } from './password-field.tsx';
import type { Attempt } from './attempt.ts';
import { useCaptcha } from './use-captcha.ts';

interface Props {
  language: Language;
  preload: () => void;
  onSignedIn: () => void;
}

type Name = 'tenantId' | 'account' | 'password' | 'captcha';
const names: readonly Name[] = ['tenantId', 'account', 'password', 'captcha'];
const emptyWords: Record<Name, Words> = {
  tenantId: loginWords.tenantIdEmpty,
  account: loginWords.accountEmpty,
  password: loginWords.passwordEmpty,
  captcha: loginWords.captchaEmpty,
};

/** The fields of the login page, what is wrong with them, and the attempt itself. */
export function LoginForm({ language, preload, onSignedIn }: Props) {
  const t = (words: Words | string) => (typeof words === 'string' ? words : say(words, language));
  const [values, setValues] = useState(() => ({ ...rememberedLogin(), password: '', captcha: '' }));
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  const [refusal, setRefusal] = useState<Attempt['refusal']>();
  const [busy, setBusy] = useState<'' | 'asking' | 'preparing'>('');
  const [captcha, anotherCaptcha] = useCaptcha();
  const form = useRef<HTMLFormElement>(null);

  const settled = captcha.kind !== 'loading';
  useEffect(() => {
    if (!settled) return;
    // Behind the first paint and the captcha, so that nothing the person waits for shares the line with it.
    const idle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 200));
    idle(() => {
      preload();
      void import('./attempt.ts').catch(() => undefined);
    });
  }, [settled, preload]);

  useEffect(() => {
    // Not on phones: the keyboard would cover the page before anybody saw it.
    if (!window.matchMedia('(pointer: fine)').matches) return;
    form.current
      ?.querySelector<HTMLInputElement>(`[name="${rememberedLogin().account ? 'password' : 'account'}"]`)
      ?.focus();
  }, []);

  const asked = captcha.kind === 'none' ? names.filter((name) => name !== 'captcha') : names;
  const missing = (name: Name) => (name === 'password' ? values.password : values[name].trim()) === '';
  const focus = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.focus();
  const propsOf = (name: Name) => ({
    name,
    label: t(loginWords[name]),
    value: values[name],
    error: left[name] && missing(name) ? t(emptyWords[name]) : undefined,
    onChange: (change: { target: HTMLInputElement }) => setValues({ ...values, [name]: change.target.value }),
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
    spellCheck: false,
    autoCapitalize: 'none' as const,
    required: true,
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (busy) return;
    setLeft(Object.fromEntries(names.map((name) => [name, true])));
    const first = asked.find(missing);
    if (first) return focus(first);
    setRefusal(undefined);
    setBusy('asking');
    const tenantId = values.tenantId.trim();
    const account = values.account.trim();
    const result = await begin(
      {
        tenantId,
        account,
        password: values.password,
        captchaKey: captcha.kind === 'shown' ? captcha.key : '',
        captchaCode: values.captcha.trim(),
      },
      () => {
        rememberLogin({ tenantId, account });
        setBusy('preparing');
      },
    );
    if (!result.refusal) return onSignedIn();
    setBusy('');
    setRefusal(result.refusal);
    // wire.md §2: a captcha is good for one attempt.
    setValues((before) => ({ ...before, captcha: '' }));
    setLeft({});
    anotherCaptcha();
    focus(captcha.kind === 'none' ? 'password' : 'captcha');
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert" className={css.refusal}>
        {refusal && t(refusal)}
      </div>
      <Field {...propsOf('tenantId')} autoComplete="organization" inputMode="numeric" maxLength={64} />
      <Field {...propsOf('account')} autoComplete="username" maxLength={64} />
      <PasswordField
        {...propsOf('password')}
        maxLength={256}
        words={{ show: t(loginWords.show), hide: t(loginWords.hide), capsLock: t(loginWords.capsLock) }}
      />
      {captcha.kind !== 'none' && (
        <Field
          {...propsOf('captcha')}
          autoComplete="off"
          maxLength={8}
          beside={
            <CaptchaPicture
              state={captcha}
              onAgain={() => {
                anotherCaptcha();
                setValues({ ...values, captcha: '' });
                focus('captcha');
              }}
              words={{
                captchaPicture: t(loginWords.captchaPicture),
                captchaAgain: t(loginWords.captchaAgain),
                captchaMissing: t(loginWords.captchaMissing),
              }}
            />
          }
        />
      )}
      <button type="submit" className={css.submit} aria-disabled={busy !== ''}>
        {busy !== '' && <span className={css.spin} aria-hidden="true" />}
        {t(busy === '' ? loginWords.submit : busy === 'asking' ? loginWords.busy : loginWords.preparing)}
      </button>
    </form>
  );
}

/** The attempt comes in a chunk of its own: the password's digest is not needed before there is a password. */
async function begin(who: Credentials, granted: () => void): Promise<Attempt> {
  try {
    return await (await import('./attempt.ts')).attempt(who, granted);
  } catch {
    return { refusal: loginWords.unreachable };
  }
}
