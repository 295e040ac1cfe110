import { Suspense } from 'react';
import { bannerHidden } from '#domain/dashboard/banner.ts';
import { idList } from '#domain/kernel/id-list.ts';
import { useSession } from '#stores/session.ts';
import { useWebsite } from '#stores/website.ts';
import { lazyPart } from '../lazy-part.ts';
import css from './info-banner.module.css';

const Strip = lazyPart(async () => (await import('./info-banner-strip.tsx')).InfoBannerStrip);

/** spec §2: the banner of thresholds, hidden for some roles. Its line is there before its words: nothing moves. */
export function InfoBanner({ pathname }: { pathname: string }) {
  const roles = useSession((state) => state.userInfo?.roleId);
  const config = useWebsite((state) => state.roleConfig);
  if (bannerHidden(idList(roles), config)) return null;
  return (
    <div className={css.line}>
      <Suspense>
        <Strip pathname={pathname} />
      </Suspense>
    </div>
  );
}
