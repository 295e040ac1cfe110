import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { Suspense, useRef, useState } from 'react';
import { useLanguage, useWords } from '#locale/words.ts';
import { type ProjectEntry, useProject } from '#stores/project.ts';
import { lazyPart } from '../lazy-part.ts';
import { switchProject } from '../project-switch.ts';
import { shellWords } from '../shell-words.ts';
import { type NamedProject, ProjectLine } from './project-line.tsx';
import css from './shell.module.css';

const ProjectFinder = lazyPart(async () => (await import('./project-finder.tsx')).ProjectFinder);

/** From so many projects on, one is looked for and not scanned. */
const MANY = 8;

/** The current project and the others; switching begins anew in the other one. spec §2, §4 */
export function ProjectSwitcher({ short }: { short: boolean }) {
  const t = useWords(shellWords);
  const language = useLanguage();
  const projects = useProject((state) => state.projects);
  const current = useProject((state) => state.current);
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);

  const named = (project: ProjectEntry): NamedProject => ({
    id: project.id,
    name:
      (language === 'en' && project.projectNameEn) || project.projectName || project.projectAbbreviation || project.id,
    abbreviation: project.projectAbbreviation,
    // spec §2: the current one is disabled.
    current: project.id === current?.id,
  });
  const own = current ? named(current) : { name: t('noProject'), abbreviation: '' };
  const choose = (id: string) => {
    setOpen(false);
    void switchProject(id);
  };
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <Dropdown
      trigger={['click']}
      open={open}
      onOpenChange={setOpen}
      menu={{
        items: projects.map((project) => {
          const entry = named(project);
          return { key: entry.id, label: <ProjectLine project={entry} />, disabled: entry.current };
        }),
        onClick: ({ key }) => choose(key),
        className: css.projects,
      }}
      {...(projects.length > MANY
        ? {
            popupRender: () => (
              <Suspense>
                <ProjectFinder projects={projects.map(named)} onPick={choose} onClose={close} />
              </Suspense>
            ),
            destroyOnHidden: true,
          }
        : {})}
    >
      <Button
        ref={opener}
        type="text"
        size="large"
        className={css.project}
        aria-label={`${t('switchProject')}: ${own.name}`}
        title={own.name}
      >
        <ProjectOutlined aria-hidden />
        <span className={css.projectName}>{(short && own.abbreviation) || own.name}</span>
        <DownOutlined className={css.caret} aria-hidden />
      </Button>
    </Dropdown>
  );
}
