/** Where the NCR screens live: the list under its menu path, records below it. */
export const ncrPaths = {
  list: '/qaqc/report/index',
  create: '/qaqc/report/new',
  record: (id: string) => `/qaqc/report/detail/${id}`,
  edit: (id: string) => `/qaqc/report/edit/${id}`,
} as const;
