import type { Words } from '#domain/kernel/words.ts';
import type { ProjectKey } from './people.ts';

/** A project of the demo. */
export interface DemoProject {
  key: ProjectKey;
  tenantId: string;
  name: Words;
  abbreviation: string;
  code: string;
  address: string;
  /** Where the photos say they were taken. */
  at: readonly [lat: number, lng: number];
}

export const demoProjects: readonly DemoProject[] = [
  {
    key: 'main',
    tenantId: '000000',
    name: ['Meranti Green Residences', '美兰翠苑'],
    abbreviation: 'MGR',
    code: 'SG-R-2024-017',
    address: '28 Meranti Green Walk, Singapore 530028',
    at: [1.3712, 103.8921],
  },
  {
    key: 'small',
    tenantId: '000000',
    name: ['Angsana Court', '安山阁'],
    abbreviation: 'AGC',
    code: 'SG-R-2025-004',
    address: '6 Angsana Close, Singapore 457006',
    at: [1.3144, 103.9263],
  },
  {
    key: 'other',
    tenantId: '000001',
    name: ['Seabreeze Terrace', '海风台'],
    abbreviation: 'SBT',
    code: 'HG-2025-002',
    address: '11 Seabreeze Drive, Singapore 449911',
    at: [1.3069, 103.9142],
  },
];

export type UnitKey = 'tiling' | 'waterproofing' | 'owner' | 'design' | 'supervision' | 'otherSub';

/** Participating units. Kinds: spec §3. */
export const participatingUnits: readonly {
  key: UnitKey;
  kind: string;
  name: Words;
  projects: readonly ProjectKey[];
}[] = [
  {
    key: 'tiling',
    kind: 'subcontract',
    name: ['Sin Lian Tiling & Interior Pte Ltd', '新联瓷砖装饰有限公司'],
    projects: ['main', 'small'],
  },
  {
    key: 'waterproofing',
    kind: 'subcontract',
    name: ['Kim Hock Waterproofing & M&E Pte Ltd', '金福防水机电有限公司'],
    projects: ['main'],
  },
  {
    key: 'owner',
    kind: 'owner',
    name: ['Meranti Green Development Pte Ltd', '美兰翠苑发展有限公司'],
    projects: ['main', 'small'],
  },
  {
    key: 'design',
    kind: 'design',
    name: ['Studio Tembusu Architects LLP', '腾武树建筑师事务所'],
    projects: ['main', 'small'],
  },
  {
    key: 'supervision',
    kind: 'supervisor',
    name: ['Surelink Site Supervision Pte Ltd', '信联工程监理有限公司'],
    projects: ['main', 'small'],
  },
  {
    key: 'otherSub',
    kind: 'subcontract',
    name: ['Bluewater Finishing Pte Ltd', '碧水装饰有限公司'],
    projects: ['other'],
  },
];

export interface RoomKind {
  code: string;
  name: Words;
  wet: 0 | 1;
  windowed: 0 | 1;
}

const roomKind = (code: string, en: string, zh: string, wet: 0 | 1, windowed: 0 | 1): RoomKind => ({
  code,
  name: [en, zh],
  wet,
  windowed,
});

/** Room types: wet rooms are ponded, rooms with windows get the water test. domain.md §2.1 */
export const roomKinds: readonly RoomKind[] = [
  roomKind('LIV', 'Living and dining', '客餐厅', 0, 1),
  roomKind('KIT', 'Kitchen', '厨房', 1, 1),
  roomKind('YRD', 'Yard', '工作阳台', 1, 0),
  roomKind('HS', 'Household shelter', '家庭防空壕', 0, 0),
  roomKind('MBR', 'Master bedroom', '主卧', 0, 1),
  roomKind('MBA', 'Master bath', '主卫', 1, 1),
  roomKind('BR2', 'Bedroom 2', '次卧二', 0, 1),
  roomKind('BR3', 'Bedroom 3', '次卧三', 0, 1),
  roomKind('BR4', 'Bedroom 4', '次卧四', 0, 1),
  roomKind('BA2', 'Common bath', '公共卫生间', 1, 0),
  roomKind('BAL', 'Balcony', '阳台', 1, 0),
];

/** Unit types and the room types they have. */
export const unitKinds: readonly {
  name: string;
  group: string;
  area: number;
  rooms: readonly string[];
  memo: string;
}[] = [
  {
    name: 'A1',
    group: '1-bedroom',
    area: 46,
    rooms: ['LIV', 'KIT', 'MBR', 'MBA', 'BAL'],
    memo: 'One-bedroom, open kitchen 一房',
  },
  {
    name: 'B2',
    group: '2-bedroom',
    area: 66,
    rooms: ['LIV', 'KIT', 'HS', 'MBR', 'MBA', 'BR2', 'BA2', 'BAL'],
    memo: 'Two-bedroom 两房',
  },
  {
    name: 'C3',
    group: '3-bedroom',
    area: 92,
    rooms: ['LIV', 'KIT', 'YRD', 'HS', 'MBR', 'MBA', 'BR2', 'BR3', 'BA2', 'BAL'],
    memo: 'Three-bedroom with yard 三房带工作阳台',
  },
  {
    name: 'D4',
    group: '4-bedroom',
    area: 121,
    rooms: ['LIV', 'KIT', 'YRD', 'HS', 'MBR', 'MBA', 'BR2', 'BR3', 'BR4', 'BA2', 'BAL'],
    memo: 'Four-bedroom corner unit 四房端户',
  },
];

export interface BlockPlan {
  project: ProjectKey;
  code: string;
  short: string;
  name: string;
  type: 'building' | 'basement' | 'zone';
  /** Level codes from bottom to top; RF has no units. */
  levels: readonly string[];
  /** Unit types of the stacks 01, 02, … on every level with units. */
  stacks: readonly string[];
}

const storeys = (n: number) => [...Array.from({ length: n }, (_, i) => String(i + 1)), 'RF'];

/** Buildings, the basement below them, and zones: the common parts outside buildings. spec §3 */
export const blockPlans: readonly BlockPlan[] = [
  {
    project: 'main',
    code: 'A',
    short: 'A',
    name: 'Block A',
    type: 'building',
    levels: storeys(12),
    stacks: ['C3', 'B2', 'B2', 'D4'],
  },
  {
    project: 'main',
    code: 'B',
    short: 'B',
    name: 'Block B',
    type: 'building',
    levels: storeys(12),
    stacks: ['B2', 'A1', 'A1', 'C3'],
  },
  {
    project: 'main',
    code: 'C',
    short: 'C',
    name: 'Block C',
    type: 'building',
    levels: storeys(10),
    stacks: ['D4', 'C3', 'C3', 'D4'],
  },
  { project: 'main', code: 'BSMT', short: 'BS', name: 'Basement', type: 'basement', levels: ['B2', 'B1'], stacks: [] },
  { project: 'main', code: 'Z-EXT', short: 'EX', name: 'Zone 1 External works', type: 'zone', levels: [], stacks: [] },
  {
    project: 'main',
    code: 'Z-CLUB',
    short: 'CL',
    name: 'Zone 2 Clubhouse and landscape',
    type: 'zone',
    levels: [],
    stacks: [],
  },
  {
    project: 'small',
    code: '1',
    short: '1',
    name: 'Block 1',
    type: 'building',
    levels: storeys(5),
    stacks: ['B2', 'A1'],
  },
  {
    project: 'other',
    code: 'T',
    short: 'T',
    name: 'Terrace 1',
    type: 'building',
    levels: storeys(3),
    stacks: ['A1', 'A1'],
  },
];
