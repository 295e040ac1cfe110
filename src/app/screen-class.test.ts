import { describe, expect, it } from 'vitest';
import { screenClassOf } from './screen-class.ts';

/** What a browser says of a window this wide. */
const windowOf = (width: number) => (query: string) => width >= Number(/\(min-width: (\d+)px\)/.exec(query)?.[1]);

describe('the class of a screen', () => {
  // spec §9
  it.each([
    [3840, 'large'],
    [1200, 'large'],
    [1199.98, 'medium'],
    [992, 'medium'],
    [991.98, 'narrow'],
    [768, 'narrow'],
    [767.98, 'small'],
    [320, 'small'],
    [0, 'small'],
  ])('of %s px is %s', (width, name) => {
    expect(screenClassOf(windowOf(width))).toBe(name);
  });
});
