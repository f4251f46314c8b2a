/** What a clause says of what it names, once words that belong to the names are set aside. */
import type { Item } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { calledOff } from './appointments.ts';
import type { Clause } from './clauses.ts';
import { coverage } from './new-items.ts';
import { isPart } from './partial.ts';
import { hasAnswered } from './results.ts';
import { stem } from './same-word.ts';
import type { Scene } from './scene.ts';
import { type Signal, signalOf } from './signals.ts';
import { afterExcept, beforeExcept, exceptOrRest, onlyLeft } from './sweeps.ts';

/** "Cancel the trial" is done when it is cancelled: an item's own verb is no verdict on it. */
function withoutOwnVerbs(gist: string, names: readonly Item[]): string {
  if (names.length === 0) return gist;
  const own = new Set(names.flatMap(({ text }) => contentWords(text)).map(stem));
  return gist.replace(mayBeOwn, (word) => {
    if (!own.has(stem(word))) return word;
    return /(?:ed|sent|made)$/.test(word) ? 'done' : ' ';
  });
}

const mayBeOwn = pattern(
  'g',
  String.raw`\b(?:cancell?(?:ed)?|skip(?:ped)?|drop(?:ped)?|cut|cull(?:ed)?|mov(?:e|ed)|`,
  String.raw`push(?:ed)?|postpon(?:e|ed)|kill(?:ed)?|scrap(?:ped)?|bin(?:ned)?|delet(?:e|ed)|`,
  String.raw`remov(?:e|ed)|shift(?:ed)?|park(?:ed)?|roll(?:ed)?|ditch(?:ed)?|strike|toss(?:ed)?|`,
  String.raw`start(?:ed)?|draft(?:ed)?|wait|running|half|open(?:ed)?|reschedul(?:e|ed)|next|weekend|`,
  String.raw`week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
);

/** "Cancel Duke" takes off what is on the list; "cancel Sky" may be a task. */
const cancels = (clause: Clause, names: readonly Item[]): boolean =>
  /^(?:(?:please|pls|can you|so|and|ok) )*(?:cancel|clear|lose)\b/.test(clause.gist) &&
  names.length > 0 &&
  coverage(clause, names) >= 0.5;

/** "Sl no 1" and "no. 2" count; they deny nothing. */
const numberLabel =
  /^(?:and )?no (?=\d{1,2}\b(?! (?:more|of|items|left)))|\b(?:(?:sl|sr|serial)\.? no\.?|no\.) ?(?=\d)/g;

/** "Not a drop of whisky" keeps to "no whisky tonight". */
const keptTo = (gist: string, names: readonly Item[], { intentional }: Scene): boolean =>
  !intentional &&
  names.length > 0 &&
  names.every(({ text }) => /^(?:no|not|don't|dont|stop|quit|avoid)\b/i.test(text)) &&
  /\bnot (?:a(?: single)?|one|any) (?!chance|hope)|\b(?:zero|none)\b|\b(?:stayed|kept) off\b/.test(
    gist,
  ) &&
  !/\b(?:failed|broke|slipped|manage|yet)\b/.test(gist);

/** "Finish the shed" in a plan for the day has it still to be finished. */
const finishes =
  /^(?:(?:and|then|also|first|just|so|ok|please|must|need to|want to|try to|going to|gonna|i'll|i will) )*finish (?!line\b)\S/;

/** What stands in brackets counts only where nothing else is said. */
export function verdictOf(
  clause: Clause,
  names: readonly Item[],
  scene: Scene,
): Signal | undefined {
  const said = replaced(beforeExcept(clause.gist), numberLabel, '');
  const gist = withoutOwnVerbs(said, names);
  if (scene.intentional && finishes.test(gist)) return undefined;
  if (keptTo(gist, names, scene) || hasAnswered(clause, names)) return 'done';
  if (calledOff(clause, names) || cancels({ ...clause, gist }, names)) return 'dropped';
  const kept = afterExcept(clause.gist);
  const outside = gist.includes('(') ? gist.replace(/\([^)]*\)?/g, ' ') : gist;
  const signal = signalOf(outside, scene.intentional);
  const inside = signal ?? (outside === gist ? undefined : signalOf(gist, scene.intentional));
  const verdict = inside ?? (kept === '' ? undefined : signalOf(kept, scene.intentional));
  const reported =
    verdict === 'done' ||
    (verdict === undefined && (!scene.intentional || /\balready\b/.test(gist)));
  return reported && isPart(clause.gist, names) ? 'open' : verdict;
}

const onlySweep = pattern(
  '',
  String.raw`^(?:(?:yes|yep|yup|yeah|and|got|did|finished|ticked|today|absolutely|`,
  String.raw`literally)\W+)*(?:both|all|everything|the lot|every (?:one|single (?:one|`,
  String.raw`thing)))(?: of)?(?: (?:them|it|the|above|three|two|four|five|items|tasks|`,
  String.raw`things))*(?: today| finally| now)*\W*$`,
);

/** "And the rest" answers what was done; "the rest is stuck at customs" does not. */
const saysNoMore = (gist: string): boolean =>
  exceptOrRest(gist) &&
  (!/\b(?:rest|others?|remain\w*|else|left)\b/.test(gist) ||
    (gist.split(/\s+/).length <= 4 && !whenElse.test(gist)));

/** "Rest after class", "rest at 4", "rest with Tom": when, where or with whom it will be. */
const whenElse =
  /\b(?:rest|others?|remain\w*|else|left) (?:is |are )?(?:after|before|when|once|if|at|in|by|with|while|until|till?|on|this|from|for|needs?|to)\b/;

/** "Neither happened" denies, whatever word stands beside it. */
export function sweepVerdict(
  { gist, question }: Clause,
  verdict: Signal | undefined,
  scene: Scene,
): Signal | undefined {
  if (onlyLeft.test(gist)) return scene.intentional ? undefined : 'done';
  if (verdict === 'done') return /\b(?:neither|none|nothing)\b/.test(gist) ? 'open' : verdict;
  if (verdict !== undefined || scene.intentional || question) return verdict;
  // "Everything but the gym" in answer to what was done.
  return saysNoMore(gist) || onlySweep.test(gist) ? 'done' : scene.corrected;
}
