import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import TranslationOutlined from '@ant-design/icons/es/icons/TranslationOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useNavigate } from 'react-router-dom';
import type { Language } from '#domain/kernel/words.ts';
import { setLanguage, useLanguage, useWords } from '#locale/words.ts';
import { usePersonName, useSession } from '#stores/session.ts';
import { hasScreen } from '../screens.tsx';
import { shellWords } from '../shell-words.ts';
import { askSignOut } from '../sign-out.ts';
import { PersonBadge } from './person-badge.tsx';
import { ProjectSwitcher } from './project-switcher.tsx';
import css from './shell.module.css';

interface Props {
  wide: boolean;
  collapsed: boolean;
  onMenu: () => void;
}

/** Collapse, project, language, person. look.md */
export function TopBar({ wide, collapsed, onMenu }: Props) {
  const t = useWords(shellWords);
  const menuWord = wide ? t(collapsed ? 'expand' : 'collapse') : t('openMenu');
  return (
    <header className={css.top}>
      <Button
        type="text"
        size="large"
        aria-label={menuWord}
        title={menuWord}
        icon={wide ? collapsed ? <MenuUnfoldOutlined /> : <MenuFoldOutlined /> : <MenuOutlined />}
        onClick={onMenu}
      />
      <ProjectSwitcher />
      <span className={css.grow} />
      <LanguageSwitch />
      <PersonMenu wide={wide} />
    </header>
  );
}

// Each language is called by its own name, whatever the page speaks.
const languages: readonly { key: Language; name: string }[] = [
  { key: 'en', name: 'English' },
  { key: 'zh', name: '中文' },
];

function LanguageSwitch() {
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

function PersonMenu({ wide }: { wide: boolean }) {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const person = useSession((state) => state.userInfo);
  const name = usePersonName();
  return (
    <Dropdown
      trigger={['click']}
      placement="bottomRight"
      menu={{
        items: [
          { key: 'who', type: 'group', label: <WhoAmI /> },
          { type: 'divider' },
          { key: '/', label: t('dashboard') },
          ...(hasScreen('/info/index') ? [{ key: '/info/index', label: t('userInfo') }] : []),
          { type: 'divider' },
          { key: 'signOut', label: t('signOut') },
        ],
        onClick: ({ key }) => void (key === 'signOut' ? askSignOut() : navigate(key)),
      }}
    >
      <Button type="text" size="large" className={css.person} aria-label={`${t('account')}: ${name}`}>
        <PersonBadge name={name} picture={person?.avatar ?? ''} />
        {wide && <span className={css.personName}>{name}</span>}
        {wide && <DownOutlined className={css.caret} aria-hidden />}
      </Button>
    </Dropdown>
  );
}

function WhoAmI() {
  const name = usePersonName();
  const person = useSession((state) => state.userInfo);
  return (
    <span className={css.who}>
      <strong>{name}</strong>
      <span>{person?.roleName.replaceAll(',', ' · ')}</span>
      {person?.company && <span>{person.company}</span>}
    </span>
  );
}
