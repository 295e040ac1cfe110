import Alert from 'antd/es/alert';
import Checkbox from 'antd/es/checkbox';
import Modal from 'antd/es/modal';
import Select from 'antd/es/select';
import { useState } from 'react';
import { ApiError } from '#api/api-error.ts';
import type { ProjectChoice } from '#domain/access/user-row.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { toast } from '#kit/feedback.ts';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useLanguage, useWords } from '#locale/words.ts';
import { useGrantProjects, useProjectChoices, useProjectsOf } from './people-client.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';
import { useWho } from './use-user-actions.tsx';

/** Which projects one or several people may enter; of one also for whom they work there. spec §6 */
export function ProjectsModal({ rows, onClose }: { rows: readonly Row[]; onClose: () => void }) {
  const t = useWords(peopleWords);
  const shared = useWords(sharedWords);
  const who = useWho();
  const single = rows.length === 1 ? rows[0] : undefined;
  const choices = useProjectChoices();
  const own = useProjectsOf(single?.id);
  const grant = useGrantProjects();
  const [chosen, setChosen] = useState(() => inCommon(rows));
  const [units, setUnits] = useState<Readonly<Record<string, string>>>({});
  const [refusal, setRefusal] = useState('');
  const unitOf = (projectId: string) =>
    units[projectId] ?? own.data?.find((one) => one.id === projectId)?.contractorId ?? '';
  const save = async () => {
    setRefusal('');
    try {
      await grant.mutateAsync({ userIds: rows.map((row) => row.id), projectIds: chosen, contractors: units });
      toast.success(peopleWords.words.projectsDone);
      onClose();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error.msg);
    }
  };
  const toggle = (id: string, on: boolean) => setChosen((ids) => (on ? [...ids, id] : ids.filter((one) => one !== id)));
  return (
    <Modal
      open
      title={t('projectsTitle', { who: who(rows) })}
      okText={shared('save')}
      okButtonProps={{ disabled: !choices.data }}
      confirmLoading={grant.isPending}
      onOk={() => void save()}
      onCancel={onClose}
    >
      <div className={css.stack}>
        <p className={css.muted}>{t('projectsText')}</p>
        {!choices.data && <LinesSkeleton rows={3} />}
        {choices.data?.length === 0 && <p>{t('projectsNone')}</p>}
        <ul className={css.projects}>
          {choices.data?.map((project) => (
            <ProjectLine
              key={project.id}
              project={project}
              on={chosen.includes(project.id)}
              onToggle={(on) => toggle(project.id, on)}
              unit={single && unitOf(project.id)}
              onUnit={(id) => setUnits((before) => ({ ...before, [project.id]: id }))}
            />
          ))}
        </ul>
        {refusal && <Alert type="error" showIcon title={refusal} />}
      </div>
    </Modal>
  );
}

interface LineProps {
  project: ProjectChoice;
  on: boolean;
  onToggle: (on: boolean) => void;
  /** undefined: several people, who keep whom they work for. */
  unit: string | undefined;
  onUnit: (id: string) => void;
}

function ProjectLine({ project, on, onToggle, unit, onUnit }: LineProps) {
  const t = useWords(peopleWords);
  const english = useLanguage() === 'en';
  const name = (english && project.projectNameEn) || project.projectName;
  const options = [
    { value: '', label: t('ownStaff') },
    ...project.contractors.map((one) => ({ value: one.id, label: (english && one.nameEn) || one.name })),
  ];
  return (
    <li>
      <Checkbox checked={on} onChange={(event) => onToggle(event.target.checked)}>
        {name}
      </Checkbox>
      {on && unit !== undefined && (
        <Select
          className={css.unit ?? ''}
          aria-label={`${t('worksFor')} ${name}`}
          value={unit}
          onChange={onUnit}
          options={options}
        />
      )}
    </li>
  );
}

/** The projects that all of them have. */
function inCommon(rows: readonly Row[]): string[] {
  const [first = [], ...rest] = rows.map((row) => idList(String(row['projectId'] ?? '')));
  return first.filter((id) => rest.every((ids) => ids.includes(id)));
}
