import { type ComponentType, lazy, memo, Suspense } from 'react';
import { type RouteObject, useRoutes } from 'react-router-dom';
import { inTime } from './load-failure.ts';
import { OtherPlace } from './other-place.tsx';
import { ScreenPage } from './screen-page.tsx';
import { screens } from './screens.tsx';

/** A page of src/app/pages, in a chunk of its own. */
function page(path: string, load: () => Promise<{ default: ComponentType }>): RouteObject {
  const Page = lazy(() => inTime(load()));
  return {
    path,
    element: (
      <Suspense>
        <Page />
      </Suspense>
    ),
  };
}

/** Every address of the product. What the role's menu adds is decided inside, by the route builder. spec §2 */
const routes: RouteObject[] = [
  page('/tool', () => import('./pages/tool-page.tsx')),
  page('/403', () => import('./pages/forbidden-page.tsx')),
  page('/404', () => import('./pages/not-found-page.tsx')),
  page('/500', () => import('./pages/broken-page.tsx')),
  ...screens.map((screen) => ({
    path: screen.path,
    element: <ScreenPage screen={screen} key={screen.path} />,
  })),
  page('/myiframe/:routerPath', () => import('./pages/frame-page.tsx')),
  { path: '*', element: <OtherPlace /> },
];

/** The page of the address that is said around it. */
export const RoutedPage = memo(function RoutedPage() {
  return useRoutes(routes);
});
