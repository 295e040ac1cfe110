import Alert from 'antd/es/alert';
import Button from 'antd/es/button';
import Modal from 'antd/es/modal';
import type { ReactNode } from 'react';
import { useWords } from '#locale/words.ts';
import { CodeText } from './code-text.tsx';
import { pageWords } from './page-words.ts';
import css from './told-once.module.css';

interface Props {
  title: ReactNode;
  /** What is told, each with its name; all of it can be copied. */
  facts: readonly (readonly [label: string, value: string])[];
  /** What to do with it. */
  text?: ReactNode;
  onClose: () => void;
}

/** What the server tells a single time: a new secret or password. Stays until the person says that it is kept. */
export function ToldOnce({ title, facts, text, onClose }: Props) {
  const t = useWords(pageWords);
  return (
    <Modal
      open
      title={title}
      closable={false}
      mask={{ closable: false }}
      keyboard={false}
      footer={
        <Button type="primary" onClick={onClose}>
          {t('kept')}
        </Button>
      }
    >
      <Alert type="warning" showIcon title={t('once')} description={text} />
      <dl className={css.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              <CodeText value={value} />
            </dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
