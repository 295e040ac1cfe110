import { confirm } from '#kit/feedback.ts';
import { sayNow } from '#locale/words.ts';
import type { GrantNode } from './chosen-nodes.ts';
import { grantWords } from './grant-words.ts';

/** A few are taken away without a question. */
const FEW = 3;
const NAMED = 6;

interface Change {
  taken: readonly GrantNode[];
  widened: readonly GrantNode[];
}

/** Asks, naming them, before more than a few permissions are taken away, or a data scope, without which more is seen. */
export async function askToTake({ taken, widened }: Change): Promise<boolean> {
  const many = taken.length > FEW;
  if (!many && widened.length === 0) return true;
  const { askTitle, askText, ask, widenTitle, widenText, widen } = grantWords.words;
  return confirm({
    title: many ? sayNow(askTitle, { n: taken.length }) : widenTitle,
    content: (
      <>
        {many && <Named nodes={taken} />}
        {many && <p>{sayNow(askText)}</p>}
        {widened.length > 0 && <p>{sayNow(widenText)}</p>}
        {widened.length > 0 && <Named nodes={widened} />}
      </>
    ),
    okText: many ? ask : widen,
    danger: true,
  });
}

function Named({ nodes }: { nodes: readonly GrantNode[] }) {
  return (
    <ul>
      {nodes.slice(0, NAMED).map((node) => (
        <li key={node.id}>{`${node.title} (${node.code})`}</li>
      ))}
      {nodes.length > NAMED && <li>{sayNow(grantWords.words.more, { n: nodes.length - NAMED })}</li>}
    </ul>
  );
}
