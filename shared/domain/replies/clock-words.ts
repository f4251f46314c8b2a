/** Reads at which times a person wants the letters: "mornings at 7", "the midday one at 1pm". */

import type { Rhythm } from '../rhythm.ts';
import { type Touchpoint, touchpoints } from '../stage.ts';
import { oneOf } from './pattern.ts';
import { anySentence, sparing } from './sparing.ts';

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hourWord = `(?:${hours.join('|')})`;
/** "The midday one at one": a word is an hour only behind one of these. */
const behind = '(?<=\\b(?:at|to|for|around|about|by|past|after|until) )';

const times = sparing(
  new RegExp(
    oneOf(
      `\\b(?:half|quarter) (?:(?:past|to) )?(?:\\d{1,2}|${hourWord})(?: ?[ap]m)?\\b`,
      "\\b\\d{1,2}(?:[:. ][0-5]\\d)?(?: ?[ap]m| ?h| o'clock)?(?![\\d\\p{L}])",
      `${behind}(?:${hourWord}(?: [0-5]\\d)?(?: ?[ap]m| o'clock)?|(?:12 )?noon|mid-?day)\\b`,
    ),
    'gu',
  ),
);

/** A time stands in a sentence as a mark: `!` where it can be nothing but a time of day. */
interface Timed {
  readonly text: string;
  readonly times: readonly string[];
}

function timed(sentence: string): Timed {
  const found: string[] = [];
  const text = sentence.replace(times, (said) => {
    found.push(said);
    return `${/[ap]m\b|[:.]|noon|day|half|quarter/.test(said) ? '!' : '#'}${found.length - 1}`;
  });
  return { text, times: found };
}

const time = '[#!]\\d';

const names: Readonly<Record<Touchpoint, string>> = {
  MORNING_INTENTION: oneOf('mornings?', 'intentions?'),
  MIDDAY_CHECKIN: oneOf('mid-?days?', 'noon', 'lunchtime', 'afternoons?'),
  EVENING_REFLECTION: oneOf('evenings?', 'nights?', 'reflections?'),
};
const anyName = oneOf(...Object.values(names));

const letters = oneOf(
  'e-?mails?|mails?|letters?|messages?|texts?|prompts?|check-?ins?|reminders?|questions?',
  'reflections?|intentions?|pings?|nudges?|notes?|ones?',
);

const partOfDay = '(?: (?:in the (?:morning|afternoon|evening)|at night|sharp))?';
const instead = oneOf(
  'instead(?: of .{1,20})?|from now on|from (?:tomorrow|monday|next week)(?: on)?|if you can',
  'rather than .{1,20}|every day|each day|daily|going forward|on|if possible|starting \\w+',
);
const tail = `${partOfDay}(?: ${instead}){0,2}`;

const sending = '(?:send|deliver|text|e-?mail|message|ping|ask|remind|write|schedule)';
const setting =
  '(?:set|move|shift|change|switch|make|push|bring|put|have|get|reschedule|do|moved?)';
const whose = '(?:(?:me|the|my|your|all|to|them|it) ){0,3}';
const toTime = '(?:to|at|for|be|is|around|about|until|till|by|come at|arrive at|=|:)';

/** One part of the day and its time. */
const pair = oneOf(
  `${whose}${anyName}(?: ${letters})?:? (?:${toTime} ){1,2}${time}${partOfDay}`,
  `${whose}${anyName}(?: ${letters})?:? !\\d`,
  `${whose}${letters} in the (?:morning|afternoon|evening) ${toTime} ${time}`,
  `${time} (?:for|in) (?:the )?${anyName}(?: ${letters})?`,
);

/** Sentences that are about the times of the letters, whatever else they say. */
const shapes = anySentence('', [
  `(?:${sending} )?${pair}(?:(?: and)? ${pair}){0,2}${tail}`,
  `${setting} (?:me )?(?:(?:the|my|your) )?${anyName} ${letters} .{0,40}${time}${tail}`,
  `${setting} (?:my |the )?(?:mornings|mid-?days?|evenings|nights) .{0,20}${time}${tail}`,
  '(?:send|deliver|text|e-?mail|message|ping|ask|write|start)' +
    `(?: (?:me|it|them|these|this|those|your|the|my|daily|${letters}))*` +
    ` (?:at|around|by|after) ${time}${tail}`,
  `${setting} (?:the|my|your|these|this) (?:daily )?${letters} (?:to|at|for) ${time}${tail}`,
  `(?:(?:the|my|your) )?${anyName} ${letters} (?:is|are|comes?|arrives?|should|could|needs? to)` +
    ` .{0,20}(?:early|earlier|late|later|${time})${tail}`,
  `(?:${setting}|${sending}|can|could) (?:the|my|your)? ?${anyName} ${letters} .{0,30}` +
    '(?:earlier|later)',
  '(?:get|have|receive|send|do|move|make|text|e-?mail|message)' +
    `(?: (?:me|it|them|these|this|those|the|my|your|daily|${letters})){1,3}(?: a bit| a little| much| any)? ` +
    '(?:earlier|later) in the (?:day|morning|afternoon|evening)',
  `(?:get|have|receive) (?:it|them|these|this|(?:the|my|your) ${letters})(?: a bit| a little| much| any)? ` +
    '(?:earlier|later)(?: on)?',
  `(?:(?:can|could|would|should|may) )?(?:these|this|they|(?:the|my|your) (?:daily )?${letters}) (?:come|arrive|be sent|get sent|go out|start|land)(?: in| out)? (?:at|around|by|after|from|before) ${time}${tail}`,
  // "Send me these an hour later", "6am is too early, make it half past seven".
  `(?!(?:move|shift|push) (?:this|these|those) (?:back |forward )?(?:an?|half|one|two|slightly|much)\\b)(?:${sending}|move|shift|push|have|get)(?: (?:me|the|daily))*(?: (?:me|these|this|your|my|those|${letters}))+` +
    ' (?:back |forward )?(?:an|half an|one|two|a couple of|a few|a bit|a little|a little bit|slightly|much)(?: hours?)? (?:earlier|later)(?: on)?(?: in the (?:day|morning|evening))?',
  `${time} is (?:(?:far|way|much|a|bit|little|just|really) )*(?:too|very|so|bit|little) (?:early|late)(?: for me)?` +
    `(?: (?:so|can|could|you|please|we|how|about|maybe|make|do|say|try|have|send|move|change|go|it|them|these|this|that|to|at|for|be|is|better|ok|rather|i'd) ?){0,6}(?:${time})?(?: (?:instead|is better|please|would be better|suits me better|works better)){0,2}`,
  '(?:change|set|adjust|switch|update) (?:my|the) (?:rhythm|check-?in times?|times|schedule|' +
    `send(?:ing)? times?|e-?mail times?)(?: (?:of|for) (?:the|my|your|these) ${letters})?` +
    '(?: to .{0,60})?',
]);

const lead = sparing(
  new RegExp(
    `^${oneOf(
      '(?:can|could|would|will) (?:you|i|we)',
      "i'?d (?:like|love|prefer|rather)|i (?:want|would like|need|prefer)|please|also|and|ok|hi|hey",
      "from now on|let'?s|maybe|get|have|to|it'?d be great to",
    )} `,
  ),
);

/** Minutes of the day; an hour without am or pm is the one a person means at that part of it. */
function minuteOf(said: string, at: Touchpoint): number {
  if (/noon|mid-?day/.test(said)) return 720;
  const [, part, before, word = '', minutes] =
    /(?:(half|quarter) ?(?:past |(to) )?)?\b(\d{1,2}|[a-z]+)(?:[:. ]([0-5]\d))?/.exec(said) ?? [];
  const quarter = before === undefined ? 15 : -15;
  const extra = part === undefined ? Number(minutes ?? 0) : part === 'half' ? 30 : quarter;
  const hour = hours.indexOf(word) + 1 || Number(word);
  return hourMeant(hour, /([ap])m\b/.exec(said)?.[1] ?? partSaid(said), at) * 60 + extra;
}

function partSaid(said: string): string | undefined {
  if (/in the morning/.test(said)) return 'a';
  return /in the (?:afternoon|evening)|at night/.test(said) ? 'p' : undefined;
}

const isMinute = (minute: number): boolean =>
  Number.isInteger(minute) && minute >= 0 && minute < 24 * 60;

function hourMeant(hour: number, meridiem: string | undefined, at: Touchpoint): number {
  if (hour > 12) return hour;
  if (meridiem === 'a') return hour % 12;
  if (meridiem === 'p') return (hour % 12) + 12;
  if (at === 'MIDDAY_CHECKIN') return hour < 8 ? hour + 12 : hour;
  return at === 'EVENING_REFLECTION' && hour < 12 ? hour + 12 : hour;
}

const readers = touchpoints.map((touchpoint) => {
  const name = `\\b${names[touchpoint]}\\b`;
  const after = `${name}(?: ${letters})?:?(?: (?:${toTime}|come|changed|pushed|${setting}))*`;
  const before = new RegExp(`[#!](\\d) (?:for|in) (?:the )?${name}`);
  return [touchpoint, [new RegExp(`${after} ?[#!](\\d)(${partOfDay})`), before]] as const;
});

/** Where no part of the day is named, the hour says which one is meant, when it can. */
function byHour({ text, times: said }: Timed): Partial<Rhythm> {
  const found = new RegExp(
    `\\b(?:at|around|by|after|to|for|it|say|try|do) ([#!])(\\d)(${partOfDay})`,
  ).exec(text);
  const written = said[Number(found?.[2])] ?? '';
  const isClear = found?.[1] === '!' || found?.[3] !== '' || /^(?:1[3-9]|2\d)/.test(written);
  if (!found || !isClear) return {};
  const minute = minuteOf(`${written}${found[3] ?? ''}`, 'MORNING_INTENTION');
  const touchpoint = touchpoints[minute < 11 * 60 ? 0 : minute < 16 * 60 ? 1 : 2];
  return touchpoint && isMinute(minute) ? { [touchpoint]: minute } : {};
}

/** No sentence about times is without one of these. */
const near = sparing(
  /later|earlier|morning|mid-?day|noon|time|evening|night|reflection|intent|rhythm|schedule|\bat\b|around|after|too (?:early|late)/,
);

/**
 * The new times of the letters, in minutes of the local day, also those at which none can come;
 * empty when the person wants other times but names none. Undefined when the sentence is about
 * something else. Expects lower case without marks at its end.
 */
export function rhythmIn(sentence: string): Partial<Rhythm> | undefined {
  if (!near.test(sentence)) return undefined;
  let asked = sentence;
  for (let n = 0; n < 4 && lead.test(asked); n++) asked = asked.replace(lead, '');
  const said = timed(asked);
  if (!shapes.test(said.text)) return undefined;
  // "At 7 instead of 6": the old time is none of the wishes.
  const text = said.text.replace(/ (?:instead of|rather than) .*$/, '');
  const found = readers.flatMap(([touchpoint, patterns]) => {
    const [, at, part = ''] = patterns.map((reader) => reader.exec(text)).find(Boolean) ?? [];
    const minute = minuteOf(`${said.times[Number(at)] ?? 'x'}${part}`, touchpoint);
    return isMinute(minute) ? [[touchpoint, minute] as const] : [];
  });
  return found.length > 0 ? Object.fromEntries(found) : byHour({ ...said, text });
}
