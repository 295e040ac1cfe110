import { confirm } from '#kit/feedback.ts';
import { sayNow } from '#locale/words.ts';
import type { GrantNode } from './chosen-nodes.ts';
import { grantWords } from './grant-words.ts';

/** A few are taken away without a question. */
const FEW = 3;
const NAMED = 6;

/** Asks, naming them, before more than a few permissions are taken away. */
export async function askToTake(removed: readonly GrantNode[]): Promise<boolean> {
  if (removed.length <= FEW) return true;
  const { askTitle, askText, ask, more } = grantWords.words;
  return confirm({
    title: sayNow(askTitle, { n: removed.length }),
    content: (
      <>
        <ul>
          {removed.slice(0, NAMED).map((node) => (
            <li key={node.id}>{`${node.title} (${node.code})`}</li>
          ))}
          {removed.length > NAMED && <li>{sayNow(more, { n: removed.length - NAMED })}</li>}
        </ul>
        {sayNow(askText)}
      </>
    ),
    okText: ask,
    danger: true,
  });
}
