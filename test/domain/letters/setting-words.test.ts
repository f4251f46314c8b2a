/** What the letters say of changed times: the truth about what comes, and the way back. */
import { expect, test } from '@jest/globals';
import { pauseWords } from '#shared/domain/letters/answer-words.ts';
import {
  forbiddenTime,
  outOfOrder,
  rhythmSet,
  settingBack,
  zoneReply,
  zoneSet,
  zoneWhenThere,
} from '#shared/domain/letters/setting-words.ts';
import { commandAlone } from '#shared/domain/replies/forms/commands.ts';
import type { LeftOut } from '#shared/domain/rhythm.ts';
import type { Slot } from '#shared/domain/rhythm-change.ts';
import { dayOf, sceneOf, today, yesterday } from './every-letter.ts';

const scene = sceneOf(dayOf([]));
const lisbon = { ...scene, user: { ...scene.user, zone: 'Europe/Lisbon' } };
const morning: Slot = { date: today, touchpoint: 'MORNING_INTENTION' };
const evening: Slot = { date: yesterday, touchpoint: 'EVENING_REFLECTION' };

const clockOf = (zone: string, at: Date): string =>
  new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    dateStyle: 'short',
    timeStyle: 'short',
  }).format(at);

test('in every zone the words to switch back lead back to its clock', () => {
  const winterAndSummer = [new Date('2026-01-10T12:00Z'), new Date('2026-07-10T12:00Z')];
  const zones = [...Intl.supportedValuesOf('timeZone'), 'UTC', 'Asia/Kolkata', 'Etc/GMT+5'];

  const lost = zones.filter((zone) => {
    const back = commandAlone({ reply: zoneReply(zone), today, zone: 'UTC' })?.zone ?? 'none';
    return back === 'none' || winterAndSummer.some((at) => clockOf(back, at) !== clockOf(zone, at));
  });

  expect(lost).toEqual([]);
});

test('a new rhythm is told with the letters that it skips', () => {
  expect(rhythmSet(scene, []).text).toBe(
    'Letters now come at 6:00 AM, 12:30 PM and 6:00 PM Central.',
  );
  expect(rhythmSet(scene, [morning]).text).toMatch(/The change skips today’s morning question\.$/);
  expect(rhythmSet(scene, [evening, morning]).text).toMatch(
    /The change skips Friday’s evening reflection and today’s morning question\.$/,
  );
});

test('the look back on the week is left out and comes again, in words of its own', () => {
  const without = (...all: LeftOut[]) => ({
    ...scene,
    user: { ...scene.user, rhythm: { ...scene.user.rhythm, without: all } },
  });

  expect(rhythmSet(without('WEEKLY'), [], { without: ['WEEKLY'] }).text).toBe(
    'No weekly look back from now on. To have it again, reply: weekly.',
  );
  expect(rhythmSet(scene, [], { WEEKLY: true }).text).toMatch(/^The weekly look back comes again,/);
  expect(rhythmSet(without('EVENING_REFLECTION'), [], { WEEKLY: true }).text).toBe(
    'The weekly look back stands in an evening letter, and those are left out. ' +
      'To have all of them, reply: all three, every day.',
  );
  expect(rhythmSet(without('WEEKLY'), [], { MORNING_INTENTION: 360 }).text).toBe(
    'Letters now come at 6:00 AM, 12:30 PM and 6:00 PM Central.',
  );
});

test('whoever has paused is told of the times, and that they do not come yet', () => {
  const paused = { ...scene, user: { ...scene.user, state: 'paused' as const } };

  expect(rhythmSet(paused, [morning]).text).toBe(
    'When letters come again, they come at 6:00 AM, 12:30 PM and 6:00 PM Central.',
  );
});

test('what is taken back is told as it is again, or as it will be', () => {
  const held = {
    ...scene,
    user: { ...scene.user, state: 'paused' as const, pausedUntil: '2026-11-24' },
  };
  const text = { ...scene, user: { ...scene.user, channel: 'sms' as const } };
  const moved = { was: { MORNING_INTENTION: 420 }, set: { MORNING_INTENTION: 360 } };
  const paused = { was: { state: 'active' }, set: { state: 'paused' } } as const;
  const resumed = { was: paused.set, set: paused.was };
  const switched = { was: { channel: 'email' }, set: { channel: 'sms' } } as const;
  const weekly = { was: { without: ['WEEKLY', 0] }, set: { without: [0] } } as const;

  expect(settingBack(scene, weekly, []).text).toBe(
    'The weekly look back comes again, in the evening letter that ends your week.',
  );
  expect(settingBack(scene, { was: weekly.set, set: weekly.was }, []).text).toMatch(
    /^No weekly look back from now on/,
  );
  expect(settingBack(scene, moved, []).text).toBe(
    'Letters come at 6:00 AM, 12:30 PM and 6:00 PM Central again.',
  );
  expect(settingBack(scene, resumed, []).text).toBe(settingBack(scene, moved, []).text);
  expect(settingBack(scene, moved, [morning]).text).toMatch(
    /again\. The change skips today’s morning question/,
  );
  expect(settingBack(held, moved, []).text).toBe(
    'When letters come again, they come at 6:00 AM, 12:30 PM and 6:00 PM Central as before.',
  );
  expect(settingBack(held, paused, []).text).toMatch(/^No letters until Tuesday, November 24\./);
  expect(settingBack(text, switched, []).text).toMatch(/^Letters come as text messages again, at /);
});

test('a planned pause is told with its beginning; one that is over holds nothing back', () => {
  const pausing = (dates: object) => ({
    ...scene,
    user: { ...scene.user, state: 'paused' as const, ...dates },
  });

  expect(pauseWords(pausing({ pausedFrom: '2026-11-23', pausedUntil: '2026-11-25' })).text).toBe(
    'No letters from Monday, November 23 until Wednesday, November 25. Your list waits. ' +
      'Reply resume to come back sooner.',
  );
  expect(pauseWords(pausing({ pausedFrom: '2026-11-23' })).text).toBe(
    'No letters from Monday, November 23 until you reply with the word resume. Your list waits.',
  );
  expect(rhythmSet(pausing({ pausedUntil: today }), []).text).toMatch(/^Letters now come at/);
  expect(rhythmSet(pausing({ pausedFrom: '2026-11-23' }), []).text).toMatch(/^Letters now come at/);
});

test('a new zone is told with the way back', () => {
  expect(zoneSet(lisbon, 'America/Chicago', []).text).toBe(
    'Letters now come at 6:00 AM, 12:30 PM and 6:00 PM Lisbon time. To switch back, reply: Central time.',
  );
  expect(zoneSet(lisbon, 'Europe/Lisbon', []).text).toMatch(/^Letters already come at/);
  expect(zoneWhenThere(scene, 'Europe/Lisbon').text).toMatch(/^Then reply: Lisbon time\./);
});

test('a refusal says what is possible', () => {
  const easter = { ...scene, user: { ...scene.user, zone: 'Pacific/Easter' } };

  expect(forbiddenTime(scene).text).toMatch(/^Letters can come from 4:00 AM to 11:59 PM\./);
  expect(forbiddenTime(easter).text).toMatch(/to 9:59 PM\./);
  expect(outOfOrder(scene).text).toMatch(/6:00 AM, 12:30 PM and 6:00 PM Central/);
});
