/** Finds the item that a clause means without any of its names: by its verb, number or hour. */
import type { Checklist, Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { byTime } from './appointments.ts';
import { byNoun } from './by-noun.ts';
import type { Clause } from './clauses.ts';
import { byOwnNumber } from './counting.ts';
import { baseOf } from './day-openers.ts';
import { theOnly } from './item-index.ts';
import { verbOf } from './item-verb.ts';
import { countsFewer } from './partial.ts';
import { isPast } from './past.ts';
import { sameWord } from './same-word.ts';
import { statusWords } from './signals.ts';
import { pointedAt } from './sweeps.ts';

/** "Filed. Billed.": a past form alone names the one item it is the verb of. */
function byVerb({ gist }: Clause, items: Checklist): readonly Item[] {
  const [, missing] = /^(?:and |but )?no (\p{L}+)\W*$/u.exec(gist) ?? [];
  if (missing !== undefined) return pointedAt(missing, items);
  const words = gist.match(/[\p{L}'-]+/gu) ?? [];
  const [only = ''] = words;
  const own = words.length > 1 ? words.slice(0, 4).find(isPast) : only;
  const points = words.length < 9 && /\b(?:it|them|that|him|her|em)\b/.test(gist);
  const says = words.length === 1 || points || iDid.test(gist);
  return own !== undefined && says && isPast(own) ? theOnly(own, items) : [];
}

/** "I phoned." */
const iDid = sparing(
  /^(?:(?:yes|yep|so|and|well|ok) )*(?:i|we|i've|we've)(?: (?:just|have|finally|already))? \p{L}+(?: (?:up|back|in|out|over|off|through|round|on))?\W*$/u,
);

/** "Too tired to bake", "no time to iron", "couldn't face running": the verb of the one item. */
function byUndone({ gist }: Clause, items: Checklist): readonly Item[] {
  const verb = undone.exec(gist)?.[1];
  return verb === undefined ? [] : theOnly(verb, items);
}
const undone = sparing(
  /^(?:\S+ ){0,4}(?:too \p{L}+(?: \p{L}+)? to|(?:no|not enough) (?:time|energy|chance|strength|patience|need|point) (?:to|for|in)|(?:couldn't|can't|didn't) (?:face|fancy|bear|feel like|bring myself to|be bothered to)) (\p{L}+)(?: today| tonight| now| this \p{L}+)?\W*$/u,
);

/** "Text sent", "letter's away": what the verb of an item makes. */
function byProduct({ gist }: Clause, items: Checklist): readonly Item[] {
  const verbs = products.get(product.exec(gist)?.[1] ?? '');
  if (verbs === undefined) return [];
  const found = items.filter(
    ({ text, status }) => status === 'open' && verbs.has(text.toLowerCase().split(' ', 1)[0] ?? ''),
  );
  return found.length === 1 ? found : [];
}
const product = sparing(
  /^(?:(?:and|the|that|my|also|finally|phone) )*(text|email|mail|message|letter|call|payment|order|booking|delivery)(?:'s|s)?(?: (?:is|has|was|been|now|finally|already))* (?:sent|gone|away|off|out|made|done|written|posted|placed|paid|in|through)\b(?! of\b)/,
);
const verbsOf = (verbs: string): ReadonlySet<string> => new Set(verbs.split(' '));
const products: ReadonlyMap<string, ReadonlySet<string>> = new Map([
  ['text', verbsOf('text txt message msg')],
  ['message', verbsOf('message msg text txt')],
  ['email', verbsOf('email e-mail mail')],
  ['mail', verbsOf('email e-mail mail')],
  ['letter', verbsOf('write')],
  ['call', verbsOf('call ring phone telephone')],
  ['payment', verbsOf('pay')],
  ['order', verbsOf('order')],
  ['booking', verbsOf('book reserve')],
  ['delivery', verbsOf('deliver')],
]);

/** "Printing done", "forget the mowing": what one does names the one item that opens with it. */
export function byGerund({ gist }: Clause, items: Checklist): readonly Item[] {
  const [, cut = ''] = (gist.includes('ing') ? gerund.exec(gist) : null) ?? [];
  const base = cut === '' ? undefined : baseOf(cut);
  if (
    base === undefined ||
    gist.replace(`${cut}ing`, '').replace(statusWords, '').trim().length > 3
  )
    return [];
  const found = items.filter(({ text }) => text.toLowerCase().startsWith(`${base} `));
  return found.length === 1 ? found : [];
}
const gerund = sparing(/\b(?<!(?:i'm|i am|am|was|were|still|been|we're|be|not) )(\p{L}{3,})ing\b/u);

/** "Physio booked", "paid elec": the verb of one item, and how a word of it begins. */
function byClipped({ gist }: Clause, items: Checklist): readonly Item[] {
  const words = gist.length > longestClipped ? [] : contentWords(gist);
  const own = words.find(isPast);
  if (own === undefined) return [];
  const clips = words.filter((word) => word !== own && word.length >= leastClip);
  const found = items.filter(
    (item) =>
      item.status === 'open' &&
      sameWord(own, verbOf(item)) &&
      contentWords(item.text).some((word) =>
        clips.some((clip) => word.length >= clip.length + leastCut && word.startsWith(clip)),
      ),
  );
  return found.length === 1 ? found : [];
}
const longestClipped = 40;
/** "Car" is no "carpet", and "rent" no "rented". */
const leastClip = 4;
const leastCut = 3;

/** Items a clause means without naming them. */
export function byOther(clause: Clause, items: Checklist): readonly Item[] {
  const timed = byTime(clause.gist, items);
  if (timed.length > 0) return timed;
  // "1 paper down": of the two items with paper, the one that counts them.
  const fewer = items.filter((item) => countsFewer(clause.gist, item));
  if (fewer.length === 1) return fewer;
  const named = [byVerb, byUndone, byProduct, byClipped].map((by) => by(clause, items));
  const found = named.find(({ length }) => length > 0) ?? byNoun(clause, items, false);
  return [...found, ...byOwnNumber(clause.gist, items)];
}
