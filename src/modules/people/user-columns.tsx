import type { StateSpec } from '#domain/kernel/flow.ts';
import { userLabels } from '#domain/access/user-form.ts';
import { user } from '#domain/resources/user.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { columnsOf, type ExtraColumn } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useLanguage, useWords } from '#locale/words.ts';
import { peopleWords } from './people-words.ts';
import css from './people.module.css';

const { active, left, locked } = peopleWords.words;
const states = {
  active: { label: active, tone: 'good' },
  left: { label: left, tone: 'void' },
  locked: { label: locked, tone: 'bad' },
} as const satisfies Record<string, Pick<StateSpec, 'label' | 'tone'>>;

const list = (name: keyof typeof userLabels, from: string): ExtraColumn => ({
  name: from,
  label: userLabels[name],
  render: (row) => <span className={css.long}>{String(row[from] ?? '').replaceAll(',', ', ')}</span>,
});

const { account, status, lastLogin } = user.fields;

/** Whether too many sign-ins failed: only of whom could sign in at all. */
export const isLocked = (row: Row) => row['locked'] === true && row['status'] !== '0';

/** What the list of people shows; the first one opens the person. */
export const userColumns = columnsOf(user, [
  { name: 'realName', label: peopleWords.words.person, render: (row) => <BothNames row={row} /> },
  { name: 'account', label: account.label, render: (row) => String(row['account']) },
  {
    name: 'status',
    label: status.label,
    render: (row) => (
      <StateTag state={row['status'] === '0' ? states.left : isLocked(row) ? states.locked : states.active} />
    ),
  },
  list('roleId', 'roleName'),
  list('projectId', 'projectName'),
  'phone',
  'email',
  'company',
  list('deptId', 'deptName'),
  list('postId', 'postName'),
  'code',
  {
    name: 'lastLogin',
    label: lastLogin.label,
    render: (row) => <LastLogin value={String(row['lastLogin'] ?? '')} />,
  },
]);

/** Shown when somebody asks for them. */
export const hiddenAtFirst: readonly string[] = ['phone', 'email', 'company', 'deptName', 'postName', 'code'];

/** The name in the reader's language first, the other one beside it. */
function BothNames({ row }: { row: Row }) {
  const names = [String(row['realName']), String(row['name'])];
  const [first, second] = useLanguage() === 'en' ? names.toReversed() : names;
  return (
    <>
      {first} {second !== first && <span className={css.second}>{second}</span>}
    </>
  );
}

function LastLogin({ value }: { value: string }) {
  const t = useWords(peopleWords);
  return value === '' ? t('never') : <DateText value={value} time quiet />;
}
