import { eq, sql } from 'drizzle-orm';
import type { Deps } from '../../../kernel/context.ts';
import { hashPassword } from '../../../kernel/passwords.ts';
import type { Db } from '../../open.ts';
import {
  contractor,
  defect,
  defectType,
  file,
  flowHistory,
  memo,
  project,
  projectMember,
  report,
  reportIssue,
  series,
  user,
  userRole,
} from '../../schema.ts';
import { seedId } from '../base/seed-id.ts';
import { createTenantBase, roleIdOf } from '../base/tenant-base.ts';
import { insertAll } from './bulk.ts';
import { castOf } from './cast.ts';
import { defectTypeLines, issueLines } from './catalogue.ts';
import { seedDataScopes } from './data-scopes.ts';
import { demoIds, FIRST_PROJECT_ID } from './demo-ids.ts';
import { seedHiding } from './hiding.ts';
import { number, seriesOf } from './numbers.ts';
import { seedOrganisation } from './organisation.ts';
import { demoPeople, type DemoPerson, type ProjectKey } from './people.ts';
import { camera } from './photo-rows.ts';
import { drawPictures, type Pictures } from './pictures/draw-pictures.ts';
import { demoProjects, participatingUnits, type UnitKey } from './places.ts';
import { mainPlots, otherPlots, smallPlots } from './plan.ts';
import { randomOf } from './random.ts';
import { liveReport } from './report-life.ts';
import { siteClock } from './site-clock.ts';
import { seedStructure } from './structure.ts';
import { tell } from './told.ts';

export { demoPeople } from './people.ts';

/** The password of everybody in the demo. */
const DEMO_PASSWORD = 'Qcdm@2026';
const OTHER_TENANT = '000001';
const plots = { main: mainPlots, small: smallPlots, other: otherPlots } as const;

/**
 * Writes the demo: two projects of tenant 000000 and one of tenant 000001, their people, and reports in every state.
 * The same every time but for dates, which count back from now. Does nothing where it was done before.
 */
export async function seedDemo(deps: Deps, say: (line: string) => void = () => {}): Promise<void> {
  const there = (db: Db) => db.select({ id: project.id }).from(project).where(eq(project.id, FIRST_PROJECT_ID));
  if ((await there(deps.db)).length > 0) return;
  say('Drawing photos and writing the demo project');
  // The pictures are drawn beside the database's work.
  const drawing = drawPictures(deps.files);
  drawing.catch(() => undefined); // awaited below; a failing transaction must not leave it unheard
  const passwordHash = await hashPassword(DEMO_PASSWORD);
  await deps.db.transaction(async (tx) => {
    // Two processes that start together seed one after the other.
    await tx.execute(sql`select pg_advisory_xact_lock(7328)`);
    if ((await there(tx)).length === 0) await writeDemo(tx, deps, passwordHash, drawing);
  });
}

async function writeDemo(tx: Db, deps: Deps, passwordHash: string, drawing: Promise<Pictures>): Promise<void> {
  const now = deps.now();
  const nextId = demoIds();
  const clock = siteClock(now, deps.config.timeZone);
  // Everything that was there before the first report.
  const begun = clock.instant(clock.minutes(new Date(now.getTime() - 120 * 86_400_000)));
  const stamps = { createTime: begun, updateTime: begun };

  await createTenantBase(tx, OTHER_TENANT, '海门建筑 Harbour Gate Builders');
  const placed = await seedOrganisation(tx, nextId, begun);
  await seedDataScopes(tx, nextId, begun);
  const userIds = new Map<DemoPerson, string>();
  for (const person of demoPeople) {
    // The first administrator of tenant 000000 is there already.
    const first = person.tenantId === '000000' && person.account === 'admin';
    userIds.set(person, first ? seedId('user', 1) : nextId('user'));
  }
  const userRow = (person: DemoPerson) => ({
    ...stamps,
    id: userIds.get(person)!,
    tenantId: person.tenantId,
    account: person.account,
    passwordHash,
    name: person.name,
    realName: person.realName,
    email: `${person.account}@${person.tenantId === OTHER_TENANT ? 'harbourgate' : 'qcdm'}.example`,
    phone: person.phone,
    sex: person.sex,
    company: person.company,
    ...placed(person),
  });
  const rows = demoPeople.map(userRow);
  const isFirst = (row: (typeof rows)[number]) => row.id === seedId('user', 1);
  for (const { id, name, realName, email, phone, sex, company, deptIds, postIds } of rows.filter(isFirst))
    await tx.update(user).set({ name, realName, email, phone, sex, company, deptIds, postIds }).where(eq(user.id, id));
  const newcomers = demoPeople.filter((_, i) => !isFirst(rows[i]!));
  await insertAll(tx, user, newcomers.map(userRow));
  await insertAll(
    tx,
    userRole,
    newcomers.map((person) => ({ userId: userIds.get(person)!, roleId: roleIdOf(person.tenantId, person.kind) })),
  );

  const projectIds = Object.fromEntries(demoProjects.map(({ key }) => [key, nextId('project')])) as Record<
    ProjectKey,
    string
  >;
  await insertAll(
    tx,
    project,
    demoProjects.map(({ key, tenantId, name, abbreviation, code, address }, i) => ({
      ...stamps,
      id: projectIds[key],
      tenantId,
      projectName: name[1],
      projectNameEn: name[0],
      projectAbbreviation: abbreviation,
      projectCode: code,
      projectAddress: address,
      sort: i + 1,
    })),
  );
  await seedHiding(tx, projectIds);
  const unitIds = new Map<string, string>();
  const units = demoProjects.flatMap(({ key, tenantId }) =>
    participatingUnits
      .filter((unit) => unit.projects.includes(key))
      .map((unit) => {
        const id = nextId('contractor');
        unitIds.set(`${key} ${unit.key}`, id);
        const [nameEn, name] = unit.name;
        return { ...stamps, id, tenantId, projectId: projectIds[key], kind: unit.kind, name, nameEn };
      }),
  );
  await insertAll(tx, contractor, units);
  const contractorId = (key: ProjectKey, unit: UnitKey) => unitIds.get(`${key} ${unit}`)!;
  await insertAll(
    tx,
    projectMember,
    demoPeople.flatMap((person) =>
      person.projects.map((key) => ({
        projectId: projectIds[key],
        userId: userIds.get(person)!,
        contractorId: person.unit === null ? null : contractorId(key, person.unit),
      })),
    ),
  );

  const typeIds = new Map<string, string>();
  const types = ['000000', OTHER_TENANT].flatMap((tenantId) =>
    defectTypeLines.map(([key, professionId, [titleEn, title], [defaultCommentEn, defaultComment]]) => {
      const id = nextId('defectType');
      typeIds.set(`${tenantId} ${key}`, id);
      const words = { titleEn, title, defaultCommentEn, defaultComment };
      return { ...stamps, id, tenantId, professionId, ...words, status: '1' };
    }),
  );
  await insertAll(tx, defectType, types);
  await insertAll(
    tx,
    reportIssue,
    issueLines.map(([professionId, buildingType, [issueContentEn, issueContent]]) => {
      const words = { issueContentEn, issueContent };
      return {
        ...stamps,
        id: nextId('reportIssue'),
        tenantId: '000000',
        professionId,
        buildingType,
        ...words,
        status: '1',
      };
    }),
  );
  const spots = await seedStructure(tx, nextId, projectIds, begun);

  const { take, rows: files } = camera(await drawing, clock, nextId);
  const monthOf = (at: Date) => clock.wall(at).slice(0, 7).replace('-', '');
  const lives = demoProjects.flatMap((place) => {
    const ids = { project: projectIds, person: (one: DemoPerson) => userIds.get(one)!, contractor: contractorId };
    const stage = {
      cast: castOf(place, ids, demoPeople),
      clock,
      now,
      nextId,
      photo: take,
      defectTypeId: (key: string) => typeIds.get(`${place.tenantId} ${key}`)!,
    };
    const told = tell(place.key, plots[place.key], spots, randomOf(`${place.key} places`));
    const here = plots[place.key].map((plot, i) => liveReport(stage, plot, told[i]!, i));
    return number(here, place.abbreviation, monthOf);
  });
  await insertAll(tx, file, files);
  await insertAll(
    tx,
    report,
    lives.map((life) => life.report),
  );
  await insertAll(
    tx,
    defect,
    lives.flatMap((life) => life.defects),
  );
  await insertAll(
    tx,
    flowHistory,
    lives.flatMap((life) => life.history),
  );
  await insertAll(
    tx,
    memo,
    lives.flatMap((life) => life.memo ?? []),
  );
  await insertAll(tx, series, seriesOf(lives, monthOf));
}
