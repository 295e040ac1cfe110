import { z } from 'zod';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import { teamTree } from './team-tree.ts';

/** Who is on the project: what team pickers offer, to everybody who works on it. spec §2, §3 */
export const teamRoutes: AnyEndpoint[] = [
  endpoint({
    method: 'get',
    path: '/qcdm/project/teams/tree',
    access: 'member',
    permission: 'anyone',
    input: z.object({}),
    run: teamTree,
  }),
];
