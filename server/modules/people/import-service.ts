import type { UserImport } from '#domain/access/user-row.ts';
import { Problem, type ProblemName } from '#domain/kernel/problems.ts';
import { limits } from '#domain/limits.ts';
import { audit } from '../../kernel/audit.ts';
import { formOf, readBytes, sizeWords } from '../../kernel/body.ts';
import type { PersonCtx } from '../../kernel/context.ts';
import { hashPassword } from '../../kernel/passwords.ts';
import { readSheetRows } from '../../kernel/sheet.ts';
import { firstPassword, placesOfTenant, projectsOfTenant, rolesOfTenant } from './choice-read.ts';
import { administratorRoles, keepAdministrator, roleRefusals, stripsOwn, touch } from './guard-service.ts';
import { type Named, peopleNamed, rolesOfPeople } from './read.ts';
import { insertPeople, replaceProjects, replaceRoles, updatePeople } from './repo.ts';
import { about, standing } from './standing-service.ts';
import { readUsers, sheetProblem, type SheetFacts, type SheetUser, toldMistakes } from './user-sheet.ts';

/** Room for the parts of a form around its file. */
const FORM_BYTES = 64 * 1024;

/** How a sheet is taken: whether it may change who is there, and whether anything is written at all. */
export interface ImportHow {
  covered: boolean;
  dryRun: boolean;
}

/**
 * Reads a sheet of people. A dry run answers what would happen and every mistake; the real one writes all rows in one
 * transaction, or none and says why. New people are given the first password of the tenant. wire.md §4
 */
export async function importUsers(ctx: PersonCtx, { covered, dryRun }: ImportHow): Promise<UserImport> {
  const rows = await readSheetRows(await sentSheet(ctx));
  // Only now: a slow upload must not hold a transaction open.
  return ctx.deps.db.transaction(async (tx) => {
    const inTx = { ...ctx, db: tx, deps: { ...ctx.deps, db: tx } };
    const { users, mistakes, count } = await readUsers(rows, (accounts) => factsFor(inTx, accounts, covered));
    const added = users.filter((one) => one.existing === undefined);
    const changed = users.filter((one) => one.existing !== undefined);
    const answer = {
      errors: toldMistakes(mistakes, ctx.language),
      count,
      added: added.length,
      changed: changed.length,
    };
    if (dryRun) return answer;
    if (mistakes.length > 0) throw sheetProblem(mistakes);
    await write(inTx, added, changed);
    return answer;
  });
}

async function sentSheet(ctx: PersonCtx): Promise<Uint8Array<ArrayBuffer>> {
  const type = ctx.raw.req.header('content-type') ?? '';
  if (!/^multipart\/form-data\b/i.test(type)) throw new Problem('mediaType');
  const body = await readBytes(ctx.raw, limits.sheetBytes + FORM_BYTES, 'fileTooLarge', limits.sheetBytes);
  const form = await formOf(body, type);
  if (!form) throw new Problem('badRequest');
  const sent = form.get('file') ?? form.get('data');
  if (sent === null || typeof sent === 'string') throw new Problem('fileMissing');
  const bytes = new Uint8Array(await sent.arrayBuffer());
  if (bytes.byteLength === 0) throw new Problem('fileEmpty');
  if (bytes.byteLength > limits.sheetBytes) throw new Problem('fileTooLarge', { limit: sizeWords(limits.sheetBytes) });
  return bytes;
}

type Called = readonly { id: string; names: readonly string[] }[];
const byName = (rows: Called) =>
  new Map(rows.flatMap(({ id, names }) => names.filter((one) => one !== '').map((one) => [one.toLowerCase(), id])));
const plain = (rows: readonly Named[]) => rows.map(({ id, name }) => ({ id, names: [name] }));

async function factsFor(ctx: PersonCtx, accounts: readonly string[], covered: boolean): Promise<SheetFacts> {
  const { db, person } = ctx;
  const [roles, places, projects, people, refusedRoles] = [
    await rolesOfTenant(db, person.tenantId),
    await placesOfTenant(db, person.tenantId),
    await projectsOfTenant(db, person.tenantId),
    await peopleNamed(db, person.tenantId, accounts),
    await roleRefusals(ctx),
  ];
  return {
    named: {
      roles: byName(roles.map(({ id, name, nameEn, alias }) => ({ id, names: [alias, nameEn, name] }))),
      depts: byName(plain(places.depts)),
      posts: byName(plain(places.posts)),
      projects: byName(
        projects.map((one) => ({ id: one.id, names: [one.projectCode, one.projectNameEn, one.projectName] })),
      ),
    },
    known: new Map([...people].map(([account, row]) => [account, row.id])),
    covered,
    refusedRoles,
    refusedPeople: await refusedAmong(
      ctx,
      [...people.values()].map((one) => one.id),
    ),
  };
}

/** Whom a sheet may not change: administrators, unless one of them sends it. */
async function refusedAmong(ctx: PersonCtx, ids: readonly string[]): Promise<Map<string, ProblemName>> {
  if (ctx.person.kinds.includes('ADMIN')) return new Map();
  const own = administratorRoles(ctx.person);
  const roles = await rolesOfPeople(ctx.db, ids, 'en');
  return new Map(
    ids
      .filter((id) => roles.get(id)?.some((role) => own.includes(role.id)))
      .map((id): [string, ProblemName] => [id, 'administratorOnly']),
  );
}

async function write(ctx: PersonCtx, added: readonly SheetUser[], changed: readonly SheetUser[]): Promise<void> {
  const { db, deps, person, now } = ctx;
  const passwordHash = await hashPassword(await firstPassword(db, person.tenantId));
  const fresh = added.map((one) => ({ ...one, id: deps.nextId() }));
  const known = changed.map((one) => ({ ...one, id: one.existing! }));
  const touched = await touch(
    ctx,
    known.map((one) => one.id),
  );
  const stood = await standing(
    ctx,
    known.map((one) => one.id),
  );
  await insertPeople(
    db,
    fresh.map(({ id, facts, ids }) => ({
      ...facts,
      id,
      tenantId: person.tenantId,
      passwordHash,
      deptIds: ids.depts,
      postIds: ids.posts,
      createTime: now,
      updateTime: now,
    })),
  );
  for (const { id, facts, ids } of known) {
    const said = Object.fromEntries(
      Object.entries(facts).filter(([name, value]) => value !== '' && name !== 'account'),
    );
    const places = {
      ...(ids.depts.length > 0 ? { deptIds: ids.depts } : {}),
      ...(ids.posts.length > 0 ? { postIds: ids.posts } : {}),
    };
    await updatePeople(db, [id], { ...said, ...places }, now);
  }
  const all = [...fresh, ...known];
  const roles = all
    .filter(({ ids }) => ids.roles.length > 0)
    .map(({ id, ids }) => ({ userId: id, roleIds: ids.roles }));
  if (roles.some(({ userId, roleIds }) => stripsOwn(ctx, userId, roleIds))) throw new Problem('ownAccount');
  await replaceRoles(db, roles);
  await replaceProjects(
    db,
    all.filter(({ ids }) => ids.projects.length > 0).map(({ id, ids }) => ({ userId: id, projectIds: ids.projects })),
  );
  await keepAdministrator(ctx, touched);
  const stands = await standing(
    ctx,
    all.map((one) => one.id),
  );
  await audit(
    ctx,
    ...fresh.map(({ id, facts }) => ({
      action: 'user.add',
      ...about({ id, ...facts }),
      after: { account: facts.account, ...stands(id) },
    })),
    ...touched.people.map((one) => ({
      action: 'user.import',
      ...about(one),
      before: stood(one.id),
      after: stands(one.id),
    })),
  );
}
