/** Schedules fire by the rules of EventBridge Scheduler, also where the clocks change. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { nextFiring } from '#scripts/local/schedule-times.ts';

const zones = [
  'America/Chicago',
  'America/Santiago',
  'Europe/Lisbon',
  'Africa/Cairo',
  'Asia/Kathmandu',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'UTC',
];
const dayMs = 86_400_000;

const firings = (expression: string, timezone: string, from: string, count: number): string[] => {
  const found: string[] = [];
  let at = Date.parse(from);
  while (found.length < count) {
    const next = nextFiring({ expression, timezone, createdAt: 0 }, at);
    if (next === undefined) break;
    found.push(new Date(next).toISOString());
    at = next;
  }
  return found;
};

const local = (at: number, timeZone: string) => {
  const parts = new Intl.DateTimeFormat('en-CA', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'short',
    hourCycle: 'h23',
  });
  return parts.format(at);
};

test('a time that does not exist is skipped that day, as EventBridge skips it', () => {
  expect(firings('cron(30 2 * * ? *)', 'America/Chicago', '2027-03-13T00:00:00Z', 3)).toEqual([
    '2027-03-13T08:30:00.000Z',
    '2027-03-15T07:30:00.000Z',
    '2027-03-16T07:30:00.000Z',
  ]);
});

test('a time that comes twice fires once', () => {
  expect(firings('cron(30 1 * * ? *)', 'America/Chicago', '2026-10-31T12:00:00Z', 2)).toEqual([
    '2026-11-01T06:30:00.000Z',
    '2026-11-02T07:30:00.000Z',
  ]);
});

test('midnight that does not exist is skipped in Santiago, half an hour twice fires once on Lord Howe', () => {
  expect(firings('cron(0 0 * * ? *)', 'America/Santiago', '2026-09-05T12:00:00Z', 1)).toEqual([
    '2026-09-07T03:00:00.000Z',
  ]);
  expect(firings('cron(45 1 * * ? *)', 'Australia/Lord_Howe', '2027-04-03T00:00:00Z', 2)).toEqual([
    '2027-04-03T14:45:00.000Z',
    '2027-04-04T15:15:00.000Z',
  ]);
});

test('days of the week count from Sunday as 1', () => {
  expect(firings('cron(0 6 ? * 2-6 *)', 'UTC', '2026-11-20T12:00:00Z', 2)).toEqual([
    '2026-11-23T06:00:00.000Z',
    '2026-11-24T06:00:00.000Z',
  ]);
});

test('a one-time schedule fires once, in its own zone', () => {
  expect(firings('at(2026-11-21T06:00:00)', 'Asia/Kathmandu', '2026-11-20T00:00:00Z', 2)).toEqual([
    '2026-11-21T00:15:00.000Z',
  ]);
});

test('nothing fires for a time before the schedule was made', () => {
  const createdAt = Date.parse('2026-11-21T12:00:00Z');
  const schedule = { expression: 'cron(0 6 * * ? *)', timezone: 'UTC', createdAt };
  expect(nextFiring(schedule, 0)).toBe(Date.parse('2026-11-22T06:00:00Z'));
});

test('what is no schedule of EventBridge is refused', () => {
  for (const expression of ['every day', 'at(tomorrow)', 'rate(2 hours)']) {
    expect(() => nextFiring({ expression, timezone: 'UTC', createdAt: 0 }, 0)).toThrow();
  }
});

test('in any zone the next firing shows the asked time, and no other moment between does', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...zones),
      fc.integer({ min: 0, max: 47 }),
      fc.integer({ min: Date.parse('2026-01-01'), max: Date.parse('2029-01-01') }),
      (timezone, halfHour, after) => {
        const [hour, minute] = [Math.floor(halfHour / 2), (halfHour % 2) * 30];
        const time = `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
        const expression = `cron(${minute} ${hour} * * ? *)`;

        const next = nextFiring({ expression, timezone, createdAt: 0 }, after)!;

        expect(local(next, timezone)).toMatch(new RegExp(`${time}$`));
        expect(next - after).toBeLessThanOrEqual(2 * dayMs + 3_600_000);
        const step = 15 * 60_000;
        for (let at = Math.ceil((after + 1) / step) * step; at < next; at += step) {
          // Only the second coming of a repeated hour may show the time without firing.
          const shown = local(at, timezone);
          const before =
            local(at - 3_600_000, timezone) === shown || local(at - 1_800_000, timezone) === shown;
          if (shown.endsWith(time))
            expect({ timezone, at, before }).toEqual({ timezone, at, before: true });
        }
      },
    ),
    { numRuns: 150 },
  );
});
