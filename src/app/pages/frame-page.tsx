import { useQuery } from '@tanstack/react-query';
import Button from 'antd/es/button';
import type { ReactNode } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { fetchFrameOrigins } from '#api/frame-client.ts';
import { sharedWords } from '#locale/shared-words.ts';
import { useSay, useWords } from '#locale/words.ts';
import { useSession } from '#stores/session.ts';
import { useBuiltRoutes } from '../built-routes.ts';
import { type FrameVerdict, frameVerdict } from '../frame-rules.ts';
import { loginPath } from '../guard.ts';
import { shellWords } from '../shell-words.ts';
import { EmbeddedPage } from './embedded-page.tsx';
import { frameWords } from './frame-words.ts';
import { Notice, NoticeBox } from './notices.tsx';
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
  const signedIn = useSession((state) => state.token !== '');
  const frame = frames.get(encodeURIComponent(routerPath));
  const title = frame ? say(frame.title) : t('notFound');
  usePageTitle(title);
  if (!signedIn) return <SignInFirst />;
  if (!frame) return <Notice sign="404" title={t('notFound')} text={t('notFoundText')} />;
  return <Judged key={routerPath} title={title} source={frame.src} />;
}

function Judged({ title, source }: { title: string; source: string }) {
  const f = useWords(frameWords);
  const shared = useWords(sharedWords);
  const own = window.location.origin;
  const alone = frameVerdict(source, [], own);
  // The list is asked for only where it decides.
  const isForeign = alone.url !== '' && new URL(alone.url).origin !== own;
  const { data, isError, refetch } = useQuery({
    queryKey: ['frame-origins'],
    queryFn: fetchFrameOrigins,
    staleTime: Number.POSITIVE_INFINITY,
    enabled: isForeign,
  });
  if (isForeign && isError)
    return (
      <NoticeBox
        sign="!"
        title={f('failed')}
        text={f('cannotTell')}
        actions={
          <>
            <Button type="primary" onClick={() => void refetch()}>
              {shared('retry')}
            </Button>
            <Outside url={alone.url} />
          </>
        }
      />
    );
  if (isForeign && !data) return null;
  const verdict = frameVerdict(source, data ?? [], own);
  if (verdict.kind === 'refused') return <Refused verdict={verdict} title={title} />;
  return (
    <EmbeddedPage
      title={title}
      kind={verdict.kind}
      url={verdict.url}
      site={verdict.site}
      outside={<Outside url={verdict.url} />}
    />
  );
}

function Refused({ verdict: { url, site }, title }: { verdict: FrameVerdict; title: string }) {
  const f = useWords(frameWords);
  if (url === '') return <Notice sign="!" title={f('noAddress')} text={f('noAddressText', { title })} />;
  return (
    <NoticeBox
      sign="↗"
      title={f('refused')}
      text={f('refusedText', { title, site })}
      actions={<Outside url={url} primary />}
    />
  );
}

function Outside({ url, primary = false }: { url: string; primary?: boolean }): ReactNode {
  const f = useWords(frameWords);
  return (
    <Button type={primary ? 'primary' : 'default'} href={url} target="_blank" rel="noopener noreferrer">
      {f('openOutside')}
    </Button>
  );
}

/** Public by the guard, but what it shows is of a person's menu. */
function SignInFirst() {
  const f = useWords(frameWords);
  const { pathname, search } = useLocation();
  return (
    <NoticeBox
      sign="→"
      title={f('signIn')}
      text={f('signInText')}
      actions={
        // The login page lies outside of the shell: a page load. docs/decisions/008
        <Button type="primary" href={loginPath(pathname, search)}>
          {f('toLogin')}
        </Button>
      }
    />
  );
}
