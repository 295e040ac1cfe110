import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useEffect, useRef, useState } from 'react';
import { useSay } from '#locale/words.ts';
import { unlock } from '#stores/lock.ts';
import { usePersonName } from '#stores/session.ts';
import { lockWords } from '../lock-words.ts';
import { productName } from '../product.ts';
import { askSignOut } from '../sign-out.ts';
import css from './lock.module.css';

/** spec §4: while locked, every navigation ends here. The right password leads back to where the person was. */
export default function LockPage() {
  const say = useSay();
  const name = usePersonName();
  const [form] = Form.useForm<{ password: string }>();
  const [busy, setBusy] = useState(false);
  /** Counts wrong passwords: each shakes anew. */
  const [wrong, setWrong] = useState(0);
  const box = useRef<HTMLDivElement>(null);
  const title = say(lockWords.locked);

  useEffect(() => {
    document.title = `${title} - ${productName}`;
  }, [title]);
  useEffect(() => {
    // Not on phones: the keyboard would cover the page before anybody saw it.
    if (window.matchMedia('(pointer: fine)').matches) box.current?.querySelector('input')?.focus();
  }, []);
  useEffect(() => {
    if (wrong === 0) return;
    form.setFields([{ name: 'password', value: '', errors: [say(lockWords.wrong)] }]);
    box.current?.querySelector('input')?.focus();
    shake(box.current);
  }, [form, say, wrong]);

  async function tryUnlock({ password }: { password: string }) {
    if (busy) return;
    setBusy(true);
    // The guard leads back to where the person was as soon as the lock is open.
    if (await unlock(password).catch(() => false)) return;
    setBusy(false);
    setWrong((before) => before + 1);
  }

  return (
    <main className={css.page}>
      <div ref={box} className={css.box}>
        <LockOutlined className={css.sign} aria-hidden />
        <h1 className={css.name}>{name || title}</h1>
        <p className={css.text}>{say(lockWords.text)}</p>
        <Form form={form} layout="vertical" className={css.form} requiredMark={false} onFinish={tryUnlock}>
          <Form.Item
            name="password"
            label={say(lockWords.password)}
            validateTrigger="onSubmit"
            rules={[{ required: true, message: say(lockWords.empty) }]}
          >
            <Input.Password size="large" autoComplete="off" maxLength={128} readOnly={busy} />
          </Form.Item>
          <Flex vertical gap="small">
            <Button type="primary" size="large" block htmlType="submit" loading={busy}>
              {say(lockWords.unlock)}
            </Button>
            <Button type="text" size="large" block onClick={() => void askSignOut()}>
              {say(lockWords.signOut)}
            </Button>
          </Flex>
        </Form>
      </div>
    </main>
  );
}

/** wire.md §2: a wrong password shakes; for those who like it still, the words alone say it. */
function shake(box: HTMLElement | null): void {
  if (!box?.animate || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  const steps = [0, -8, 8, -6, 6, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  box.animate(steps, { duration: 360, easing: 'ease-in-out' });
}
