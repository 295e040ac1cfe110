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
const leave = '/work/leave/index';

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
  screen('/system/user/index', 'people/user', ['Users', '用户管理']),
  screen('/monitor/online/index', 'people/online', ['Signed in now', '在线用户']),
  screen('/authority/role/index', 'access/role', ['Roles', '角色管理']),
  screen('/authority/matrix/index', 'access/matrix', ['Who may do what', '权限总览']),
  screen('/authority/datascope/index', 'access/data-scope', ['Data scopes', '数据权限']),
  screen('/authority/apiscope/index', 'access/api-scope', ['Interface scopes', '接口权限']),
  screen('/system/menu/index', 'menu/menu', ['Menus', '菜单管理']),
  screen('/system/topmenu/index', 'menu/top-menu', ['Top menus', '顶部菜单']),
  screen('/system/dept/index', 'organisation/dept', ['Departments', '机构管理']),
  screen('/system/post/index', 'organisation/post', ['Posts', '岗位管理']),
  screen('/system/tenant/index', 'organisation/tenant', ['Tenants', '租户管理']),
  screen('/system/client/index', 'system/client', ['OAuth clients', '应用管理']),
  screen('/base/region/index', 'organisation/region', ['Regions', '行政区划']),
  screen('/resource/oss/index', 'storage/oss', ['Storage', '对象存储']),
  screen('/monitor/log/usual/index', 'monitor/usual-log', ['Usual log', '通用日志']),
  screen('/monitor/log/api/index', 'monitor/api-log', ['Interface log', '接口日志']),
  screen('/monitor/log/audit/index', 'monitor/audit-log', ['Permission changes', '权限变更']),
  screen(leave, 'leave/leave', ['Leave', '请假流程']),
  screen('/work/process/leave/form/:processDefinitionId', 'leave/leave-form', ['Apply for leave', '请假申请'], leave),
  screen(
    '/work/process/leave/handle/:taskId/:processInstanceId/:businessId',
    'leave/leave-handle',
    ['Decide on leave', '请假审批'],
    leave,
  ),
  screen(
    '/work/process/leave/detail/:processInstanceId/:businessId',
    'leave/leave-detail',
    ['Leave', '请假详情'],
    leave,
  ),
  screen('/dict-horizontal/index', 'system/dict-horizontal', ['Dictionaries', '字典管理'], '/system/dict/index'),
  screen('/dict-vertical/index', 'system/dict-vertical', ['Dictionaries', '字典管理'], '/system/dict/index'),
  screen('/demo/upload', 'demo/upload', ['Upload', '上传示例'], ''),
  screen('/demo/select', 'demo/select', ['Select', '选择示例'], ''),
  screen('/demo/teams', 'demo/teams', ['Teams', '班组示例'], ''),
  screen('/demo/model', 'demo/model', ['Models', '模型示例'], ''),
];

/** Whether this build has a page at a path: the user menu offers User info only then. */
export function hasScreen(path: string): boolean {
  return screens.some((one) => one.path === path && one.page !== undefined);
}
