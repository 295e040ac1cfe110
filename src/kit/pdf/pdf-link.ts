/** Letters that no file system takes. */
const forbidden = /[\u0000-\u001f\u007f<>:"/\\|?*]/g;

/**
 * The address a PDF may be read from, or null: only this site, or bytes that this page holds itself. A link from
 * elsewhere would show a stranger's paper under our name. docs/decisions/014
 */
export function ownAddress(link: string, here: string): string | null {
  let url: URL;
  try {
    url = new URL(link, here);
  } catch {
    return null;
  }
  const known = url.protocol === 'http:' || url.protocol === 'https:' || url.protocol === 'blob:';
  return known && url.origin === new URL(here).origin ? url.href : null;
}

/** What the file is called when it is kept: the server's name for it, its title, or the end of its address. */
export function pdfName(told: string | null | undefined, title: string, link: string): string {
  const last = /^blob:/i.test(link) ? '' : lastPart(link);
  const name = [told ?? '', title, last].map((one) => one.replace(forbidden, ' ').trim()).find((one) => one !== '');
  if (name === undefined) return 'document.pdf';
  return /\.pdf$/i.test(name) ? name : `${name.slice(0, 200)}.pdf`;
}

function lastPart(link: string): string {
  const last = /([^/?#]*)(?:[?#]|$)/.exec(link.replace(/^[a-z]+:\/\/[^/]*/i, ''))?.[1] ?? '';
  try {
    return decodeURIComponent(last);
  } catch {
    return last;
  }
}
