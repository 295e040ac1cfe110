import { ncrRaisers } from '#domain/ncr/states.ts';
import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import { useMemo } from 'react';
import { useNavigate } from 'react-router-dom';
import { PageHeader } from '#kit/page/page-header.tsx';
import { usePhone } from '#kit/page/use-phone.ts';
import { ListSettings } from '#kit/resource/list-settings.tsx';
import { useWords } from '#locale/words.ts';
import { useListColumns } from '#stores/list-columns.ts';
import { useCode } from '#stores/menus.ts';
import { useActor } from '#stores/session.ts';
import { listWords } from './list-words.ts';
import { useReportPage, useReportSummary } from './ncr-client.ts';
import { ncrPaths } from './ncr-paths.ts';
import { reportColumns } from './report-columns.tsx';
import { ReportFilterBar } from './report-filter-bar.tsx';
import { ReportList } from './report-list.tsx';
import { ReportViews } from './report-views.tsx';
import { useReportFilters } from './use-report-filters.ts';

const none: readonly string[] = [];

/** NCR reports: what is open, whose turn it is, and until when. */
export default function ReportListPage() {
  const t = useWords(listWords);
  const phone = usePhone();
  const list = useReportFilters();
  const query = useReportPage(list.params);
  const { data: summary } = useReportSummary();
  const hidden = useListColumns((state) => state.hidden['ncrReport']) ?? none;
  const columns = useMemo(() => reportColumns.filter((column) => !hidden.includes(column.name)), [hidden]);
  const total = query.data?.total;
  const create = useMayRaise() && createButton;
  const narrowed = list.filtered || list.view !== 'all';
  const note =
    total === undefined
      ? ''
      : narrowed
        ? t('found', { count: total })
        : t(total === 1 ? 'countOne' : 'count', { count: total });
  return (
    <>
      <PageHeader title={t('title')} note={note} actions={create} />
      <ReportViews view={list.view} onView={list.setView} summary={summary} />
      <ReportFilterBar
        list={list}
        end={!phone && <ListSettings name="ncrReport" columns={settingsColumns} hidden={hidden} />}
      />
      <ReportList query={query} list={list} columns={columns} create={create} />
    </>
  );
}

const settingsColumns = reportColumns.map(({ name, label }) => ({
  name,
  label,
  kind: 'text' as const,
  render: () => null,
}));

const createButton = <CreateButton />;

/** Raising needs the permission and one of the parts that raise. domain.md §2.7 */
function useMayRaise(): boolean {
  const allowed = useCode('report_add');
  const { kinds } = useActor();
  return allowed && ncrRaisers.some((kind) => kinds.includes(kind));
}

function CreateButton() {
  const t = useWords(listWords);
  const navigate = useNavigate();
  return (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => void navigate(ncrPaths.create)}>
      {t('create')}
    </Button>
  );
}
