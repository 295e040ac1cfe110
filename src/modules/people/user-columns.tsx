import type { StateSpec } from '#domain/kernel/flow.ts';
import { userLabels } from '#domain/access/user-form.ts';
import { user } from '#domain/resources/user.ts';
import { DateText } from '#kit/date/date-text.tsx';
import { columnsOf, type ExtraColumn } from '#kit/resource/resource-columns.tsx';
import type { Row } from '#kit/resource/resource-row.ts';
import { StateTag } from '#kit/state/state-tag.tsx';
import { useWords } from '#locale/words.ts';
import { peopleWords } from './people-words.ts';

const { active, left, locked } = peopleWords.words;
const states = {
  active: { label: active, tone: 'good' },
  left: { label: left, tone: 'void' },
  locked: { label: locked, tone: 'bad' },
} as const satisfies Record<string, Pick<StateSpec, 'label' | 'tone'>>;

const list = (name: keyof typeof userLabels, from: string): ExtraColumn => ({
  name: from,
  label: userLabels[name],
  render: (row) => String(row[from] ?? '').replaceAll(',', ', '),
});

const { account, realName, status, lastLogin } = user.fields;

/** Whether too many sign-ins failed: only of whom could sign in at all. */
export const isLocked = (row: Row) => row['locked'] === true && row['status'] !== '0';

/** What the list of people shows; the first one opens the person. */
export const userColumns = columnsOf(user, [
  { name: 'realName', label: realName.label, render: (row) => String(row['realName']) },
  'name',
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
export const hiddenAtFirst: readonly string[] = ['email', 'company', 'deptName', 'postName', 'code'];

function LastLogin({ value }: { value: string }) {
  const t = useWords(peopleWords);
  return value === '' ? t('never') : <DateText value={value} time quiet />;
}
