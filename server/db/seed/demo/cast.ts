import type { RoleKind } from '#domain/access/roles.ts';
import type { Actor } from '#domain/kernel/flow.ts';
import type { demoPeople, ProjectKey } from './people.ts';
import type { DemoProject, UnitKey } from './places.ts';

/** Somebody who acts in a project. */
export interface Player extends Actor {
  account: string;
  kind: RoleKind;
  realName: string;
  unit: UnitKey | null;
}

/** A project with everybody on it. */
export interface Cast {
  project: DemoProject;
  projectId: string;
  players: readonly Player[];
}

/** The players of a project, with the participating unit each works for. */
export function castOf(
  project: DemoProject,
  ids: {
    project: Record<ProjectKey, string>;
    person: (person: (typeof demoPeople)[number]) => string;
    contractor: (project: ProjectKey, unit: UnitKey) => string;
  },
  people: typeof demoPeople,
): Cast {
  const here = people.filter((person) => person.tenantId === project.tenantId && person.projects.includes(project.key));
  return {
    project,
    projectId: ids.project[project.key],
    players: here.map((person) => ({
      userId: ids.person(person),
      kinds: [person.kind],
      contractorId: person.unit === null ? null : ids.contractor(project.key, person.unit),
      account: person.account,
      kind: person.kind,
      realName: person.realName,
      unit: person.unit,
    })),
  };
}
