import { ApiError } from './api-error.ts';
import { get } from './http.ts';

/** The other sites whose pages may be embedded; none where the server knows no such list. docs/decisions/016 */
export async function fetchFrameOrigins(): Promise<string[]> {
  try {
    const answer = await get<{ origins?: unknown }>('/blade-system/menu/frame-origins', undefined, {
      projectId: false,
      silent: true,
    });
    const { origins } = answer;
    return Array.isArray(origins) ? origins.filter((origin) => typeof origin === 'string') : [];
  } catch (error) {
    // An existing Blade server has no such call: it then embeds nobody.
    if (error instanceof ApiError && error.code === 404) return [];
    throw error;
  }
}

/** Whether a page of this site is there: a frame itself never says that it failed. */
export async function ownPageIsThere(url: string): Promise<boolean> {
  try {
    return (await fetch(url, { method: 'HEAD', redirect: 'error' })).ok;
  } catch {
    return false;
  }
}
