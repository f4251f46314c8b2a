/** What is a command when a person writes nothing else, with what it names. */
import { describe, expect, test } from '@jest/globals';
import { commandAlone, wordsAlone } from '#shared/domain/replies/forms/commands.ts';
import { zoneNamed } from '#shared/domain/replies/forms/zones.ts';
import { isZone } from '#shared/domain/zones.ts';
import { asking } from '#test/kit/asking.ts';

const commandIn = (reply: string, channel: 'email' | 'sms' = 'email') =>
  commandAlone(asking(reply, [], { channel }));

describe('words', () => {
  test.each([
    ['unsubscribe', 'unsubscribe'],
    ['Unsubscribe.', 'unsubscribe'],
    ['UNSUBSCRIBE!!', 'unsubscribe'],
    ['unsubcribe', 'unsubscribe'],
    ['please unsubscribe me', 'unsubscribe'],
    ['Hi Anchor,\nunsubscribe\nThanks,\nAnn', 'unsubscribe'],
    ['Stop.\n\nSent from my iPhone', 'unsubscribe'],
    ['désabonner', 'unsubscribe'],
    ['darse de baja', 'unsubscribe'],
    ['Bitte abmelden', 'unsubscribe'],
    ['stop?', 'help'],
    ['?', 'help'],
    ['START', 'resubscribe'],
    ['resume', 'resume'],
    ['I’m back', 'resume'],
    ['my list', 'list'],
    ['undo that', 'undo'],
    ['clear', 'clear'],
    ['export my data', 'export'],
    ['delete me', 'delete'],
    ['why?', 'why'],
  ])('%j asks for %s', (reply, intent) => {
    expect(commandIn(reply)?.intent).toBe(intent);
  });

  test('a text may say its word over again', () => {
    expect(commandIn('STOP STOP STOP', 'sms')?.intent).toBe('unsubscribe');
    expect(commandIn('STOP STOP STOP')).toBeUndefined();
  });
});

describe('forms', () => {
  test.each<[string, object]>([
    ['pause until Monday', { intent: 'pause', pauseUntil: '2026-03-16' }],
    ['Pause for two weeks, please.', { intent: 'pause', pauseUntil: '2026-03-25' }],
    ['pause', { intent: 'pause' }],
    ['pause from tomorrow', { intent: 'pause', pauseFrom: '2026-03-12' }],
    ['pause from today', { intent: 'pause' }],
    [
      'Pause from Saturday until April 7',
      { intent: 'pause', pauseFrom: '2026-03-14', pauseUntil: '2026-04-07' },
    ],
    [
      'On vacation from Saturday until April 7.',
      { intent: 'pause', pauseFrom: '2026-03-14', pauseUntil: '2026-04-07' },
    ],
    [
      'I’m away Friday through Monday, thanks!',
      { intent: 'pause', pauseFrom: '2026-03-13', pauseUntil: '2026-03-17' },
    ],
    ['mornings at 7', { intent: 'rhythm', rhythm: { MORNING_INTENTION: 420 } }],
    ['no evenings', { intent: 'rhythm', rhythm: { without: ['EVENING_REFLECTION'] } }],
    ['skip the midday emails', { intent: 'rhythm', rhythm: { without: ['MIDDAY_CHECKIN'] } }],
    [
      'mornings only please',
      { intent: 'rhythm', rhythm: { without: ['MIDDAY_CHECKIN', 'EVENING_REFLECTION'] } },
    ],
    ['only twice a day', { intent: 'rhythm', rhythm: { without: ['MIDDAY_CHECKIN'] } }],
    ['weekdays only', { intent: 'rhythm', rhythm: { without: [6, 0] } }],
    ['not on weekends', { intent: 'rhythm', rhythm: { without: [6, 0] } }],
    ['no Sundays', { intent: 'rhythm', rhythm: { without: [0] } }],
    ['all three, every day', { intent: 'rhythm', rhythm: { without: [] } }],
    ...['no weekly', 'No weekly letter.', 'skip the week', 'stop the weekly summary'].map(
      (reply): [string, object] => [reply, { intent: 'rhythm', rhythm: { without: ['WEEKLY'] } }],
    ),
    [
      'no evenings or weekly',
      { intent: 'rhythm', rhythm: { without: ['WEEKLY', 'EVENING_REFLECTION'] } },
    ],
    ...['weekly', 'weekly on', 'Weekly please!', 'the weekly look back'].map(
      (reply): [string, object] => [reply, { intent: 'rhythm', rhythm: { WEEKLY: true } }],
    ),
    ['less emails please', { intent: 'rhythm' }],
    ['fewer emails', { intent: 'rhythm' }],
    [
      'Mornings at 7, midday at 1 pm and evenings at 9pm',
      {
        intent: 'rhythm',
        rhythm: { MORNING_INTENTION: 420, MIDDAY_CHECKIN: 780, EVENING_REFLECTION: 1260 },
      },
    ],
    ['Lisbon time', { intent: 'zone', zone: 'Europe/Lisbon' }],
    ['time zone: Asia/Tokyo', { intent: 'zone', zone: 'Asia/Tokyo' }],
    ['I’m in Lisbon this week', { intent: 'zone', zone: 'Europe/Lisbon' }],
    ["I'm in Denver next week", { intent: 'zone', zone: 'America/Denver', zoneLater: true }],
    ['text me', { intent: 'channel', channel: { kind: 'sms' } }],
    [
      'text me at +1 512 555 0123',
      { intent: 'channel', channel: { kind: 'sms', phone: '+15125550123' } },
    ],
    ['email me instead', { intent: 'channel', channel: { kind: 'email' } }],
  ])('%j', (reply, wanted) => {
    expect(commandIn(reply)).toEqual(wanted);
  });
});

test.each([
  'stop by the bank',
  'stop\nbuy milk',
  'cancel the dentist',
  'clear the gutters',
  'pause until the paint is dry',
  'off to the dentist from Friday',
  'out with Sam Friday',
  'lunch time',
  'I’m in bed',
  'mornings at the gym',
  'list the bike',
  'Delete\nMilk',
  'unsubscribe from the gym newsletter',
])('%j is left to the model', (reply) => {
  expect(commandIn(reply)).toBeUndefined();
});

test.each(['don’t unsubscribe me', 'please do not remove me', 'never delete my data'])(
  '%j asks for nothing',
  (reply) => {
    expect(commandIn(reply)).toEqual({ intent: 'none' });
  },
);

test('greeting, courtesy, closing and name are no words of their own', () => {
  expect(wordsAlone('Hi Anchor,\n\nplease delete\n\nBest,\nAda Lovelace')).toBe('delete');
  expect(wordsAlone('Yes. Delete, thanks!')).toBe('yes delete');
});

test('every zone can be named in full', () => {
  for (const zone of Intl.supportedValuesOf('timeZone').filter(isZone))
    expect([zone, zoneNamed(zone.toLowerCase())]).toEqual([zone, zone]);
});
