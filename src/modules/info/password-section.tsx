import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import { useCallback, useState } from 'react';
import { useChangePassword } from '#api/profile-client.ts';
import { changePassword, PASSWORD_MAX, passwordStrength } from '#domain/profile/password.ts';
import { fieldProblems } from '#domain/kernel/issues.ts';
import { toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { useSay, useWords } from '#locale/words.ts';
import { showRefusal } from './form-refusal.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { SecretInput } from './secret-input.tsx';
import { Section } from './section.tsx';

const names = ['oldPassword', 'newPassword', 'newPassword1'] as const;
type Values = Record<(typeof names)[number], string>;
const strengths = ['strength1', 'strength1', 'strength2', 'strength3', 'strength4'] as const;

/** A new password, by whoever knows the present one; the server ends all other sessions. spec §5 */
export function PasswordSection({ account }: { account: string }) {
  const t = useWords(profileWords);
  const say = useSay();
  const [form] = Form.useForm<Values>() as [FormInstance<Values>];
  const [refusal, setRefusal] = useState('');
  const change = useChangePassword();
  useLeaveGuard(useCallback(() => names.some((name) => Boolean(form.getFieldValue(name))), [form]));
  const submit = async (values: Values) => {
    setRefusal('');
    try {
      await change.mutateAsync(values);
      toast.success(profileWords.words.passwordChanged);
      form.resetFields();
    } catch (error) {
      setRefusal(showRefusal(form, error));
    }
  };
  return (
    <Section title={t('password')} note={t('passwordNote')}>
      <Form
        form={form}
        name="password"
        layout="vertical"
        className={css.narrow}
        validateTrigger="onSubmit"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => void submit(values)}
      >
        {/* For password managers: whose password this is. */}
        <input type="text" autoComplete="username" value={account} readOnly hidden />
        {names.map((name) => (
          <Form.Item
            key={name}
            label={t(name)}
            required
            extra={name === 'newPassword' && <Strength form={form} account={account} />}
            name={name}
            rules={[
              {
                validator: async () => {
                  const given = form.getFieldsValue(names.slice());
                  const parsed = changePassword.safeParse(given);
                  const problem = parsed.success ? undefined : fieldProblems(parsed.error.issues)[name];
                  if (problem) throw new Error(say(problem.words, problem.params));
                },
              },
            ]}
          >
            <SecretInput
              autoComplete={name === 'oldPassword' ? 'current-password' : 'new-password'}
              maxLength={PASSWORD_MAX}
            />
          </Form.Item>
        ))}
        {refusal && <Alert type="error" showIcon title={refusal} className={css.alert} />}
        <Button type="primary" htmlType="submit" loading={change.isPending}>
          {t('passwordChange')}
        </Button>
      </Form>
    </Section>
  );
}

/** How hard the new password is to guess, in a word and in bars; the rule while there is none. */
function Strength({ form, account }: { form: FormInstance<Values>; account: string }) {
  const t = useWords(profileWords);
  const password = Form.useWatch('newPassword', form) ?? '';
  const strength = passwordStrength(password, account);
  return (
    <span className={css.strength}>
      {password !== '' && (
        <span className={css.bars} data-strength={strength} aria-hidden>
          {[1, 2, 3, 4].map((bar) => (
            <i key={bar} data-on={bar <= strength || undefined} />
          ))}
        </span>
      )}
      <output>{password === '' ? t('passwordRule') : t('strength', { strength: t(strengths[strength]) })}</output>
    </span>
  );
}
