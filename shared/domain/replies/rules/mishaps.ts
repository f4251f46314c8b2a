/** "Report slipped", "the tagine burned": what befell a thing by itself has not got it done. */
import type { Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { verbOf } from './item-verb.ts';
import { pastForms } from './past-forms.ts';
import { sameWord, stem } from './same-word.ts';

/** Verbs that nobody does to a plan on purpose, and that take no object. */
const befell = oneOf(
  'slipped|slid|stalled|lapsed|languished|waited|vanished|disappeared|evaporated|fizzled(?: out)?|flopped|collapsed|bombed|tanked|backfired',
  'regressed|expired|suffered|lagged|drifted|dragged(?: on)?|escalated|ballooned|snowballed|worsened|reappeared|overran|ran (?:over|on|long|late)|crashed',
  'froze(?: up)?|blew (?:up|out)|sank|sagged|wobbled|overflowed|leaked|tripped|snapped|cracked|burn(?:ed|t)|curdled|wilted|melted|died|failed|broke(?: down)?',
  'fell (?:apart|over|behind|down|flat|by the wayside|off the (?:list|radar))|came (?:apart|undone|unstuck)|got (?:away from (?:me|us)|lost|stuck|buried|bumped)|gave out|conked out|unravell?ed|imploded|exploded',
);
const mishap = pattern(
  'u',
  String.raw`^(?:(?:so|and|but|then|sadly|sorry|ok|well|also|again)[, ]+)*(?:the |my |our |that )?`,
  String.raw`((?!(?:i|we|he|she|they|it|you)\b)[\p{L}'-]+(?: [\p{L}'-]+){0,3}?) (?:just |sort of |kind of |completely |totally |sadly |also |then |all )*(?:${befell})`,
  String.raw`(?=\W*$|[,;.!] | (?:again|today|tonight|yesterday|overnight|badly|completely|totally|a (?:bit|little|lot)|on (?:me|us|route|the way|its way)|half ?-?way|at (?:lunch|noon|midday|the last minute)|this (?:morning|afternoon|evening)|in the (?:oven|end|rush|post|washing|shuffle)|twice|because|cos|as|so|while|when|sadly|sorry|i'm afraid|due to|thanks to|and (?:burned|died))\b)(?!.*\b(?:but|still|then|later|anyway|in the end|yet)\b)`,
);

/** Whether the clause tells of an item that it went wrong, or only went on, by itself. */
export function befellOne(gist: string, item: Item): boolean {
  const [whole = '', subject = ''] = mishap.exec(gist) ?? [];
  if (subject === '') return false;
  const own = verbOf(item);
  const verbs = whole.slice(whole.indexOf(subject) + subject.length).match(/\p{L}+/gu) ?? [];
  // "Soup froze" is what "freeze the soup" is about.
  if (verbs.some((verb) => stem(pastForms.get(verb) ?? verb) === stem(own))) return false;
  const words = contentWords(item.text);
  const named = contentWords(subject);
  return named.length > 0 && named.every((word) => words.some((other) => sameWord(word, other)));
}
