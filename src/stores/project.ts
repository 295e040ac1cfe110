import { z } from 'zod';
import { create } from 'zustand';
import { checked } from './checked.ts';
import { readStored, removeStored, writeStored } from './storage.ts';

const word = z.string().catch('');

const projectSchema = z.object({
  id: z.string().min(1),
  projectName: word,
  projectNameEn: word,
  projectAbbreviation: word,
  /** The participating unit the person works for here; '' for the builder's own staff. */
  contractorId: word,
  timeZone: word,
});
export type ProjectEntry = z.infer<typeof projectSchema>;

interface ProjectState {
  projects: ProjectEntry[];
  current: ProjectEntry | null;
}

const stored = z.object({ projects: z.array(projectSchema), current: projectSchema.nullable() });

/** The projects of the person and the one they work in. spec §9: session storage. */
export const useProject = create<ProjectState>()(
  () => readStored('project', checked(stored)) ?? { projects: [], current: null },
);

/** Takes the list of a login; the first one is chosen when none is current or the current one is gone. spec §4 */
export function storeProjects(answer: unknown): ProjectEntry[] {
  const rows = Array.isArray(answer) ? answer : [];
  const projects = rows.flatMap((row) => {
    const parsed = projectSchema.safeParse(row);
    return parsed.success ? [parsed.data] : [];
  });
  const before = useProject.getState().current?.id;
  keep({ projects, current: projects.find((project) => project.id === before) ?? projects[0] ?? null });
  return projects;
}

/** Makes a project of the list the current one; an id that is not in the list changes nothing. */
export function chooseProject(id: string): void {
  const { projects } = useProject.getState();
  const current = projects.find((project) => project.id === id);
  if (current) keep({ projects, current });
}

/** Forgets the list and the current project. */
export function clearProjects(): void {
  removeStored('project', 'session');
  useProject.setState({ projects: [], current: null });
}

function keep(state: ProjectState): void {
  writeStored('project', state, 'session');
  useProject.setState(state);
}
