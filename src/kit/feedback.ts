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
const waiting: ((there: FeedbackHost) => void)[] = [];
let fetchHost: () => void = () => undefined;

/** Binds feedback to the page; what was said and asked before is said and asked then. Answers how to unbind. */
export function bindFeedback(next: FeedbackHost): () => void {
  host = next;
  for (const task of waiting.splice(0)) task(next);
  return () => {
    if (host === next) host = null;
  };
}

/** `fetch` is called when something is to be said and nobody is there yet to say it. */
export function whenFeedbackIsMissing(fetch: () => void): void {
  fetchHost = fetch;
  if (waiting.length > 0) fetch();
}

function withHost(task: (there: FeedbackHost) => void): void {
  if (host) return task(host);
  waiting.push(task);
  fetchHost();
}

const spoken = (said: Said): string => (typeof said === 'string' ? said : sayNow(said));

function show(tone: Tone, said: Said): void {
  const text = spoken(said);
  withHost((there) => there.show(tone, text));
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
  const {
    title,
    content,
    okText = sharedWords.words.confirm,
    cancelText = sharedWords.words.cancel,
    danger,
  } = question;
  const asked = {
    title: spoken(title),
    okText: spoken(okText),
    cancelText: spoken(cancelText),
    content,
    ...(danger === undefined ? {} : { danger }),
  };
  return new Promise((answer) => {
    withHost((there) => void there.ask(asked).then(answer));
  });
}
