/** What the worker takes for a job; what it does with one is in `test/flows/exporting.test.ts`. */
import { expect, test } from '@jest/globals';
import { Job } from '#functions/flows/exports/do-job.ts';

const job = {
  kind: 'user-export',
  runId: '0b6f8f4e-5a1c-4d7e-9f3a-2c1d4e5f6a7b',
  adminId: 'boss',
  asked: { showDeleted: false },
};

test('an event that names what is to be done, for whom and by which run is one', () => {
  expect(Job.parse(job)).toEqual(job);
  expect(Job.parse({ ...job, steps: 12 })).toEqual({ ...job, steps: 12 });
});

test.each([
  {},
  { ...job, kind: 'anything' },
  { ...job, runId: '../../etc' },
  { ...job, adminId: undefined },
  { ...job, steps: 1.5 },
])('%j is none', (event) => {
  expect(Job.safeParse(event).success).toBe(false);
});
