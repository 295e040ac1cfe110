import { type RoleKind, roleKinds, roleNames } from '#domain/access/roles.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Db } from '../../open.ts';
import { dept, post } from '../../schema.ts';
import { insertAll } from './bulk.ts';
import type { Run } from './demo-ids.ts';
import type { DemoPerson } from './people.ts';

interface DeptSeed {
  name: Words;
  full: Words;
  /** Accounts of who works there. */
  people?: readonly string[];
  children?: readonly DeptSeed[];
}

const trees: Readonly<Record<string, DeptSeed>> = {
  '000000': {
    name: ['Hua Xin Construction', '华信建设'],
    full: ['Hua Xin Construction (Singapore) Pte Ltd', '华信建设（新加坡）有限公司'],
    children: [
      {
        name: ['Project office', '项目部'],
        full: ['Meranti Green project office', '美兰翠苑项目部'],
        people: ['pm'],
        children: [
          { name: ['Quality', '质量部'], full: ['Quality assurance and control', '质量管理部'], people: ['qm'] },
          { name: ['Blocks', '楼栋组'], full: ['Block management', '楼栋管理组'], people: ['bm', 'noproject'] },
          { name: ['Construction', '施工部'], full: ['Construction management', '施工管理部'], people: ['cm', 'main'] },
          { name: ['E&M', '机电部'], full: ['Electrical and mechanical', '机电工程部'], people: ['em'] },
        ],
      },
      {
        name: ['Administration', '行政信息部'],
        full: ['Administration and systems', '行政与信息部'],
        people: ['admin'],
      },
      {
        name: ['Partners', '合作单位'],
        full: ['Partners on site', '现场合作单位'],
        children: [
          { name: ['Site supervision', '工程监理'], full: ['Site supervision', '工程监理单位'], people: ['re', 'rto'] },
          {
            name: ['Sub-contractors', '分包单位'],
            full: ['Sub-contractors', '分包单位'],
            people: ['subm', 'sub', 'subm2', 'sub2'],
          },
          { name: ['Owner', '业主'], full: ['Owner', '业主单位'], people: ['owner'] },
        ],
      },
    ],
  },
  '000001': {
    name: ['Harbour Gate', '海门建筑'],
    full: ['Harbour Gate Builders Pte Ltd', '海门建筑有限公司'],
    people: ['admin'],
    children: [
      { name: ['Quality', '质量部'], full: ['Quality', '质量部'], people: ['qm'] },
      { name: ['Sub-contractors', '分包单位'], full: ['Sub-contractors', '分包单位'], people: ['subm'] },
    ],
  },
};

/** wire.md §7: 1 senior, 2 middle, 3 junior, 4 other. */
const ranks: Record<RoleKind, string> = {
  PM: '1',
  QM: '2',
  BM: '2',
  CM: '2',
  EM: '2',
  RE: '2',
  RTO: '3',
  MAIN: '2',
  SUBM: '3',
  SUB: '3',
  ADMIN: '2',
  OWNER: '4',
};

/** Lists show this one name in either language. */
const both = ([en, zh]: Words) => `${en} ${zh}`;

/** Where somebody of the demo stands in the company. */
export type Placed = (person: Pick<DemoPerson, 'tenantId' | 'account' | 'kind'>) => {
  deptIds: string[];
  postIds: string[];
};

/** Departments and posts of the demo's tenants; answers who is where. */
export async function seedOrganisation(tx: Db, nextId: (run: Run) => string, createTime: Date): Promise<Placed> {
  const stamps = { createTime, updateTime: createTime };
  const depts: Record<string, unknown>[] = [];
  const deptOf = new Map<string, string>();
  const grow = (tenantId: string, seed: DeptSeed, parentId: string, sort: number) => {
    const id = nextId('dept');
    depts.push({ ...stamps, id, tenantId, parentId, deptName: both(seed.name), fullName: both(seed.full), sort });
    for (const account of seed.people ?? []) deptOf.set(`${tenantId} ${account}`, id);
    for (const [at, child] of (seed.children ?? []).entries()) grow(tenantId, child, id, at + 1);
  };
  const posts: Record<string, unknown>[] = [];
  const postOf = new Map<string, string>();
  for (const [tenantId, tree] of Object.entries(trees)) {
    grow(tenantId, tree, '0', 1);
    for (const [at, kind] of roleKinds.entries()) {
      const id = nextId('post');
      const postCode = kind.toLowerCase();
      posts.push({
        ...stamps,
        id,
        tenantId,
        postCode,
        postName: both(roleNames[kind]),
        category: ranks[kind],
        sort: at + 1,
      });
      postOf.set(`${tenantId} ${kind}`, id);
    }
  }
  await insertAll(tx, dept, depts as never);
  await insertAll(tx, post, posts as never);
  return ({ tenantId, account, kind }) => ({
    deptIds: [deptOf.get(`${tenantId} ${account}`)].filter((id) => id !== undefined),
    postIds: [postOf.get(`${tenantId} ${kind}`)].filter((id) => id !== undefined),
  });
}
