/** Tells what is said of an item from something new that shares a word with it. */
import type { Item } from '../../checklist.ts';
import { spaced } from '../pattern.ts';
import { contentWords, folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { onCondition } from './awaited.ts';
import type { Clause } from './clauses.ts';
import { spelled } from './gist.ts';
import { givesPriority } from './gives-priority.ts';
import { coverage, isImperative } from './new-items.ts';
import { isInWeeks, willThen } from './other-days.ts';
import { doesOther } from './other-tasks.ts';
import { tellsOfParts } from './partial.ts';
import { isPast, pastToo } from './past.ts';
import { saidOfListed } from './said-of-listed.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';
import { isStatement } from './statements.ts';
import { thingOwed } from './still-to-do.ts';
import { taskVerbs } from './verbs.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

const shifting =
  /\b(?:move[sd]?|push(?:ed|es)?|bump(?:ed|s)?|carr(?:y|ied|ies)|shift(?:ed|s)?|postponed?|defer(?:red|s)?|rescheduled?|waits?|preponed?|leave|left|saved?|keep|put|slid|slides|slipp?(?:ed|s)|delayed|shove[sd]?|shunt(?:ed)?|sling|boot|kick(?:ed)?|punt(?:ed)?|chuck(?:ed)?|knock|drag|park|hold(?: off)?|roll(?:s|ed)?|becomes|goes|gets)\b/;

/** Shares a word with an item and is still something else: "email the roofer the plan". */
export function mayBeNew(
  clause: Clause,
  named: readonly Item[],
  verdict: Signal | undefined,
  scene: Scene,
): boolean {
  if (furtherAbroad.test(clause.text)) return false;
  if (givesPriority.test(clause.gist)) return false;
  const owed = thingOwed(clause.gist);
  if (owed !== undefined && coverage({ ...clause, text: owed }, named) >= 0.6) return false;
  if (saidOfListed(clause, named, verdict)) return false;
  if (
    verdict === 'deferred' &&
    (willDo.test(clause.gist) || willThen.test(clause.gist) || isInWeeks(clause.gist, named))
  )
    return false;
  const lead = hasLeadIn(clause.text);
  const [first = ''] = spaced(folded(clause.text));
  if (!lead && (isPast(first) || tellsOfParts(clause.text, named))) return false;
  if (clause.section === 'tomorrow' && /\s/.test(clause.text.trim()))
    return coverage(clause, named) < 0.75 && !goesOn.test(wordingOf(clause.text));
  const [head = ''] = clause.text.split(onCondition);
  if (head !== clause.text && coverage({ ...clause, text: head }, named) > 0.6) return false;
  if (
    verdict === 'deferred' &&
    isImperative(clause) &&
    !/^(?:do|finish|start)\b/.test(clause.gist) &&
    coverage(clause, named) < 0.5
  )
    return !shifting.test(clause.gist);
  if (!lead && (isStatement(clause.text) || clause.question)) return false;
  if (!scene.intentional && !lead) return verdict === undefined && ordersOther(clause, named);
  if (verdict !== undefined && !lead && (verdict !== 'deferred' || !isImperative(clause)))
    return false;
  if (shifting.test(clause.gist)) return false;
  const other = isImperative(clause) && !namesIt(clause, named) && doesOther(clause, named);
  return coverage(clause, named) < 0.6 || other;
}

/** "I'll do the rota over breakfast tomorrow": what is listed, and how. */
const willDo = sparing(
  /^(?:(?:so|and|but|ok|think|i think|then|please)[, ]+)*skip(?:ping)? .* (?:till?|until) |^(?:(?:so|and|but|ok|think|i think|then)[, ]+)*(?:i'll|i will|will|we'll|we will|i'm going to|i am going to|gonna|i'm gonna|i shall|shall|i can|i'd rather|i might) (?:do|finish|tackle|get (?:to|round to|around to)|look at|sort|sort out|complete|start|handle|deal with|have a go at|crack on with|pick up|return to|come back to|get back to|resume|attempt|face) (?:the|my|that|this|his|her|our|their|those|these)\b/,
);

/** "Tomorrow I'd like to finish 9B" is about what is listed. */
const goesOn = /^(?:finish|complete|continue|carry on|do the rest|get back to)\b/i;

/** "Ik ga morgen verder met de website." */
const furtherAbroad =
  /(?:^|\s)(?:verder|weiter|seguir|continuar|continuer|continuare|reprendre|poursuivre|retomar)(?=\s|\W*$)/i;

/** "Latch broke again, so order a new latch": another thing to do about what is listed. */
const ordersOther = (clause: Clause, named: readonly Item[]): boolean =>
  isImperative(clause) &&
  !pastToo.test(clause.gist) &&
  !shifting.test(clause.gist) &&
  !/^(?:\p{L}+ ){0,2}(?:finish|start|do|try|skip|drop|cancel|mark|tick|call it|forget|scratch|need|have|be|stay|see|look|check|update|note|stop|close|remove|swap|change|make|add)\b/u.test(
    clause.gist,
  ) &&
  !/\b(?:again|it|them|that one|still|not|no|yet|instead)\b/.test(clause.gist) &&
  coverage(clause, named) < 0.5 &&
  !namesIt(clause, named) &&
  doesOther(clause, named);

/** "Shower, ha": the first word is a name before it is a verb. */
function namesIt({ gist }: Clause, named: readonly Item[]): boolean {
  const [first = '', ...rest] = contentWords(gist.replace(/^(?:and|also|so|then|please) /, ''));
  return named.some(({ text }) => {
    const words = contentWords(text);
    const held = words.some((word) => sameWord(word, first));
    // "Order contact lenses" beside "chase the lens order".
    const noun = words.length > 1 && words.findIndex((word) => sameWord(word, first)) > 0;
    const isHeld = (one: string) => words.some((word) => sameWord(word, one));
    const more = isHeld(rest.at(-1) ?? '') && !rest.every(isHeld);
    return (
      held && !(noun && more && taskVerbs.has(words[0] ?? '') && taskVerbs.has(spelled(first)))
    );
  });
}
