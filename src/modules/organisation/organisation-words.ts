import { defineWords } from '#locale/words.ts';

export const organisationWords = defineWords('organisation', {
  tenantMade: ['“{name}” is ready', '租户“{name}”已就绪'],
  tenantText: [
    'Give these to its first administrator, who should change the password after signing in.',
    '请将以下信息交给该租户的首位管理员，并提醒其登录后修改密码。',
  ],
  tenantId: ['Tenant ID', '租户编号'],
  account: ['Username', '用户名'],
  password: ['Password', '密码'],

  depts: ['{n} departments', '共 {n} 个机构'],
  deptOne: ['1 department', '共 1 个机构'],
  found: ['{n} found', '找到 {n} 个'],
  deptSearch: ['Department', '机构名称'],
  noDepts: ['No departments yet', '还没有机构'],
  noDeptsText: [
    'Departments say who belongs where; data scopes go by them. Add the company first, then what is below it.',
    '机构说明人员归属，数据权限按机构划分。请先新增公司，再新增其下级。',
  ],
  noDeptFound: ['No department has this name', '没有匹配的机构'],
  below: ['Add a department below', '新增下级机构'],
  open: ['Show what is below {name}', '展开 {name}'],
  close: ['Hide what is below {name}', '收起 {name}'],

  regions: ['Regions', '行政区划'],
  addRegion: ['Add a region', '新增区划'],
  addBelow: ['Add a region below', '新增下级区划'],
  inside: ['Below it', '下级区划'],
  insideOne: ['1 region', '1 个区划'],
  insideMany: ['{n} regions', '{n} 个区划'],
  nothingInside: ['Nothing lies below it yet.', '还没有下级区划。'],
  chooseRegion: ['Choose a region', '请选择区划'],
  chooseRegionText: ['What it contains appears here.', '此处显示其下级区划。'],
  noRegions: ['No regions yet', '还没有区划'],
  noRegionsText: ['Add a country first, then what it is divided into.', '请先新增国家，再新增其下级区划。'],
  allRegions: ['All regions', '全部区划'],
});
