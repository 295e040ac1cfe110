import Button from 'antd/es/button';
import { useParams } from 'react-router-dom';
import { useSay, useWords } from '#locale/words.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { shellWords } from '../shell-words.ts';
import { Notice } from './notices.tsx';
import css from './pages.module.css';
import { usePageTitle } from './use-page-title.ts';

/**
 * spec §2: /myiframe/{routerPath} embeds an external page. Only addresses of the role's menu are embedded, never one
 * that stands in the link itself: nobody can put a foreign page under our name by sending a link.
 */
export default function FramePage() {
  const t = useWords(shellWords);
  const say = useSay();
  const { routerPath = '' } = useParams();
  const { frames } = useBuiltRoutes();
  const frame = frames.get(encodeURIComponent(routerPath));
  const title = frame ? say(frame.title) : t('notFound');
  usePageTitle(title);
  if (!frame) return <Notice sign="404" title={t('notFound')} text={t('notFoundText')} />;
  return (
    <section className={css.frame}>
      <div className={css.frameHead}>
        <h1>{title}</h1>
        <Button type="link" href={frame.src} target="_blank" rel="noopener noreferrer">
          {t('openOutside')}
        </Button>
      </div>
      <iframe title={title} src={frame.src} sandbox="allow-scripts allow-forms allow-popups allow-downloads" />
    </section>
  );
}
