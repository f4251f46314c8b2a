/** What a reply changes about the settings, and that it comes back exactly or not at all. */
import { expect, test } from '@jest/globals';
import type { Intent, IntentArguments } from '#shared/domain/replies/reading.ts';
import { kindOf, reversed, settingChange, userBy } from '#shared/domain/setting-change.ts';
import type { User } from '#shared/domain/user.ts';
import { ada } from '#test/kit/ada.ts';

const today = '2026-11-21';
const asks = (intent: Intent, asked: IntentArguments = {}) => ({ intent, ...asked });
const weekdays: User = { ...ada, rhythm: { ...ada.rhythm, without: [6, 0] } };
const held: User = { ...ada, state: 'paused', pausedFrom: '2026-11-20', pausedUntil: '2026-11-30' };
const withPhone: User = { ...ada, phone: '+15125550123', textsAgreedAt: '2026-11-20T12:00:00Z' };

test.each<[what: string, user: User, asked: ReturnType<typeof asks>]>([
  ['a time', ada, asks('rhythm', { rhythm: { MORNING_INTENTION: 420 } })],
  ['what is left out', ada, asks('rhythm', { rhythm: { without: ['MIDDAY_CHECKIN'] } })],
  ['all of them again', weekdays, asks('rhythm', { rhythm: { without: [] } })],
  ['a zone', ada, asks('zone', { zone: 'Europe/Lisbon' })],
  ['a zone without its latest hours', late(), asks('zone', { zone: 'Pacific/Easter' })],
  ['texts', withPhone, asks('channel', { channel: { kind: 'sms' } })],
  ['mail', { ...withPhone, channel: 'sms' }, asks('channel', { channel: { kind: 'email' } })],
  ['a pause', ada, asks('pause')],
  ['a planned pause', ada, asks('pause', { pauseFrom: '2026-11-24', pauseUntil: '2026-11-28' })],
  ['another pause', held, asks('pause', { pauseUntil: '2026-12-04' })],
  ['the end of a pause', held, asks('resume')],
])('%s comes back, and what is left of it is nothing', (_, user, asked) => {
  const change = settingChange(user, asked, today)!;

  const after = userBy(user, change)!;

  expect(after).not.toEqual(user);
  expect(settingChange(after, asked, today)).toBeUndefined();
  expect(userBy(after, reversed(change))).toEqual(user);
  // Also a second time, when an attempt died.
  expect(userBy(user, reversed(change))).toEqual(user);
});

function late(): User {
  return { ...ada, rhythm: { ...ada.rhythm, EVENING_REFLECTION: 23 * 60 } };
}

test('what was changed since stays, and what was not asked about is no matter', () => {
  const change = settingChange(ada, asks('rhythm', { rhythm: { MORNING_INTENTION: 420 } }), today)!;
  const back = reversed(change);
  const since = { ...ada, rhythm: { ...ada.rhythm, MORNING_INTENTION: 480 } };
  const beside: User = { ...held, rhythm: { ...ada.rhythm, MORNING_INTENTION: 420 } };

  expect(userBy(since, back)).toBeUndefined();
  expect(userBy(beside, back)).toEqual(held);
});

test.each<[what: string, user: User, asked: ReturnType<typeof asks>]>([
  ['what cannot be', ada, asks('rhythm', { rhythm: { MORNING_INTENTION: 60 } })],
  ['a zone for later', ada, asks('zone', { zone: 'Europe/Lisbon', zoneLater: true })],
  ['texts without a number', ada, asks('channel', { channel: { kind: 'sms' } })],
  [
    'an end before the beginning',
    ada,
    asks('pause', { pauseFrom: '2026-11-28', pauseUntil: '2026-11-25' }),
  ],
  ['resume without a pause', ada, asks('resume')],
  ['a wish of somebody who left', { ...ada, state: 'unsubscribed' }, asks('pause')],
  ['an absence that a program named', { ...held, pausedBy: 'out-of-office' }, asks('resume')],
  ['leaving', ada, asks('unsubscribe')],
])('%s changes no setting', (_, user, asked) => {
  expect(settingChange(user, asked, today)).toBeUndefined();
});

test('a number that confirms itself later is switched from again', () => {
  const wish = { kind: 'sms', phone: '+15125550123' } as const;
  const change = settingChange(ada, asks('channel', { channel: wish }), today)!;

  expect(kindOf(change)).toBe('channel');
  expect(userBy({ ...withPhone, channel: 'sms' }, reversed(change))).toEqual(withPhone);
});
