import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import type { Language } from '#domain/kernel/words.ts';
import { setLanguage, useLanguage, useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';

// Each language is called by its own name, whatever the page speaks.
const languages: readonly { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'zh', name: '中文' },
];

/** The language of everything. spec §2 */
export function LanguageSwitch() {
  const t = useWords(shellWords);
  const language = useLanguage();
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        // spec §2: the current one is disabled.
        items: languages.map(({ key, name }) => ({ key, label: name, disabled: key === language })),
        onClick: ({ key }) => setLanguage(key === 'zh' ? 'zh' : 'en'),
      }}
    >
      <Button
        type="text"
        size="large"
        aria-label={t('language')}
        title={t('language')}
        icon={<TranslationOutlined />}
      />
    </Dropdown>
  );
}
