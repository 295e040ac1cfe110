import PlusOutlined from '@ant-design/icons/es/icons/PlusOutlined';
import Button from 'antd/es/button';
import Segmented from 'antd/es/segmented';
import { useNavigate } from 'react-router-dom';
import { leaveDeciders } from '#domain/leave/flow.ts';
import { processPaths } from '#domain/leave/process.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useListState } from '#kit/page/use-list-state.ts';
import { useWords } from '#locale/words.ts';
import { useActor } from '#stores/session.ts';
import { type LeaveView, type Startable, useLeavePage, useStartable } from './leave-client.ts';
import { LeaveList } from './leave-list.tsx';
import css from './leave.module.css';
import { leaveWords } from './leave-words.ts';

const views: readonly LeaveView[] = ['todo', 'send', 'done'];

/** What waits for me, what I asked for, what I decided; and the processes I can start. spec §2 */
export default function LeavePage() {
  const t = useWords(leaveWords);
  const { kinds } = useActor();
  const list = useListState(['view']);
  const usual: LeaveView = leaveDeciders.some((kind) => kinds.includes(kind)) ? 'todo' : 'send';
  const view = views.find((one) => one === list.filters['view']) ?? usual;
  const query = useLeavePage(view, { current: list.current, size: list.size });
  const total = query.data?.total;
  const processes = useStartable();
  const start = processes.length > 0 && processes.map((process) => <StartButton key={process.id} process={process} />);
  const empty = {
    todo: <EmptyState title={t('noneTodo')} text={t('noneTodoText')} />,
    send: <EmptyState title={t('noneSend')} text={t('noneSendText')} action={start} />,
    done: <EmptyState title={t('noneDone')} />,
  };
  return (
    <>
      <PageHeader title={t('title')} note={total === undefined ? '' : t('count', { count: total })} actions={start} />
      <nav className={css.views} aria-label={t('views')}>
        <Segmented<LeaveView>
          aria-label={t('views')}
          value={view}
          onChange={(next) => list.setFilters({ view: next })}
          options={views.map((one) => ({ value: one, label: t(one) }))}
        />
      </nav>
      <LeaveList query={query} view={view} list={list} empty={empty[view]} />
    </>
  );
}

function StartButton({ process }: { process: Startable }) {
  const t = useWords(leaveWords);
  const navigate = useNavigate();
  return (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() => void navigate(processPaths.form(process.route, process.id))}
    >
      {t('start', { name: process.name })}
    </Button>
  );
}
