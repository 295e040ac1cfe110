import { createHash, createHmac } from 'node:crypto';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** What the server does with the next calls, instead of its work. */
type Mood = 'works' | 'redirects' | 'breaks' | 'chatters' | 'forgets' | 'is silent';

export const s3Keys = { accessKey: 'SITEKEY', secretKey: 'site/secret+key' };
const secret = 'internal page: root password is hunter2';

/**
 * A small S3-compatible storage on this machine with one bucket, `photos`: PUT, GET and DELETE of objects. It checks
 * signatures by its own reading of Signature Version 4, and answers refusals as S3 does.
 */
export async function s3Server(region = 'us-east-1') {
  const objects = new Map<string, Buffer>();
  const asked: string[] = [];
  const state: { mood: Mood } = { mood: 'works' };
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      asked.push(`${request.method} ${request.url}`);
      answer(request, response, Buffer.concat(parts));
    });
  });

  function answer(request: IncomingMessage, response: ServerResponse, body: Buffer): void {
    if (state.mood === 'is silent') return;
    if (state.mood === 'redirects') return void response.writeHead(302, { Location: `${url()}/elsewhere` }).end();
    if (state.mood === 'breaks') return void refuse(response, 500, 'InternalError');
    if (state.mood === 'chatters') return void response.end(`<html>${secret}</html>`);
    const code = faultOf(request, body, region);
    if (code) return void refuse(response, 403, code);
    const path = decodeURIComponent(request.url ?? '');
    if (!path.startsWith('/photos/')) return void refuse(response, 404, 'NoSuchBucket');
    if (request.method === 'PUT') {
      if (state.mood !== 'forgets') objects.set(path, body);
      response.writeHead(200, { ETag: `"${createHash('md5').update(body).digest('hex')}"` }).end();
    } else if (request.method === 'DELETE') {
      objects.delete(path);
      response.writeHead(204).end();
    } else {
      const found = objects.get(path);
      if (found) response.end(found);
      else refuse(response, 404, 'NoSuchKey');
    }
  }

  const url = () => `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const listen = (port: number) =>
    new Promise<void>((listening) => {
      server.listen(port, '127.0.0.1', listening);
    });
  const close = () => {
    server.closeAllConnections();
    return new Promise((closed) => server.close(closed));
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    objects,
    asked,
    state,
    secret,
    close,
    /** The machine is switched on again, at the same address. */
    open: () => listen(port),
  };
}

function refuse(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'Content-Type': 'application/xml' });
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${secret}</Message></Error>`);
}

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex');
const mac = (key: string | Buffer, data: string) => createHmac('sha256', key).update(data).digest();

/** What is wrong with a signed request; '' when nothing is. */
function faultOf(request: IncomingMessage, body: Buffer, region: string): string {
  const said =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, SignedHeaders=([^,]+), Signature=([0-9a-f]{64})$/;
  const [, key, day = '', where = '', names = '', signature] = said.exec(request.headers.authorization ?? '') ?? [];
  if (key === undefined) return 'AccessDenied';
  if (key !== s3Keys.accessKey) return 'InvalidAccessKeyId';
  if (where !== region) return 'AuthorizationHeaderMalformed';
  const payload = String(request.headers['x-amz-content-sha256']);
  if (payload !== hash(body)) return 'XAmzContentSHA256Mismatch';
  const [path = '', query = ''] = (request.url ?? '').split('?');
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name])}\n`);
  const canonical = `${request.method}\n${path}\n${query}\n${headers.join('')}\n${names}\n${payload}`;
  const scope = `${day}/${region}/s3/aws4_request`;
  const text = `AWS4-HMAC-SHA256\n${String(request.headers['x-amz-date'])}\n${scope}\n${hash(canonical)}`;
  const signing = mac(mac(mac(mac(`AWS4${s3Keys.secretKey}`, day), region), 's3'), 'aws4_request');
  return mac(signing, text).toString('hex') === signature ? '' : 'SignatureDoesNotMatch';
}
