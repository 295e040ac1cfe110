import { useEffect, useState } from 'react';
import { bindFeedback } from './feedback.ts';
import css from './plain-feedback.module.css';

interface Said {
  tone: string;
  text: string;
}

/** Messages and questions without the component library: for when its file cannot be fetched, which is news in itself. */
export function PlainFeedback() {
  const [said, setSaid] = useState<readonly Said[]>([]);
  useEffect(() => {
    const same = (one: Said) => (other: Said) => one.tone === other.tone && one.text === other.text;
    return bindFeedback({
      show: (tone, text) => {
        const one = { tone, text };
        setSaid((all) => (all.some(same(one)) ? all : [...all.slice(-2), one]));
        setTimeout(() => setSaid((all) => all.filter((other) => !same(one)(other))), tone === 'error' ? 6000 : 3000);
      },
      ask: ({ title, content }) =>
        // oxlint-disable-next-line no-alert -- the browser's own question is the one that needs no file
        Promise.resolve(window.confirm(typeof content === 'string' ? `${title}\n\n${content}` : title)),
    });
  }, []);
  return (
    <div role="status" className={css.plain}>
      {said.map(({ tone, text }) => (
        <p key={`${tone} ${text}`} data-tone={tone}>
          {text}
        </p>
      ))}
    </div>
  );
}
