import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import Form from 'antd/es/form';
import { useCallback, useState } from 'react';
import { ApiError, fieldsOf } from '#api/api-error.ts';
import { get } from '#api/http.ts';
import { BUTTON, menu } from '#domain/resources/menu.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { useLeaveGuard } from '#kit/page/use-leave-guard.ts';
import { usePhone } from '#kit/page/use-phone.ts';
import { bodyOf, startValues } from '#kit/resource/form-values.ts';
import { type ResourceFormInstance, showFieldErrors } from '#kit/resource/resource-form.tsx';
import { asked } from '#kit/resource/resource-row.ts';
import { resourceWords } from '#kit/resource/resource-words.ts';
import { useSave } from '#kit/resource/use-save.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow, useWords } from '#locale/words.ts';
import type { MenuRow } from './menu-client.ts';
import css from './menu.module.css';
import { MenuForm, namesFor } from './menu-form.tsx';
import { menuWords } from './menu-words.ts';

/** What the drawer is open for: an entry, or a new one of a kind below another. */
export type Editing = { row: MenuRow } | { row: null; category: number; parent: MenuRow | null };

interface Props {
  editing: Editing;
  readOnly: boolean;
  onSaved: () => void;
  onClose: () => void;
}

/** The form of a menu or button in a drawer; full width on a phone. Saving never loses input. look.md */
export function MenuDrawer({ editing, readOnly, onSaved, onClose }: Props) {
  const t = useWords(menuWords);
  const words = useWords(resourceWords);
  const shared = useWords(sharedWords);
  const phone = usePhone();
  const [form] = Form.useForm() as [ResourceFormInstance];
  const [row, setRow] = useState(editing.row);
  const [problem, setProblem] = useState<ApiError | null>(null);
  const [open, setOpen] = useState(true);
  const save = useSave(menu);
  const dirty = useCallback(() => open && !readOnly && form.isFieldsTouched(), [form, open, readOnly]);
  const mayLeave = useLeaveGuard(dirty);
  const start = row ? startValues(menu, row) : newValues(editing);

  const submit = async () => {
    setProblem(null);
    const values = form.getFieldsValue(true) as Record<string, unknown>;
    const body = bodyOf(asked(menu, namesFor(Number(values['category']), row === null)), values, row);
    if (row && body['code'] !== row.code && !(await sureOfCode(row.code, String(body['code'])))) return;
    try {
      await save.mutateAsync(body);
      toast.success(resourceWords.words.saved);
      setOpen(false);
      onSaved();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      if (!showFieldErrors(form, fieldsOf(error))) setProblem(error);
    }
  };
  const reload = async () => {
    if (!row) return;
    const latest = await get<MenuRow>(`${menu.path}/detail`, { id: row.id });
    setRow(latest);
    setProblem(null);
    form.resetFields();
    form.setFieldsValue(startValues(menu, latest));
  };
  return (
    <Drawer
      title={titleOf(t, words, editing)}
      open={open}
      onClose={() => void mayLeave().then((may) => may && setOpen(false))}
      afterOpenChange={(now) => !now && onClose()}
      size={phone ? '100%' : 480}
      destroyOnHidden
      footer={
        !readOnly && (
          <div className={css.footer}>
            <Button
              size={phone ? 'large' : 'middle'}
              onClick={() => void mayLeave().then((may) => may && setOpen(false))}
            >
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
          className={css.above ?? ''}
          type={problem.code === 409 ? 'warning' : 'error'}
          showIcon
          title={problem.code === 409 ? t('stale') : problem.msg}
          action={
            problem.code === 409 && (
              <Button size="small" onClick={() => void reload()}>
                {t('staleLoad')}
              </Button>
            )
          }
        />
      )}
      {!row && <Alert className={css.above ?? ''} type="info" showIcon title={t('who')} />}
      <MenuForm form={form} row={row} start={start} readOnly={readOnly} large={phone} onSubmit={() => void submit()} />
    </Drawer>
  );
}

/** A button's code begins with its menu's. wire.md §7 */
function newValues(editing: Editing): Record<string, unknown> {
  if (editing.row) return {};
  const { category, parent } = editing;
  const code = parent && category === BUTTON ? `${parent.code}_` : undefined;
  const path = parent && category !== BUTTON ? `${parent.path.replace(/\/+$/, '')}/` : undefined;
  return { ...startValues(menu, null), category, parentId: parent?.id, code, path };
}

function titleOf(
  t: (key: 'addTitle' | 'addButtonTitle', params?: { name: string }) => string,
  words: (key: 'editTitle', params: { name: string }) => string,
  editing: Editing,
): string {
  if (editing.row) return words('editTitle', { name: nameNow(editing.row) });
  if (editing.category === BUTTON && editing.parent) return t('addButtonTitle', { name: nameNow(editing.parent) });
  return t('addTitle');
}

const nameNow = (row: MenuRow) => sayNow([row.nameEn || row.name, row.name]);

function sureOfCode(from: string, to: string): Promise<boolean> {
  return confirm({
    title: sayNow(menuWords.words.codeAsk, { from, to }),
    content: sayNow(menuWords.words.codeAskText),
    okText: menuWords.words.codeOk,
    danger: true,
  });
}
