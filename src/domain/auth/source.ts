import type { Words } from '../kernel/words.ts';

/** A way to sign in with somebody else's account, as `oauth/sources` tells it. */
export interface Source {
  /** Names it in addresses: `oauth/render/{source}`, `/oauth/redirect/{source}`. */
  source: string;
  name: string;
  nameEn: string;
  /** Whether this installation knows its application id and secret. */
  configured: boolean;
}

/** Always offered, spec §2; the button says so where they are not configured. */
export const fixedSources: Readonly<Record<'wechat' | 'qq', Words>> = {
  wechat: ['WeChat', '微信'],
  qq: ['QQ', 'QQ'],
};
