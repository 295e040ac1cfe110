import css from './project-line.module.css';

/** A project as the reader calls it. */
export interface NamedProject {
  id: string;
  name: string;
  abbreviation: string;
  current: boolean;
}

/** Name and abbreviation of a project in a list of them. */
export function ProjectLine({ project }: { project: NamedProject }) {
  return (
    <span className={css.line}>
      <span className={css.name}>{project.name}</span>
      {project.abbreviation && <span className={css.short}>{project.abbreviation}</span>}
    </span>
  );
}
