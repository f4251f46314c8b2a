/** Knows an appointment by its hour, and that it is dropped when others have called it off. */

import type { Checklist, Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { remembered } from '../remembered.ts';
import { folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { bareLater } from './signal-words.ts';

const hours = 'one two three four five six seven eight nine ten eleven twelve'.split(' ');
const hour = `(${hours.join('|')}|1[0-2]|[1-9])`;

/** "At 2", "10:30", "3pm", "2 o'clock"; "by 5" is when a thing must be done. */
const clock = sparing(
  new RegExp(
    String.raw`(?<!\b(?:by|before|until|till) )(?:\bat ${hour}(?:[:.](\d\d))?\b(?! (?!am|pm|o'clock|sharp|today)\p{L})` +
      String.raw`|(?<![\d:.£$€])\b${hour}(?:[:.](\d\d))? ?(?:am|pm|o'clock)\b|(?<![\d:.£$€])\b${hour}[:.](\d\d)\b)`,
    'u',
  ),
);

/** The hour and minutes of a time, morning and afternoon alike. */
const timeIn = remembered((text: string): string | undefined => {
  const [, ...parts] = clock.exec(text) ?? [];
  const [said, minutes = '00'] = parts.filter((part) => part !== undefined);
  if (said === undefined) return undefined;
  const named = hours.indexOf(said);
  return `${named >= 0 ? named + 1 : said}:${minutes}`;
});

const opensWithTime = sparing(
  new RegExp(
    String.raw`^(?:(?:and|so|but|well|oh|also) )*(?:my|the|our) ${hour}(?:[:.]\d\d)?(?: ?(?:o'clock|am|pm)\b|(?=[:.]\d\d| (?:cancelled|canceled|bailed|went|is|was|has)\b))`,
    'u',
  ),
);

/** "My one o'clock cancelled": the only item at that hour. */
export function byTime(gist: string, items: Checklist): readonly Item[] {
  const said = opensWithTime.exec(gist)?.[0];
  const time =
    said === undefined ? undefined : timeIn(gist.replace(/^.*?\b(?:my|the|our) /, 'at '));
  const held = time === undefined ? [] : items.filter((item) => timeIn(folded(item.text)) === time);
  return held.length === 1 ? held : [];
}

const meets = sparing(
  /^(?:\p{L}+ )?(?:coffee|lunch|dinner|drinks|breakfast|brunch|meeting|catch-?up|call with|interview|session|rehearsal|lesson|class|viewing|appointment|appt|consultation|hearing|conference|training|match|game|practice|party|tour|inspection|sync|stand-?up|massage|facial|physio)\b/u,
);

/** Made with others at an hour of the day, so that it can be called off by them. */
const isAppointment = ({ text }: Item): boolean => {
  const flat = folded(text);
  return timeIn(flat) !== undefined || (meets.test(flat) && !prepares.test(flat));
};
const prepares = sparing(
  /^(?:book|prep|plan|cook|make|arrange|organi[sz]e|confirm|pack|buy|order|cancel|find|pay|call (?!with))\b/,
);

const off = pattern(
  'u',
  oneOf(
    String.raw`\b(?:cancell?ed|bailed|pulled(?! off)|backed out|withdrew|withdrawn|called off|rained off|snowed off|vacated)\b`,
    String.raw`\b(?:won't|will not|not|isn't|aren't) (?:be )?(?:go|going) ahead\b`,
  ),
);
/** Why there is none, when that is said in the same sentence. */
const cause = pattern(
  'u',
  oneOf(
    off.source,
    String.raw`\b(?:off the market|pulled|flooded|burst|power cut|no power|snowed in|ill|sick|poorly|injured|on strike|evacuated)\b`,
  ),
);
const noSuch = sparing(
  /(?:^|\b(?:so|meaning|means) )(?:(?:so|and|therefore|hence|meaning|means|which|there's|there is|there'll be|we have) )*no \p{L}/u,
);
const unsure = sparing(
  /\b(?:(?:hasn't|haven't|wasn't|not|nearly|almost|never|if|might|may|could|should) (?:\p{L}+ )?(?:cancel|bail|call|with)|resched|rebook|moved to|instead)/u,
);

/** "Cancel the 2pm walk-in" is done when that is cancelled. */
const isCancelling = /^(?:cancel|call off)\b/i;

/** "Caseworker cancelled on me", "pitch is flooded so no training": nobody will go. */
export function calledOff({ gist, whole, question }: Clause, names: readonly Item[]): boolean {
  if (question || names.length !== 1 || !names.every(isAppointment)) return false;
  if (names.some(({ text }) => isCancelling.test(text))) return false;
  const sentence = folded(whole);
  if (unsure.test(sentence) || bareLater.test(sentence)) return false;
  return off.test(gist) || (noSuch.test(gist) && cause.test(sentence));
}
