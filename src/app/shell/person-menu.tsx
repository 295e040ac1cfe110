import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useLanguage, useWords } from '#locale/words.ts';
import { openPdf } from '#stores/pdf.ts';
import { usePersonName, useSession } from '#stores/session.ts';
import { hasScreen } from '../screens.tsx';
import { shellWords } from '../shell-words.ts';
import { askSignOut } from '../sign-out.ts';
import { PersonBadge } from './person-badge.tsx';
import css from './shell.module.css';

/** Dashboard, user info, the guide in the reader's language, logout with confirmation. spec §2 */
export function PersonMenu({ named }: { named: boolean }) {
  const t = useWords(shellWords);
  const navigate = useNavigate();
  const person = useSession((state) => state.userInfo);
  const name = usePersonName();
  const button = useRef<HTMLButtonElement>(null);
  const guide = `/guide/quick-guide-${useLanguage()}.pdf`;
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
          { key: guide, label: t('guide') },
          { type: 'divider' },
          { key: 'signOut', label: t('signOut') },
        ],
        onClick: ({ key }) => {
          // The menu goes; the focus waits on the button until the guide is closed.
          button.current?.focus();
          if (key === guide) openPdf(guide, t('guide'));
          else void (key === 'signOut' ? askSignOut() : navigate(key));
        },
      }}
    >
      <Button ref={button} type="text" size="large" className={css.person} aria-label={`${t('account')}: ${name}`}>
        <PersonBadge name={name} picture={person?.avatar ?? ''} />
        {named && <span className={css.personName}>{name}</span>}
        {named && <DownOutlined className={css.caret} aria-hidden />}
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
