import type { ButtonAction } from '#domain/kernel/resource.ts';
import type { Words } from '#domain/kernel/words.ts';
import { seedId } from './seed-id.ts';

/** A menu as it is seeded. `number` fixes its id for good: never reuse one. */
interface MenuSeed {
  number: number;
  code: string;
  name: Words;
  path: string;
  /** Name of an icon of @ant-design/icons. */
  icon: string;
  /** All four, or those it has. */
  buttons?: true | readonly ButtonAction[];
  /** Buttons of its own: at most five, in this order for good. */
  more?: readonly { alias: string; name: Words; icon: string; action: number }[];
  children?: readonly MenuSeed[];
}

export const menuTree: readonly MenuSeed[] = [
  {
    number: 100,
    code: 'qaqc',
    name: ['QA/QC', '质量管理'],
    path: '/qaqc',
    icon: 'SafetyCertificateOutlined',
    children: [
      {
        number: 110,
        code: 'report',
        name: ['NCR reports', 'NCR 报告'],
        path: '/qaqc/report',
        icon: 'FileExclamationOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 200,
    code: 'project',
    name: ['Project', '项目管理'],
    path: '/project',
    icon: 'ProjectOutlined',
    children: [
      {
        number: 210,
        code: 'structure',
        name: ['Building structure', '建筑结构'],
        path: '/project/structure',
        icon: 'ApartmentOutlined',
      },
      {
        number: 220,
        code: 'block',
        name: ['Blocks and zones', '楼栋与区域'],
        path: '/project/block',
        icon: 'BuildOutlined',
        buttons: true,
      },
      {
        number: 230,
        code: 'level',
        name: ['Levels', '楼层'],
        path: '/project/level',
        icon: 'BarsOutlined',
        buttons: true,
      },
      {
        number: 240,
        code: 'unit',
        name: ['Units', '单元'],
        path: '/project/unit',
        icon: 'HomeOutlined',
        buttons: true,
      },
      {
        number: 250,
        code: 'unittype',
        name: ['Unit types', '户型'],
        path: '/project/unittype',
        icon: 'LayoutOutlined',
        buttons: true,
      },
      {
        number: 260,
        code: 'room',
        name: ['Rooms', '房间'],
        path: '/project/room',
        icon: 'BorderOutlined',
        buttons: true,
      },
      {
        number: 270,
        code: 'roomtype',
        name: ['Room types', '房间类型'],
        path: '/project/roomtype',
        icon: 'AppstoreOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 300,
    code: 'quality_setup',
    name: ['Quality set-up', '质量设置'],
    path: '/setup',
    icon: 'ControlOutlined',
    children: [
      {
        number: 310,
        code: 'defect_type',
        name: ['Defect types', '缺陷类型'],
        path: '/setup/defectType',
        icon: 'TagsOutlined',
        buttons: true,
      },
      {
        number: 320,
        code: 'report_issue',
        name: ['Report issues', '报告问题库'],
        path: '/setup/reportIssue',
        icon: 'UnorderedListOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 800,
    code: 'desk',
    name: ['Desk', '工作台'],
    path: '/desk',
    icon: 'AppstoreOutlined',
    children: [
      {
        number: 810,
        code: 'notice',
        name: ['Notices', '通知公告'],
        path: '/desk/notice',
        icon: 'BellOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 850,
    code: 'work',
    name: ['Processes', '流程办公'],
    path: '/work',
    icon: 'ScheduleOutlined',
    children: [
      {
        number: 851,
        code: 'leave',
        name: ['Leave', '请假流程'],
        path: '/work/leave',
        icon: 'CalendarOutlined',
      },
    ],
  },
  {
    number: 880,
    code: 'authority',
    name: ['Permissions', '权限管理'],
    path: '/authority',
    icon: 'SafetyOutlined',
    children: [
      {
        number: 881,
        code: 'role',
        name: ['Roles', '角色管理'],
        path: '/authority/role',
        icon: 'TeamOutlined',
        buttons: true,
        more: [
          { alias: 'grant', name: ['Permissions', '权限设置'], icon: 'SafetyOutlined', action: 3 },
          { alias: 'copy', name: ['Copy', '复制'], icon: 'CopyOutlined', action: 2 },
        ],
      },
      {
        number: 882,
        code: 'role_matrix',
        name: ['Who may do what', '权限总览'],
        path: '/authority/matrix',
        icon: 'TableOutlined',
      },
      {
        number: 883,
        code: 'datascope',
        name: ['Data scopes', '数据权限'],
        path: '/authority/datascope',
        icon: 'FilterOutlined',
        buttons: true,
      },
      {
        number: 884,
        code: 'apiscope',
        name: ['Interface scopes', '接口权限'],
        path: '/authority/apiscope',
        icon: 'ApiOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 900,
    code: 'system',
    name: ['System', '系统管理'],
    path: '/system',
    icon: 'SettingOutlined',
    children: [
      {
        number: 901,
        code: 'user',
        name: ['Users', '用户管理'],
        path: '/system/user',
        icon: 'UserOutlined',
        buttons: true,
        more: [
          { alias: 'role', name: ['Roles', '角色配置'], icon: 'TeamOutlined', action: 3 },
          { alias: 'reset', name: ['Reset password', '密码重置'], icon: 'KeyOutlined', action: 3 },
          { alias: 'leave', name: ['Left or back', '离职与复职'], icon: 'UserSwitchOutlined', action: 3 },
          { alias: 'project', name: ['Projects', '项目权限'], icon: 'ProjectOutlined', action: 3 },
          { alias: 'import', name: ['Import and export', '导入导出'], icon: 'ImportOutlined', action: 1 },
        ],
      },
      {
        number: 902,
        code: 'dept',
        name: ['Departments', '机构管理'],
        path: '/system/dept',
        icon: 'ClusterOutlined',
        buttons: true,
      },
      {
        number: 903,
        code: 'post',
        name: ['Posts', '岗位管理'],
        path: '/system/post',
        icon: 'IdcardOutlined',
        buttons: true,
      },
      {
        number: 904,
        code: 'menu',
        name: ['Menus', '菜单管理'],
        path: '/system/menu',
        icon: 'MenuOutlined',
        buttons: true,
      },
      {
        number: 905,
        code: 'topmenu',
        name: ['Top menus', '顶部菜单'],
        path: '/system/topmenu',
        icon: 'CreditCardOutlined',
        buttons: true,
        more: [{ alias: 'setting', name: ['Menus behind it', '菜单配置'], icon: 'SettingOutlined', action: 2 }],
      },
      {
        number: 910,
        code: 'param',
        name: ['Parameters', '参数管理'],
        path: '/system/param',
        icon: 'SlidersOutlined',
        buttons: true,
      },
      {
        number: 920,
        code: 'dict',
        name: ['System dictionary', '系统字典'],
        path: '/system/dict',
        icon: 'BookOutlined',
        buttons: true,
      },
      {
        number: 930,
        code: 'dictbiz',
        name: ['Business dictionary', '业务字典'],
        path: '/system/dictbiz',
        icon: 'ReadOutlined',
        buttons: true,
      },
      {
        number: 906,
        code: 'tenant',
        name: ['Tenants', '租户管理'],
        path: '/system/tenant',
        icon: 'BankOutlined',
        buttons: true,
      },
      {
        number: 907,
        code: 'client',
        name: ['OAuth clients', '应用管理'],
        path: '/system/client',
        icon: 'ApiOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 940,
    code: 'base',
    name: ['Base data', '基础配置'],
    path: '/base',
    icon: 'GlobalOutlined',
    children: [
      {
        number: 941,
        code: 'region',
        name: ['Regions', '行政区划'],
        path: '/base/region',
        icon: 'EnvironmentOutlined',
        buttons: true,
      },
    ],
  },
  {
    number: 945,
    code: 'resource',
    name: ['Resources', '资源管理'],
    path: '/resource',
    icon: 'CloudServerOutlined',
    children: [
      {
        number: 946,
        code: 'oss',
        name: ['Storage', '对象存储'],
        path: '/resource/oss',
        icon: 'CloudServerOutlined',
        buttons: true,
        more: [{ alias: 'enable', name: ['Enable', '启用'], icon: 'CheckCircleOutlined', action: 2 }],
      },
    ],
  },
  {
    number: 950,
    code: 'monitor',
    name: ['Monitoring', '系统监控'],
    path: '/monitor',
    icon: 'MonitorOutlined',
    children: [
      {
        number: 960,
        code: 'log',
        name: ['Logs', '日志管理'],
        path: '/monitor/log',
        icon: 'BarsOutlined',
        children: [
          {
            number: 961,
            code: 'log_usual',
            name: ['Usual log', '通用日志'],
            path: '/monitor/log/usual',
            icon: 'FileTextOutlined',
            buttons: ['view'],
          },
          {
            number: 962,
            code: 'log_api',
            name: ['Interface log', '接口日志'],
            path: '/monitor/log/api',
            icon: 'ApiOutlined',
            buttons: ['view'],
          },
          {
            number: 963,
            code: 'log_error',
            name: ['Error log', '错误日志'],
            path: '/monitor/log/error',
            icon: 'FileExclamationOutlined',
            buttons: ['view'],
          },
          {
            number: 964,
            code: 'log_audit',
            name: ['Permission changes', '权限变更'],
            path: '/monitor/log/audit',
            icon: 'AuditOutlined',
            buttons: ['view'],
          },
        ],
      },
      {
        number: 970,
        code: 'outbox',
        name: ['Outbox', '发件箱'],
        path: '/monitor/outbox',
        icon: 'ReadOutlined',
      },
      {
        number: 971,
        code: 'online',
        name: ['Signed in now', '在线用户'],
        path: '/monitor/online',
        icon: 'DesktopOutlined',
        buttons: ['delete'],
      },
    ],
  },
];

/** wire.md §7: action 1 toolbar, 2 row, 3 both. */
const buttons: readonly { alias: ButtonAction; name: Words; icon: string; action: number }[] = [
  { alias: 'add', name: ['Add', '新增'], icon: 'PlusOutlined', action: 1 },
  { alias: 'edit', name: ['Edit', '编辑'], icon: 'EditOutlined', action: 2 },
  { alias: 'delete', name: ['Delete', '删除'], icon: 'DeleteOutlined', action: 3 },
  { alias: 'view', name: ['View', '查看'], icon: 'EyeOutlined', action: 2 },
];

export interface MenuRow {
  id: string;
  parentId: string;
  code: string;
  name: string;
  nameEn: string;
  alias: string;
  path: string;
  source: string;
  sort: number;
  category: number;
  action: number;
}

/** Every menu (category 1) and button (category 2) as rows. */
export function menuRows(tree = menuTree, parentId = '0'): MenuRow[] {
  return tree.flatMap((menu, index) => {
    const id = seedId('menu', menu.number * 10);
    const own: MenuRow = {
      id,
      parentId,
      code: menu.code,
      name: menu.name[1],
      nameEn: menu.name[0],
      alias: 'menu',
      path: menu.path,
      source: menu.icon,
      sort: index + 1,
      category: 1,
      action: 0,
    };
    const { buttons: said = [] } = menu;
    const has = said === true ? buttons : buttons.filter(({ alias }) => said.includes(alias));
    const under = has.map((button) => ({
      id: seedId('menu', menu.number * 10 + buttons.indexOf(button) + 1),
      parentId: id,
      code: `${menu.code}_${button.alias}`,
      name: button.name[1],
      nameEn: button.name[0],
      alias: button.alias,
      path: `${menu.path}/${button.alias}`,
      source: button.icon,
      sort: buttons.indexOf(button) + 1,
      category: 2,
      action: button.action,
    }));
    const more = (menu.more ?? []).map((button, at) => ({
      id: seedId('menu', menu.number * 10 + 5 + at),
      parentId: id,
      code: `${menu.code}_${button.alias}`,
      name: button.name[1],
      nameEn: button.name[0],
      alias: button.alias,
      path: `${menu.path}/${button.alias}`,
      source: button.icon,
      sort: 5 + at,
      category: 2,
      action: button.action,
    }));
    return [own, ...under, ...more, ...menuRows(menu.children ?? [], id)];
  });
}

/** The top bar's items and the trees behind them. spec §2 */
export const topMenus: readonly {
  number: number;
  code: string;
  name: Words;
  icon: string;
  path: string;
  roots: readonly string[];
}[] = [
  {
    number: 1,
    code: 'top_quality',
    name: ['Quality', '质量'],
    icon: 'SafetyCertificateOutlined',
    path: '/qaqc/report/index',
    roots: ['qaqc', 'quality_setup'],
  },
  {
    number: 2,
    code: 'top_project',
    name: ['Project', '项目'],
    icon: 'ProjectOutlined',
    path: '/project/structure/index',
    roots: ['project'],
  },
  {
    number: 4,
    code: 'top_office',
    name: ['Office', '办公'],
    icon: 'ScheduleOutlined',
    path: '/work/leave/index',
    roots: ['desk', 'work'],
  },
  {
    number: 3,
    code: 'top_system',
    name: ['System', '系统'],
    icon: 'SettingOutlined',
    path: '/system/param/index',
    roots: ['authority', 'system', 'base', 'resource', 'monitor'],
  },
];
