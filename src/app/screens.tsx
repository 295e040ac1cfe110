import { type ComponentType, lazy, type ReactElement, useState } from 'react';
import { matchPath } from 'react-router-dom';
import type { Words } from '#domain/kernel/words.ts';
import { inTime } from './load-failure.ts';

/** A page of the product: where it lies, what it is called, and which menu entry opens it. */
export interface Screen {
  path: string;
  /** When the menu says no name for it. */
  title: Words;
  /** The menu path that gives access; '' when every signed-in person may open it. */
  menu: string;
  /** Undefined: this build does not contain it. */
  page: ReactElement | undefined;
}

type Load = () => Promise<{ default: ComponentType }>;

/** Every page of every module, by its file; a page is registered below before anybody reaches it. */
const pages = import.meta.glob<{ default: ComponentType }>('/src/modules/*/*-page.tsx') as Record<string, Load>;

/** Pages that came before they were shown, and how to fetch one. */
const come = new Map<string, ComponentType>();
const loads = new Map<string, Load>();

function screen(path: string, file: string, title: Words, menu: string = path): Screen {
  const load = pages[`/src/modules/${file}-page.tsx`];
  if (!load) return { path, title, menu, page: undefined };
  loads.set(path, load);
  const Later = lazy(() => inTime(load()));
  return { path, title, menu, page: <Fetched path={path} later={Later} /> };
}

/** One that is there already is shown at once: of a promise React would show the skeleton first, for 300 ms. */
function Fetched({ path, later }: { path: string; later: ComponentType }) {
  const [Page] = useState(() => come.get(path) ?? later);
  return <Page />;
}

/** Fetches the page of an address before it is shown; a failure is left for the page itself to say. */
export async function fetchScreen(pathname: string): Promise<void> {
  const path = pathname === '/' ? '/wel/index' : screens.find((one) => matchPath(one.path, pathname))?.path;
  const load = path === undefined ? undefined : loads.get(path);
  if (path === undefined || !load) return;
  try {
    come.set(path, (await load()).default);
  } catch {
    // Shown, and tried again, where the page is.
  }
}

const report = '/qaqc/report/index';

/** The one list of pages. Pages get no props; the state of lists lives in the address. */
export const screens: readonly Screen[] = [
  screen('/wel/index', 'home/home', ['Home', '首页'], ''),
  screen('/wel/dashboard', 'dashboard/dashboard', ['Dashboard', '控制台'], ''),
  screen('/info/index', 'info/profile', ['User info', '个人信息'], ''),
  screen('/test/index', 'gallery/gallery', ['Gallery', '组件库'], ''),
  screen(report, 'ncr/report-list', ['NCR reports', 'NCR 报告']),
  screen('/qaqc/report/new', 'ncr/report-edit', ['New NCR report', '新建 NCR 报告'], report),
  screen('/qaqc/report/edit/:id', 'ncr/report-edit', ['Edit NCR report', '编辑 NCR 报告'], report),
  screen('/qaqc/report/detail/:id', 'ncr/report', ['NCR report', 'NCR 报告'], report),
  screen('/setup/defectType/index', 'defect-setup/defect-type', ['Defect types', '缺陷类型']),
  screen('/setup/reportIssue/index', 'defect-setup/report-issue', ['Report issues', '报告问题库']),
  screen('/project/structure/index', 'building/structure', ['Building structure', '建筑结构']),
  screen('/project/block/index', 'building/block', ['Blocks and zones', '楼栋与区域']),
  screen('/project/level/index', 'building/level', ['Levels', '楼层']),
  screen('/project/unit/index', 'building/unit', ['Units', '单元']),
  screen('/project/unittype/index', 'building/unit-type', ['Unit types', '户型']),
  screen('/project/room/index', 'building/room', ['Rooms', '房间']),
  screen('/project/roomtype/index', 'building/room-type', ['Room types', '房间类型']),
  screen('/desk/notice/index', 'notice/notice', ['Notices', '通知公告']),
  screen('/monitor/log/error/index', 'monitor/error-log', ['Error log', '错误日志']),
  screen('/system/param/index', 'system/param', ['Parameters', '参数管理']),
  screen('/system/dict/index', 'system/dict', ['System dictionary', '系统字典']),
  screen('/system/dictbiz/index', 'system/dict-biz', ['Business dictionary', '业务字典']),
  screen('/monitor/outbox/index', 'outbox/outbox', ['Outbox', '发件箱']),
];

/** Whether this build has a page at a path: the user menu offers User info only then. */
export function hasScreen(path: string): boolean {
  return screens.some((one) => one.path === path && one.page !== undefined);
}
