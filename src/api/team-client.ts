import { queryOptions, useQuery } from '@tanstack/react-query';
import { get } from './http.ts';

/** A participating unit of the project, or one of its people by the id of their account. */
export interface TeamNode {
  id: string;
  parentId: string;
  title: string;
  type: 'unit' | 'person';
  /** Kind of the unit; roles of the person. */
  note: string;
  hasChildren?: boolean;
  children?: TeamNode[];
}

/** Who is on the project; it changes rarely, so ten minutes count as fresh. */
export const teamsQuery = queryOptions({
  queryKey: ['teams'] as const,
  queryFn: ({ signal }) => get<TeamNode[]>('/qcdm/project/teams/tree', {}, { signal }),
  staleTime: 10 * 60_000,
});

/** The participating units of the project with their people. */
export function useTeams() {
  return useQuery(teamsQuery);
}
