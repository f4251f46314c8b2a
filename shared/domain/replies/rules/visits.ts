/** Knows what it means for an item that somebody was here: "the electrician's been". */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const came = pattern(
  'u',
  String.raw`^(?:(?:so|and|ok|yes|well|good news|hurray|the|my|our|that)[, ]+)*((?!i\b|we\b|it\b|he\b|she\b|they\b)\p{L}[\p{L}'-]*?(?: (?!was\b|has\b|came\b|been\b|turned\b|showed\b|visited\b|popped\b)\p{L}+){0,2}?)`,
  String.raw`(?:(?:'s|'ve| has| have)? (?:already |just |finally |now )*(?:been(?: and (?:gone|left))?(?: (?:in|out|round|over|by|here|already|to \p{L}+ the))*|come and gone)`,
  String.raw`| (?:was|were) (?:already |just |finally )*(?:here|in|out|round|over)`,
  String.raw`| (?:finally |just |already )*(?:came|visited|turned up|showed up|popped (?:in|round|over|by)|called round)(?: (?:in|out|round|over|by|here|early|already))*)`,
  String.raw`(?= (?:at|on|this|last|earlier|already|first|today|when|while|and|to (?:the|see)|before|after|for|about|around|in|as)\b|\W*$|[,.])`,
);
const spoils =
  /\b(?:not|never|no|but|supposed|should|would|could|only|except|half(?! (?:past|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\d|an hour))|quote|part|parts|needs?|look|back|drunk|wrong|tomorrow|later|will|still|meant|if|unless|until|lol)\b|n't\b|\?/;

/** To pay, ring or chase somebody is not done by their being here. */
const elsewise =
  /^(?:pay|tip|settle|refund|invoice|bill|call|ring|phone|telephone|text|message|email|e-mail|chase|remind|ask|tell|thank|warn|brief|notify|apologi[sz]e|write|reply|send|give|get back|contact)\b/;

/** "Done" where the item is somebody's visit, "open" where it is something else with them. */
export function visitVerdict(
  { gist, question }: Clause,
  names: readonly Item[],
): 'done' | 'open' | undefined {
  const [item, ...others] = names;
  if (item === undefined || others.length > 0 || question) return undefined;
  const [whole = '', who = ''] = came.exec(gist) ?? [];
  if (who === '' || spoils.test(gist.slice(whole.length)) || spoils.test(whole)) return undefined;
  const own = contentWords(item.text);
  const said = contentWords(who);
  if (said.length === 0 || !said.every((word) => own.some((one) => sameWord(one, word))))
    return undefined;
  if (!elsewise.test(verbOf(item))) return 'done';
  return gist.slice(whole.length).trim().replace(/\W+$/, '') === '' ? 'open' : undefined;
}
