import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';

/** An issuer that publishes its keys on this machine and can change them. */
export async function keyServer() {
  let number = 0;
  let keys = await pair();
  let away = false;
  async function pair() {
    const { publicKey, privateKey } = await generateKeyPair('ES256', { extractable: true });
    number += 1;
    return { kid: `key-${number}`, jwk: await exportJWK(publicKey), privateKey };
  }
  const server = createServer((_request, response) => {
    if (away) return response.writeHead(503).end();
    const jwk = { ...keys.jwk, kid: keys.kid, alg: 'ES256', use: 'sig' };
    return response.writeHead(200, { 'Content-Type': 'application/json' }).end(JSON.stringify({ keys: [jwk] }));
  });
  await new Promise<void>((listening) => {
    server.listen(0, '127.0.0.1', listening);
  });
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/jwks`,
    sign: (claims: JWTPayload) =>
      new SignJWT(claims).setProtectedHeader({ alg: 'ES256', kid: keys.kid }).sign(keys.privateKey),
    publicKey: () => keys.jwk,
    rotate: async () => {
      keys = await pair();
    },
    setAway: (now: boolean) => (away = now),
    close: () => new Promise((closed) => server.close(closed)),
  };
}
