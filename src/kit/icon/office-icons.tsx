import { type ComponentType, lazy } from 'react';
import { byName, Drawing } from './drawing.tsx';

/** The icons of the menus that administrators see: a file of their own, so that people on site do not fetch them. */
const files = import.meta.glob<string>(
  [
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/api.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/audit.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/bank.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/bell.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/book.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/cloud-server.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/cluster.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/credit-card.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/desktop.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/environment.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/file-text.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/filter.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/global.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/idcard.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/monitor.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/read.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/safety.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/setting.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/sliders.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/table.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/team.svg',
    '/node_modules/@ant-design/icons-svg/inline-svg/outlined/user.svg',
  ],
  { eager: true, query: '?raw', import: 'default' },
);
const drawings = byName(files);

/** The others are again one file; where it does not come, the default one stands for them. */
const Other = lazy(async () => ({
  default: await import('./all-icons.tsx').then(
    ({ AnyIcon }) => AnyIcon,
    () => (() => <Drawing drawing={undefined} />) as ComponentType<{ name: string }>,
  ),
}));

/** An icon that the first file of icons does not draw. */
export function OfficeIcon({ name }: { name: string }) {
  const drawing = drawings.get(name);
  return drawing ? <Drawing drawing={drawing} /> : <Other name={name} />;
}
