import Form, { type FormInstance } from 'antd/es/form';
import Modal from 'antd/es/modal';
import { type ReactNode, useState } from 'react';
import { fieldsOf } from '#api/api-error.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Report } from '#domain/ncr/schema.ts';
import { toast } from '#kit/feedback.ts';
import { explainRefusal } from '#kit/flow/explain-refusal.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useWords } from '#locale/words.ts';
import { type ActionCall, useReportAction } from './ncr-client.ts';
import css from './record.module.css';

export interface ActionModalProps {
  report: Report;
  onReload: () => unknown;
  onClose: () => void;
}

interface Props extends ActionModalProps {
  action: ActionCall['action'];
  title: string;
  text: string;
  okText: string;
  done: Words;
  children: ReactNode;
}

/** The few questions of one action: its fields, refusals at them, and the action itself. Input stays until it worked. */
export function ActionModal({ report, action, title, text, okText, done, onReload, onClose, children }: Props) {
  const shared = useWords(sharedWords);
  const [form] = Form.useForm<Record<string, string>>() as [FormInstance<Record<string, string>>];
  const [open, setOpen] = useState(true);
  const act = useReportAction();
  const run = async (input: Record<string, string>) => {
    try {
      await act.mutateAsync({ action, report, input });
      toast.success(done);
      setOpen(false);
    } catch (error) {
      const names = Object.entries(fieldsOf(error)).filter(([name]) => name in input);
      form.setFields(names.map(([name, message]) => ({ name, errors: [message] })));
      if (names.length === 0) await explainRefusal(error, onReload);
    }
  };
  return (
    <Modal
      title={title}
      open={open}
      centered
      okText={okText}
      cancelText={shared('cancel')}
      confirmLoading={act.isPending}
      onOk={form.submit}
      onCancel={() => setOpen(false)}
      afterClose={onClose}
      mask={{ closable: false }}
      destroyOnHidden
    >
      <p className={css.quiet}>{text}</p>
      <Form form={form} layout="vertical" validateTrigger="onBlur" onFinish={(input) => void run(input)}>
        {children}
      </Form>
    </Modal>
  );
}
