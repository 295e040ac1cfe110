import { z } from 'zod';
import type { Found } from '#domain/search/found.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import type { SearchSource } from '../../kernel/search-source.ts';

const query = z.object({ keyword: z.string().trim().min(1).max(64) });
type Ctx = MemberCtx<z.output<typeof query>>;

/** One search over the records of the project, for the command palette: each module brings its own source. */
export function searchRoutes(sources: readonly SearchSource[]): readonly AnyEndpoint[] {
  const run = async ({ db, person, input, now, deps }: Ctx) => {
    const found: Found[] = [];
    for (const { codes, find } of sources)
      if (codes.some((code) => person.codes.has(code)))
        found.push(...(await find(db, person, input.keyword, { now, zone: deps.config.timeZone })));
    return found;
  };
  return [endpoint({ method: 'get', path: '/qcdm/search', access: 'member', permission: 'anyone', input: query, run })];
}
