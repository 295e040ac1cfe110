import Form from 'antd/es/form';
import Input from 'antd/es/input';
import Modal from 'antd/es/modal';
import { useState } from 'react';
import { toast } from '#kit/feedback.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { lock, setLockPassword } from '#stores/lock.ts';
import { lockWords } from '../lock-words.ts';

interface Props {
  open: boolean;
  onClose: () => void;
}

/** Asks for the password that the lock is to be opened with. spec §4, §5 */
export function LockDialog({ open, onClose }: Props) {
  const say = useSay();
  const shared = useWords(sharedWords);
  const [form] = Form.useForm<{ password: string }>();
  const [busy, setBusy] = useState(false);

  async function close({ password }: { password: string }) {
    if (busy) return;
    setBusy(true);
    try {
      // The page that opens the lock is there before anything is closed, so that nobody is stuck without a connection.
      await Promise.all([setLockPassword(password), import('../pages/lock-page.tsx')]);
      onClose();
      lock();
    } catch {
      setBusy(false);
      toast.error(lockWords.failed);
    }
  }

  return (
    <Modal
      open={open}
      centered
      width={420}
      title={say(lockWords.lock)}
      okText={say(lockWords.lock)}
      cancelText={shared('cancel')}
      confirmLoading={busy}
      onOk={() => form.submit()}
      onCancel={onClose}
      afterOpenChange={(shown) => {
        if (shown) (form.getFieldInstance('password') as { focus: () => void } | undefined)?.focus();
      }}
    >
      <p>{say(lockWords.ask)}</p>
      <Form form={form} layout="vertical" requiredMark={false} onFinish={close}>
        <Form.Item
          name="password"
          label={say(lockWords.password)}
          validateTrigger="onSubmit"
          rules={[{ required: true, message: say(lockWords.empty) }]}
        >
          <Input.Password size="large" autoComplete="new-password" maxLength={128} />
        </Form.Item>
      </Form>
    </Modal>
  );
}
