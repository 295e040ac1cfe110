import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { useCallback, useState } from 'react';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { toast } from '../feedback.ts';
import { useLeaveGuard } from '../page/use-leave-guard.ts';
import { usePhone } from '../page/use-phone.ts';
import css from './resource.module.css';
import { bodyOf, startValues } from './form-values.ts';
import { type FieldParts, ResourceForm, type ResourceFormInstance, showFieldErrors } from './resource-form.tsx';
import { asked, nameOf, type Row } from './resource-row.ts';
import { resourceWords } from './resource-words.ts';
import { useSave } from './use-save.ts';

interface Props {
  resource: Resource;
  /** null: a new record. */
  row: Row | null;
  readOnly?: boolean | undefined;
  /** Fields to ask, when not all. */
  only?: readonly string[] | undefined;
  fixed?: Readonly<Record<string, unknown>> | undefined;
  /** What is added or edited, when not the resource's own title. */
  title?: string | undefined;
  /** What stands in the place of single fields. */
  parts?: FieldParts | undefined;
  beforeSave?: ((body: Readonly<Record<string, unknown>>, row: Row | null) => Promise<boolean>) | undefined;
  onReload?: (() => Promise<Row | null>) | undefined;
  onSaved?: ((row: Row) => void) | undefined;
  onClose: () => void;
}

/** The form of one record in a drawer; full width on a phone. Saving never loses input. look.md */
export function ResourceDrawer({ resource, row: given, readOnly = false, only, fixed, onReload, ...rest }: Props) {
  const t = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const say = useSay();
  const phone = usePhone();
  const [form] = Form.useForm() as [ResourceFormInstance];
  const [row, setRow] = useState(given);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [open, setOpen] = useState(true);
  const save = useSave(resource);
  const dirty = useCallback(() => open && !readOnly && form.isFieldsTouched(), [form, open, readOnly]);
  const mayLeave = useLeaveGuard(dirty);
  const fields = asked(resource, only);

  const submit = async () => {
    setProblem(null);
    const body = bodyOf(fields, form.getFieldsValue(true), row, fixed);
    if (rest.beforeSave && !(await rest.beforeSave(body, row))) return;
    try {
      const saved = await save.mutateAsync(body);
      toast.success(resourceWords.words.saved);
      setOpen(false);
      rest.onSaved?.(saved);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(form, fieldsOf(error))) setProblem(error);
    }
  };
  const close = async () => {
    if (await mayLeave()) setOpen(false);
  };
  const reload = async () => {
    const latest = await onReload?.();
    if (!latest) return;
    setRow(latest);
    setProblem(null);
    form.resetFields();
    form.setFieldsValue(startValues(resource, latest));
  };
  const what = readOnly && row ? nameOf(resource, row) : (rest.title ?? say(resource.title));
  return (
    <Drawer
      title={readOnly ? what : row ? t('editTitle', { name: nameOf(resource, row) }) : t('addTitle', { title: what })}
      open={open}
      onClose={() => void close()}
      afterOpenChange={(now) => !now && rest.onClose()}
      size={phone ? '100%' : 480}
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
      {problem && <SaveProblem problem={problem} onReload={onReload ? reload : undefined} />}
      <ResourceForm
        resource={resource}
        form={form}
        fields={fields}
        row={row}
        start={startValues(resource, row, fixed)}
        readOnly={readOnly}
        parts={rest.parts}
        onSubmit={() => void submit()}
      />
    </Drawer>
  );
}

/** Why nothing was saved; for a lost race with the way on. */
function SaveProblem({ problem, onReload }: { problem: ApiError; onReload?: (() => Promise<void>) | undefined }) {
  const t = useWords(resourceWords);
  if (problem.code !== 409) return <Alert className={css.stale ?? ''} type="error" showIcon title={problem.msg} />;
  return (
    <Alert
      className={css.stale ?? ''}
      type="warning"
      showIcon
      title={t('staleTitle')}
      description={t('staleText')}
      action={
        onReload && (
          <Button size="small" onClick={() => void onReload()}>
            {t('staleLoad')}
          </Button>
        )
      }
    />
  );
}
