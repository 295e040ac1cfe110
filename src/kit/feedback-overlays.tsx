import useMessage from 'antd/es/message/useMessage';
import useModal from 'antd/es/modal/useModal';
import { useEffect } from 'react';
import { bindFeedback } from './feedback.ts';

/** Below the top bar. */
const MESSAGES = { maxCount: 3, top: 64 };

/**
 * Messages and questions as antd shows them. By the two hooks it needs and not by antd's
 * App, which would bring notifications along.
 */
export function FeedbackOverlays() {
  const [message, messages] = useMessage(MESSAGES);
  const [modal, questions] = useModal();
  useEffect(
    () =>
      bindFeedback({
        // Keyed by the text: ten calls that fail for one reason say it once.
        show: (type, content) =>
          void message.open({ type, content, key: `${type}:${content}`, duration: type === 'error' ? 6 : 3 }),
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
  return (
    <>
      {messages}
      {questions}
    </>
  );
}
