import { createBrowserRouter, type RouteObject } from 'react-router-dom';
import { GuardedRoot } from './guarded-root.tsx';
import { OtherPlace } from './other-place.tsx';
import { RouteError } from './page-boundary.tsx';
import { ScreenPage } from './screen-page.tsx';
import { screens } from './screens.tsx';
import { Shell } from './shell/shell.tsx';

/** A page of src/app/pages, in a chunk of its own. */
const page = (path: string, load: () => Promise<{ default: React.ComponentType }>): RouteObject => ({
  path,
  lazy: async () => ({ Component: (await load()).default }),
});

/** Every address of the product. What the role's menu adds is decided inside, by the route builder. spec §2 */
export const routes: RouteObject[] = [
  {
    element: <GuardedRoot />,
    errorElement: <RouteError />,
    // Nothing to show yet: the guard has not even spoken.
    hydrateFallbackElement: <></>,
    children: [
      page('/lock', () => import('./pages/lock-page.tsx')),
      page('/tool', () => import('./pages/tool-page.tsx')),
      page('/403', () => import('./pages/forbidden-page.tsx')),
      page('/404', () => import('./pages/not-found-page.tsx')),
      page('/500', () => import('./pages/broken-page.tsx')),
      {
        element: <Shell />,
        children: [
          ...screens.map((screen) => ({
            path: screen.path,
            element: <ScreenPage screen={screen} key={screen.path} />,
          })),
          page('/myiframe/:routerPath', () => import('./pages/frame-page.tsx')),
          { path: '*', element: <OtherPlace /> },
        ],
      },
    ],
  },
];

/** The router of the running product; tests make their own over the same routes. */
export const makeRouter = () => createBrowserRouter(routes);
