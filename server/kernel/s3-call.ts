import { lookup as resolve, type LookupAddress } from 'node:dns';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import type { Words } from '#domain/kernel/words.ts';

/** Why another system could not be used, in words that tell nothing of what it answered. */
export class StoreFailure extends Error {
  readonly reason: Words;
  constructor(reason: Words) {
    super(reason[0]);
    this.reason = reason;
  }
}

export interface Call {
  method: 'GET' | 'PUT' | 'DELETE';
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: Uint8Array;
}

export interface Reply {
  status: number;
  /** What the storage calls the content; '' when it says nothing. */
  etag: string;
  body: Uint8Array;
}

/** Without a sign of life for this long, nobody is there. */
const SILENCE_MS = 5_000;
const WHOLE_MS = 60_000;
const MOST_BYTES = 64 * 1024 * 1024;

/**
 * One request to a storage that an administrator named. Whatever the address leads to: redirects are not followed, the
 * wait is short, and what clouds tell only to the machine itself is not asked for. docs/decisions/025
 */
export function callStore(call: Call, again = true): Promise<Reply> {
  const { method, url, headers, body } = call;
  const host = url.hostname.replaceAll(/^\[|\]$/g, '');
  if (isIP(host) !== 0 && isOffLimits(host)) return Promise.reject(new StoreFailure(reasons.offLimits));
  const open = url.protocol === 'https:' ? secure : plain;
  return new Promise((answer, fail) => {
    const failed = (error: unknown) => fail(error instanceof StoreFailure ? error : new StoreFailure(reasonOf(error)));
    const length = body ? { 'Content-Length': String(body.byteLength) } : {};
    const signal = AbortSignal.timeout(WHOLE_MS);
    // Throws at once what cannot be said in a header.
    const asked = open(url, { method, headers: { ...headers, ...length }, signal, lookup: guarded }, (response) => {
      const parts: Buffer[] = [];
      let size = 0;
      response.on('data', (part: Buffer) => {
        size += part.byteLength;
        if (size > MOST_BYTES) response.destroy(new StoreFailure(reasons.broken));
        else parts.push(part);
      });
      response.on('error', failed);
      response.on('end', () => {
        const { statusCode: status = 0, headers: told } = response;
        answer({ status, etag: told.etag ?? '', body: Buffer.concat(parts) });
      });
    });
    asked.setTimeout(SILENCE_MS, () => asked.destroy(new StoreFailure(reasons.silent)));
    asked.on('error', (error: NodeJS.ErrnoException) => {
      // A kept connection that the storage had closed meanwhile: all we ask may be asked twice.
      if (again && asked.reusedSocket && error.code === 'ECONNRESET') answer(callStore(call, false));
      else failed(error);
    });
    asked.end(body);
  });
}

const offLimits = new BlockList();
// Link-local, where clouds keep the credentials of a machine, and their other addresses for it.
offLimits.addSubnet('169.254.0.0', 16);
offLimits.addSubnet('fe80::', 10, 'ipv6');
offLimits.addAddress('100.100.100.200');
offLimits.addAddress('192.0.0.192');
offLimits.addAddress('fd00:ec2::254', 'ipv6');
offLimits.addSubnet('0.0.0.0', 8);
offLimits.addAddress('::', 'ipv6');

/** Whether a storage may not lie at this address. Private addresses are fine: sites have servers of their own. */
export function isOffLimits(address: string): boolean {
  const mapped = /^::ffff:([0-9a-f]{1,4}):([0-9a-f]{1,4})$/i.exec(address);
  if (mapped) {
    const [high, low] = [parseInt(mapped[1]!, 16), parseInt(mapped[2]!, 16)];
    return isOffLimits([high >> 8, high & 255, low >> 8, low & 255].join('.'));
  }
  const dotted = address.replace(/^::ffff:(?=\d+\.)/i, '');
  return offLimits.check(dotted, isIP(dotted) === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up and refuses what it must not lead to, for the very connection that is made. */
const guarded: LookupFunction = (hostname, options, done) => {
  resolve(hostname, options, (error, found: string | LookupAddress[], family) => {
    const addresses = Array.isArray(found) ? found.map((one) => one.address) : [found];
    if (!error && addresses.some(isOffLimits)) done(new StoreFailure(reasons.offLimits), '', 0);
    else done(error, found as string, family);
  });
};

const reasons = {
  unknownHost: ['there is no server of this name', '找不到该名称的服务器'],
  nobody: ['nothing answers at this address', '该地址无响应服务'],
  silent: ['it does not answer in time', '未在规定时间内响应'],
  certificate: ['its certificate is not trusted', '其证书不受信任'],
  broken: ['it does not answer as a storage does', '其响应不符合对象存储的规范'],
  offLimits: ['a storage cannot lie at this address', '该地址不能用作存储'],
} as const satisfies Record<string, Words>;

function reasonOf(error: unknown): Words {
  const { code = '', name = '' } = error as { code?: string; name?: string };
  if (code === 'ENOTFOUND' || code === 'EAI_AGAIN') return reasons.unknownHost;
  if (code === 'ETIMEDOUT' || name === 'TimeoutError' || name === 'AbortError') return reasons.silent;
  if (/CERT|SIGNED|ERR_TLS|UNABLE_TO/.test(code)) return reasons.certificate;
  if (/^(?:ECONNREFUSED|EHOSTUNREACH|ENETUNREACH|EADDRNOTAVAIL|EACCES)$/.test(code)) return reasons.nobody;
  return reasons.broken;
}
