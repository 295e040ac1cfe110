import DownOutlined from '@ant-design/icons/es/icons/DownOutlined';
import ProjectOutlined from '@ant-design/icons/es/icons/ProjectOutlined';
import Button from 'antd/es/button';
import Dropdown from 'antd/es/dropdown';
import { queryClient } from '#api/query-client.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { chooseProject, type ProjectEntry, useProject } from '#stores/project.ts';
import { resetTabs } from '#stores/tabs.ts';
import { shellWords } from '../shell-words.ts';
import css from './shell.module.css';

/** The current project and the others; switching begins anew in the other one. spec §2, §4 */
export function ProjectSwitcher() {
  const t = useWords(shellWords);
  const language = useLanguage();
  const projects = useProject((state) => state.projects);
  const current = useProject((state) => state.current);
  const nameOf = (project: ProjectEntry) =>
    (language === 'en' && project.projectNameEn) || project.projectName || project.projectAbbreviation || project.id;
  const name = current ? nameOf(current) : t('noProject');
  return (
    <Dropdown
      trigger={['click']}
      menu={{
        // spec §2: the current one is disabled.
        items: projects.map((project) => ({
          key: project.id,
          label: nameOf(project),
          disabled: project.id === current?.id,
        })),
        onClick: ({ key }) => switchTo(key),
        className: css.projects,
      }}
    >
      <Button
        type="text"
        size="large"
        className={css.project}
        aria-label={`${t('switchProject')}: ${name}`}
        title={name}
      >
        <ProjectOutlined aria-hidden />
        <span className={css.projectName}>{name}</span>
        <DownOutlined className={css.caret} aria-hidden />
      </Button>
    </Dropdown>
  );
}

/** Nothing of the other project may stay: no cached list, no open record, no state of a page. spec §4 */
function switchTo(id: string): void {
  chooseProject(id);
  queryClient.clear();
  resetTabs();
  window.location.assign('/');
}
