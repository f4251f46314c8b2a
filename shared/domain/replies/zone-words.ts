/** Reads where a person's clock is: "I'm in Lisbon this week", "moving to Tokyo", "EST". */

import { isZone } from '../zones.ts';
import { oneOf, pattern } from './pattern.ts';
import { sparing } from './sparing.ts';
import { unlikelyPlaces, zoneAbbreviations, zoneNames } from './zone-names.ts';

/** The plain words of a place: `America/New_York` is called `new york`. */
const placeOf = (zone: string): string =>
  (zone.split('/').at(-1) ?? '').replace(/[_-]/g, ' ').toLowerCase();

let known: ReadonlyMap<string, string> | undefined;

/** Made when first asked: a hundred replies in a row may name no place. */
function places(): ReadonlyMap<string, string> {
  known ??= new Map([
    ...Intl.supportedValuesOf('timeZone')
      .map((zone) => [placeOf(zone), zone] as const)
      .filter(([place]) => !unlikelyPlaces.has(place)),
    ...zoneNames.flatMap(([zone, names]) => names.split(', ').map((name) => [name, zone] as const)),
    ...zoneNames.map(([zone]) => [placeOf(zone), zone] as const),
  ]);
  return known;
}

/** `utc+2`: the zones of a fixed offset have their sign turned round (POSIX). */
function fixedOffset(name: string): string | undefined {
  const found = /^(?:utc|gmt) ?([+-]|plus |minus ) ?(\d{1,2})$/.exec(name);
  if (!found || Number(found[2]) > 12) return undefined;
  const behind = found[1] === '-' || found[1] === 'minus ';
  return Number(found[2]) === 0 ? 'UTC' : `Etc/GMT${behind ? '+' : '-'}${Number(found[2])}`;
}

/** The zone of a place, an abbreviation or an IANA name (its slash and underscores as spaces). */
export function zoneNamed(name: string): string | undefined {
  const plain = name
    .replace(/^(?:the|us|usa) (?=east|west|bay|uk)/, '')
    .replace(/[,/_]/g, ' ')
    .replace(/ (?:standard|daylight|summer|local)? ?(?:time ?zone|time)$/, '')
    .replace(/\s+/g, ' ')
    .trim();
  const zone = places().get(plain) ?? fixedOffset(plain) ?? ianaName(plain);
  if (zone !== undefined) return zone;
  // "Austin, Texas" and "Paris France": the first words name the place.
  const shorter = plain.split(' ').slice(0, -1).join(' ');
  const last = plain.split(' ').at(-1) ?? '';
  return shorter !== '' && (places().has(last) || regions.has(last))
    ? places().get(shorter)
    : undefined;
}

const regions = new Set('tx ca ny il wa or ma fl co az ga nc va pa oh mi mn usa us uk'.split(' '));

let written: ReadonlyMap<string, string> | undefined;

/** A name of the tz database in full, as our own letters write it. */
function exactName(plain: string): string | undefined {
  written ??= new Map(
    Intl.supportedValuesOf('timeZone').map((zone) => [
      zone.toLowerCase().replace(/[/_]/g, ' '),
      zone,
    ]),
  );
  return written.get(plain);
}

function ianaName(plain: string): string | undefined {
  const exact = exactName(plain);
  if (exact) return exact;
  const found =
    /^(africa|america|antarctica|asia|atlantic|australia|europe|indian|pacific) (.+)$/.exec(plain);
  const zone = found?.[2] === undefined ? undefined : places().get(found[2]);
  return zone && isZone(zone) ? zone : undefined;
}

const am = "(?:(?:i'm|i am|im|we're|we are|i'll be|i will be|i've|i have|we've|we have) )";
const still =
  '(?:(?:now|currently|back|here|over|up|down|out|based|staying|working|temporarily|actually|in fact) )*';
const place = "([a-z][a-z0-9 '+/_-]{1,30}?)";
const when = oneOf(
  'now|currently|today|this (?:week|month|weekend)|next (?:week|month)|these days|for good',
  '(?:un)?till? .{1,30}|for (?:a|the|\\d|one|two|three|four|five|six|several|some|couple)' +
    ' ?.{0,25}',
  '(?:from|starting|as of) (?:now|today|tomorrow|next|monday|tuesday|wednesday|thursday|friday)' +
    '.{0,20}',
  'all week|(?:at|over|after) the weekend|permanently|at the moment|for now|tomorrow|on (?:mon|tues|wednes|thurs|fri|' +
    'satur|sun)' +
    'day|(?:on|from) the \\d{1,2}(?:st|nd|rd|th)',
);
const zoneWord = '(?:time ?zone|tz)';
const soft =
  "(?:(?:(?:can|could|would|will) you|please|i(?:'d| would)? (?:like|want|need)(?: you)? to|" +
  'hi|hey|also|and|but|fyi|btw|oh|sorry|actually|heads up|so) )*';

/** Only a sentence about clocks: the place may be one we do not know. */
const outright: readonly RegExp[] = [
  sparing(
    new RegExp(
      `^${soft}(?:change|set|switch|update|make|move|put|correct|fix|adjust)(?: me)?(?: (?:my|` +
        'the))? ' +
        `(?:${zoneWord}|zone|clock)(?: (?:to|is|as|=|on|from .{2,25} to) ${place})?(?: ${when})?$`,
    ),
  ),
  sparing(
    new RegExp(
      `^${soft}(?:my |new |the |our )?(?:new |current )?${zoneWord}(?: (?:is|to|has changed` +
        ' to|should be|' +
        `changed to))?:? (?:now )?${place}(?: ${when})?$`,
    ),
  ),
  sparing(new RegExp(`^${soft}(?:i have|i've got|there's) a new ${zoneWord}$`)),
  sparing(
    new RegExp(`^${soft}(?:i|we) (?:have )?(?:changed|switched) ${zoneWord}s?(?: to ${place})?$`),
  ),
  sparing(new RegExp(`^${soft}(?:wrong ${zoneWord}|my ${zoneWord} (?:is|has) (?:wrong|changed))$`)),
];

/** A sentence about clocks when the place is one; otherwise about life. */
const hinted: readonly RegExp[] = [
  sparing(new RegExp(`^${soft}${am}?${still}(?:in|on|at) ${place} time(?: ${when})?$`)),
  sparing(
    new RegExp(
      `^${soft}(?:use|send (?:these|them|it|the .{3,12}|my .{3,12}) (?:in|on)|go by|` +
        `(?:switch|change|move|shift|set|put) (?:(?:me|my|times?|everything|these|the|it|them|things|messages|e-?mails?) )*(?:over )?(?:to|on|onto)|` +
        `i'm keeping|i keep) ${place} time(?: ${when})?$`,
    ),
  ),
  sparing(new RegExp(`^${soft}${am}?${still}in ${place} ${when}$`)),
  sparing(new RegExp(`^${soft}(?:now|currently|back) in ${place}$`)),
  sparing(
    new RegExp(
      `^${soft}(?:${am}|i |we )?(?:just |now |finally )*(?:landed|arrived|touched down) (?:in|at) ` +
        `${place}(?: ${when})?$`,
    ),
  ),
  sparing(
    new RegExp(`^${soft}${am}(?:now|currently|actually|back|based|living|staying) in ${place}$`),
  ),
  sparing(new RegExp(`^${soft}(?:i|we) (?:now )?live in ${place}(?: now)?$`)),
  sparing(
    new RegExp(
      `^${soft}(?:${am}|i |we )?(?:just |have |recently )?(?:moving|moved|relocating|` +
        `relocated) (?:to|over to|back to) ${place}` +
        `(?: ${when})?$`,
    ),
  ),
  sparing(
    new RegExp(
      `^${soft}${am}?(?:travell?ing|flying|heading|going|off|away|coming) (?:to|in) ${place} ` +
        `(?:this week|next week|until .{2,30}|for (?:a|the|\\d|two|three).{0,25})$`,
    ),
  ),
];

const alone = sparing(/^(?:the )?(.{2,28}?)(?: (?:standard|daylight))? time(?: ?zone)?$/);

/** No sentence about zones is without one of these. */
const near = pattern(
  '',
  String.raw`time|zone|\btz\b|^(?:utc|gmt)\b|^(?:now|currently|in|in fact|btw|fyi) (?:in )?|\b(?:i'?m|am|we're|are|be|live|moved|moving|`,
  String.raw`relocat\w+|landed|arrived|touched|travell?ing|flying|heading|going|coming|off|away|back)\b.*\b(?:in|to)\b`,
);

const later = sparing(
  /\b(?:next (?:week|month)|tomorrow|(?:from|starting|as of|on) (?:next|mon|tues|wednes|thurs|fri|satur|sun|the \d))/,
);

/** "I'm in Lisbon next week": they are elsewhere until then. */
export const isZoneLater = (sentence: string): boolean => later.test(sentence);

/** "Switch my times to Irish time"; alone such a time may be a lesson. */
const lands: Readonly<Record<string, string>> = {
  irish: 'ireland',
  british: 'uk',
  english: 'uk',
  scottish: 'scotland',
  spanish: 'spain',
  french: 'france',
  german: 'germany',
  italian: 'italy',
  portuguese: 'portugal',
  dutch: 'amsterdam',
  polish: 'warsaw',
  swedish: 'stockholm',
  norwegian: 'oslo',
  danish: 'copenhagen',
  greek: 'athens',
  turkish: 'istanbul',
  indian: 'india',
  japanese: 'japan',
  korean: 'seoul',
  thai: 'bangkok',
};
const peopleTime = new RegExp(
  `(?<=\\b(?:to|on|in|by|using|use) )(${Object.keys(lands).join('|')}) time\\b`,
);

/**
 * The zone a sentence says the person is in: `''` when they speak of their time zone but of none
 * that we know, undefined when the sentence is about something else. Expects lower case without
 * accents or marks at its end.
 */
export function zoneIn(said: string): string | undefined {
  const sentence = said.replace(
    peopleTime,
    (_, people: string) => `${lands[people] ?? people} time`,
  );
  if (zoneAbbreviations.has(sentence)) return zoneNamed(sentence);
  if (!near.test(sentence)) return undefined;
  const timed = alone.exec(sentence)?.[1] ?? (/^(?:utc|gmt) ?[+-]/.test(sentence) ? sentence : '');
  if (timed !== '' && zoneNamed(timed) !== undefined) return zoneNamed(timed);
  for (const shape of outright) {
    const found = shape.exec(sentence);
    if (found) return found[1] === undefined ? '' : (zoneNamed(found[1]) ?? '');
  }
  for (const shape of hinted) {
    const zone = zoneNamed(shape.exec(sentence)?.[1] ?? '');
    if (zone !== undefined) return zone;
  }
  return undefined;
}
