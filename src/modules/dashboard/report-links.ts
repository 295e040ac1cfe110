const list = '/qaqc/report/index';

/** The report list narrowed as a number of the dashboard counts; the newest first unless the filter is about time. */
export function reportsWhere(filter: Readonly<Record<string, string>>): string {
  return `${list}?${new URLSearchParams(filter)}`;
}

/** One report. */
export const reportAt = (id: string): string => `/qaqc/report/detail/${id}`;

export const allReports = list;
export const newReport = '/qaqc/report/new';
