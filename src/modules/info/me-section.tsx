import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Input from 'antd/es/input';
import { useCallback, useState } from 'react';
import { type Profile, useSaveProfile } from '#api/profile-client.ts';
import { fieldProblems } from '#domain/kernel/issues.ts';
import { EMAIL_MAX, NAME_MAX, profileLabels, REAL_NAME_MAX, updateInfo } from '#domain/profile/profile.ts';
import { toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { AvatarField } from './avatar-field.tsx';
import { showRefusal, showSaved } from './form-refusal.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { Section } from './section.tsx';

const fields = [
  { name: 'name', required: true, max: NAME_MAX, hints: { autoComplete: 'name' } },
  { name: 'realName', required: true, max: REAL_NAME_MAX, hints: { autoComplete: 'off' } },
  { name: 'phone', required: false, max: 20, hints: { autoComplete: 'tel-national', inputMode: 'numeric' } },
  { name: 'email', required: false, max: EMAIL_MAX, hints: { autoComplete: 'email', inputMode: 'email' } },
] as const;
type Values = Record<(typeof fields)[number]['name'], string>;

/** Picture, names, phone and e-mail, judged by the rules that the server goes by. spec §5 */
export function MeSection({ profile }: { profile: Profile }) {
  const t = useWords(profileWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const [form] = Form.useForm<Values>() as [FormInstance<Values>];
  const [refusal, setRefusal] = useState('');
  const save = useSaveProfile();
  useLeaveGuard(useCallback(() => form.isFieldsTouched(), [form]));
  const submit = async (values: Values) => {
    setRefusal('');
    try {
      const saved = await save.mutateAsync(values);
      toast.success(sharedWords.words.saved);
      showSaved(form, saved);
    } catch (error) {
      setRefusal(showRefusal(form, error));
    }
  };
  return (
    <Section title={t('me')} note={t('meNote')}>
      <AvatarField profile={profile} />
      <Form
        form={form}
        name="me"
        layout="vertical"
        initialValues={profile}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={(values) => void submit(values)}
      >
        <div className={css.fields}>
          {fields.map(({ name, required, max, hints }) => (
            <Form.Item
              key={name}
              name={name}
              label={say(profileLabels[name])}
              required={required}
              rules={[
                {
                  validator: async (_, value: unknown) => {
                    const parsed = updateInfo.shape[name].safeParse(value ?? '', { reportInput: true });
                    const problem = parsed.success ? undefined : fieldProblems(parsed.error.issues)[''];
                    if (problem) throw new Error(say(problem.words, problem.params));
                  },
                },
              ]}
            >
              <Input maxLength={max} {...hints} />
            </Form.Item>
          ))}
        </div>
        {refusal && <Alert type="error" showIcon title={refusal} className={css.alert} />}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {shared('save')}
        </Button>
      </Form>
    </Section>
  );
}
