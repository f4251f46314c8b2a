/** "Pump's back at the clinic": a thing that was to be returned is where it belongs. */
import type { Item } from '../../checklist.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';
import { sameWord } from './same-word.ts';

const backThere = sparing(
  /(?:\b(?:is|are|was|were)|['’](?:s|re)) (?:now |already |all |both |safely |safe |finally |gone )*back (?:at|with|in|to|on) (?!\d|time|half|noon|my|our|bed|work|track|it\b|me\b|mon|tue|wed|thu|fri|sat|sun)\p{L}/u,
);
const returns = new Set(['return', 'give', 'hand', 'drop', 'bring']);
const isReturn = (item: Item): boolean =>
  returns.has(verbOf(item)) || /^(?:take|put|send|get|carry|cart|lug)\b.* back\b/i.test(item.text);
/** By more than the word that says that it is back. */
const isSpokenOf = ({ text }: Item, gist: string): boolean => {
  const [subject = ''] = gist.split(/(?:'s|'re| is| are| was| were) /, 1);
  const said = contentWords(subject);
  return contentWords(text).some((word) => said.some((one) => sameWord(one, word)));
};

/** Whether all of them were to be returned, and are. */
export const isBackThere = ({ gist, question }: Clause, refs: readonly Item[]): boolean =>
  backThere.test(gist) &&
  !question &&
  refs.length > 0 &&
  refs.every((item) => isReturn(item) && isSpokenOf(item, gist));
