import AppstoreOutlined from '@ant-design/icons/es/icons/AppstoreOutlined';
import { Link } from 'react-router-dom';
import { useNow } from '#kit/date/use-now.ts';
import { EmptyState } from '#kit/page/empty-state.tsx';
import { PageHeader } from '#kit/page/page-header.tsx';
import { useSay, useWords } from '#locale/words.ts';
import { useCode } from '#stores/menus.ts';
import { useProject } from '#stores/project.ts';
import { usePersonName } from '#stores/session.ts';
import { homeWords } from './home-words.ts';
import css from './home.module.css';
import { MyTurn } from './my-turn.tsx';
import { Tiles } from './tiles.tsx';

/** Where a person lands: what waits for them, and how the project stands. */
export default function HomePage() {
  const t = useWords(homeWords);
  const say = useSay();
  const hour = useNow().getHours();
  const project = useProject((state) => state.current);
  const seesReports = useCode('report_view');
  const name = usePersonName();
  const place = project
    ? say([project.projectNameEn || project.projectName, project.projectName || project.projectNameEn])
    : '';
  const greeting = hour < 12 ? 'morning' : hour < 18 ? 'afternoon' : 'evening';
  return (
    <div className={css.page}>
      <PageHeader
        title={t(greeting, { name })}
        note={place}
        actions={seesReports && <Link to="/wel/dashboard">{t('dashboard')}</Link>}
      />
      {seesReports ? (
        <>
          <Tiles />
          <MyTurn />
        </>
      ) : (
        <EmptyState icon={<AppstoreOutlined />} title={t('welcome', { project: place })} text={t('welcomeText')} />
      )}
    </div>
  );
}
