import { createHash, createHmac } from 'node:crypto';

/** Who signs, for which region, and when. */
export interface Signer {
  accessKey: string;
  secretKey: string;
  region: string;
  at: Date;
}

export interface Unsigned {
  method: string;
  url: URL;
  /** Every header that is to be signed, beside Host and x-amz-date. */
  headers: Readonly<Record<string, string>>;
  /** sha256 of the body in hex. */
  payloadHash: string;
}

/**
 * The headers that make a request a signed one: AWS Signature Version 4, as every S3-compatible storage checks it.
 * docs/decisions/025
 */
export function signS3({ method, url, headers, payloadHash }: Unsigned, signer: Signer): Record<string, string> {
  const stamp = signer.at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
  const day = stamp.slice(0, 8);
  const sent: Record<string, string> = { ...headers, 'x-amz-content-sha256': payloadHash, 'x-amz-date': stamp };
  const signed = Object.entries({ ...sent, host: url.host })
    .map(([name, value]) => [name.toLowerCase(), value.trim().replaceAll(/\s+/g, ' ')] as const)
    .toSorted(([a], [b]) => (a < b ? -1 : 1));
  const names = signed.map(([name]) => name).join(';');
  const canonical = [
    method,
    url.pathname.split('/').map(encodedOnce).join('/'),
    canonicalQuery(url),
    ...signed.map(([name, value]) => `${name}:${value}`),
    '',
    names,
    payloadHash,
  ].join('\n');
  const scope = `${day}/${signer.region}/s3/aws4_request`;
  const text = ['AWS4-HMAC-SHA256', stamp, scope, sha256Hex(canonical)].join('\n');
  const key = ['aws4_request', 's3', signer.region, day].reduceRight(
    (under: Buffer | string, part) => hmac(under, part),
    `AWS4${signer.secretKey}`,
  );
  const signature = createHmac('sha256', key).update(text).digest('hex');
  const credential = `${signer.accessKey}/${scope}`;
  return {
    ...sent,
    Authorization: `AWS4-HMAC-SHA256 Credential=${credential}, SignedHeaders=${names}, Signature=${signature}`,
  };
}

/** sha256 in hex, of a body or of what is signed. */
export function sha256Hex(data: string | Uint8Array): string {
  return createHash('sha256').update(data).digest('hex');
}

function hmac(key: Buffer | string, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest();
}

/** RFC 3986 to the letter: what encodeURIComponent leaves alone is encoded as well. */
function encoded(text: string): string {
  return encodeURIComponent(text).replaceAll(
    /[!'()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}

const encodedOnce = (part: string) => encoded(decodeURIComponent(part));

function canonicalQuery(url: URL): string {
  return [...url.searchParams]
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .toSorted()
    .join('&');
}
