import { expect, test } from 'vitest';
import { type Mark, withMark } from './rich-marks.ts';

/** `‹` and `›` stand for the selection. */
const marked = (mark: Mark, said: string) => {
  const [start, end] = [said.indexOf('‹'), said.indexOf('›') - 1];
  const { text, ...after } = withMark(mark, { text: said.replace(/[‹›]/g, ''), start, end });
  return `${text.slice(0, after.start)}‹${text.slice(after.start, after.end)}›${text.slice(after.end)}`;
};

test.each([
  ['bold', 'wear ‹helmets› now', 'wear **‹helmets›** now'],
  ['bold', 'wear **‹helmets›** now', 'wear ‹helmets› now'],
  ['italic', '‹›', '*‹›*'],
  ['heading', 'one\ntw‹›o', 'one\n‹## two›'],
  ['heading', '‹## one›', '‹one›'],
  ['bullets', 'a\n‹b\nc›', 'a\n‹- b\n- c›'],
  ['numbers', '‹- b\n- c›', '‹1. b\n2. c›'],
  ['numbers', '‹1. b\n2. c›', '‹b\nc›'],
  ['link', 'see ‹plan›!', 'see [plan](‹https://›)!'],
] as const)('%s on %j', (mark, before, after) => expect(marked(mark, before)).toBe(after));
