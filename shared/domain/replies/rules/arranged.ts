/** Knows that what was to be ordered, booked or asked is so from what comes of it, and when. */

import type { Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const verbs = (text: string): ReadonlySet<string> => new Set(text.split(' '));
const orders = verbs('order reorder re-order buy purchase restock');
const gets = verbs('buy purchase get secure win bag order');
const arranges = verbs('book rebook arrange schedule reserve organise organize');
const asks = verbs('call ring phone text message chase email ask contact');

const day =
  '(?:tomorrow|tonight|today|(?:next |this )?(?:week|weekend)|(?:on |by |this |next |come )?\\p{L}+day|(?:mon|tues?|weds?|thurs?|fri|sat|sun)|(?:on )?the \\d{1,2}(?:st|nd|rd|th)|in (?:\\d|an?|two|three|a few|a couple of) \\p{L}+)';

/** "The chlorine should land tomorrow": it has been ordered. */
const comes = sparing(
  new RegExp(
    String.raw`(?:\b(?:should|will|is|are|due to|expected to|to)|'s|'ll) (?:be )?(?:here|shipping|being delivered|arriv(?:e|ing)|com(?:e|ing)|land(?:ing)?|dropping (?:(?:it|them|some|more) )?(?:off|round)|delivering|bringing (?:it|them|some|more)|delivered|turn(?:ing)? up|with (?:me|us)|due|expected)(?: (?:in|here|by \p{L}+))? ${day}(?![\p{L}'])` +
      String.raw`|\b(?:arrives?|ships?|dispatches|lands?|comes?|gets? here|turns? up|due|delivery|coming|arriving|landing) ${day}\W*$|\b(?:on (?:its|their|the) way|en route|in transit|dispatched|out for delivery)(?: (?:now|to (?:me|us)|from .{2,20}))?\W*$`,
    'u',
  ),
);
/** "Jab's in the diary for the 14th." */
const inDiary = sparing(
  /(?:'s|\bis|\bare|\bnow|\bgone|\bwent|\bbeen put) (?:now |all |both )?(?:in|into|on) (?:the|my|our|his|her) (?:\p{L}+ )?(?:diary|calendar)\b|\b(?:got|have|has) (?:me |us )?(?:an? |the )(?:\p{L}+ )?(?:appointment|appt|slot|booking|date) (?:for|on|at)\b/u,
);
/** "The hall is ours for the 14th." */
const ours = sparing(
  /(?:'s|'re|\bis|\bare) (?:now |all |officially |finally )*(?:ours|mine)(?: (?:for|on|at|from|until|till?|all|now|again)\b.{0,40})?\W*$/u,
);
const isOurs = (gist: string): boolean => ours.test(gist) && !spoilsOurs.test(gist);
const spoilsOurs = /\b(?:not|never|if|once|when|unless|should|only if|hope)\b|n't\b|\?/;

/** "Rep said Friday": whoever names a day was asked for it. */
const namesDay = pattern(
  'u',
  oneOf(
    String.raw`(?<!\b(?:i|we)(?:'ve| have)? )\b(?:said|says|saying|reckons|quoted(?: me)?|promised(?: me)?|told me|can do|offered(?: me)?) (?:it'?s |it'll be |by |for )?${day}(?: (?:delivery|latest|at the latest|morning|afternoon|is fine|works|at \S+))*\W*$`,
    String.raw`\b(?:gave|given|granted) (?:me|us) (?:(?:till?|until|an extra) |an? (?:\p{L}+ )?extension)`,
    String.raw`(?:'s| is| are|'re) (?:absolutely |totally |perfectly |more than |quite |all )*(?:fine|ok|okay|happy|cool|good|down|on board|up) (?:(?:with|about) (?:it|that|this|us|me|(?:the|our|my) \p{L}+|swapping|\p{L}+day)|for (?:it|that|us|me))\b`,
  ),
);
/** "Sofia's mum knows." */
const knows =
  /^(?:(?:and|so|now|yes|the|my|our) )*(?!i\b|we\b|he\b|she\b|they\b|nobody\b|god\b|who\b)\p{L}[\p{L}' ]{1,30}? (?:now |all |already )*(?:knows?|is aware|are aware|has been told|have been told|is in the loop|been told)(?: now| about it| (?:all )?about .{2,30}| already)*\W*$/u;
/** "Linda rang me before I could ring her." */
const rangMe = sparing(
  /^(?:(?:and|so|but|actually|the|my) )*(?!i\b|we\b)\p{L}+(?: \p{L}+)? (?:just |finally |actually |has |have )*(?:rang|rung|called|phoned|texted|messaged|emailed|got (?:back to|in touch with)) (?:me|us) (?:back|first|before i (?:could|had|got)|earlier|this morning|last night|at last)\b(?!.*\b(?:not|no|but|later|tomorrow|missed)\b)/u,
);
const spoils =
  /\b(?:not|no|never|if|when|unless|until|still|order|ordering|need|needs|waiting|back|better|instead|busy|try|only)\b|n't\b|\?/;

/** "Zoe comes Friday" brings no present for Zoe. */
function opensWith(gist: string, { text }: Item): boolean {
  const what = contentWords(text.replace(/ for .*$/i, ''));
  const [first = ''] = contentWords(gist.replace(/'s\b/g, ''));
  return (
    !contentWords(text).some((word) => sameWord(word, first)) ||
    what.some((word) => sameWord(word, first))
  );
}

/** Whether the one item named has been seen to, whatever day stands beside it. */
export function isArranged({ gist, question }: Clause, names: readonly Item[]): boolean {
  const [item, ...others] = names;
  if (item === undefined || others.length > 0 || question) return false;
  const verb = verbOf(item);
  if (orders.has(verb) || (verb === 'chase' && !/\bdue\b/.test(gist))) {
    if (comes.test(gist) && !spoils.test(gist) && opensWith(gist, item)) return true;
  }
  if (arranges.has(verb)) return isOurs(gist) || (inDiary.test(gist) && !spoils.test(gist));
  if (knows.test(gist) && (asks.has(verb) || verb === 'tell') && !spoils.test(gist)) return true;
  if (gets.has(verb)) return isOurs(gist);
  if (!asks.has(verb)) return false;
  return rangMe.test(gist) || (namesDay.test(gist) && !spoils.test(gist));
}
