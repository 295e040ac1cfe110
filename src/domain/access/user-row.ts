/** A person as lists and forms of administrators are told. Several ids and names stand in one text. wire.md §4 */
export interface UserRow {
  id: string;
  version: number;
  tenantId: string;
  account: string;
  code: string;
  name: string;
  realName: string;
  email: string;
  phone: string;
  sex: string;
  birthday: string;
  company: string;
  /** '1' may sign in, '0' has left. spec §6 */
  status: string;
  roleId: string;
  roleName: string;
  deptId: string;
  deptName: string;
  postId: string;
  postName: string;
  projectId: string;
  projectName: string;
  /** Wire dates; '' for never. */
  lastLogin: string;
  leftTime: string;
  createTime: string;
  /** Too many failed sign-ins within the last half hour. wire.md §2 */
  locked: boolean;
}

/** A project as administrators choose it for people, with its participating units. */
export interface ProjectChoice {
  id: string;
  projectName: string;
  projectNameEn: string;
  projectCode: string;
  /** Participating units that somebody may work for there. */
  contractors: { id: string; name: string; nameEn: string }[];
}

/** A project of one person. */
export interface UserProject extends Omit<ProjectChoice, 'contractors'> {
  /** '': the builder's own staff. */
  contractorId: string;
  contractorName: string;
}

/** One mistake of a sheet of people, where a spreadsheet shows it: row 1 is the header. */
export interface UserRowError {
  row: number;
  column: string;
  message: string;
}

/** What an import did, or would do. */
export interface UserImport {
  errors: UserRowError[];
  count: number;
  added: number;
  changed: number;
}

/** An open session of the tenant, as administrators see it. */
export interface OnlineSession {
  id: string;
  userId: string;
  account: string;
  realName: string;
  browser: string;
  system: string;
  kind: 'phone' | 'tablet' | 'desktop' | 'other';
  address: string;
  /** Signed in at, last used at: wire dates. */
  createTime: string;
  lastSeen: string;
  /** The one that asks. */
  current: boolean;
}
