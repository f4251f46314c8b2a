/** What the bench of a start times is a start: somebody has signed up when it ends. */
import { join } from 'node:path';
import { expect, test } from '@jest/globals';
import { oneStart } from '#scripts/bench/one-start.ts';
import '#test/kit/patient.ts';

test('npm start takes a sign-up, and what it worked is seen', async () => {
  const started = await oneStart(join(import.meta.dirname, '../..'));

  expect(started.ms).toBeGreaterThan(0);
  expect(started.cpuMs ?? 1).toBeGreaterThan(0);
});
