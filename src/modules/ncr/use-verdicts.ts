import { useCallback, useState } from 'react';
import { fieldsOf } from '#api/api-error.ts';
import { type FieldProblems } from '#domain/kernel/problems.ts';
import { fieldProblems } from '#domain/kernel/issues.ts';
import type { Words } from '#domain/kernel/words.ts';
import { confirmInput, type Photo, type Report } from '#domain/ncr/schema.ts';
import { toast } from '#kit/feedback.ts';
import { sayNow } from '#locale/words.ts';
import { useReportAction } from './ncr-client.ts';
import { doneWords, recordWords } from './record-words.ts';

export interface Verdict {
  result: 'pass' | 'fail';
  comment: string;
  photos: Photo[];
}

/** What is wrong with the verdict on one defect. */
export interface VerdictErrors {
  comment?: string;
  photos?: string;
}

/** The verdicts a verifier has given on this page and not sent yet. */
export interface Verdicts {
  of: (defectId: string) => Verdict | undefined;
  errorsOf: (defectId: string) => VerdictErrors;
  /** undefined takes the verdict back. */
  give: (defectId: string, verdict: Partial<Verdict> | undefined) => void;
  setPending: (defectId: string, count: number) => void;
  /** Why they cannot be sent yet, or null. */
  missing: Words | null;
  dirty: () => boolean;
  clear: () => void;
  /** Sends all of them at once; those with faults show them instead. */
  submit: () => Promise<void>;
}

const blank = { comment: '', photos: [] };

/** Several defects are judged one after the other, then confirmed together. domain.md §2.7 */
export function useVerdicts(report: Report): Verdicts {
  const act = useReportAction();
  const [given, setGiven] = useState<Readonly<Record<string, Verdict>>>({});
  const [errors, setErrors] = useState<Readonly<Record<string, VerdictErrors>>>({});
  const [pending, setPendingCounts] = useState<Readonly<Record<string, number>>>({});
  // Somebody else may have judged one of them meanwhile: those are no longer to be sent.
  const open = report.defects.filter((d) => d.defectStatus === 'fix' && given[d.id]).map((d) => d.id);

  const give = useCallback((id: string, verdict: Partial<Verdict> | undefined) => {
    setErrors(({ [id]: _old, ...rest }) => rest);
    setGiven(({ [id]: before, ...rest }) => {
      if (verdict === undefined) return rest;
      return { ...rest, [id]: { result: 'pass', ...blank, ...before, ...verdict } };
    });
  }, []);
  const setPending = useCallback((id: string, count: number) => {
    setPendingCounts((all) => (all[id] === count ? all : { ...all, [id]: count }));
  }, []);
  const clear = useCallback(() => {
    setGiven({});
    setErrors({});
  }, []);
  const hasAny = Object.keys(given).length > 0;
  const dirty = useCallback(() => hasAny, [hasAny]);

  const show = (problems: Readonly<Record<string, string>>) => {
    const found: Record<string, VerdictErrors> = {};
    for (const [path, message] of Object.entries(problems)) {
      const [, at, field] = path.split('.');
      const id = open[Number(at)];
      if (id && (field === 'comment' || field === 'photos')) found[id] = { ...found[id], [field]: message };
    }
    setErrors(found);
    const first = Object.keys(found)[0];
    if (first) document.querySelector(`[data-verdict="${first}"]`)?.scrollIntoView({ block: 'center' });
    return first !== undefined;
  };

  const submit = async () => {
    const results = open.map((defectId) => {
      const { result, comment, photos } = given[defectId]!;
      // A comment belongs to a failure; what was typed before changing one's mind is not sent.
      if (result === 'pass') return { defectId, result, comment: '', photos: [] };
      return { defectId, result, comment, photos: photos.map(({ fileId, tag }) => ({ fileId, tag })) };
    });
    const checked = confirmInput.safeParse({ results });
    if (!checked.success) {
      show(spoken(fieldProblems(checked.error.issues)));
      return;
    }
    try {
      const after = await act.mutateAsync({ action: 'confirm', report, input: checked.data });
      clear();
      toast.success(
        after.status === 'closed' ? doneWords.closed : after.status === 'open' ? doneWords.back : doneWords.partly,
      );
    } catch (error) {
      if (!show(fieldsOf(error))) throw error;
    }
  };

  const going = Object.values(pending).some((count) => count > 0);
  const missing = open.length === 0 ? recordWords.words.judgeFirst : going ? recordWords.words.photosGoing : null;
  return {
    of: (id) => given[id],
    errorsOf: (id) => errors[id] ?? {},
    give,
    setPending,
    missing,
    dirty,
    clear,
    submit,
  };
}

const spoken = (problems: FieldProblems) =>
  Object.fromEntries(Object.entries(problems).map(([path, { words, params }]) => [path, sayNow(words, params)]));
