import { addDays, toWire } from '#domain/kernel/time.ts';

/** A day so far from now, as the wire says it. */
export const wireDay = (now: Date, days: number, zone: string): string => toWire(addDays(now, days), zone);
