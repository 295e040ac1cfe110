import dayjs, { type Dayjs } from 'dayjs';

/** The day that a picker shows for a wire date; one that is no date shows nothing instead of "Invalid Date". */
export function pickedDay(wire: unknown): Dayjs | null {
  if (typeof wire !== 'string' || !/^\d{4}-\d{2}-\d{2}/.test(wire)) return null;
  const day = dayjs(wire.slice(0, 10));
  return day.isValid() ? day : null;
}
