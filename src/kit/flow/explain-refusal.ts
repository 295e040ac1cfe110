import { ApiError } from '#api/api-error.ts';
import { sayNow } from '#locale/words.ts';
import { confirm, toast } from '../feedback.ts';
import { flowWords } from './flow-words.ts';

/** The code of a lost race: somebody else changed the record between reading and acting. */
const STALE = 409;
/** The session has ended; the login page says so. */
const SIGNED_OUT = 401;

/**
 * Says why a write was refused: a lost race is explained and the record loaded anew on request, anything else is a
 * toast. For calls that were made silently. What is no refusal is thrown on.
 */
export async function explainRefusal(error: unknown, reload: () => unknown): Promise<void> {
  if (!(error instanceof ApiError)) throw error;
  if (error.code === SIGNED_OUT) return;
  if (error.code !== STALE) {
    toast.error(error.msg);
    return;
  }
  const { conflict, conflictText, reload: load, later } = flowWords.words;
  const answer = confirm({ title: conflict, content: sayNow(conflictText), okText: load, cancelText: later });
  if (await answer) await reload();
}
