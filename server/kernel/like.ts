/** A LIKE pattern that finds `text` anywhere, its own wildcards taken literally. */
export function contains(text: string): string {
  return `%${text.replace(/[\\%_]/g, (c) => `\\${c}`)}%`;
}
