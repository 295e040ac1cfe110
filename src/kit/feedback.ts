import type { ReactNode } from 'react';
import type { Words } from '#domain/kernel/words.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { sayNow } from '#locale/words.ts';

/** Words in both languages, or text that somebody has said already (the server's message). */
export type Said = Words | string;

type Tone = 'success' | 'error' | 'info' | 'warning';

export interface Question {
  title: Said;
  content?: ReactNode;
  okText?: Said;
  cancelText?: Said;
  /** The red button: something is lost by it. */
  danger?: boolean;
}

/** What antd's App context gives once it is there. */
export interface FeedbackHost {
  show: (tone: Tone, text: string) => void;
  ask: (
    question: Record<'title' | 'okText' | 'cancelText', string> & Pick<Question, 'content' | 'danger'>,
  ) => Promise<boolean>;
}

let host: FeedbackHost | null = null;
const waiting: [Tone, string][] = [];

/** Binds feedback to the page; what was said before is said then. Answers how to unbind. */
export function bindFeedback(next: FeedbackHost): () => void {
  host = next;
  for (const [tone, text] of waiting.splice(0)) next.show(tone, text);
  return () => {
    if (host === next) host = null;
  };
}

const spoken = (said: Said): string => (typeof said === 'string' ? said : sayNow(said));

function show(tone: Tone, said: Said): void {
  if (host) host.show(tone, spoken(said));
  else waiting.push([tone, spoken(said)]);
}

/** A short message over the page that goes away by itself. */
export const toast = {
  success: (said: Said = sharedWords.words.succeeded) => show('success', said),
  error: (said: Said) => show('error', said),
  info: (said: Said) => show('info', said),
  warning: (said: Said) => show('warning', said),
};

/** Asks before something is done; answers whether the person said yes. */
export function confirm(question: Question): Promise<boolean> {
  if (!host) return Promise.resolve(false);
  const {
    title,
    content,
    okText = sharedWords.words.confirm,
    cancelText = sharedWords.words.cancel,
    danger,
  } = question;
  return host.ask({
    title: spoken(title),
    okText: spoken(okText),
    cancelText: spoken(cancelText),
    content,
    ...(danger === undefined ? {} : { danger }),
  });
}
