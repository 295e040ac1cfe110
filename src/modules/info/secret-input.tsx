import EyeInvisibleOutlined from '@ant-design/icons/es/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/es/icons/EyeOutlined';
import Button from 'antd/es/button';
import Input from 'antd/es/input';
import { type ComponentProps, type KeyboardEvent, useState } from 'react';
import { useWords } from '#locale/words.ts';
import css from './profile.module.css';
import { profileWords } from './profile-words.ts';

/** A password field with an eye to read it by and a word when caps lock is on. */
export function SecretInput(field: ComponentProps<typeof Input>) {
  const t = useWords(profileWords);
  const [shown, setShown] = useState(false);
  const [capsLock, setCapsLock] = useState(false);
  const watch = (key: KeyboardEvent) => setCapsLock(key.getModifierState('CapsLock'));
  const word = t(shown ? 'hide' : 'show');
  return (
    <div className={css.secret}>
      <Input
        {...field}
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="off"
        onKeyDown={watch}
        onKeyUp={watch}
        suffix={
          <Button
            type="text"
            size="small"
            icon={shown ? <EyeInvisibleOutlined /> : <EyeOutlined />}
            aria-label={word}
            aria-pressed={shown}
            title={word}
            onClick={() => setShown(!shown)}
          />
        }
      />
      <output className={css.caps}>{capsLock && t('capsLock')}</output>
    </div>
  );
}
