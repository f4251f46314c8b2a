/** What a command needs beside its name: a day, times of the day, a place, a way, a letter. */
import type { LeftOut, RhythmWish } from '../../rhythm.ts';
import { type Touchpoint, touchpoints } from '../../stage.ts';
import type { Asking, Intent, IntentArguments } from '../reading.ts';
import { folded } from '../same-text.ts';
import { timeOffIn } from './dates.ts';
import { phoneOf } from './phone.ts';
import { zoneNamed } from './zones.ts';

const names: Readonly<Record<Touchpoint, RegExp>> = {
  MORNING_INTENTION: /\bmornings?\b|\bintentions?\b|\bfirst (?:one|mail|email|text)\b|\bam\b one/,
  MIDDAY_CHECKIN: /\bmid-?days?\b|\bnoon\b|\blunch(?:time)?\b|\bafternoons?\b/,
  EVENING_REFLECTION: /\bevenings?\b|\b(?:to)?nights?\b|\breflections?\b|\blast (?:one|mail)\b/,
};

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const clock = new RegExp(
  String.raw`\b(?:(half|quarter) (?:(past|to) )?)?(\d{1,2}|${hours.join('|')})(?:[:.h ]([0-5]\d))?(?: ?([ap])\.?m\b\.?)?|\bnoon\b`,
  'g',
);

/** Minutes of the day; an hour without am or pm is the one a person means at that part of it. */
function minuteOf(found: RegExpMatchArray, at: Touchpoint): number {
  const [whole, part, side, word = '', minutes, meridiem] = found;
  if (whole === 'noon') return 720;
  const hour = hours.indexOf(word) + 1 || Number(word);
  const extra =
    part === undefined
      ? Number(minutes ?? 0)
      : (part === 'half' ? 30 : 15) * (side === 'to' ? -1 : 1);
  const isLater =
    meridiem === 'p' ||
    (meridiem === undefined &&
      ((at === 'EVENING_REFLECTION' && hour < 12) || (at === 'MIDDAY_CHECKIN' && hour < 8)));
  return (isLater ? (hour % 12) + 12 : meridiem === 'a' ? hour % 12 : hour) * 60 + extra;
}

const weekdays = 'sun mon tue wed thu fri sat'.split(' ');
const weekdayName = /\b(sun|mon|tue|wed|thu|fri|sat)(?:s|day|sday|nesday|rsday|urday)?s?\b/g;
const declined =
  /\b(?:no|not|never|without|except|stop|skip(?:ping)?|drop|cancel|lose|leave out|less|fewer|don't|dont)\b/;
const allAgain = /\b(?:all (?:three|3)|three times a day|every ?day|weekends too)\b/;
const perDay = /\b(twice|two|2|once|one|1)(?: times?)? (?:a|per) day\b/;
const weekend = [6, 0];

const ofWeek = '(?:e-?mails?|letters?|look ?backs?|recaps?|reviews?|summary|summaries|texts?)';
/** The look back on the week, as people may name it. */
export const weekly = `(?:the |my )?(?:weekly(?: ${ofWeek})?|week(?:'s)? ${ofWeek})`;
const weeklyUnwanted = new RegExp(`(?<!than )\\b${weekly}|^[a-z ]+ the week$`);
const weeklyAgain = new RegExp(`^${weekly}$|\\b${weekly} (?:again|back|on)$`);

/** What is left out from now on, clause by clause; empty where all is to come again. */
function withoutIn(words: string): readonly LeftOut[] | undefined {
  const found = words.split(/[,.;]| but /).flatMap((said): readonly LeftOut[] => {
    const clause = said.trim();
    if (declined.test(clause) && weeklyUnwanted.test(clause)) {
      const others = withoutIn(clause.replace(weeklyUnwanted, '')) ?? [];
      return ['WEEKLY', ...others];
    }
    const named = touchpoints.filter((touchpoint) => names[touchpoint].test(clause));
    const isOnly = /\b(?:only|just)\b/.test(clause);
    const isDeclined = declined.test(clause);
    const isOnWeekdays = /\b(?:week|work) ?days?\b/.test(clause) && !/\bweekend/.test(words);
    if (isOnWeekdays && !isDeclined) return weekend;
    if (/\bweekends?\b/.test(clause) && isDeclined) return weekend;
    if (isDeclined) {
      const days = [...clause.matchAll(weekdayName)].map(([, day = '']) => weekdays.indexOf(day));
      return days.length > 0 ? days : clause.search(clock) < 0 ? named : [];
    }
    if (isOnly && named.length > 0) return touchpoints.filter((one) => !named.includes(one));
    const [, count] = perDay.exec(clause) ?? [];
    if (count === undefined) return [];
    const isTwo = /^(?:twice|two|2)$/.test(count);
    return isTwo ? ['MIDDAY_CHECKIN'] : ['MIDDAY_CHECKIN', 'EVENING_REFLECTION'];
  });
  if (found.length > 0) return [...new Set(found)];
  return allAgain.test(words) ? [] : undefined;
}

/**
 * New times, each for the part of the day that stands nearest; alone, for the part it falls into.
 * And what is to be left out, or is the look back on the week again.
 */
function rhythmIn(words: string): RhythmWish | undefined {
  const without = withoutIn(words);
  const wanted = words
    .replace(/\b(?:instead of|rather than|not)\b[^,;.]*/g, ' ')
    .replace(perDay, ' ')
    .replace(allAgain, ' ');
  const found: Partial<Record<Touchpoint, number>> = {};
  const named = touchpoints
    .flatMap((touchpoint) =>
      [...wanted.matchAll(new RegExp(names[touchpoint].source, 'g'))].map(({ index }) => ({
        touchpoint,
        index,
      })),
    )
    .sort((one, other) => one.index - other.index);
  let last = 0;
  for (const time of wanted.matchAll(clock)) {
    const isHour = time[0] === 'noon' || Number(time[3]) < 24 || hours.includes(time[3] ?? '');
    if (
      !isHour ||
      /^ ?(?:hours?|minutes?|mins?|days?|weeks?|times|of)\b/.test(
        wanted.slice(time.index + time[0].length),
      )
    )
      continue;
    const before = named.filter(({ index }) => index < time.index && index >= last);
    const near = before.at(-1) ?? named.find(({ index }) => index > time.index);
    last = time.index + 1;
    const guess = minuteOf(time, 'MORNING_INTENTION');
    const byHour =
      touchpoints[guess < 11 * 60 ? 0 : guess < 16 * 60 ? 1 : 2] ?? 'MORNING_INTENTION';
    const at = near?.touchpoint ?? byHour;
    const minute = minuteOf(time, at);
    if (minute < 24 * 60) found[at] = minute;
  }
  const wish = {
    ...found,
    ...(without && { without }),
    ...(!without && weeklyAgain.test(words) && { WEEKLY: true as const }),
  };
  return Object.keys(wish).length > 0 ? wish : undefined;
}

/** The longest run of words that names a place with a zone, or a zone. */
function zoneIn(words: string): string | undefined {
  const all = words.match(/[\p{L}\p{N}'+/_-]+/gu) ?? [];
  for (let size = Math.min(4, all.length); size > 0; size--)
    for (let at = 0; at + size <= all.length; at++) {
      const name = all.slice(at, at + size).join(' ');
      const zone = name.length > 1 ? zoneNamed(name) : undefined;
      if (zone) return zone;
    }
  return undefined;
}

const isLater =
  /\b(?:next (?:week|month)|tomorrow|(?:from|starting|as of|on) (?:next|mon|tues|wednes|thurs|fri|satur|sun|the \d))/;

const text = /\b(?:texts?|sms|phone|cell|mobile|number|whatsapp|texting)\b/;
const mail = /\be-?mails?\b|\bmails?\b|\binbox\b|\be-?mailing\b/;
const number = /(?:\+|00)?\(?\d[\d ().-]{5,20}\d/;
const unwanted =
  /\b(?:instead of|rather than|no more|stop|not|don't|quit|enough) (?:the |by |via |these |with )*[\w-]+(?: me)?/g;

/** What the words that ask say beside asking; what they don't name is absent. */
export function detailsOf(
  intent: Intent,
  words: string,
  { today, zone }: Pick<Asking, 'today' | 'zone'>,
): IntentArguments {
  const said = folded(words);
  switch (intent) {
    case 'pause': {
      const { from, until } = timeOffIn(said, today, { dayFirst: !zone.startsWith('America/') });
      return { ...(from && { pauseFrom: from }), ...(until && { pauseUntil: until }) };
    }
    case 'rhythm': {
      const rhythm = rhythmIn(said);
      return rhythm ? { rhythm } : {};
    }
    case 'zone': {
      const named = zoneIn(said);
      if (!named) return {};
      return { zone: named, ...(isLater.test(said) && { zoneLater: true as const }) };
    }
    case 'channel': {
      const wish = said.replace(unwanted, ' ');
      const phone = phoneOf(number.exec(said)?.[0] ?? '', zone);
      const isText = text.test(wish) || number.test(said) || !mail.test(wish);
      return { channel: isText ? { kind: 'sms', ...(phone && { phone }) } : { kind: 'email' } };
    }
    case 'why': {
      const touchpoint = touchpoints.find((one) => names[one].test(said));
      const isMissing = /n't\b|\b(?:no|not|nothing|never|none|without|missing|where)\b/.test(said);
      return {
        why: {
          about: isMissing ? 'missing' : 'sent',
          ...(touchpoint && { touchpoint }),
          ...(/\byesterday\b|\blast night\b/.test(said) && { daysAgo: 1 as const }),
        },
      };
    }
    default:
      return {};
  }
}
