/** What is said when the times or the zone of the letters were changed, or could not be. */
import type { LocalDate } from '../local-date.ts';
import { zoneNamed } from '../replies/forms/zones.ts';
import { clockTime, type RhythmWish } from '../rhythm.ts';
import { latestMinuteIn, leastGapMinutes, type Slot } from '../rhythm-change.ts';
import { kindOf, type SettingChange, type Settings } from '../setting-change.ts';
import { isPausedOn, isPausing } from '../user.ts';
import { zoneLabel } from '../zones.ts';
import { pauseWords, type Words } from './answer-words.ts';
import { type LetterContext, rhythmWords, touchpointNames } from './context.ts';
import { weekdayName } from './date-words.ts';

const isPaused = ({ user, date, today = date }: LetterContext): boolean => isPausedOn(user, today);

/** `Letters now come at 7:00 AM, 12:30 PM and 6:00 PM Central.` */
const newTimes = (context: LetterContext): string =>
  isPaused(context)
    ? `When letters come again, they come at ${rhythmWords(context)}.`
    : `Letters now come at ${rhythmWords(context)}.`;

const ofDay = (date: LocalDate, { date: letterDate, today = letterDate }: LetterContext): string =>
  date === today ? 'today’s' : `${weekdayName(date)}’s`;

/** `The change skips today’s morning question.` */
function skippedWords(skipped: readonly Slot[], context: LetterContext): string {
  const days = [...Map.groupBy(skipped, ({ date }) => date)].map(([date, slots]) => {
    const names = slots.map(({ touchpoint }) => touchpointNames[touchpoint]);
    const listed = [names.slice(0, -1).join(', '), names.at(-1)].filter((name) => name !== '');
    return `${ofDay(date, context)} ${listed.join(' and ')}`;
  });
  return days.length === 0 || isPaused(context) ? '' : `The change skips ${days.join(' and ')}.`;
}

const sentences = (...parts: readonly string[]): string =>
  parts.filter((part) => part !== '').join(' ');

/** Of the look back on the week, where a wish is about it. */
function ofWeek({ user }: LetterContext, { WEEKLY, without = [] }: RhythmWish): string {
  if (without.includes('WEEKLY'))
    return 'No weekly look back from now on. To have it again, reply: weekly.';
  if (!WEEKLY) return '';
  return user.rhythm.without?.includes('EVENING_REFLECTION')
    ? 'The weekly look back stands in an evening letter, and those are left out.'
    : 'The weekly look back comes again, in the evening letter that ends your week.';
}

/** Whether a wish is about the letters and not the look back alone. */
const isOfLetters = ({ WEEKLY, without = [], ...times }: RhythmWish): boolean =>
  Object.keys(times).length > 0 ||
  without.some((one) => one !== 'WEEKLY') ||
  (without.length === 0 && !WEEKLY);

/** The user in the context is as the change left them. */
export const rhythmSet = (
  context: LetterContext,
  skipped: readonly Slot[],
  wish: RhythmWish = {},
): Words => {
  const week = ofWeek(context, wish);
  const times = isOfLetters(wish) ? newTimes(context) : '';
  const lessComes = context.user.rhythm.without?.some((one) => one !== 'WEEKLY');
  const isBackAsked = (times !== '' || wish.WEEKLY) && lessComes;
  const back = isBackAsked ? 'To have all of them, reply: all three, every day.' : '';
  return {
    title: 'Set.',
    text: sentences(times, skippedWords(skipped, context), week, back),
    brief: sentences(times, week),
  };
};

/** `Letters now come by email, at 6:00 AM, 12:30 PM and 6:00 PM Central.` */
export function channelSet(context: LetterContext, skipped: readonly Slot[]): Words {
  const way = context.user.channel === 'sms' ? 'as text messages' : 'by email';
  const when = isPaused(context) ? 'When letters come again, they come' : 'Letters now come';
  const text = `${when} ${way}, at ${rhythmWords(context)}.`;
  return { title: 'Set.', text: sentences(text, skippedWords(skipped, context)), brief: text };
}

/** Clocks are put forward between midnight and 4:00, so no letter can be promised there. */
export const forbiddenTime = ({ user }: LetterContext): Words => ({
  title: 'Not at that time.',
  text:
    `Letters can come from 4:00 AM to ${clockTime(latestMinuteIn(user.zone))}. ` +
    'The times stay as they were.',
});

/** Letters that come on no day, or at no time, would be an end in disguise. */
export const nothingLeft = (context: LetterContext): Words => ({
  title: 'One a day stays.',
  text:
    `Letters still come at ${rhythmWords(context)}. To have none for a while, reply: pause until ` +
    'Monday. To end them, reply: unsubscribe.',
});

export const outOfOrder = (context: LetterContext): Words => ({
  title: 'In their order.',
  text:
    'The morning question comes before the midday check-in, and that before the evening ' +
    `reflection, ${leastGapMinutes} minutes apart at least. They still come at ` +
    `${rhythmWords(context)}. Say every time that should change.`,
  brief:
    'Morning comes before midday, and midday before evening. Say every time that should change.',
});

const canonical = (zone: string): string =>
  new Intl.DateTimeFormat('en-US', { timeZone: zone }).resolvedOptions().timeZone;

/** What a reply can say to be in a zone: `Central time`, `Lisbon time`. */
export function zoneReply(zone: string): string {
  const label = zoneLabel(zone);
  const word = / time$|^UTC/.test(label) ? label : `${label} time`;
  const read = zoneNamed(word.toLowerCase());
  return read && canonical(read) === canonical(zone) ? word : `time zone: ${zone}`;
}

/** `before` is where the person was: people come back from where they went. */
export function zoneSet(context: LetterContext, before: string, skipped: readonly Slot[]): Words {
  if (canonical(before) === canonical(context.user.zone)) {
    const text = `Letters already come at ${rhythmWords(context)}.`;
    return { title: 'Noted.', text };
  }
  const back = `To switch back, reply: ${zoneReply(before)}.`;
  return {
    title: 'Set.',
    text: sentences(newTimes(context), skippedWords(skipped, context), back),
    brief: sentences(newTimes(context), back),
  };
}

/** Where an `undo` is about the look back on the week and nothing else. */
function weekBack({ was, set }: SettingChange): RhythmWish | undefined {
  const [before, after] = [was, set].map(({ without = [] }) => without.includes('WEEKLY'));
  const others = ({ without = [], ...times }: Settings) =>
    JSON.stringify([times, without.filter((one) => one !== 'WEEKLY')]);
  if (before === after || others(was) !== others(set)) return undefined;
  return after ? { without: ['WEEKLY'] } : { WEEKLY: true };
}

/** What an `undo` brought back: `Letters come at 6:00 AM, 12:30 PM and 6:00 PM Central again.` */
export function settingBack(
  context: LetterContext,
  change: SettingChange,
  skipped: readonly Slot[],
): Words {
  const kind = kindOf(change);
  const week = weekBack(change);
  if (week) return { title: 'Taken back.', text: ofWeek(context, week) };
  const { user, date, today = date } = context;
  const title = 'Taken back.';
  if (kind === 'pause' && isPausing(user, today)) return { ...pauseWords(context), title };
  const way = user.channel === 'sms' ? 'as text messages' : 'by email';
  const when = isPaused(context) ? 'When letters come again, they come' : 'Letters come';
  const again = isPaused(context) ? 'as before' : 'again';
  const text =
    kind === 'channel'
      ? `${when} ${way} ${again}, at ${rhythmWords(context)}.`
      : `${when} at ${rhythmWords(context)} ${again}.`;
  return { title, text: sentences(text, skippedWords(skipped, context)), brief: text };
}

/** A pause was planned, and is taken back before it began. */
export const pauseOff = (context: LetterContext): Words => ({
  title: 'The pause is off.',
  text: `Letters go on, at ${rhythmWords(context)}.`,
});

/** Somebody asked for letters that were never held back. */
export const notPaused = (context: LetterContext): Words => ({
  title: 'Nothing was paused.',
  text: `Letters come at ${rhythmWords(context)}.`,
});

/** Switching now would be wrong until then, and nobody is asked twice for a date. */
export const zoneWhenThere = (context: LetterContext, zone: string): Words => ({
  title: 'Once you’re there.',
  text:
    `Then reply: ${zoneReply(zone)}. Until you do, letters come at ${rhythmWords(context)} ` +
    'as before.',
  brief: `Once you’re there, reply: ${zoneReply(zone)}.`,
});
