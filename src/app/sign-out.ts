import { signOutAtServer } from '#api/auth-client.ts';
import { signOutLocally } from '#api/local-sign-out.ts';
import { confirm } from '#kit/feedback.ts';
import { sayNow } from '#locale/words.ts';
import { shellWords } from './shell-words.ts';

/** spec §2: logout with confirmation. The page is left, so that nothing of this person stays in memory. */
export async function askSignOut(): Promise<void> {
  const { signOut, signOutAsk, signOutText } = shellWords.words;
  if (!(await confirm({ title: signOutAsk, content: sayNow(signOutText), okText: signOut }))) return;
  // A server that does not answer must not keep anybody signed in here.
  await signOutAtServer().catch(() => undefined);
  signOutLocally(false);
}
