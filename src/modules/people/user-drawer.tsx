import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { useCallback, useState } from 'react';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import { toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { type ResourceFormInstance, showFieldErrors } from '#kit/resource/resource-form.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { resourceWords } from '#kit/resource/resource-words.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { fetchUser, useSaveUser } from './people-client.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';
import { useNameOf } from './use-user-actions.tsx';
import { UserFields } from './user-fields.tsx';
import { userBody, userStart } from './user-form-values.ts';

interface Props {
  /** null: a new person. */
  row: Row | null;
  readOnly: boolean;
  onClose: () => void;
}

/** One person: account, who they are, and what they may do. Saving never loses input. look.md */
export function UserDrawer({ row: given, readOnly, onClose }: Props) {
  const t = useWords(peopleWords);
  const resource = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const nameOf = useNameOf();
  const [form] = Form.useForm() as [ResourceFormInstance];
  const [row, setRow] = useState(given);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [open, setOpen] = useState(true);
  const may = { roles: useCode('user_role') || row === null, projects: useCode('user_project') };
  const save = useSaveUser();
  const dirty = useCallback(() => open && !readOnly && form.isFieldsTouched(), [form, open, readOnly]);
  const mayLeave = useLeaveGuard(dirty);

  const submit = async () => {
    setProblem(null);
    try {
      await save.mutateAsync(userBody(form.getFieldsValue(true), row, may));
      toast.success(peopleWords.words.saved);
      setOpen(false);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(form, fieldsOf(error))) setProblem(error);
    }
  };
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  const reload = async () => {
    if (!row) return;
    const latest = (await fetchUser(row.id)) as unknown as Row;
    setRow(latest);
    setProblem(null);
    form.resetFields();
    form.setFieldsValue(userStart(latest));
  };
  const name = row ? nameOf(row) : '';
  return (
    <Drawer
      title={row === null ? t('addTitle') : readOnly ? name : resource('editTitle', { name })}
      open={open}
      onClose={() => void close()}
      afterOpenChange={(now) => !now && onClose()}
      size={phone ? '100%' : 560}
      destroyOnHidden
      footer={
        !readOnly && (
          <div className={css.footer}>
            <Button size={phone ? 'large' : 'middle'} onClick={() => void close()}>
              {shared('cancel')}
            </Button>
            <Button size={phone ? 'large' : 'middle'} type="primary" loading={save.isPending} onClick={form.submit}>
              {shared('save')}
            </Button>
          </div>
        )
      }
    >
      {problem && (
        <Alert
          className={css.alert ?? ''}
          type={problem.code === 409 ? 'warning' : 'error'}
          showIcon
          title={problem.code === 409 ? resource('staleTitle') : problem.msg}
          description={problem.code === 409 && resource('staleText')}
          action={
            problem.code === 409 && (
              <Button size="small" onClick={() => void reload()}>
                {resource('staleLoad')}
              </Button>
            )
          }
        />
      )}
      <Form
        form={form}
        name="user"
        layout="vertical"
        initialValues={userStart(row)}
        disabled={readOnly}
        size={phone ? 'large' : 'middle'}
        validateTrigger="onBlur"
        scrollToFirstError={{ focus: true, block: 'center' }}
        onFinish={() => void submit()}
        onKeyDown={(key) => {
          if (key.key === 'Enter' && (key.ctrlKey || key.metaKey)) form.submit();
        }}
      >
        <UserFields fresh={row === null} may={may} />
      </Form>
    </Drawer>
  );
}
