import Form from 'antd/es/form';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { fieldsOf } from '#api/api-error.ts';
import { can } from '#domain/kernel/flow.ts';
import { fieldProblems } from '#domain/kernel/issues.ts';
import { ncrFlow } from '#domain/ncr/flow.ts';
import { type Report, reportInput } from '#domain/ncr/schema.ts';
import { toast } from '#kit/feedback.ts';
import { explainRefusal } from '#kit/flow/explain-refusal.ts';
import { sayNow, useSay } from '#locale/words.ts';
import { closeTab } from '#stores/tabs.ts';
import { useActor } from '#stores/session.ts';
import { draftForm, type DraftForm, factsOf, fieldAt, inputOf } from './draft-form.ts';
import { editWords } from './edit-words.ts';
import { useReportAction, useSaveReport } from './ncr-client.ts';
import { ncrPaths } from './ncr-paths.ts';
import type { useDraft } from './use-draft.ts';

export interface SaveOptions {
  report: Report | null;
  draft: ReturnType<typeof useDraft>;
  photosGoing: boolean;
  onReload: () => unknown;
}

/** Save and Send of a draft. Sending saves first; refusals stand at their fields; input is never lost. */
export function useSaveDraft({ report, draft, photosGoing, onReload }: SaveOptions) {
  const { form } = draft;
  const say = useSay();
  const actor = useActor();
  const navigate = useNavigate();
  const saveReport = useSaveReport();
  const act = useReportAction();
  const [busy, setBusy] = useState<'save' | 'send' | null>(null);
  const typed = Form.useWatch((values: DraftForm) => values, { form, preserve: true });
  const now = draftForm.parse(typed ?? draft.initial);

  /** Why it cannot be sent yet, by the rules of the flow. */
  const lacking = (() => {
    if (photosGoing) return say(editWords.words.photosGoing);
    if (!now.professionId || !now.description.trim()) return say(editWords.words.required);
    const verdict = can(ncrFlow, 'send', factsOf(now, actor.userId), actor);
    return verdict.ok ? null : say(verdict.reason.words, verdict.reason.params);
  })();

  const showErrors = (errors: Readonly<Record<string, string>>) => {
    const values = draft.values();
    const named = Object.entries(errors).map(([path, message]) => ({ name: fieldAt(values, path), errors: [message] }));
    form.setFields(named as never);
    const first = named[0];
    if (first) form.scrollToField(first.name as never, { focus: true, block: 'center' });
    return named.length > 0;
  };

  const store = async (): Promise<Report | null> => {
    const input = reportInput.safeParse(inputOf(draft.values(), report));
    if (!input.success) {
      const problems = Object.entries(fieldProblems(input.error.issues));
      showErrors(Object.fromEntries(problems.map(([path, { words, params }]) => [path, sayNow(words, params)])));
      toast.warning(editWords.words.fields);
      return null;
    }
    try {
      const saved = await saveReport.mutateAsync(input.data);
      draft.accept(saved);
      return saved;
    } catch (error) {
      if (showErrors(fieldsOf(error))) toast.warning(editWords.words.fields);
      else await explainRefusal(error, onReload);
      return null;
    }
  };

  const goTo = (path: string) => {
    if (!report) closeTab(ncrPaths.create);
    void navigate(path, { replace: true });
  };

  const run = async (what: 'save' | 'send', after: (saved: Report) => Promise<void>) => {
    if (busy) return;
    setBusy(what);
    try {
      const saved = await store();
      if (saved) await after(saved);
    } finally {
      setBusy(null);
    }
  };

  const save = () =>
    run('save', async (saved) => {
      toast.success(editWords.words.saved);
      if (!report) goTo(ncrPaths.edit(saved.id));
    });

  const send = () =>
    run('send', async (saved) => {
      try {
        await act.mutateAsync({ action: 'send', report: saved });
        toast.success(editWords.words.sent);
        closeTab(ncrPaths.edit(saved.id));
        goTo(ncrPaths.record(saved.id));
      } catch (error) {
        // It is saved all the same: stay with it.
        if (!report) goTo(ncrPaths.edit(saved.id));
        await explainRefusal(error, onReload);
      }
    });

  return { save, send, saving: busy === 'save', sending: busy === 'send', lacking };
}
