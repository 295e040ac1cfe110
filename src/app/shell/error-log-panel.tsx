import Button from 'antd/es/button';
import Drawer from 'antd/es/drawer';
import { useState } from 'react';
import { sendLogs } from '#api/log-client.ts';
import { confirm, toast } from '#kit/feedback.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { defineWords, sayNow, useWords } from '#locale/words.ts';
import { forgetLogs, type LogEntry, useErrorLog } from '#stores/error-log.ts';
import css from './error-log-panel.module.css';

export const errorLogWords = defineWords('error-log', {
  title: ['Error log', '错误日志'],
  count: ['{n} on this device', '本机共 {n} 条'],
  type: ['Type', '类型'],
  address: ['Address', '地址'],
  content: ['Content', '内容'],
  time: ['Time', '时间'],
  caught: ['Caught in', '捕获位置'],
  stack: ['Stack', '堆栈'],
  upload: ['Send to the server', '上传服务器'],
  uploadAsk: ['Send the local log to the server?', '确定上传本地日志到服务器?'],
  uploadText: [
    'It holds addresses of pages and technical messages, and helps support to find the cause.',
    '日志包含页面地址和技术信息，用于帮助支持人员定位问题。',
  ],
  sent: ['Sent successfully', '发送成功'],
  clear: ['Clear local log', '清空本地日志'],
  clearAsk: ['Clear the local log?', '确定清空本地日志记录?'],
  cleared: ['Cleared successfully', '清空成功'],
  none: ['No errors', '没有错误'],
  noneText: [
    'Errors of pages on this device are listed here, so that they can be sent to support.',
    '本机页面出现的错误会列在这里，可上传给支持人员。',
  ],
});
const { words } = errorLogWords;

/** The local error log: read, send, clear; the last two are asked. spec §2, wire.md §5 */
export function ErrorLogPanel({ open, onClose }: { open: boolean; onClose: () => void }) {
  const t = useWords(errorLogWords);
  const logs = useErrorLog((state) => state.logs);
  const [sending, setSending] = useState(false);

  const send = async () => {
    const question = { title: words.uploadAsk, content: sayNow(words.uploadText), okText: words.upload };
    if (!(await confirm(question))) return;
    setSending(true);
    try {
      await sendLogs(logs);
      // What came meanwhile has not been sent.
      forgetLogs(logs);
      toast.success(words.sent);
    } catch {
      // A refusal was told by the call itself; the list stays.
    } finally {
      setSending(false);
    }
  };
  const clear = async () => {
    if (!(await confirm({ title: words.clearAsk, okText: words.clear, danger: true }))) return;
    forgetLogs(logs);
    toast.success(words.cleared);
  };
  return (
    <Drawer
      title={t('title')}
      open={open}
      onClose={onClose}
      size="min(720px, 100vw)"
      extra={logs.length > 0 && <span className={css.count}>{t('count', { n: logs.length })}</span>}
      footer={
        logs.length > 0 && (
          <div className={css.foot}>
            <Button danger onClick={() => void clear()}>
              {t('clear')}
            </Button>
            <Button type="primary" loading={sending} onClick={() => void send()}>
              {t('upload')}
            </Button>
          </div>
        )
      }
    >
      {logs.length === 0 ? (
        <EmptyState title={t('none')} text={t('noneText')} />
      ) : (
        <ol className={css.entries}>
          {logs.map((log) => (
            <Entry key={log.time + log.message + log.info} log={log} />
          ))}
        </ol>
      )}
    </Drawer>
  );
}

function Entry({ log }: { log: LogEntry }) {
  const t = useWords(errorLogWords);
  const facts = [
    ['type', log.type],
    ['address', log.url],
    ['time', log.time],
    ['caught', log.info.trim().split('\n')[0] ?? ''],
  ] as const;
  return (
    <li className={css.entry}>
      <strong className={css.message}>{log.message}</strong>
      <dl className={css.facts}>
        {facts.map(
          ([name, value]) =>
            value !== '' && (
              <div key={name}>
                <dt>{t(name)}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {log.stack !== '' && (
        <details>
          <summary>{t('stack')}</summary>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls sideways: the keyboard must reach it */}
          <pre className={css.stack} tabIndex={0}>
            {log.stack}
          </pre>
        </details>
      )}
    </li>
  );
}
