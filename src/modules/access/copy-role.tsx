import Alert from 'antd/es/alert';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import { role as roleResource } from '#domain/resources/role.ts';
import { toast } from '#kit/feedback.ts';
import { problemOfField } from '#kit/resource/form-values.ts';
import { sayNow, useLanguage, useSay, useWords } from '#locale/words.ts';
import { useCopyRole } from './access-client.ts';
import css from './access.module.css';
import { roleNameIn, type RoleRow } from './role-rows.ts';
import { roleWords } from './role-words.ts';

const asked = ['roleName', 'roleNameEn', 'roleAlias'] as const;
type Values = Record<(typeof asked)[number], string>;

/** Asks what the copy is called; its permissions are those of the role. */
export function CopyRole({ role, onClose }: { role: RoleRow; onClose: () => void }) {
  const t = useWords(roleWords);
  const say = useSay();
  const language = useLanguage();
  const [form] = Form.useForm<Values>();
  const [open, setOpen] = useState(true);
  const [problem, setProblem] = useState('');
  const copy = useCopyRole();
  const submit = async (values: Values) => {
    setProblem('');
    try {
      const { roleNameEn = '' } = values;
      const made = await copy.mutateAsync({ id: role.id, ...values, roleNameEn });
      toast.success(sayNow(roleWords.words.copied, { name: roleNameIn(language, made) }));
      setOpen(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const fields = fieldsOf(error);
      const names = asked.filter((name) => fields[name] !== undefined);
      form.setFields(names.map((name) => ({ name, errors: [fields[name] ?? ''] })));
      if (names.length === 0) setProblem(error.msg);
    }
  };
  const { copyName } = roleWords.words;
  return (
    <Modal
      title={t('copyTitle', { name: roleNameIn(language, role) })}
      open={open}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      okText={t('copy')}
      confirmLoading={copy.isPending}
      onOk={form.submit}
    >
      <p className={css.explain}>{t('copyText')}</p>
      {problem !== '' && <Alert className={css.alert ?? ''} type="error" showIcon title={problem} />}
      <Form<Values>
        form={form}
        name="copyRole"
        layout="vertical"
        validateTrigger="onBlur"
        onFinish={(values) => void submit(values)}
        initialValues={{
          roleName: copyName[1].replace('{name}', role.roleName),
          roleNameEn: role.roleNameEn && copyName[0].replace('{name}', role.roleNameEn),
          roleAlias: `${role.roleAlias}_copy`,
        }}
      >
        {asked.map((name) => {
          const field = roleResource.fields[name];
          return (
            <Form.Item
              key={name}
              name={name}
              label={say(field.label)}
              required={field.required ?? false}
              rules={[
                {
                  validator: async (_, value) => {
                    const wrong = problemOfField(field, value);
                    if (wrong) throw new Error(say(wrong.words, wrong.params));
                  },
                },
              ]}
            >
              <Input autoComplete="off" />
            </Form.Item>
          );
        })}
      </Form>
    </Modal>
  );
}
