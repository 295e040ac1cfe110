import type { Row } from '#kit/resource/resource-row.ts';

/** What stands open over the list of people. */
export type Dialog =
  | { kind: 'form'; row: Row | null; readOnly: boolean }
  | { kind: 'roles' | 'projects'; rows: readonly Row[] }
  | null;
