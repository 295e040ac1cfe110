import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The build of the SPA in a folder: the name of the script that its index.html starts, which differs from build to build
 * and which a page knows of itself. '' where none is served. docs/decisions/013
 */
export function buildOf(webRoot: string | null | undefined): string {
  const index = webRoot ? join(webRoot, 'index.html') : '';
  if (index === '' || !existsSync(index)) return '';
  return /<script[^>]*\ssrc="[^"]*\/assets\/([\w.-]+)\.js"/.exec(readFileSync(index, 'utf8'))?.[1] ?? '';
}
