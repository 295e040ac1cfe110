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
    number: 900,
    code: 'system',
    name: ['System', '系统管理'],
    path: '/system',
    icon: 'SettingOutlined',
    children: [
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
            number: 963,
            code: 'log_error',
            name: ['Error log', '错误日志'],
            path: '/monitor/log/error',
            icon: 'FileExclamationOutlined',
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
    return [own, ...under, ...menuRows(menu.children ?? [], id)];
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
    number: 3,
    code: 'top_system',
    name: ['System', '系统'],
    icon: 'SettingOutlined',
    path: '/system/param/index',
    roots: ['desk', 'system', 'monitor'],
  },
];
