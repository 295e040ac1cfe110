import Form from 'antd/es/form';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { Report } from '#domain/ncr/schema.ts';
import { dropFormDraft, formDraft, keepFormDraft } from '#stores/form-drafts.ts';
import { useProject } from '#stores/project.ts';
import { useSession } from '#stores/session.ts';
import { type DraftForm, draftForm, formOf, inputOf } from './draft-form.ts';

/** How long after the last key the local copy is written. */
const KEEP_MS = 400;

const same = (a: DraftForm, b: DraftForm) => JSON.stringify(inputOf(a, null)) === JSON.stringify(inputOf(b, null));

/** The form of a draft with its memory: what is typed survives a reload until it is saved or given up. */
export function useDraft(report: Report | null) {
  const [form] = Form.useForm<DraftForm>();
  const userId = useSession((state) => state.userInfo?.userId ?? '');
  const projectId = useProject((state) => state.current?.id ?? '');
  const name = `ncr-${userId}-${projectId}-${report?.id ?? 'new'}`;
  const [start] = useState(() => startOf(name, report));
  const saved = useRef(formOf(report));
  const [restoredAt, setRestoredAt] = useState(start.restoredAt);

  const values = useCallback(() => draftForm.parse(form.getFieldsValue(true)), [form]);
  const dirty = useCallback(() => !same(values(), saved.current), [values]);

  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const write = useCallback(() => {
    timer.current = undefined;
    if (dirty()) keepFormDraft(name, values());
    else dropFormDraft(name);
  }, [dirty, name, values]);
  // The last keys before the page is left (another tab, the lock) count as well.
  useEffect(
    () => () => {
      if (timer.current === undefined) return;
      clearTimeout(timer.current);
      write();
    },
    [write],
  );
  const remember = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(write, KEEP_MS);
  };
  /** Forgets the local copy, and what the form held when it was opened. */
  const forget = () => {
    clearTimeout(timer.current);
    timer.current = undefined;
    dropFormDraft(name);
    setRestoredAt(0);
  };
  const accept = (fresh: Report) => {
    saved.current = formOf(fresh);
    form.setFieldsValue(saved.current);
    forget();
  };
  const discard = () => {
    form.setFieldsValue(formOf(report));
    forget();
  };
  return {
    form,
    initial: start.values,
    restoredAt,
    values,
    dirty,
    remember,
    accept,
    forget,
    discard,
  };
}

function startOf(name: string, report: Report | null): { values: DraftForm; restoredAt: number } {
  const fresh = formOf(report);
  const copy = formDraft(name);
  const parsed = copy && draftForm.safeParse(copy.values);
  if (!copy || !parsed?.success || same(parsed.data, fresh)) return { values: fresh, restoredAt: 0 };
  return { values: parsed.data, restoredAt: copy.at };
}
