/** A small herd of the bench through the real handlers: one letter each, whatever goes wrong. */
import { expect, test } from '@jest/globals';
import { liveMorning, type MorningAsked } from '#scripts/bench/herd/live-morning.ts';
import type { Cloud } from '#scripts/local/cloud.ts';
import { readSettings } from '#scripts/simulate/kept-settings.ts';
import { calm } from '#scripts/simulate/morning.ts';
import { builtCloud } from '#test/kit/world.ts';

const settings = readSettings();

/** As the template has it where something limits the stages. */
function pausing(cloud: Cloud, pauseMs: number): Cloud {
  const more = { SEND_PAUSE_MS: String(pauseMs) };
  const functions = cloud.functions.map((fn) =>
    fn.name.startsWith('stages.') ? { ...fn, environment: { ...fn.environment, ...more } } : fn,
  );
  return { ...cloud, functions };
}

const asked = (way: MorningAsked['way'], users: number): MorningAsked => ({
  users,
  perSecond: settings.perSecond,
  way,
  hardship: { throttledShare: 0.2, isTwice: true, kills: 2 },
  seed: 1,
  cloud: pausing(builtCloud(), settings[way].pauseMs),
  settings,
});

test.each(['queue', 'direct'] as const)(
  'by %s everybody gets one letter, though SES refuses, events double and workers die',
  async (way) => {
    const lived = await liveMorning(asked(way, 16));

    expect(lived).toMatchObject({ letters: 16, lost: 0, doubled: 0, wrongRows: 0, dead: 0 });
    expect(lived.killed).toBe(2);
    expect(lived.throttled).toBeGreaterThan(0);
    expect(lived.runs).toBeGreaterThan(16 / settings.queue.batch);
  },
);

test('workers that take turns meet no refusal of SES, and are as fast as its rate', async () => {
  const lived = await liveMorning({ ...asked('queue', 40), hardship: calm });

  expect(lived).toMatchObject({ letters: 40, lost: 0, doubled: 0, wrongRows: 0, counted: 40 });
  expect(lived.throttled).toBe(0);
  // By the bench's own clock: nine tenths of the rate are the stages', and a start is to be paid.
  expect(lived.drained).toBeLessThan(1.15 * (40 / settings.perSecond) + 1);
  expect(lived.drained).toBeGreaterThan(40 / settings.perSecond);
});
