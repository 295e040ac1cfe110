import MenuFoldOutlined from '@ant-design/icons/es/icons/MenuFoldOutlined';
import MenuOutlined from '@ant-design/icons/es/icons/MenuOutlined';
import MenuUnfoldOutlined from '@ant-design/icons/es/icons/MenuUnfoldOutlined';
import Button from 'antd/es/button';
import { memo } from 'react';
import { useWords } from '#locale/words.ts';
import { useScreenClass } from '../screen-class.ts';
import { shellWords } from '../shell-words.ts';
import { ErrorLogButton } from './error-log-button.tsx';
import { FullScreenButton } from './full-screen-button.tsx';
import { LanguageSwitch } from './language-switch.tsx';
import { LockButton } from './lock-button.tsx';
import { LookButton } from './look-button.tsx';
import { NoticeBell } from './notice-bell.tsx';
import { PaletteButton } from './palette-button.tsx';
import { PersonMenu } from './person-menu.tsx';
import { ProjectSwitcher } from './project-switcher.tsx';
import css from './shell.module.css';
import { TopMenu } from './top-menu.tsx';
import { TopTools } from './top-tools.tsx';

interface Props {
  wide: boolean;
  collapsed: boolean;
  onMenu: () => void;
}

/**
 * Collapse, project, top menu, tools, person. Under 992 px the top menu goes into the drawer of the menu, under 768 the
 * tools that are used least fold behind one button. spec §2, §9
 */
export const TopBar = memo(function TopBar({ wide, collapsed, onMenu }: Props) {
  const t = useWords(shellWords);
  const room = useScreenClass();
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
      <ProjectSwitcher short={room === 'small'} />
      {wide ? <TopMenu /> : <span className={css.grow} />}
      <PaletteButton />
      <TopTools folded={room === 'small'}>
        <LockButton />
        <LanguageSwitch />
        <FullScreenButton />
        <ErrorLogButton />
        <LookButton />
      </TopTools>
      <NoticeBell />
      <PersonMenu named={room === 'large'} />
    </header>
  );
});
