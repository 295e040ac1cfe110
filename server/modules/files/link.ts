import { limits } from '#domain/limits.ts';
import type { Deps } from '../../kernel/context.ts';
import { keyed, sameText } from '../../kernel/tokens.ts';

export type Variant = 'full' | 'thumb';

const STEP_MS = limits.fileLinkMinutes * 60_000;

/**
 * The address under which a browser may fetch a file for the next hour or two. It ends at a whole step, so that the
 * same file keeps the same address for a while and browsers can cache it. ASSUMED: 006
 */
export function fileLink(deps: Deps, id: string, variant: Variant = 'full'): string {
  const expiry = (Math.floor(deps.now().getTime() / STEP_MS) + 2) * STEP_MS;
  const query = new URLSearchParams({ e: String(expiry / 1000), s: signature(deps, id, variant, expiry / 1000) });
  if (variant === 'thumb') query.set('v', 'thumb');
  return `/api/blade-resource/oss/file/${id}?${query}`;
}

/** Seconds the link still lives; 0 when it has ended or was not made here. */
export function linkLife(deps: Deps, link: { id: string; e: string; s: string; v: string }): number {
  const expiry = /^\d{1,12}$/.test(link.e) ? Number(link.e) : 0;
  const variant: Variant = link.v === 'thumb' ? 'thumb' : 'full';
  if (!sameText(signature(deps, link.id, variant, expiry), link.s)) return 0;
  return Math.max(0, Math.floor(expiry - deps.now().getTime() / 1000));
}

function signature(deps: Deps, id: string, variant: Variant, expiry: number): string {
  return keyed(deps, 'file', `${id}|${variant}|${expiry}`);
}
