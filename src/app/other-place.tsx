import { Navigate, useLocation } from 'react-router-dom';
import { useBuiltRoutes } from './built-routes.ts';
import { ContainerNotice, NotInstalledNotice } from './pages/notices.tsx';
import { placeOf } from './route-builder.ts';

/** An address that no page of this build answers to. spec §2 */
export function OtherPlace() {
  const { pathname, search } = useLocation();
  const place = placeOf(pathname, useBuiltRoutes());
  switch (place.kind) {
    case 'redirect':
      return <Navigate to={`${place.to}${search}`} replace />;
    case 'missing':
      return <NotInstalledNotice title={place.title} />;
    case 'container':
      return <ContainerNotice title={place.title} />;
    case 'unknown':
      return <Navigate to="/404" replace />;
  }
}
