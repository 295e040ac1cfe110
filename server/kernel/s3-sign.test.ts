import { describe, expect, test } from 'vitest';
import { sha256Hex, signS3 } from './s3-sign.ts';

// The examples of “Signature Calculations for the Authorization Header” in the Amazon S3 API reference.
const signer = {
  accessKey: 'AKIAIOSFODNN7EXAMPLE',
  secretKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  region: 'us-east-1',
  at: new Date('2013-05-24T00:00:00Z'),
};
const empty = sha256Hex('');
const host = 'https://examplebucket.s3.amazonaws.com';

const signatureOf = (method: string, path: string, headers: Record<string, string> = {}, payloadHash = empty) =>
  signS3({ method, url: new URL(`${host}${path}`), headers, payloadHash }, signer)['Authorization'];

describe('the published examples of Signature Version 4', () => {
  test('GET of a part of an object', () => {
    expect(signatureOf('GET', '/test.txt', { Range: 'bytes=0-9' })).toBe(
      'AWS4-HMAC-SHA256 Credential=AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request, ' +
        'SignedHeaders=host;range;x-amz-content-sha256;x-amz-date, ' +
        'Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    );
  });

  test('PUT of an object with a letter that must be encoded', () => {
    const headers = { Date: 'Fri, 24 May 2013 00:00:00 GMT', 'x-amz-storage-class': 'REDUCED_REDUNDANCY' };
    expect(signatureOf('PUT', '/test$file.text', headers, sha256Hex('Welcome to Amazon S3.'))).toMatch(
      /Signature=98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd$/,
    );
  });

  test('GET with a parameter without value', () => {
    expect(signatureOf('GET', '/?lifecycle')).toMatch(
      /Signature=fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543$/,
    );
  });

  test('GET with parameters in any order', () => {
    expect(signatureOf('GET', '/?prefix=J&max-keys=2')).toMatch(
      /Signature=34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7$/,
    );
  });
});

test('a path is encoded once, however it was written', () => {
  const plain = signatureOf('GET', '/a b/照片.jpg');
  expect(signatureOf('GET', '/a%20b/%E7%85%A7%E7%89%87.jpg')).toBe(plain);
});
