/** The server answered nothing at all: no connection, or no answer in time. */
export const NO_ANSWER = 0;

/** Why a call was refused: the wire code, words in the reader's language, and what single fields are told. wire.md §1 */
export class ApiError extends Error {
  readonly code: number;
  readonly msg: string;
  /** By path into the body that was sent: "defects.0.defectImg". */
  readonly fields: Readonly<Record<string, string>> | undefined;
  constructor(code: number, msg: string, fields?: Readonly<Record<string, string>>) {
    super(msg);
    this.name = 'ApiError';
    this.code = code;
    this.msg = msg;
    this.fields = fields;
  }
}

/** What the fields of a form are told by a failed save; empty when the failure is about something else. */
export function fieldsOf(error: unknown): Readonly<Record<string, string>> {
  return error instanceof ApiError ? (error.fields ?? {}) : {};
}
