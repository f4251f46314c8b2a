/** Why a letter came or did not: plain words, from nothing but the ledger. */
import { describe, expect, test } from '@jest/globals';
import { whyMissing, whySent } from '#shared/domain/letters/why-answers.ts';
import type { SettledLetter } from '#shared/domain/settled-letter.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { ada as everyday } from '#test/kit/ada.ts';

const date = '2026-11-21';
const ada: User = {
  ...everyday,
  createdAt: '2026-11-03T16:00:00Z',
  startsOn: '2026-11-03',
};
/** In Central time. */
const at = (clock: string) => new Date(`${date}T${clock}:00-06:00`);
const morning = (more: Partial<SettledLetter>): SettledLetter => ({
  date,
  stage: 'MORNING_INTENTION',
  state: 'sent',
  plannedAt: at('06:00'),
  offset: -360,
  ...more,
});

describe('why a letter came', () => {
  test('names it, when it was due and left, and why it comes at all', () => {
    const { text } = whySent(morning({ at: at('06:01') }), ada);

    expect(text).toBe(
      'This is the morning question of Saturday, November 21, due at 6:00 AM, and left at 6:01 AM. ' +
        'You get these letters because your address started on Tuesday, November 3. ' +
        'To stop, reply with the word unsubscribe.',
    );
  });

  test('tells the times of the clock it was planned on, wherever the person is now', () => {
    const moved = { ...ada, zone: 'Asia/Tokyo' };

    expect(whySent(morning({ at: at('06:01') }), moved).text).toMatch(/due at 6:00 AM, .* 6:01 AM/);
  });

  test('without a row still says why letters come', () => {
    expect(whySent(undefined, ada).text).toMatch(/^You get these letters because/);
  });
});

describe('why a letter did not come', () => {
  const asked = { user: ada, date, now: at('10:00') };
  const why = (letters: readonly SettledLetter[], more: Partial<typeof asked> = {}) =>
    whyMissing({ ...asked, letters, ...more }, ['MORNING_INTENTION']).text;

  test.each([
    ['paused', /^The morning question wasn’t sent: your letters were paused\.$/],
    ['unsubscribed', /you had unsubscribed/],
    ['late', /more than three hours late/],
    ['not yet', /wasn’t due yet/],
    ['something else', /^The morning question wasn’t sent\.$/],
  ])('%s', (because, words) => {
    expect(why([morning({ state: 'not sent', because })])).toMatch(words);
  });

  test('it fell away with a change of times', () => {
    expect(why([morning({ state: 'skipped', because: 'moved' })])).toMatch(/fell away when/);
  });

  test('it left all the same, and may lie with the spam', () => {
    expect(why([morning({ at: at('06:02') })])).toBe(
      'The morning question left at 6:02 AM. If one isn’t in your inbox, look among the spam.',
    );
  });

  test('no row: a fault of ours is called one', () => {
    expect(why([])).toMatch(/has no record, so it wasn’t sent: our fault/);
  });

  test('no row, and letters that came again only later', () => {
    const user = { ...ada, returnedAt: at('09:00').toISOString() };

    expect(why([], { user })).toMatch(/wasn’t sent: your letters had stopped then/);
    expect(why([], { user: { ...user, returnedAt: at('05:00').toISOString() } })).toMatch(/fault/);
  });

  test('no row, before the first letter was due', () => {
    expect(why([], { user: { ...ada, startsOn: '2026-11-22' } })).toMatch(/begin after it/);
  });

  test('of a whole day it tells each, also what is still to come', () => {
    const { title, text } = whyMissing(
      { ...asked, letters: [morning({ at: at('06:02') })] },
      touchpoints,
    );

    expect(title).toBe('Today, letter by letter');
    expect(text).toMatch(/The midday check-in comes at 12:30 PM\. The evening reflection comes at/);
  });
});
