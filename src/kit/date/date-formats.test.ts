import dayjs from 'dayjs';
import customParseFormat from 'dayjs/plugin/customParseFormat';
import { describe, expect, it } from 'vitest';
import { dateFormats } from '#stores/prefs.ts';
import { pickedDay } from './picked-day.ts';
import { formatWire } from './wire-date.ts';

// As antd's pickers do, which read what people type.
dayjs.extend(customParseFormat);

// spec §9, one line each.
const cases = [
  ['YYYY-MM-DD', '2026-03-01'],
  ['YYYY年MM月DD日', '2026年03月01日'],
  ['DD/MM/YYYY', '01/03/2026'],
  ['DD.MM.YYYY', '01.03.2026'],
  ['DD-MM-YYYY', '01-03-2026'],
  ['MM/DD/YYYY', '03/01/2026'],
  ['MM-DD-YYYY', '03-01-2026'],
] as const;

describe('the seven date formats', () => {
  it('are those of the specification, in its order', () => {
    expect(cases.map(([format]) => format)).toEqual(dateFormats);
  });

  it.each(cases)('%s shows %s', (format, shown) => {
    expect(formatWire('2026-03-01 09:30:00', format, false)).toBe(shown);
    expect(formatWire('2026-03-01', format, true)).toBe(shown);
    expect(formatWire('2026-03-01 09:30:59', format, true)).toBe(`${shown} 09:30`);
  });

  it.each(cases)('%s is shown by pickers as by texts, and read back as typed', (format, shown) => {
    expect(pickedDay('2026-03-01 09:30:00')?.format(format)).toBe(shown);
    expect(dayjs(shown, format, true).format('YYYY-MM-DD')).toBe('2026-03-01');
  });

  it.each(['', 'soon', '2026-13-45', '<b>', null, 7, undefined])('%s is no day', (text) => {
    expect(pickedDay(text)?.isValid() ?? true).toBe(true);
    if (typeof text === 'string' && text !== '2026-13-45') expect(formatWire(text, 'YYYY-MM-DD', true)).toBe('');
  });
});
