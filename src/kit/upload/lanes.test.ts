import { expect, test } from 'vitest';
import { lanes } from './lanes.ts';

test('never more jobs at once than lanes, in the order they came, and a failed one frees its lane', async () => {
  const run = lanes(2);
  const log: string[] = [];
  let inFlight = 0;
  let most = 0;
  const job = (name: string, fails = false) =>
    run(async () => {
      inFlight += 1;
      most = Math.max(most, inFlight);
      log.push(name);
      await new Promise((done) => {
        setTimeout(done, 5);
      });
      inFlight -= 1;
      if (fails) throw new Error(name);
    });
  const results = await Promise.allSettled([job('a', true), job('b'), job('c'), job('d'), job('e')]);
  expect(most).toBe(2);
  expect(log).toEqual(['a', 'b', 'c', 'd', 'e']);
  expect(results.map((r) => r.status)).toEqual(['rejected', 'fulfilled', 'fulfilled', 'fulfilled', 'fulfilled']);
});
