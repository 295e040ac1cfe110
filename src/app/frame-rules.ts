/** Whether a page may be embedded. `url` is '' where there is no web address at all. */
export interface FrameVerdict {
  kind: 'own' | 'foreign' | 'refused';
  url: string;
  /** Whose page it is, for people to read. */
  site: string;
}

/**
 * spec §2: menu links are embedded. Only pages of this site that stand beside the product, and pages of the sites that
 * the server names; everything else is for a window of its own. docs/decisions/016
 */
export function frameVerdict(source: string, origins: readonly string[], own: string): FrameVerdict {
  if (!URL.canParse(source, own)) return { kind: 'refused', url: '', site: source };
  const url = new URL(source, own);
  if (url.protocol !== 'http:' && url.protocol !== 'https:') return { kind: 'refused', url: '', site: source };
  // A name before an @ makes a link look like one of another site.
  if (url.username !== '' || url.password !== '') return { kind: 'refused', url: '', site: url.host };
  const place = { url: url.href, site: url.host };
  if (url.origin === own) return { kind: isOwnPage(url.pathname) ? 'own' : 'refused', ...place };
  return { kind: origins.includes(url.origin) ? 'foreign' : 'refused', ...place };
}

/** The product itself and what it serves as data are not embedded. */
function isOwnPage(path: string): boolean {
  return /\.html?$/i.test(path) && path !== '/index.html' && !path.startsWith('/api/');
}

/**
 * What an embedded page may do. A page of this site gets no origin: with scripts and its origin it could take off its
 * own sandbox. One of another site needs its origin for its own cookies and storage; ours stays out of its reach.
 */
export const sandboxOf = {
  own: 'allow-scripts allow-forms allow-popups allow-downloads',
  foreign: 'allow-scripts allow-forms allow-popups allow-downloads allow-same-origin allow-popups-to-escape-sandbox',
} as const;
