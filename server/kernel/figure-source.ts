import type { ProjectFigures } from '#domain/dashboard/figures.ts';
import type { Db } from '../db/open.ts';
import type { Member } from './context.ts';

/** The figures of one module: whoever has one of the codes sees what the records behind them come to. */
export interface FigureSource {
  codes: readonly string[];
  read: (db: Db, member: Member, now: Date) => Promise<ProjectFigures>;
}
