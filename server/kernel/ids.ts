import { randomInt } from 'node:crypto';

const EPOCH = Date.UTC(2024, 0, 1);
const WORKERS = 1024;
const PER_MS = 4096;

/**
 * Ids of 64 bits as decimal strings: 41 bits of milliseconds, 10 of the process, 12 of a counter. They grow within a
 * process even when its clock is set back, so that "newest id" and "last written" agree.
 */
export function idGenerator(worker: number = randomInt(WORKERS), clock: () => number = Date.now): () => string {
  const part = BigInt(worker % WORKERS) << 12n;
  let last = 0;
  let count = 0;
  return () => {
    const now = clock() - EPOCH;
    if (now > last) {
      last = now;
      count = 0;
    } else if (++count === PER_MS) {
      last += 1; // more than 4096 in one millisecond: borrow from the next
      count = 0;
    }
    return ((BigInt(last) << 22n) | part | BigInt(count)).toString();
  };
}
