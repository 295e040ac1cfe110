import { Problem } from '#domain/kernel/problems.ts';

const MAX = 255;
const endings = { 'image/jpeg': ['.jpg', '.jpeg', '.jpe', '.jfif'], 'image/png': ['.png'] } as const;
export type PhotoMime = keyof typeof endings;

/**
 * A file name as people may give it: no path parts, no control characters, none that turn the reading direction and
 * so hide the true ending, at most 255 characters. spec §5: illegal file names are rejected.
 */
export function goodFileName(name: string): string {
  const trimmed = name.trim();
  const bad = /[\u0000-\u001f\u007f-\u009f/\\\u200e\u200f\u202a-\u202e\u2066-\u2069]/;
  if (trimmed === '' || trimmed.length > MAX || /^\.+$/.test(trimmed) || bad.test(trimmed))
    throw new Problem('fileName');
  return trimmed;
}

/** The name with the ending of what the bytes are: a PNG named .jpg becomes a .png. */
export function nameFor(mime: PhotoMime, name: string): string {
  const known = endings[mime];
  if (known.some((ending) => name.toLowerCase().endsWith(ending))) return name;
  const stem = name.replace(/\.[A-Za-z0-9]{1,5}$/, '') || 'photo';
  return `${stem.slice(0, MAX - known[0].length)}${known[0]}`;
}
