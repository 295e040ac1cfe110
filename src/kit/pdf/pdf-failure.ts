/** Why a document is not shown, as far as a reader can do something about it. */
export type Failure = 'damaged' | 'missing' | 'unreachable' | 'foreign' | 'viewer';

/** What pdf.js threw, in the reader's terms. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return 'damaged';
  // An answer without the file; links to files end after an hour or two, which is a refusal too.
  if ('status' in error && typeof error.status === 'number')
    return error.status >= 400 && error.status < 500 ? 'missing' : 'unreachable';
  if (error.name === 'InvalidPDFException' || error.name === 'FormatError') return 'damaged';
  const network =
    error.name === 'TypeError' || /failed to fetch|network|load failed|unexpected server/i.test(error.message);
  return network ? 'unreachable' : 'damaged';
}
