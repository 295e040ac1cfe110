import type { Field } from '#domain/kernel/fields.ts';
import type { Resource } from '#domain/kernel/resource.ts';
import { resourceNamed } from '#domain/resources/all.ts';
import type { Caller } from './caller.ts';

const dictKeys: Record<string, string> = {
  profession: 'structural',
  building_type: 'building',
  notice: '1',
  post_category: '1',
};

let counter = 0;

/** A valid body of a new record; what it refers to is created first. Every call is another record. */
export async function sampleOf(resource: Resource, by: Caller): Promise<Record<string, unknown>> {
  const number = ++counter;
  const body: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(resource.fields)) {
    const value = await valueOf(name, field, number, by);
    if (value !== undefined) body[name] = value;
  }
  return body;
}

async function valueOf(name: string, field: Field, number: number, by: Caller): Promise<unknown> {
  switch (field.kind) {
    case 'text':
    case 'area':
      return `${name} ${number}`.slice(-(field.max ?? 255));
    case 'int':
      return Math.max(field.min ?? 0, 1);
    case 'decimal':
      return 12.5;
    case 'flag':
      return 0;
    case 'select':
      return field.options![0]!.value;
    case 'dict':
      return dictKeys[field.dict!.code];
    case 'ref':
      return (await created(resourceNamed(field.to!.resource), by))['id'];
    case 'refs':
      return [(await created(resourceNamed(field.to!.resource), by))['id']];
    default:
      return undefined;
  }
}

/** A record that was added over HTTP, as the server answered it. */
export async function created(
  resource: Resource,
  by: Caller,
  over: Record<string, unknown> = {},
): Promise<Record<string, unknown> & { id: string; version: number }> {
  const body = { ...(await sampleOf(resource, by)), ...over };
  const answer = await by.post(`${resource.path}/submit`, body);
  if (answer.body.code !== 200) throw new Error(`${resource.name} refused: ${JSON.stringify(answer.body)}`);
  return answer.body.data;
}

const long = (max: number) => 'x'.repeat(max + 1);
const nobody = '4611686018427387904';

/** Values that a field must refuse, each with a name for the test. */
export function badValues(field: Field): [why: string, value: unknown][] {
  switch (field.kind) {
    case 'text':
    case 'area':
      return [
        ['over-long', long(field.max ?? 255)],
        ['a list', ['a']],
        ['an object', { a: 1 }],
        ['a control character', 'a\u0000b'],
      ];
    case 'int':
      return [
        ['words', 'many'],
        ['a fraction', 1.5],
        ['too small', (field.min ?? 0) - 1],
        ['too big', (field.max ?? 0) + 1],
        ['an object', {}],
      ];
    case 'decimal':
      return [
        ['words', 'much'],
        ['too small', (field.min ?? 0) - 1],
        ['a list', [1]],
      ];
    case 'flag':
      return [
        ['words', 'yes'],
        ['another number', 2],
      ];
    case 'select':
      return [
        ['an unknown code', 'nonsense'],
        ['an object', {}],
      ];
    case 'dict':
      return [
        ['an unknown key', 'nonsense'],
        ['the heading', '-1'],
        ['over-long', long(64)],
      ];
    case 'ref':
      return [
        ['an unknown id', nobody],
        ['no id', 'abc'],
        ['a number', 7],
        ['beyond 64 bits', '9223372036854775808'],
      ];
    case 'refs':
    case 'images':
      return [
        ['an unknown id', [nobody]],
        ['words', 'abc'],
        ['no ids', ['abc']],
      ];
    case 'tree':
      return [
        ['an unknown id', nobody],
        ['no id', 'abc'],
      ];
    default:
      return [['an object', {}]];
  }
}
