import LockOutlined from '@ant-design/icons/es/icons/LockOutlined';
import Button from 'antd/es/button';
import Flex from 'antd/es/flex';
import Form from 'antd/es/form';
import Input from 'antd/es/input';
import { useWords } from '#locale/words.ts';
import { unlock } from '#stores/lock.ts';
import { usePersonName } from '#stores/session.ts';
import { askSignOut } from '../sign-out.ts';
import { shellWords } from '../shell-words.ts';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/** spec §4: while locked, every navigation ends here. The right password leads back to where the person was. */
export default function LockPage() {
  const t = useWords(shellWords);
  usePageTitle(t('locked'));
  const name = usePersonName();
  const [form] = Form.useForm<{ password: string }>();

  function tryUnlock({ password }: { password: string }) {
    // The guard leads back to where the person was as soon as the lock is open.
    if (unlock(password)) return;
    form.setFields([{ name: 'password', value: '', errors: [t('lockWrong')] }]);
    (form.getFieldInstance('password') as { focus: () => void } | undefined)?.focus();
  }

  return (
    <main className={css.centre}>
      <LockOutlined className={css.sign} aria-hidden />
      <h1 className={css.title}>{name || t('locked')}</h1>
      <Form form={form} layout="vertical" className={css.narrow} requiredMark={false} onFinish={tryUnlock}>
        <Form.Item name="password" label={t('lockPassword')} rules={[{ required: true, message: t('lockEmpty') }]}>
          <Input.Password size="large" autoComplete="off" />
        </Form.Item>
        <Flex vertical gap="small" className={css.below}>
          <Button type="primary" size="large" block htmlType="submit">
            {t('unlock')}
          </Button>
          <Button type="text" block onClick={() => void askSignOut()}>
            {t('signOut')}
          </Button>
        </Flex>
      </Form>
    </main>
  );
}
