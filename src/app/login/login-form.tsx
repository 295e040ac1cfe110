import { type SubmitEvent, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { say, type Words } from '#domain/kernel/words.ts';
import { rememberedLogin, rememberLogin } from '#stores/login-memory.ts';
import { CaptchaPicture } from './captcha-picture.tsx';
import { typedEarly } from './early.ts';
import { Field } from './field.tsx';
import { loginWords } from './login-words.ts';
import css from './login.module.css';
import { PasswordField } from './password-field.tsx';
import type { WayProps } from './sign-in-panel.tsx';
import { SubmitButton } from './submit-button.tsx';
import { useAttempt } from './use-attempt.ts';
import { useCaptcha } from './use-captcha.ts';

interface Props extends WayProps {
  /** What is asked for has arrived: the rest of the product may be loaded behind. */
  onSettled: () => void;
}

type Name = 'tenantId' | 'account' | 'password' | 'captcha';
const names: readonly Name[] = ['tenantId', 'account', 'password', 'captcha'];
const emptyWords: Record<Name, Words> = {
  tenantId: loginWords.tenantIdEmpty,
  account: loginWords.accountEmpty,
  password: loginWords.passwordEmpty,
  captcha: loginWords.captchaEmpty,
};

/** Account and password: the fields, what is wrong with them, and the attempt. spec §2 */
export function LoginForm({ language, tenantId, onTenantId, bindTicket, onSignedIn, onSettled }: Props) {
  const t = (words: Words | string) => (typeof words === 'string' ? words : say(words, language));
  const [own, setOwn] = useState(() => ({
    account: typedEarly('account') ?? rememberedLogin().account,
    password: typedEarly('password') ?? '',
    captcha: typedEarly('captcha') ?? '',
  }));
  const values = { ...own, tenantId };
  const [left, setLeft] = useState<Partial<Record<Name, boolean>>>({});
  const { busy, last, run } = useAttempt(onSignedIn);
  const [captcha, anotherCaptcha] = useCaptcha();
  const form = useRef<HTMLFormElement>(null);

  const settled = captcha.kind !== 'loading';
  useEffect(() => {
    if (settled) onSettled();
  }, [settled, onSettled]);

  useLayoutEffect(() => {
    // A letter typed while the early form was being taken over is in the field and nowhere else.
    const now = (name: Name) => form.current?.querySelector<HTMLInputElement>(`[name="${name}"]`)?.value ?? '';
    setOwn({ account: now('account'), password: now('password'), captcha: now('captcha') });
    onTenantId(now('tenantId'));
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);

  useEffect(() => {
    if (form.current?.contains(document.activeElement)) return;
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
    onChange: ({ target: { value } }: { target: HTMLInputElement }) =>
      name === 'tenantId' ? onTenantId(value) : setOwn({ ...own, [name]: value }),
    onBlur: () => setLeft((before) => ({ ...before, [name]: true })),
    spellCheck: false,
    autoCapitalize: 'none' as const,
    required: true,
  });

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    setLeft(Object.fromEntries(names.map((name) => [name, true])));
    const first = asked.find(missing);
    if (first) return focus(first);
    const tenant = tenantId.trim();
    const account = values.account.trim();
    const who = {
      tenantId: tenant,
      account,
      password: values.password,
      captchaKey: captcha.kind === 'shown' ? captcha.key : '',
      captchaCode: values.captcha.trim(),
      bindTicket,
    };
    const result = await run(
      (ways, granted) => ways.byPassword(who, granted),
      () => rememberLogin({ tenantId: tenant, account }),
    );
    if (!result?.refusal) return;
    // wire.md §2: a captcha is good for one attempt.
    setOwn((before) => ({ ...before, captcha: '' }));
    setLeft({});
    anotherCaptcha();
    focus(captcha.kind === 'none' ? 'password' : 'captcha');
  }

  return (
    <form ref={form} className={css.form} noValidate onSubmit={(event) => void submit(event)}>
      <div role="alert" className={css.refusal}>
        {last.refusal && t(last.refusal)}
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
                setOwn({ ...own, captcha: '' });
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
      <SubmitButton busy={busy} language={language} />
    </form>
  );
}
