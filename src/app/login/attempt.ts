import { type Credentials, signIn } from '#api/sign-in.ts';
import type { Words } from '#domain/kernel/words.ts';
import { finishSignIn } from '../sign-in-flow.ts';
import { loginWords } from './login-words.ts';

export interface Attempt {
  /** Why it did not succeed, in the server's words or ours. */
  refusal?: Words | string;
}

/** One attempt to sign in: the token first, then everything the workplace needs. `granted` is told in between. spec §4 */
export async function attempt(who: Credentials, granted: () => void): Promise<Attempt> {
  const answer = await signIn(who);
  if (!answer.ok) return { refusal: answer.message || loginWords.failed };
  granted();
  return finishSignIn(answer.body, who.tenantId);
}
