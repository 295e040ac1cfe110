import type { PersonCtx } from '../../kernel/context.ts';
import { type PersonRow, projectsOfPeople, rolesOfPeople } from './read.ts';

/** Whom a change is about, as it is told. */
export const about = ({ id, realName, account }: Pick<PersonRow, 'id' | 'realName' | 'account'>) => ({
  targetKind: 'user',
  targetId: id,
  targetName: `${realName} (${account})`,
});

/** What is told of people's permissions: the names of their roles and projects. */
export async function standing(ctx: PersonCtx, ids: readonly string[]) {
  const [roles, projects] = [await rolesOfPeople(ctx.db, ids, 'both'), await projectsOfPeople(ctx.db, ids, 'both')];
  const names = (named: { name: string }[] = []) => named.map((one) => one.name);
  return (id: string) => ({ roles: names(roles.get(id)), projects: names(projects.get(id)) });
}
