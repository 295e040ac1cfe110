import type { Context } from 'hono';
import { type Envelope, succeeded } from '#domain/kernel/envelope.ts';
import { Problem } from '#domain/kernel/problems.ts';
import { type Language, say } from '#domain/kernel/words.ts';
import type { AppEnv } from './context.ts';
import { pgProblem } from './pg-errors.ts';

/** Answers what a handler returned: a Response as it is, anything else in the envelope; nothing is `{}`. wire.md §1 */
export function succeed(c: Context<AppEnv>, data: unknown): Response {
  if (data instanceof Response) return data;
  return c.json({
    code: 200,
    success: true,
    data: data ?? {},
    msg: say(succeeded, c.get('language')),
  } satisfies Envelope);
}

/** Answers whatever was thrown, in the reader's language, with the HTTP status of its code. Logs only what is our fault. */
export function refuse(c: Context<AppEnv>, error: unknown): Response {
  const problem = problemFrom(c, error);
  return c.json(refusalBody(problem, c.get('language')), problem.code as 400);
}

/** The envelope of a refusal. */
export function refusalBody(problem: Problem, language: Language): Envelope {
  const fields = Object.entries(problem.fields ?? {}).map(([path, said]) => [
    path,
    say(said.words, language, said.params),
  ]);
  return {
    code: problem.code,
    success: false,
    data: fields.length > 0 ? { fields: Object.fromEntries(fields) as Record<string, string> } : {},
    msg: say(problem.words, language, problem.params),
  };
}

function problemFrom(c: Context<AppEnv>, error: unknown): Problem {
  if (error instanceof Problem) return error;
  const known = pgProblem(error);
  if (known && known.code < 500) return known;
  c.get('log').error({ err: error }, known ? 'the database does not answer' : 'unexpected error');
  return known ?? new Problem('server', { requestId: c.get('requestId') });
}
