import { useState } from 'react';
import { useTeams } from '#api/team-client.ts';
import { PageHeader } from '#kit/page/page-header.tsx';
import { TeamPicker } from '#kit/tree/team-picker.tsx';
import { TreeView } from '#kit/tree/tree-view.tsx';
import { useWords } from '#locale/words.ts';
import { DemoField, DemoPart } from './demo-part.tsx';
import { demoWords } from './demo-words.ts';
import css from './demo.module.css';

/** spec §2: /demo/teams. Who is on the project, chosen one by one or by units. */
export default function TeamsPage() {
  const t = useWords(demoWords);
  const [person, setPerson] = useState<string[]>([]);
  const [people, setPeople] = useState<string[]>([]);
  const [shown, setShown] = useState<string | null>(null);
  const teams = useTeams().data ?? [];
  return (
    <div className={css.page}>
      <PageHeader title={t('teams')} note={t('teamsNote')} />
      <DemoPart title={t('person')} text={t('personText')}>
        <DemoField label={t('person')} value={person.join(', ')}>
          <TeamPicker value={person} onChange={setPerson} aria-label={t('person')} />
        </DemoField>
      </DemoPart>
      <DemoPart title={t('people')} text={t('peopleText')}>
        <DemoField label={t('people')} value={people.join(', ')}>
          <TeamPicker value={people} onChange={setPeople} multiple aria-label={t('people')} />
        </DemoField>
      </DemoPart>
      {teams.length > 0 && (
        <DemoPart title={t('whoIs')}>
          <TreeView
            nodes={teams}
            selected={shown}
            onSelect={setShown}
            note={(node) => (node.type === 'unit' ? (node.children?.length ?? 0) : node.note)}
            label={t('whoIs')}
          />
        </DemoPart>
      )}
    </div>
  );
}
