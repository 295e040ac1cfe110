import App from 'antd/es/app';
import { useEffect } from 'react';
import { bindFeedback } from './feedback.ts';

/** Binds `toast` and `confirm` to the antd App around it: placed once, at the top of the shell. */
export function FeedbackHost() {
  const { message, modal } = App.useApp();
  useEffect(
    () =>
      bindFeedback({
        // Keyed by the text: ten calls that fail for one reason say it once.
        show: (tone, text) =>
          void message.open({ type: tone, content: text, key: `${tone}:${text}`, duration: tone === 'error' ? 6 : 3 }),
        ask: ({ danger, ...question }) =>
          new Promise<boolean>((answer) => {
            modal.confirm({
              ...question,
              centered: true,
              okButtonProps: { danger: danger === true },
              onOk: () => answer(true),
              onCancel: () => answer(false),
            });
          }),
      }),
    [message, modal],
  );
  return null;
}
