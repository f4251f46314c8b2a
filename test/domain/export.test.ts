/** A person's data as files: nothing lost on the page, and the newest days where not all fit. */
import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { fitted, type OwnData } from '#shared/domain/export/own-data.ts';
import { toMarkdown } from '#shared/domain/export/to-markdown.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';

const first = '2026-01-01';

const dataOf = (days: number): OwnData => {
  const dates = Array.from({ length: days }, (_, n) => addDays(first, n));
  return {
    product: 'Anchor',
    asOf: '2026-11-21T16:00:00.000Z',
    profile: { email: 'ada@example.com', zone: 'America/Chicago', rhythm: dayZeroRhythm },
    addresses: [{ userId: '1' }],
    consents: [{ what: 'given', wording: 'May we text you?' }],
    days: dates.map((date) => ({
      date,
      items: [{ text: `Thing of ${date}`, status: 'done', since: date }],
      later: [
        { text: 'Half', status: 'open', since: date, note: '80%' },
        { text: 'Later', status: 'open', since: date, until: '2026-12-24' },
      ],
    })),
    letters: dates.map((date) => ({ date, letter: 'MORNING_INTENTION', state: 'sent' })),
    replies: dates.map((date) => ({ date, text: `Said on ${date}` })),
    mails: [{ outcome: 'automatic' }],
    schedules: [{ stage: 'MORNING_INTENTION', expression: 'cron(0 6 * * ? *)' }],
    standing: { state: 'active' },
    others: [{ odd: 'row' }],
  };
};

test('the page holds what the JSON holds, in words', () => {
  const page = toMarkdown(dataOf(2));

  for (const said of [
    'ada@example.com',
    'May we text you?',
    '- [x] Thing of 2026-01-02',
    '### Thursday, January 1, 2026',
    'Later (until 2026-12-24)',
    'Half (80%)',
    'Said on 2026-01-01',
    'automatic',
    'cron(0 6 * * ? *)',
    '6:00 AM, 12:30 PM, 6:00 PM Central',
    'odd: row',
  ]) {
    expect(page).toContain(said);
  }
});

test('the page says what is left out of the letters, and of the week', () => {
  const rhythm = { ...dayZeroRhythm, without: ['MIDDAY_CHECKIN', 0, 'WEEKLY'] as const };
  const data = dataOf(1);

  const page = toMarkdown({ ...data, profile: { ...data.profile, rhythm } });

  expect(page).toContain('Left out: midday, Sunday, weekly look back.');
  expect(toMarkdown(data)).not.toContain('Left out');
});

test('where not all fits the oldest days go, as few as need be, and both files say so', () => {
  const days = fc.integer({ min: 2, max: 60 });
  fc.assert(
    fc.property(days, fc.double({ min: 0.05, max: 1.2, noNaN: true }), (count, share) => {
      const data = dataOf(count);
      const size = (some: OwnData) => JSON.stringify(some).length;
      const most = Math.max(size(dataOf(1)) + 40, size(data) * share);
      const fits = (some: OwnData) => size(some) <= most;

      const fit = fitted(data, fits);

      expect(fits(fit)).toBe(true);
      expect(fit.days.at(-1)).toEqual(data.days.at(-1));
      if (fit.days.length === data.days.length) return;
      expect(fit.leftOutBefore).toBe(fit.days[0]?.date);
      expect(toMarkdown(fit)).toMatch(/are left out: they did not fit/);
      const dates = fit.letters.concat(fit.replies).map(({ date }) => date ?? '');
      expect(dates.every((date) => date >= (fit.leftOutBefore ?? ''))).toBe(true);
      const onMore = addDays(fit.leftOutBefore ?? '', -1);
      const more = {
        ...fit,
        days: data.days.filter(({ date }) => date >= onMore),
        letters: data.letters.filter(({ date = '' }) => date >= onMore),
        replies: data.replies.filter(({ date = '' }) => date >= onMore),
      };
      expect(fits(more)).toBe(false);
    }),
  );
});
