import { type FieldProblems, Problem } from '#domain/kernel/problems.ts';
import type { Words } from '#domain/kernel/words.ts';
import type { Values } from '../../kernel/resource-table.ts';

/** What says where files lie. */
export const placeFields = ['category', 'endpoint', 'bucketName'] as const;

const required: Words = ['Required', '必填'];
const notAnAddress: Words = [
  'An http or https address without user, question mark or %',
  '应为 http 或 https 地址，不含用户信息、问号和 %',
];
const notABucket: Words = ['3 to 63 letters, digits, dots and dashes', '3 到 63 个字母、数字、点或短横线'];
const notPlain: Words = ['Letters, digits and signs without spaces', '不含空格的字母、数字和符号'];

const bucket = /^[A-Za-z0-9][A-Za-z0-9._-]{1,61}[A-Za-z0-9]$/;
const printable = /^[\x21-\x7e]*$/;

/** Refuses, field by field, a place that cannot be one. `hasSecret`: a secret key is sent, or there already. */
export function checkPlace(values: Values, hasSecret: boolean): void {
  const said = (name: string) => String(values[name] ?? '');
  const faults: Record<string, Words> = {};
  const { domainPrefix = '' } = values;
  if (domainPrefix !== '' && !isAddress(said('domainPrefix'))) faults['domainPrefix'] = notAnAddress;
  if (said('category') === '') faults['category'] = required;
  if (said('category') === 's3') {
    if (!isAddress(said('endpoint'))) faults['endpoint'] = said('endpoint') === '' ? required : notAnAddress;
    if (!bucket.test(said('bucketName'))) faults['bucketName'] = said('bucketName') === '' ? required : notABucket;
    if (!/^[A-Za-z0-9-]*$/.test(said('region'))) faults['region'] = notPlain;
    // A slash or comma would end the credential inside the signed header.
    if (!printable.test(said('accessKey')) || /[/,]/.test(said('accessKey'))) faults['accessKey'] = notPlain;
    if (said('accessKey') === '') faults['accessKey'] = required;
    if (!hasSecret) faults['secretKey'] = required;
  }
  const fields: FieldProblems = Object.fromEntries(Object.entries(faults).map(([name, words]) => [name, { words }]));
  if (Object.keys(fields).length > 0) throw new Problem('invalid', {}, fields);
}

/** A disk has no address and no keys: what was typed before the kind was changed is not kept. */
export function ofKind(category: string): Values {
  return category === 's3' ? {} : { endpoint: '', bucketName: '', region: '', accessKey: '', secretKey: '' };
}

function isAddress(text: string): boolean {
  const address = text.replace('{bucket}', 'bucket');
  return /^https?:\/\/[^\s/?#@\\%{}]+(?:\/[^\s?#@\\%{}]*)?$/i.test(address) && URL.canParse(address);
}
