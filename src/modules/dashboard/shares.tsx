import { useDict } from '#api/dict-client.ts';
import type { Share } from '#domain/dashboard/figures.ts';
import { BarChart } from '#kit/chart/bar-chart.tsx';
import { ChartCard } from '#kit/chart/chart-card.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { dashboardWords } from './dashboard-words.ts';
import { reportsWhere } from './report-links.ts';

type Kind = 'contractor' | 'discipline' | 'block';

const titles = { contractor: 'byContractor', discipline: 'byDiscipline', block: 'byBlock' } as const;
const filters = { contractor: 'contractorId', discipline: 'professionId', block: 'blockId' } as const;
/** The longest bars; the table has all. */
const MOST = 8;

/** Running reports of each contractor, discipline or block, and how many of them are late. */
export function Shares({ kind, shares }: { kind: Kind; shares: readonly Share[] }) {
  const t = useWords(dashboardWords);
  const say = useSay();
  const disciplines = useDict(kind === 'discipline' ? 'profession' : '', true);
  const nameOf = ({ id, name, nameEn }: Share) => {
    if (id === '') return t('without');
    return kind === 'discipline' ? disciplines.labelOf(id) : say([nameEn || name, name || nameEn]);
  };
  const rows = shares.map((share) => {
    const { id, running, overdue } = share;
    // A report that names none cannot be asked for by its name.
    const where = (more: Record<string, string>) =>
      id === '' ? undefined : reportsWhere({ [filters[kind]]: id, ...more });
    const lists = { to: where({ running: '1' }), late: where({ overdue: '1' }) };
    return { id, name: nameOf(share), running, overdue, ...lists };
  });
  const [first] = rows;
  return (
    <ChartCard
      title={t(titles[kind])}
      answer={
        !first
          ? t('calm')
          : first.overdue > 0
            ? t('worst', { name: first.name, overdue: first.overdue, running: first.running })
            : t('noneLate')
      }
      head={[t(kind), t('running'), t('overdue')]}
      rows={rows.map(({ id, name, running, overdue, to, late }) => ({
        key: id,
        cells: [{ text: name }, { text: String(running), to }, { text: String(overdue), to: late }],
      }))}
    >
      <BarChart
        bars={rows.slice(0, MOST).map(({ id, name, running, overdue, to, late }) => ({
          key: id,
          label: name,
          text: String(running),
          to,
          parts: [
            { key: 'late', tone: 'bad', value: overdue },
            { key: 'rest', tone: 'active', value: running - overdue },
          ],
          note: overdue > 0 ? { text: t('late', { count: overdue }), to: late } : undefined,
        }))}
      />
    </ChartCard>
  );
}
