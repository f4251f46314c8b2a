/** "The 3 o'clock is now at 5", "Zahnarzt erst um 16 Uhr": another time for what has one. */
import type { Checklist, Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { isSame, type Time, timeOf, timesIn } from './clock-times.ts';
import type { Draft } from './draft.ts';
import { isForeignPast, isPast } from './past.ts';
import { namedIn } from './references.ts';
import { likeOld } from './retime.ts';
import { sameWord } from './same-word.ts';

const range = pattern(
  'i',
  String.raw`\b\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?: ?[-–] ?| and | to | und | et | y `,
  String.raw`| en )\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?(?! ?(?:min|day|week))\b`,
);

/** Words beside the thing and its hour that only say that the hour is another one. */
const changing = oneOf(
  "now|instead|actually|only|can|can't|cannot|couldn't|could|do|doing|just|says?|said|asked|asks|wants?|" +
    'texted|rang|called|phoned|offered|start(?:s|ing)?',
  "she's|he's|they're|we're|it's|i'm|shes|hes|comin|making|running|late|arriving|" +
    'begins?|kicks|off|is|are|be|it|its|my|our|today|tonight|week|this|then|' +
    'not|rather|time|slot|appointment|appt|booked',
  'push(?:ed)?|mov(?:ed?|ing)|shift(?:ed)?|bump(?:ed)?|chang(?:ed?|es)|resched\\w*|' +
    're-?booked|brought|forward|put|back|up|down',
  'delayed|postponed|slipped|later|earlier|got|has|have|been|was|they|he|' +
    'she|we|i|boss|gone|going|goes|coming|comes|set|for|make|of',
  'erst|jetzt|doch|nun|verschoben|verlegt|ist|wird|nu|pas|wordt|verzet|verplaatst|' +
    "naar|is|finalement|maintenant|décalé|decale|c'est|est|repoussé|avancé|" +
    'déplacé',
  'ahora|es|será|passou|agora|é|mudou|spostat[oa]|ora|adesso|è|cambiad[oa]|' +
    'pasad[oa]|movid[oa]|pasaron|pasó|cambiaron|cambió|movieron|movió|adelantaron|adelantó|adelantad[oa]|' +
    'atrasaron|atrasó|quedó|la|lo|el|se|me|nos|ha|han|fue|passaram|mudaram|mudad[oa]|adiaram|adiantaram|' +
    'antecipad[oa]|antecipou|ficou|foi|os|as|avancée|décalée|déplacée|repoussée|reportée?|été|ont|on|le|les|' +
    "l'ont|anticipat[oa]|posticipat[oa]|hanno|l'hanno|stat[oa]|haben|hat|wurde|vorverlegt|verschoven|hebben|" +
    'werd|geworden|auf|um|uhr|uur|fine|ok|okay|please|so|and|but|oh|with|' +
    'the|a',
);
const onlyChanging = new RegExp(`^${changing}$`, 'iu');
const moves = pattern(
  'i',
  String.raw`\b(?:now|instead|moved?|moving|push(?:ed)?|shift(?:ed)?|bump(?:ed)?|changed?|`,
  String.raw`resched\w*|re-?booked|brought forward|delayed|slipped|can't|cannot|couldn't|only (?:do|has|have|`,
  String.raw`got)|verschoben|verlegt|jetzt|erst|doch|nu|wordt|verzet|verplaatst|finalement|`,
  String.raw`maintenant|décalé|ahora|passou|agora|mudou|spostat[oa]|adesso|cambiad[oa]|pasaron|cambi(?:aron|ó)|movi(?:eron|ó)|adelant(?:aron|ó|ad[oa])|`,
  String.raw`atras(?:aron|ó)|passaram|mudaram|adiaram|adiantaram|antecip(?:ou|ad[oa])|avancée|décalée|`,
  String.raw`déplacée|repoussée?|reportée?|anticipat[oa]|posticipat[oa]|vorverlegt|verschoven|verplaatst|`,
  String.raw`not)\b`,
);
const otherDay = pattern(
  'i',
  String.raw`\b(?:tomorrow|tmrw|2moro|next|yesterday|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|`,
  String.raw`fri|sat(?:ur)?|sun)(?:day)?|morgen|demain|mañana|amanhã|domani|montag|`,
  String.raw`dienstag|mittwoch|donnerstag|freitag|lundi|mardi|lunes|martes|maandag|`,
  String.raw`dinsdag)\b`,
);

const overWith = pattern(
  'u',
  String.raw`\b(?:done|finished|complete|sorted|over|late for|missed|cancel\w*|ticked|`,
  String.raw`skip|scratch|drop|fertig|fait|hecho|feito|fatto|klaar|gedaan)\b|[✅✔👍]`,
);
const turned =
  /^(?:push|mov|shift|bump|chang|delay|postpon|slipp|resched|re-?book|brought|been|said|ask|offer|decal|spostat|cambiad|pasad|movid|verschoben|verlegt|verzet|verplaatst|verschoven|vorverlegt|geworden|repouss|report|avanc|deplac|anticip|posticip|pasaron|paso$|cambi|movi|adelant|atras|mud|adi|antecip|passou|passaram|fue$|quedo|need|bed)/;
/** Said of another they ask for a change; by the person, that it is done. */
const spoke = /^(?:texted|rang|called|phoned|got|put|had|told)$/;

const isDone = (words: readonly string[]): boolean =>
  words.some(
    (word, at) =>
      (isPast(word) || isForeignPast(word)) &&
      !turned.test(word.normalize('NFKD').replace(/[\u0300-\u036f]/g, '')) &&
      !(spoke.test(word) && at > 0 && !/^(?:i|we|i've|just|and)$/.test(words[at - 1] ?? '')),
  );

/** Whether a clause says of the thing nothing but its hour. */
function leftOver(subject: string, item: Item | undefined): readonly string[] {
  const own = item ? contentWords(item.text) : [];
  return contentWords(subject).filter(
    (word) => !onlyChanging.test(word) && !own.some((one) => sameWord(one, word)),
  );
}

/** The one item whose hour a clause names: "the 3 o'clock", "not noon". */
function byHour(times: readonly Time[], items: Checklist): readonly [Item, Time] | undefined {
  if (times.length !== 2) return undefined;
  const held = items.flatMap((item) => {
    const old = timeOf(item);
    const at = old ? times.findIndex((time) => isSame(time, old)) : -1;
    const fresh = times[1 - at];
    return at < 0 || !fresh ? [] : [[item, fresh] as const];
  });
  return held.length === 1 ? held[0] : undefined;
}

interface Saying {
  readonly clause: string;
  readonly draft: Draft;
}

function give(item: Item, fresh: Time, { draft, clause }: Saying): Item | undefined {
  const old = timeOf(item);
  if (!old || isSame(old, fresh)) return undefined;
  const isOver = draft.verdictOn(item) === 'done';
  // "Fitting done, they moved it up to 11" tells when it was.
  if (isOver && !/\b(?:instead|now|me|us)\b/i.test(clause)) return item;
  // "Hairdresser texted, 4:30 instead": what has another hour is still to come.
  if (isOver) draft.mark(item, 'open');
  const core = likeOld(fresh.core.trim(), old.core);
  draft.rename(
    item,
    item.text.replace(old.whole, () => old.whole.replace(old.core, () => core)),
  );
  return item;
}

/** "Between 12 and 4 now", "slot is 4-6". */
function otherRange(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const fresh = range.exec(clause)?.[0];
  const held = fresh === undefined ? [] : items.filter(({ text }) => range.test(text));
  const [item] = held;
  if (fresh === undefined || !item || held.length > 1 || item.text.includes(fresh))
    return undefined;
  const subject = clause.replace(fresh, ' ').replace(/\b(?:between|from)\b/gi, ' ');
  if (namedIn(subject, items)[0]?.item !== item || leftOver(subject, item).length > 0)
    return undefined;
  draft.rename(
    item,
    item.text.replace(range, () => fresh),
  );
  return item;
}

const shiftBy = pattern(
  'i',
  String.raw`\b(?:(an|one|two|three|half an|\d{1,2})(?: and a half)? (hours?|h|mins?|minutes))(?: (earlier|later|back|forward|up|on))?\b`,
);
const early = /\b(?:earlier|forward|up)\b/i;
const late = /\b(?:later|back|delayed|on|pushed|bumped|slipped|behind|late)\b/i;

/** "Move swim up an hour", "the vet is half an hour later": reckoned from the hour it has. */
function shifted(clause: string, items: Checklist, draft: Draft): Item | undefined {
  const [whole = '', much = '', what = ''] = shiftBy.exec(clause) ?? [];
  if (whole === '' || (!early.test(clause) && !late.test(clause))) return undefined;
  const subject = clause.replace(whole, ' ');
  const [only, ...others] = namedIn(subject, items).map(({ item }) => item);
  const old = only && timeOf(only);
  const [, hour = '', minute = '00'] = /^(\d{1,2})(?:[:.](\d\d))?/.exec(old?.core ?? '') ?? [];
  if (!only || !old || others.length > 0 || hour === '' || leftOver(subject, only).length > 0)
    return undefined;
  const words: Readonly<Record<string, number>> = {
    an: 1,
    one: 1,
    two: 2,
    three: 3,
    'half an': 0.5,
  };
  const count = words[much.toLowerCase()] ?? Number(much);
  const by =
    Math.round(count * (what.toLowerCase().startsWith('m') ? 1 : 60)) *
    (early.test(clause) ? -1 : 1);
  const at = (Number(hour) * 60 + Number(minute) + by + 24 * 60) % (24 * 60);
  const shown = Math.floor(at / 60) || 12;
  const turned =
    Number(hour) <= 12 && shown > 12 && !/uhr|uur|h$/i.test(old.core) ? shown - 12 : shown;
  const rest = at % 60;
  const core = `${turned}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`}`;
  const kept = old.core.replace(/^\d{1,2}(?:[:.]\d\d)?/, core);
  draft.rename(
    only,
    only.text.replace(old.whole, () => old.whole.replace(old.core, () => kept)),
  );
  return only;
}

const mayTellTime =
  /\d|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|noon|half|hours?)\b|\bmid/i;

/** Answers the one item that has another hour now; undefined for any other clause. */
export function otherTime(said: string, items: Checklist, draft: Draft): Item | undefined {
  if (!mayTellTime.test(said)) return undefined;
  const clause = said.replace(/(?:,?\s+(?:please|pls|plz|thanks|ta))?[\s.!]*$/i, '');
  // The list itself, where nothing is dropped: its words are known already.
  const isListed = ({ status }: Item): boolean => status !== 'dropped';
  const still = items.every(isListed) ? items : items.filter(isListed);
  if (otherDay.test(clause) || clause.endsWith('?')) return undefined;
  const words = clause.toLowerCase().split(/[^\p{L}']+/u);
  if (isDone(words) || overWith.test(clause)) return undefined;
  const moved = otherRange(clause, still, draft) ?? shifted(clause, still, draft);
  if (moved) return moved;
  const times = timesIn(clause);
  const subject = times.reduce((text, { whole }) => text.replace(whole, ' '), clause);
  const pair = byHour(times, still);
  if (pair && leftOver(subject, pair[0]).length === 0 && moves.test(clause))
    return give(pair[0], pair[1], { clause, draft });
  const [fresh, second] = times;
  if (!fresh || second) return undefined;
  const found = namedIn(subject, still).map(({ item }) => item);
  const byWord = found.length > 0 ? found : wordNamed(subject, still);
  const nobody = leftOver(subject, undefined).length === 0;
  // "2 pushed" and "not 3" count the list.
  const tells =
    fresh.sure ||
    fresh.led ||
    /\b(?:now|instead|it's|its|make|jetzt|nu|ahora|agora|ora)\b/i.test(clause);
  const bare =
    nobody && tells && moves.test(clause) ? still.filter((item) => timeOf(item) !== undefined) : [];
  const [item, ...others] = byWord.length > 0 ? byWord : bare;
  if (!item || others.length > 0) return undefined;
  const clear = fresh.sure || fresh.led || moves.test(clause) || says.test(clause);
  return clear && leftOver(subject, item).length === 0
    ? give(item, fresh, { clause, draft })
    : undefined;
}

const says = /\bsays?\b|^(?:(?:please|can you|ok|so|and) )*(?:make|set|put) /i;

/** "Ngozi rang, can't do 2, doing 4": the hour that was, and in the same breath the one that is. */
export const otherHour = (sentence: string, items: Checklist, draft: Draft): boolean =>
  sentence.includes(',') &&
  timesIn(sentence).length === 2 &&
  otherTime(sentence, items, draft) !== undefined;

/** One word of a name that has an hour is enough, as nothing else is said. */
function wordNamed(subject: string, items: Checklist): readonly Item[] {
  const said = contentWords(subject).filter((word) => word.length > 2 && !onlyChanging.test(word));
  if (said.length === 0) return [];
  return items.filter(
    (item) =>
      timeOf(item) !== undefined &&
      said.every((word) => contentWords(item.text).some((one) => sameWord(one, word))),
  );
}
