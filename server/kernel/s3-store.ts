import type { Words } from '#domain/kernel/words.ts';
import type { FileStore } from './files.ts';
import { type Call, callStore, type Reply, StoreFailure } from './s3-call.ts';
import { sha256Hex, signS3 } from './s3-sign.ts';

/** Where a bucket is and how to open it. */
export interface Bucket {
  /** http(s) address; `{bucket}` in its host stands for the bucket, else the bucket is the first part of the path. */
  endpoint: string;
  bucketName: string;
  /** '' is us-east-1, which most site servers take for their own. */
  region: string;
  accessKey: string;
  secretKey: string;
}

/**
 * Files in a bucket of an S3-compatible storage, `ab/cd/<sha256>` as on the disk. What cannot be done is thrown as a
 * StoreFailure, with the reason in words. docs/decisions/025
 */
export function s3Store(bucket: Bucket, now: () => Date): FileStore {
  const ask = (method: Call['method'], hash: string, body?: Uint8Array) => {
    const url = objectUrl(bucket, `${hash.slice(0, 2)}/${hash.slice(2, 4)}/${hash}`);
    const payloadHash = body ? hash : sha256Hex('');
    const signer = { ...bucket, region: bucket.region || 'us-east-1', at: now() };
    const headers = signS3({ method, url, headers: {}, payloadHash }, signer);
    return callStore({ method, url, headers, ...(body ? { body } : {}) });
  };
  return {
    put: async (bytes) => {
      const hash = sha256Hex(bytes);
      const reply = await ask('PUT', hash, bytes);
      if (!isDone(reply)) throw refusalOf(reply);
      // Every storage names what it took. A login page of some network takes anything and keeps nothing.
      if (reply.etag === '') throw new StoreFailure(reasons.other);
      return hash;
    },
    get: async (hash) => {
      if (!isHash(hash)) return null;
      const reply = await ask('GET', hash);
      if (reply.status === 404 && codeOf(reply.body) === 'NoSuchKey') return null;
      if (reply.status !== 200) throw refusalOf(reply);
      // What somebody else put there is not the file.
      if (sha256Hex(reply.body) !== hash) throw new StoreFailure(reasons.other);
      return reply.body;
    },
    remove: async (hash) => {
      if (!isHash(hash)) return;
      const reply = await ask('DELETE', hash);
      if (!isDone(reply)) throw refusalOf(reply);
    },
  };
}

const isDone = ({ status }: Reply) => status >= 200 && status < 300;
const isHash = (hash: string) => /^[0-9a-f]{64}$/.test(hash);

function objectUrl({ endpoint, bucketName }: Bucket, key: string): URL {
  const inHost = endpoint.includes('{bucket}');
  const base = endpoint.replace('{bucket}', bucketName).replace(/\/+$/, '');
  const address = `${base}/${inHost ? '' : `${encodeURIComponent(bucketName)}/`}${key}`;
  if (!URL.canParse(address)) throw new StoreFailure(reasons.address);
  return new URL(address);
}

const reasons = {
  address: ['its address is not right', '其地址不正确'],
  moved: ['it sends elsewhere (check endpoint and region)', '它要求转到其他地址（请检查资源地址和地域）'],
  key: ['the access key is not known there', 'accessKey 不存在'],
  secret: ['the secret key is not right', 'secretKey 不正确'],
  denied: ['it does not allow this with these keys', '该密钥没有相应权限'],
  bucket: ['there is no such bucket', '空间不存在'],
  clock: ['its clock differs too much from that of this server', '其时间与本服务器相差过大'],
  region: ['the region is not right', '地域不正确'],
  busy: ['it is busy or being repaired', '其服务繁忙或维护中'],
  other: ['it does not answer as a storage does', '其响应不符合对象存储的规范'],
} as const satisfies Record<string, Words>;

const known: Readonly<Record<string, keyof typeof reasons>> = {
  InvalidAccessKeyId: 'key',
  SignatureDoesNotMatch: 'secret',
  AccessDenied: 'denied',
  NoSuchBucket: 'bucket',
  InvalidBucketName: 'bucket',
  RequestTimeTooSkewed: 'clock',
  AuthorizationHeaderMalformed: 'region',
  SlowDown: 'busy',
  ServiceUnavailable: 'busy',
  InternalError: 'busy',
};

/** Only codes that we know are told: what an address answers may be meant for nobody's eyes. */
function refusalOf({ status, body }: Reply): StoreFailure {
  if (status >= 300 && status < 400) return new StoreFailure(reasons.moved);
  const name = known[codeOf(body)];
  if (name) return new StoreFailure(reasons[name]);
  if (status === 401 || status === 403) return new StoreFailure(reasons.denied);
  return new StoreFailure(status >= 500 ? reasons.busy : reasons.other);
}

function codeOf(body: Uint8Array): string {
  const text = Buffer.from(body.subarray(0, 2000)).toString('utf8');
  return /<Code>([A-Za-z]{1,60})<\/Code>/.exec(text)?.[1] ?? '';
}
