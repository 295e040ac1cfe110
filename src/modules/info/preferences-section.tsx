import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Form, { type FormInstance } from 'antd/es/form';
import Select from 'antd/es/select';
import { useCallback, useState } from 'react';
import { type Profile, useSaveProfile } from '#api/profile-client.ts';
import { type DateFormat, dateFormats } from '#domain/kernel/date-formats.ts';
import { toWire } from '#domain/kernel/time.ts';
import { useDateFormat } from '#kit/date/use-date-format.ts';
import { useNow } from '#kit/date/use-now.ts';
import { formatWire } from '#kit/date/wire-date.ts';
import { toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { setLanguage, useWords } from '#locale/words.ts';
import { setDateFormat } from '#stores/prefs.ts';
import { showRefusal, showSaved } from './form-refusal.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';
import { Section } from './section.tsx';

interface Values {
  language: '' | 'en' | 'zh';
  dateFormat: DateFormat;
}

/** Language and date format: saved with the account, and in effect here at once. spec §9 */
export function PreferencesSection({ profile }: { profile: Profile }) {
  const t = useWords(profileWords);
  const shared = useWords(sharedWords);
  const { zone } = useDateFormat();
  const today = toWire(useNow(), zone);
  const [form] = Form.useForm<Values>() as [FormInstance<Values>];
  const [refusal, setRefusal] = useState('');
  const save = useSaveProfile();
  useLeaveGuard(useCallback(() => form.isFieldsTouched(), [form]));
  const submit = async (values: Values) => {
    setRefusal('');
    try {
      const saved = await save.mutateAsync(values);
      setDateFormat(values.dateFormat);
      if (values.language !== '') setLanguage(values.language);
      toast.success(sharedWords.words.saved);
      showSaved(form, saved);
    } catch (error) {
      setRefusal(showRefusal(form, error));
    }
  };
  return (
    <Section title={t('preferences')} note={t('preferencesNote')}>
      <Form
        form={form}
        name="preferences"
        layout="vertical"
        initialValues={profile}
        onFinish={(values) => void submit(values)}
      >
        <div className={css.fields}>
          <Form.Item name="language" label={t('language')}>
            <Select
              // Each language is called by its own name, whatever the page speaks.
              options={[
                { value: '', label: t('languageDevice') },
                { value: 'en', label: 'English' },
                { value: 'zh', label: '中文' },
              ]}
            />
          </Form.Item>
          <Form.Item name="dateFormat" label={t('dateFormat')}>
            <Select
              options={dateFormats.map((format) => ({ value: format, label: formatWire(today, format, false) }))}
              optionRender={({ label, value }) => (
                <span className={css.format}>
                  {label}
                  <small>{value}</small>
                </span>
              )}
            />
          </Form.Item>
        </div>
        {refusal && <Alert type="error" showIcon title={refusal} className={css.alert} />}
        <Button type="primary" htmlType="submit" loading={save.isPending}>
          {shared('save')}
        </Button>
      </Form>
    </Section>
  );
}
