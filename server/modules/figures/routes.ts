import { z } from 'zod';
import type { ProjectFigures } from '#domain/dashboard/figures.ts';
import type { MemberCtx } from '../../kernel/context.ts';
import { type AnyEndpoint, endpoint } from '../../kernel/endpoint.ts';
import type { FigureSource } from '../../kernel/figure-source.ts';

/** The live figures of the project that the banner compares with the thresholds of spec §9. */
export const figuresRoutes = (sources: readonly FigureSource[]): readonly AnyEndpoint[] => [
  endpoint({
    method: 'get',
    path: '/qcdm/project/figures',
    access: 'member',
    // Everybody has a banner; each figure is for those who see the records behind it. ASSUMED: 018
    permission: 'anyone',
    input: z.object({}),
    run: async ({ db, person, now }: MemberCtx) => {
      const figures: ProjectFigures = {};
      for (const { codes, read } of sources)
        if (codes.some((code) => person.codes.has(code))) Object.assign(figures, await read(db, person, now));
      return figures;
    },
  }),
];
