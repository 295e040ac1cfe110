import { Hono } from 'hono';
import { Problem } from '#domain/kernel/problems.ts';
import { callLog } from './kernel/call-log.ts';
import type { AppEnv, Deps } from './kernel/context.ts';
import type { AnyEndpoint } from './kernel/endpoint.ts';
import { requestFrame } from './kernel/http-request.ts';
import { inlineScripts, staticSite } from './kernel/http-static.ts';
import type { Job } from './kernel/jobs.ts';
import { mount } from './kernel/mount.ts';
import { refuse } from './kernel/respond.ts';
import { security } from './kernel/security.ts';
import { accessRoutes } from './modules/access/routes.ts';
import { authJobs } from './modules/auth/jobs.ts';
import { authRoutes } from './modules/auth/routes.ts';
import { buildingRoutes } from './modules/building/routes.ts';
import { clientRoutes } from './modules/client/routes.ts';
import { defectSetupRoutes } from './modules/defect-setup/routes.ts';
import { dictRoutes } from './modules/dict/routes.ts';
import { figuresRoutes } from './modules/figures/routes.ts';
import { filesRoutes } from './modules/files/routes.ts';
import { healthRoutes, type Life } from './modules/health/routes.ts';
import { menuRoutes } from './modules/menu/routes.ts';
import { topMenuRoutes } from './modules/menu/top-routes.ts';
import { leaveRoutes } from './modules/leave/routes.ts';
import { monitorJobs } from './modules/monitor/jobs.ts';
import { monitorRoutes } from './modules/monitor/routes.ts';
import { ncrFigureSource } from './modules/ncr/figures-read.ts';
import { ncrJobs } from './modules/ncr/jobs.ts';
import { ncrRoutes } from './modules/ncr/routes.ts';
import { reportSource } from './modules/ncr/search-read.ts';
import { noticeJobs } from './modules/notice/jobs.ts';
import { type Live, liveNews } from './modules/notice/live.ts';
import { noticeRoutes } from './modules/notice/routes.ts';
import { organisationRoutes } from './modules/organisation/routes.ts';
import { outboxJobs } from './modules/outbox/jobs.ts';
import { outboxRoutes } from './modules/outbox/routes.ts';
import { paramRoutes } from './modules/param/routes.ts';
import { peopleRoutes } from './modules/people/routes.ts';
import { profileRoutes } from './modules/profile/routes.ts';
import { roleRoutes } from './modules/role/routes.ts';
import { scopeRoutes } from './modules/scope/routes.ts';
import { searchRoutes } from './modules/search/routes.ts';
import { storageRoutes } from './modules/storage/routes.ts';

/** Every endpoint of the product: the one list that requests, table tests and property tests go by. */
export function allEndpoints(deps: Deps, live: Live = liveNews(deps)): AnyEndpoint[] {
  return [
    ...authRoutes,
    ...profileRoutes,
    ...accessRoutes,
    ...menuRoutes,
    ...topMenuRoutes,
    ...roleRoutes,
    ...scopeRoutes,
    ...paramRoutes,
    ...dictRoutes,
    ...organisationRoutes,
    ...clientRoutes,
    ...defectSetupRoutes,
    ...buildingRoutes,
    ...filesRoutes,
    ...storageRoutes,
    ...ncrRoutes,
    ...figuresRoutes([ncrFigureSource]),
    ...searchRoutes([reportSource]),
    ...leaveRoutes,
    ...outboxRoutes,
    ...noticeRoutes(live),
    ...monitorRoutes,
    ...peopleRoutes,
  ];
}

/** Everything that runs beside the requests; main.ts starts it, tests call a round themselves. */
export function allJobs(): Job[] {
  return [...authJobs, ...ncrJobs, ...outboxJobs, ...noticeJobs, ...monitorJobs];
}

/** The whole server as a function of what it stands on. Never listens: main.ts, tests and the bench do. */
export function createApp(deps: Deps, life: Life = { stopping: false }): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  app.onError((error, c) => refuse(c, error));
  app.use(requestFrame(deps), security(deps.config.frameOrigins, inlineScripts(deps.config.webRoot)));
  healthRoutes(app, deps, life);
  const live = liveNews(deps);
  life.onStop = live.close;
  app.use('/api/*', live.afterWrites, callLog(deps));
  mount(app, deps, allEndpoints(deps, live));
  app.all('/api/*', () => {
    throw new Problem('noRoute');
  });
  if (deps.config.webRoot) app.all('*', staticSite(deps.config.webRoot));
  app.notFound((c) => refuse(c, new Problem('noRoute')));
  return app;
}
