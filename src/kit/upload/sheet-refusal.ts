import { ApiError } from '#api/api-error.ts';
import { problemOf } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { sayNow } from '#locale/words.ts';

/** What the server would refuse anyway of a sheet, said before anything is sent; null: nothing. spec §5: excel only, at most 1M */
export function sheetRefusal(file: File): string | null {
  if (!file.name.toLowerCase().endsWith('.xlsx')) return sayNow(problemOf('sheetType').words);
  if (file.size > limits.sheetBytes) return sayNow(problemOf('fileTooLarge').words, { limit: '1 MB' });
  return null;
}

/** A refusal in the server's words. */
export const refusalWords = (error: unknown) => (error instanceof ApiError ? error.msg : String(error));
