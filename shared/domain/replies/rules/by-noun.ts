/** Finds the item that a clause means by the noun of its verb: "skip the call", "no pickup". */
import type { Checklist, Item } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import type { Clause } from './clauses.ts';
import { theOnly } from './item-index.ts';

/** Verbs that are nouns as they stand. */
const verb =
  '(?:call|run|walk|swim|ride|review|order|visit|email|text|chat|clean|shop|drive|sort|quote|bill|mop|dust|sweep|weed|iron|polish|prune|rehearse|hoover|mow|read|write|draft|reply|edit|wash|cook|bake|stretch|nap|jog|cycle|row|climb|dance|study|search|check|test|report|booking)';
/** "Pick-up", "drop off": a verb with its particle. */
const pair =
  '(?:(?:pick|drop|check|clean|write|follow|set|back|tidy|catch|clear|fit|sign)(?: |-)?(?:up|off|in|out))';
const one = `(${pair}|${verb})`;
const said =
  "(?:and|but|so|the|my|skip|skipped|skipping|drop|dropped|dropping|scrap|scrapped|forget(?: about)?|never mind|forgot|missed|did|done|finished|push|pushed|move|moved|postpone|no|just|that|i|we|i've|we've|made|managed|had|got|sent|survived|yes|also|finally|squeezed in|fitted in)";
const after =
  "(?:is|was|are|were|not|isn't|wasn't|done|made|started|yet|finished|sorted|today|tonight|now|tomorrow|happened|happen|didn't|can wait|will wait|off|skipped|dropped|pushed|moved|to|finally|also|too|over|both)";
const noun = pattern(
  '',
  `^(?:${said} )*${one}(?:'s|:)?(?:(?: and|,) (?:the |my |a )?${one})?(?: ${after})*\\W*$`,
);
const besideFirst = pattern('', `^(?:${said} )+${one} and (?:the|my) `);
const besideLast = pattern(
  '',
  String.raw`^(?:${said} )+(?:\S+ ){1,4}and (?:the|my) ${one}(?: ${after})*\W*$`,
);
const inPlan = pattern(
  '',
  String.raw`^(?:(?:please|and|but|so|ok|actually|just|can you|i'll|i'm|let's) )*`,
  String.raw`(?:(?:skip|skipping|drop|dropping|scrap|scrapping|forget|cancel|cancelling|push|move|postpone|no) (?:the |my )|`,
  String.raw`(?:the |my )(?=\S+ (?:can wait|will wait|is off|is out|has to wait|is done|is cancelled|tomorrow)))`,
  String.raw`(call|run|walk|swim|ride|review|order|visit|email|text|chat|clean|shop|drive|mow|read|draft|reply|edit|wash|bake|jog|climb)\b`,
  String.raw`(?: (?:today|tonight|now|tomorrow|till|until|to|can wait|will wait|is|off|out|has|wait|done|cancelled|for|please|this|week|morning|after all|then|again))*\W*$`,
);

/** "The pickup" is of the one item that begins "Pick up". */
function byPair(word: string, items: Checklist): readonly Item[] {
  const [, base = '', particle = ''] = /^(\p{L}+?)[ -]?(up|off|in|out)$/u.exec(word) ?? [];
  const own = new RegExp(String.raw`^${base} (?:\S+ ){0,4}?${particle}\b`, 'u');
  const found = items.filter(({ text }) => own.test(text.toLowerCase()));
  return found.length === 1 ? found : [];
}

const meantBy = (word: string, items: Checklist): readonly Item[] =>
  /(?:up|off|in|out)$/.test(word) ? byPair(word, items) : theOnly(word, items);

/** The items that nouns alone mean; none where one of the nouns may mean several, or none. */
export function byNoun({ gist }: Clause, items: Checklist, plan: boolean): readonly Item[] {
  const outside = replaced(gist, /\([^)]*\)/g, '').trim();
  // "Pack. Call. Submit."
  const [alone] = plan ? (/^\p{L}+(?=\W*$)/u.exec(outside) ?? []) : [];
  const [, first = alone, second] = (plan ? inPlan : noun).exec(outside) ?? [];
  if (first === undefined) return [];
  const meant = [first, second ?? []].flat().map((word) => meantBy(word, items));
  return meant.some(({ length }) => length === 0) ? [] : [...new Set(meant.flat())];
}

/** "Did the call and the report", "the report and the call": one of them by its noun alone. */
export function besideNamed(
  { gist }: Clause,
  items: Checklist,
  named: readonly Item[],
): readonly Item[] {
  const nouns = [besideFirst, besideLast].flatMap((one) => one.exec(gist)?.[1] ?? []);
  const meant = nouns.flatMap((noun) => meantBy(noun, items));
  return meant.filter((item) => !named.includes(item));
}
