import type { SearchSource } from '../../kernel/search-source.ts';
import { MOST_OF_A_KIND } from '../../kernel/search-source.ts';
import { listReports } from './list-read.ts';

/** NCR reports by code or text: the newest of those in the person's list. */
export const reportSource: SearchSource = {
  codes: ['report', 'report_view'],
  find: async (db, member, keyword, at) => {
    const page = { keyword, sort: 'createTime', order: 'desc', current: 1, size: MOST_OF_A_KIND } as const;
    const { rows } = await listReports(db, member, page, at);
    return rows.map(({ report }) => ({
      kind: 'report',
      id: report.id,
      code: report.reportCode,
      text: report.description,
      state: report.status,
    }));
  },
};
