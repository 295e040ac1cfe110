import Drawer from 'antd/es/drawer';
import Select from 'antd/es/select';
import { useId, useMemo, useState } from 'react';
import { MenuIcon } from '#kit/icon/menu-icon.tsx';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { TreePicker } from '#kit/tree/tree-picker.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import { useProject } from '#stores/project.ts';
import { type SeenEntry, useRoleTree, useSeen } from './menu-client.ts';
import css from './menu.module.css';
import { useMenuName } from './menu-name.tsx';
import { menuWords } from './menu-words.ts';

/** The sidebar as a person with a role gets it in a project, with the buttons they may press on each page. */
export function SeenDrawer({ onClose }: { onClose: () => void }) {
  const t = useWords(menuWords);
  const id = useId();
  const language = useLanguage();
  const roles = useRoleTree();
  const projects = useProject((state) => state.projects);
  const [open, setOpen] = useState(true);
  const [role, setRole] = useState('0');
  const current = useProject((state) => state.current?.id ?? '');
  const [project, setProject] = useState(current);
  const choices = projects.map((one) => ({
    value: one.id,
    label: (language === 'en' && one.projectNameEn) || one.projectName,
  }));
  return (
    <Drawer
      title={t('seen')}
      open={open}
      onClose={() => setOpen(false)}
      afterOpenChange={(now) => !now && onClose()}
      size="min(480px, 100vw)"
      destroyOnHidden
    >
      <p className={`${css.muted} ${css.above}`}>{t('seenText')}</p>
      <div className={css.choices}>
        <div className={css.choice}>
          <label htmlFor={`${id}-role`}>{t('role')}</label>
          <TreePicker
            id={`${id}-role`}
            nodes={roles.data ?? []}
            value={role}
            onChange={setRole}
            placeholder={t('chooseRole')}
          />
        </div>
        <div className={css.choice}>
          <label htmlFor={`${id}-project`}>{t('project')}</label>
          <Select
            id={`${id}-project`}
            value={project}
            onChange={setProject}
            options={[{ value: '', label: t('noProject') }, ...choices]}
          />
        </div>
      </div>
      {role === '0' ? (
        <EmptyState title={t('chooseRole')} text={t('chooseRoleText')} />
      ) : (
        <SeenMenu role={role} project={project} />
      )}
    </Drawer>
  );
}

function SeenMenu({ role, project }: { role: string; project: string }) {
  const t = useWords(menuWords);
  const nameOf = useMenuName();
  const seen = useSeen(role, project);
  const buttons = useMemo(() => buttonsByMenu(seen.data?.buttons ?? []), [seen.data]);
  if (seen.isError) return <ErrorState error={seen.error} onRetry={() => void seen.refetch()} />;
  if (!seen.data) return <LinesSkeleton rows={8} />;
  if (seen.data.routes.length === 0) return <EmptyState title={t('seesNothing')} text={t('seesNothingText')} />;
  const list = (entries: readonly SeenEntry[]) => (
    <ul>
      {entries.map((entry) => (
        <li key={entry.id}>
          <span className={css.seenItem}>
            <MenuIcon name={entry.source} />
            <span className={css.seenText}>
              {nameOf(entry)}
              <span className={css.seenButtons}>{(buttons.get(entry.id) ?? []).map(nameOf).join(' · ')}</span>
            </span>
          </span>
          {entry.children && list(entry.children)}
        </li>
      ))}
    </ul>
  );
  return (
    <nav className={css.seen} aria-label={t('seen')}>
      {list(seen.data.routes)}
    </nav>
  );
}

function buttonsByMenu(entries: readonly SeenEntry[]): Map<string, SeenEntry[]> {
  return new Map(entries.map((entry) => [entry.id, entry.children ?? []]));
}
