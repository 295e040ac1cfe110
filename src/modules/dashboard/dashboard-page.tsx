import BarChartOutlined from '@ant-design/icons/es/icons/BarChartOutlined';
import Button from 'antd/es/button';
import { useNavigate } from 'react-router-dom';
import { useDashboard } from '#api/figures-client.ts';
import type { Dashboard } from '#domain/dashboard/figures.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { ErrorState } from '#kit/page/error-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { LinesSkeleton } from '#kit/page/page-skeleton.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useHidden } from '#stores/menu-view.ts';
import { useCode } from '#stores/menus.ts';
import { useProject } from '#stores/project.ts';
import { Ageing } from './ageing.tsx';
import { dashboardWords } from './dashboard-words.ts';
import css from './dashboard.module.css';
import { Numbers } from './numbers.tsx';
import { allReports, newReport } from './report-links.ts';
import { LongestWaiting, MyTurn } from './report-rows.tsx';
import { Shares } from './shares.tsx';
import { Weekly } from './weekly.tsx';

/** spec §2: /wel/dashboard, the console: how the project stands, every number leading to the list behind it. domain.md §2.15 */
export default function DashboardPage() {
  const t = useWords(dashboardWords);
  const say = useSay();
  const navigate = useNavigate();
  // spec §3: what the project hides from a role is not counted for it either.
  const [hidden, above] = [useHidden('report'), useHidden('qaqc')];
  const sees = useCode('report_view') && !hidden && !above;
  const { data, error, refetch } = useDashboard(sees);
  const project = useProject((state) => state.current);
  const name = project
    ? say([project.projectNameEn || project.projectName, project.projectName || project.projectNameEn])
    : '';
  const note = data?.figures.scope === 'own' ? t('own', { project: name }) : name;
  return (
    <div className={css.page}>
      <PageHeader
        title={t('title')}
        note={note}
        actions={sees && <Button onClick={() => void navigate(allReports)}>{t('list')}</Button>}
      />
      {!sees ? (
        <EmptyState icon={<BarChartOutlined />} title={t('nothing')} text={t('nothingText')} />
      ) : data ? (
        <Board board={data} />
      ) : error ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : (
        <LinesSkeleton rows={10} />
      )}
    </div>
  );
}

function Board({ board }: { board: Dashboard }) {
  const t = useWords(dashboardWords);
  const navigate = useNavigate();
  const raises = useCode('report_add');
  if (board.total === 0)
    return (
      <EmptyState
        icon={<BarChartOutlined />}
        title={t('empty')}
        text={t(raises ? 'emptyRaise' : 'emptyRead')}
        action={
          raises && (
            <Button type="primary" onClick={() => void navigate(newReport)}>
              {t('raise')}
            </Button>
          )
        }
      />
    );
  return (
    <>
      <Numbers board={board} />
      <div className={css.cards}>
        <Weekly weeks={board.weeks} />
        <Ageing board={board} />
        {/* One contractor's own figures are no comparison. */}
        {board.figures.scope === 'project' && <Shares kind="contractor" shares={board.byContractor} />}
        <Shares kind="discipline" shares={board.byDiscipline} />
        <Shares kind="block" shares={board.byBlock} />
        <MyTurn mine={board.mine} />
        <LongestWaiting rows={board.longest} />
      </div>
    </>
  );
}
