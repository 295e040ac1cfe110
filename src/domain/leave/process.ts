/**
 * Names of the process on the wire. Our flows have no engine beside the record: the record is the instance and the task,
 * so the three ids are one. ASSUMED: 027
 */
export const LEAVE_PROCESS = 'leave';

/** spec §3: `code_dictKey` of the flow dictionary, whose remark is the part of the address. */
export const LEAVE_CATEGORY = 'flow_1';

/** Where the screens of a process lie. spec §2 */
export const processPaths = {
  form: (route: string, definitionId: string) => `/work/process/${route}/form/${definitionId}`,
  handle: (route: string, id: string) => `/work/process/${route}/handle/${id}/${id}/${id}`,
  detail: (route: string, id: string) => `/work/process/${route}/detail/${id}/${id}`,
} as const;
