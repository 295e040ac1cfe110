import { create } from 'zustand';
import { type Checked, listOf, orElse, shape, someText } from './checked.ts';
import { asText, type Check, readStored, removeStored, writeStored } from './storage.ts';

const word = orElse(asText, '');

const asProject = shape({
  id: someText,
  projectName: word,
  projectNameEn: word,
  projectAbbreviation: word,
  /** The participating unit the person works for here; '' for the builder's own staff. */
  contractorId: word,
  timeZone: word,
});
export type ProjectEntry = Checked<typeof asProject>;

interface ProjectState {
  projects: ProjectEntry[];
  current: ProjectEntry | null;
}

const lists = shape({ projects: listOf(asProject) });
const stored: Check<ProjectState> = (content) => {
  const state = lists(content);
  const { current } = (content ?? {}) as { current?: unknown };
  const chosen = current === null ? null : asProject(current);
  return state && chosen !== undefined ? { ...state, current: chosen } : undefined;
};

/** The projects of the person and the one they work in. spec §9: session storage. */
export const useProject = create<ProjectState>()(
  () => readStored('project', stored) ?? { projects: [], current: null },
);

/** Takes the list of a login; the first one is chosen when none is current or the current one is gone. spec §4 */
export function storeProjects(answer: unknown): ProjectEntry[] {
  const rows = Array.isArray(answer) ? answer : [];
  const projects = rows.flatMap((row) => {
    return asProject(row) ?? [];
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
