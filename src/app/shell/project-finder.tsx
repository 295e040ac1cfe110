import { useWords } from '#locale/words.ts';
import { shellWords } from '../shell-words.ts';
import { Finder } from './finder.tsx';
import { type NamedProject, ProjectLine } from './project-line.tsx';
import css from './project-line.module.css';

interface Props {
  projects: readonly NamedProject[];
  onPick: (id: string) => void;
  onClose: () => void;
}

/** Many projects: any part of the name or the abbreviation finds one. */
export function ProjectFinder({ projects, onPick, onClose }: Props) {
  const t = useWords(shellWords);
  const find = (text: string) => {
    const wanted = text.trim().toLowerCase();
    return projects
      .filter(({ name, abbreviation }) => `${abbreviation} ${name}`.toLowerCase().includes(wanted))
      .map((project) => ({
        key: project.id,
        line: <ProjectLine project={project} />,
        disabled: project.current,
      }));
  };
  return (
    <div className={css.popup}>
      <Finder label={t('searchProject')} nothing={t('noSuchProject')} find={find} onPick={onPick} onClose={onClose} />
    </div>
  );
}
