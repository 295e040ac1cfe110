const MOST = 8000;
const LONG = 1000;
const DEPTH = 6;
/** A body of many rows is told by its first ones. */
const ENTRIES = 400;

const struck = '***';
const secretName = /passw(or)?d|pwd|secret|captcha|credential|authorization|^blade-auth$|access_?key|token$/i;
const codeName = /^(?:sms_?|auth_?)?code$/i;

/**
 * What a request was sent, as one text for a log: whatever opens a door is struck out, files and long texts are cut.
 * `code` is a dictionary's name in one call and a code to sign in with in another: what looks like the latter is struck.
 */
export function struckOut(input: unknown): string {
  let left = ENTRIES;
  const walk = (value: unknown, depth: number): unknown => {
    if (typeof value === 'string') return cut(value);
    if (typeof value !== 'object' || value === null) return value;
    if (depth >= DEPTH) return '…';
    if (Array.isArray(value)) return value.slice(0, Math.max(0, left)).map((one) => walk(one, depth + 1));
    // A parameter says by its key what its value is.
    const named = secretName.test(String((value as { paramKey?: unknown }).paramKey ?? ''));
    return Object.fromEntries(
      Object.entries(value).flatMap(([name, one]) => {
        left -= 1;
        if (left < 0) return [];
        return [[name, isSecret(name, one) || (named && name === 'paramValue') ? struck : walk(one, depth + 1)]];
      }),
    );
  };
  const said = JSON.stringify(walk(input, 0)) ?? '';
  return said === '{}' ? '' : said.slice(0, MOST);
}

function isSecret(name: string, value: unknown): boolean {
  if (value === '' || value === null) return false;
  return secretName.test(name) || (codeName.test(name) && /^\d{4,8}$/.test(String(value)));
}

function cut(text: string): string {
  if (/^data:[\w/+.-]*[;,]/.test(text)) return `(file, ${text.length})`;
  return text.length > LONG ? `${text.slice(0, LONG)}… (${text.length})` : text;
}
