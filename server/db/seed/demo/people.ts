import type { RoleKind } from '#domain/access/roles.ts';
import type { UnitKey } from './places.ts';

/** A person of the demo. The password of all is the first password of server/db/seed/seed.ts. */
export interface DemoPerson {
  tenantId: string;
  account: string;
  kind: RoleKind;
  name: string;
  realName: string;
  company: string;
  phone: string;
  sex: '1' | '2';
  /** Projects of the demo this person works on. */
  projects: readonly ProjectKey[];
  /** The participating unit this person works for; null: the builder's own staff. */
  unit: UnitKey | null;
}

export type ProjectKey = 'main' | 'small' | 'other';

export const builderName = 'Hua Xin Construction (Singapore) Pte Ltd 华信建设（新加坡）';
const otherBuilder = 'Harbour Gate Builders Pte Ltd 海门建筑';

const both = ['main', 'small'] as const;
const first = ['main'] as const;

type Line = readonly [
  account: string,
  kind: RoleKind,
  name: string,
  realName: string,
  sex: '1' | '2',
  unit: UnitKey | null,
  projects: readonly ProjectKey[],
];

const lines: readonly Line[] = [
  ['admin', 'ADMIN', 'Lim Jia Hui', '林佳慧', '2', null, both],
  ['pm', 'PM', 'Tan Wei Ming', '陈伟明', '1', null, both],
  ['qm', 'QM', 'Lee Siew Ling', '李秀玲', '2', null, both],
  ['bm', 'BM', 'Goh Boon Keng', '吴文庆', '1', null, first],
  ['cm', 'CM', 'Zhang Jianguo', '张建国', '1', null, first],
  ['em', 'EM', 'Ravi Shankar', '拉维·尚卡尔', '1', null, first],
  ['re', 'RE', 'Ng Kok Leong', '黄国良', '1', 'supervision', both],
  ['rto', 'RTO', 'Priya Menon', '普丽娅·梅农', '2', 'supervision', first],
  ['main', 'MAIN', 'Chua Hock Seng', '蔡福成', '1', null, first],
  ['subm', 'SUBM', 'Wang Qiang', '王强', '1', 'tiling', both],
  ['sub', 'SUB', 'Md Rahim Uddin', '拉希姆', '1', 'tiling', first],
  ['subm2', 'SUBM', 'Ong Kim Hock', '王金福', '1', 'waterproofing', first],
  ['sub2', 'SUB', 'Liu Yang', '刘洋', '1', 'waterproofing', first],
  ['owner', 'OWNER', 'Serene Koh', '许诗琳', '2', 'owner', both],
  ['noproject', 'BM', 'Teo Mei Fen', '张美芬', '2', null, []],
];

const companies: Partial<Record<UnitKey, string>> = {
  supervision: 'Surelink Site Supervision 信联工程监理',
  tiling: 'Sin Lian Tiling & Interior 新联瓷砖装饰',
  waterproofing: 'Kim Hock Waterproofing & M&E 金福防水机电',
  owner: 'Meranti Green Development 美兰翠苑发展',
};

// Nobody's numbers: the block 138 0000 is not given out.
const phone = (n: number) => `138${String(n).padStart(8, '0')}`;

/** Everybody of the demo, in the order in which the start prints them. */
export const demoPeople: readonly DemoPerson[] = [
  ...lines.map(([account, kind, name, realName, sex, unit, projects], i) => ({
    tenantId: '000000',
    account,
    kind,
    name,
    realName,
    sex,
    unit,
    projects,
    phone: phone(1001 + i),
    company: (unit && companies[unit]) ?? builderName,
  })),
  // The same account names in another tenant: for proving the wall between tenants.
  ...(
    [
      ['admin', 'ADMIN', 'Yeo Chin Huat', '杨振发', null],
      ['qm', 'QM', 'Nurul Aisyah', '努鲁·艾莎', null],
      ['subm', 'SUBM', 'Low Teck Soon', '刘德顺', 'otherSub'],
    ] as const
  ).map(([account, kind, name, realName, unit], i) => ({
    tenantId: '000001',
    account,
    kind,
    name,
    realName,
    sex: i === 1 ? ('2' as const) : ('1' as const),
    unit,
    projects: ['other'] as const,
    phone: phone(2001 + i),
    company: unit ? 'Bluewater Finishing 碧水装饰' : otherBuilder,
  })),
];
