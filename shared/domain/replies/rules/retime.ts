/** "Dentist pushed to 4:15": a mere change of time is another wording of the item. */

import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { countedIn } from './counting.ts';
import type { Draft } from './draft.ts';
import { gistOf } from './gist.ts';
import { isPast } from './past.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';

/** "Now at 1 15": typed with a space between the hour and its minutes. */
const spacedTime =
  String.raw`(?:1[0-2]|[1-9]) [0-5][05](?=\W*$| (?:now|instead|today|please|pls|am|pm|then|` +
  String.raw`not)\b)`;
const hour = '(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)';
const spokenTime =
  String.raw`(?:half(?: past)?|(?:a )?quarter (?:to|past)|(?:ten|twenty) (?:to|past)) ` +
  String.raw`(?:\d{1,2}|${hour})`;
const time =
  String.raw`(?:${spokenTime}|${spacedTime}|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a\.m\.|p\.m\.|h)?|noon|` +
  String.raw`midday|midnight|${hour}(?: ?o'?clock)?)`;

const timeChange = sparing(
  new RegExp(
    String.raw`\b(?:is |got |has been |was )?(?:pushed|moved|shifted|rescheduled|bumped|switched|` +
      String.raw`changed|now|brought forward|delayed|put back)(?: back| up| out)? ` +
      String.raw`(?:(?:to|2|til|till|until|at|for) )?(?:at )?(${time})(?!\d)\W*$`,
    'i',
  ),
);
const spacedClock = '(?:1[0-2]|[1-9]) (?:00|15|30|45)';
const statedTime = sparing(
  new RegExp(
    String.raw`\b(?:at|by) ${spacedClock}(?=\W|$)|\b${spacedClock}(?=\W*$)|` +
      String.raw`(?<![\p{L}])(?:at|by|a las|alle|à|às|um|om|pras|para as) ${time}(?=\W|$)|\b\d{1,2}(?:[:.]\d{2}(?: ?[ap]m)?| ?(?:am|` +
      String.raw`pm))(?=\W|$)`,
    'iu',
  ),
);

/** "2.15" for "1pm" is in the afternoon too; past noon the half of the day is not said. */
export function likeOld(wanted: string, old: string): string {
  const [, from = '', half = ''] = /^(\d{1,2})(?:[:.]\d\d)?( ?[ap]m)$/i.exec(old) ?? [];
  const to = /^\d{1,2}(?=[:.]\d\d$)/.exec(wanted)?.[0];
  if (half === '' || to === undefined || Number(to) > 12) return wanted;
  return Number(to) % 12 >= Number(from) % 12 ? wanted + half : wanted;
}

/** The wording with this time in place of the one it says, or behind it. */
export function movedTo(text: string, at: string): string {
  const wanted = at.trim();
  const old = statedTime.exec(text)?.[0];
  if (old === undefined) return `${text} at ${wanted}`;
  const [word = ''] = /^(?:at|by|a las|alle|à|às|um|om|pras|para as) /i.exec(old) ?? [];
  return text.replace(old, () => word + likeOld(wanted, old.slice(word.length)));
}

const clock =
  String.raw`(?:${spokenTime}|${spacedTime}|\d{1,2}(?:[:.]\d{2})? ?(?:am|pm|a ?m|p ?m|a\.m\.|p\.m\.)|` +
  String.raw`\d{1,2}[:.]\d{2}|` +
  String.raw`\d{1,2}(?=h\b)|noon|midday|midnight|${hour} ?o'?clock)`;
const atClock = pattern(
  'i',
  String.raw`(?:\b(?:at|to|til|till|until|for|2|is|now|its|a las|um|auf|alle)|` +
    String.raw`'s)\s+(${clock}|(?:1?\d|2[0-4])|${hour}(?= now\b|$))(?!\d|[:.]\d|%|(?!h\b)[a-z]|\s*(?:of|out|`,
  String.raw`items|tasks|more|people|min|hours?|days?)\b)`,
);
const changesTime = pattern(
  'i',
  String.raw`\b(?:prepone[ds]?|move[ds]?|moving|push(?:ed|ing)?(?! thr)|shift(?:ed)?|resched\w*|`,
  String.raw`bump(?:ed)?|switch(?:ed)?|chang(?:e|ed)|brought forward|delayed|postponed|make `,
  String.raw`(?:it|that)|now|instead|pulled|set|put (?:\S+ ){0,3}?(?:back|forward)|slid|` +
    String.raw`flip(?:ped)?|`,
  String.raw`shov(?:e|ed)|shunt(?:ed)?|slip(?:ped)?|nudg(?:e|ed)|drag(?:ged)?|knock(?:ed)?|` +
    String.raw`swap(?:ped)?|`,
  String.raw`(?:bring|brought) (?:\S+ ){0,3}?(?:forward|up|back|on)|run(?:ning)? ` +
    String.raw`late|on for|(?:pulled|moved) up|retime[d]?|` +
    String.raw`re-?book(?:ed)?|pasad[oa]|cambiad[oa]|verschoben|verlegt|spostat[oa])\b`,
);
/** "Netball's gone to 7" retimes what has a time; "gone to 7 shops" is no time. */
const goesTo = pattern(
  'i',
  String.raw`(?:'s| has| have|'ve|\bis|\bnow) (?:gone|going|goes) (?:(?:back|up|out) ` +
    String.raw`)?to\s+(?:${clock}|(?:1?\d|2[0-4]))$`,
);
/** "Make the call 5:30 instead": the clock stands bare before what says that it changes. */
const bareClock = pattern(
  'i',
  String.raw`\s(${clock})(?=\s+(?:now|instead)\b)|\s(?=${clock}$)(?<=\bmake ` +
    String.raw`(?!it\b|that\b)\S.{0,60})\s?(${clock})$`,
);
const laterWords = pattern(
  'i',
  String.raw`\b(?:tomorrow|tmrw|2moro|next|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|`,
  String.raw`sun)(?:day)?)\b`,
);

/** "Move gym to 7", "bank is at 10 now": the one item named gets the time. */
function newTime(said: string, items: Checklist, draft: Draft): Item | undefined {
  const clause = said.replace(/(?:,?\s+(?:please|pls|plz|thanks|ta))?[\s.!?]*$/i, '');
  const time = atClock.exec(clause) ?? bareClock.exec(clause);
  if (!time || laterWords.test(clause)) return undefined;
  const goes = goesTo.test(clause) || time[2] !== undefined;
  if (!changesTime.test(clause) && !goes) return bareTime(clause, time, items, draft);
  // "Move the hearing" is done when it has been moved.
  if (
    /\b(?:has|have|'s) been \w+ed\b|\b(?:i|i've|we) \w+ed\b/i.test(clause) &&
    ownMove(clause, items)
  )
    return undefined;
  const subject = clause.replace(time[0], ' ').replace(changesTime, ' ');
  const named = namedIn(subject, items).map(({ item }) => item);
  // "Can I do 4 instead so it's 4" counts nothing.
  const again = new RegExp(String.raw`\b${time[1] ?? time[2] ?? ''}\b`).test(subject);
  const counted =
    named.length > 0 || again ? named : countedIn(gistOf(subject, false).trim(), items);
  const some = counted.length > 0 ? counted : timedIn(subject, items);
  const [only] = some;
  if (!only || some.length > 1) return undefined;
  const at = time[1] ?? time[2] ?? '';
  if (goes && !statedTime.test(only.text) && !/\bmake\b/i.test(clause)) return undefined;
  draft.rename(only, movedTo(only.text, at.replace(/ ([ap]) m$/i, ' $1m')));
  return only;
}

/** "The meeting is half 9 now": a word that says little names the one that has a time. */
function timedIn(subject: string, items: Checklist): readonly Item[] {
  const said = contentWords(subject).filter((word) => word.length > 3);
  return items.filter(
    ({ text }) =>
      statedTime.test(text) &&
      contentWords(text).some((word) => said.some((one) => sameWord(one, word))),
  );
}

const ownMove = (clause: string, items: Checklist): boolean =>
  namedIn(clause, items).some(({ item }) =>
    /^(?:re-?schedule|move|re-?book|shift|change|postpone|push)\b/i.test(item.text),
  );

/** "It's 11 now": another time for what was named before, which has one. */
export function retimeIt(clause: string, last: readonly Item[], draft: Draft): Item | undefined {
  const [item, ...others] = last;
  const found = itsTime.exec(clause);
  // "It's Ms Adeyemi not Mr Ade, and 3.40".
  const also = item && draft.isRenamed(item) ? alsoAt.exec(clause)?.[1] : undefined;
  if (item && also !== undefined && others.length === 0) {
    draft.rename(item, movedTo(draft.wordingOf(item), also));
    return item;
  }
  const at = madeIt.exec(clause)?.[1] ?? found?.slice(1).find((one) => one !== undefined) ?? '';
  if (!item || others.length > 0 || at === '' || !statedTime.test(item.text)) return undefined;
  const isOver = draft.verdictOn(item) === 'done';
  // "Fitting done, they moved it up to 11" tells when it was.
  if (isOver && !/\b(?:me|us)\b/i.test(clause)) return item;
  draft.rename(item, movedTo(item.text, at));
  // "Physio rang, they've pushed me to 11:20": what has another time is still to come.
  if (isOver) draft.mark(item, 'open');
  return item;
}

const alsoAt = pattern(
  'i',
  String.raw`^(?:(?:and|so|but|also)[, ]+)*(?:(?:it's|its|it is|make it|that's|now)(?: now)? )?(?:at |for |to )?(${clock})(?:,? (?:now|instead|not .*))?\W*$`,
);
const itsTime = pattern(
  'i',
  String.raw`^(?:(?:so|and|but|now)[, ]+)*(?:they|he|she|we|it)(?:'ve| have|'s| has)?(?: ` +
    String.raw`been)? (?:pushed|moved|put|shifted|bumped|changed|`,
  String.raw`rebooked|rescheduled|delayed)(?: (?:me|us|it|that|this))?(?: (?:back|up|out|` +
    String.raw`forward))? (?:to|till?|until|for) (${clock}|(?:1?\d|2[0-4]))\W*$|`,
  String.raw`^(?:(?:so|and|but|now)[, ]+)*(?:it's|its|it is|it'll be|make it|we're|we are|` +
    String.raw`that's)(?: now)?(?: moved| `,
  String.raw`pushed| on| set)?(?: (?:at|to|for|til|till|until))? (${clock}|(?:1?\d|2[0-4]))(?: (?:now|` +
    String.raw`instead|today))+\W*$|`,
  String.raw`^(?:(?:so|and|but|now)[, ]+)*(?:he|she|they)(?:'s|'re| is| are| has|'d| have)?(?: now)? ` +
    String.raw`(?:asking|asked|asks|wants?|wanted|offered|suggest(?:ed|s)|prefers?|said|says) `,
  String.raw`(?:(?:for|at|about|to do|me at|us at) )?(${clock})(?: (?:now|instead|today))*\W*$`,
);

/** "4 - make it 7" */
const madeIt = pattern(
  'i',
  String.raw`^(?:(?:so|and|but|please|can you)[, ]+)*make (?:it|that) (${clock}|(?:1?\d|2[0-4]))(?: please| pls)?\W*$`,
);

/** "Swim at 6pm": the whole of an item's name and a time it does not say yet. */
function bareTime(
  clause: string,
  time: RegExpExecArray,
  items: Checklist,
  draft: Draft,
): Item | undefined {
  if (!/^(?:at|for|to)\b/i.test(time[0])) return undefined;
  const words = contentWords(
    clause.replace(time[0], ' ').replace(/\b(?:i|we)(?:'m|'ll|'re)/gi, ''),
  );
  const named = namedIn(words.join(' '), items);
  const item = named.length === 1 ? named[0]?.item : undefined;
  const [said, hour] = /(\d+)(?:[:.]\d{2})?/.exec(time[1] ?? '') ?? [];
  // "6.30" is another time than "6pm", while "6" may well be the same.
  if (!item || said === undefined || new RegExp(String.raw`\b${said}\b(?![:.]\d)`).test(item.text))
    return undefined;
  if (said === hour && new RegExp(String.raw`\b${said}`).test(item.text)) return undefined;
  const own = contentWords(item.text);
  const whole = words.every((word) => own.some((one) => sameWord(one, word)));
  // "Returns mailed at 4:51" tells when it was done.
  if (
    !whole ||
    clause
      .toLowerCase()
      .split(/[^\p{L}']+/u)
      .some(isPast)
  )
    return undefined;
  draft.rename(item, movedTo(item.text, time[1] ?? ''));
  return item;
}

/** Gives the one item a clause names the time it says; undefined when it says none. */
export function retime(clause: string, items: Checklist, draft: Draft): Item | undefined {
  // "She gets back at 5 so tea is 5:30 now": the reason has a time of its own.
  const [, what] = /\bso (?:that |now )?(\S.*)$/i.exec(clause) ?? [];
  const item =
    (what === undefined ? undefined : newTime(what, items, draft)) ?? newTime(clause, items, draft);
  if (item) return item;
  const later = timeChange.exec(clause);
  const moved = later ? namedIn(clause.slice(0, later.index), items) : [];
  const [only] = moved;
  if (!later || !only || moved.length > 1) return undefined;
  draft.rename(only.item, movedTo(only.item.text, later[1] ?? ''));
  return only.item;
}
