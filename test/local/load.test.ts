/** A herd on one minute, SES too slow for it and calls failing: everybody gets one letter. */
import { expect, test } from '@jest/globals';
import { runLoad } from '#scripts/load/run-load.ts';
import { sayLoad } from '#scripts/load/say-load.ts';
import '#test/kit/patient.ts';

test('everybody gets one letter, whatever is throttled and refused on the way', async () => {
  const report = await runLoad({ users: 40, perSecond: 3, failingShare: 0.04, say: () => {} });

  expect(report).toMatchObject({ letters: 40, lost: 0, doubled: 0 });
  expect(report.throttled).toBeGreaterThan(0);
  expect(report.refused).toBeGreaterThan(0);
  expect(report.retries).toBeGreaterThan(0);
  expect(sayLoad(report).join('\n')).toMatch(/letters +40 +lost 0 +doubled 0/);
});
