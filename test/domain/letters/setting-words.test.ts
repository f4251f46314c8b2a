/** What the letters say of changed times: the truth about what comes, and the way back. */
import { expect, test } from '@jest/globals';
import {
  forbiddenTime,
  outOfOrder,
  rhythmSet,
  zoneReply,
  zoneSet,
  zoneWhenThere,
} from '#shared/domain/letters/setting-words.ts';
import { commandAlone } from '#shared/domain/replies/forms/commands.ts';
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

test('whoever has paused is told of the times, and that they do not come yet', () => {
  const paused = { ...scene, user: { ...scene.user, state: 'paused' as const } };

  expect(rhythmSet(paused, [morning]).text).toBe(
    'When letters come again, they come at 6:00 AM, 12:30 PM and 6:00 PM Central.',
  );
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
