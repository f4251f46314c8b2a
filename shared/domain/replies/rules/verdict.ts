/** What a clause says of what it names, once words that belong to the names are set aside. */

import type { Item } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { calledOff } from './appointments.ts';
import { isArranged } from './arranged.ts';
import { isAtFault } from './at-fault.ts';
import { leavesOpen } from './awaited-abroad.ts';
import { bringsThere } from './brings-there.ts';
import type { Clause } from './clauses.ts';
import { timeOf } from './clock-times.ts';
import { countedIn } from './counting.ts';
import { isFoundWell } from './found-well.ts';
import { reachesSomebody, saysOwnPast, verbOf } from './item-verb.ts';
import { coverage } from './new-items.ts';
import { isOnlyNews } from './news-of-others.ts';
import { otherDay } from './other-days.ts';
import { withoutOwnNouns, withoutOwnWords } from './own-words.ts';
import { isPart } from './partial.ts';
import { hasEnded } from './past.ts';
import { isCaused } from './plans.ts';
import { prepares } from './preparations.ts';
import { isRefused } from './refused.ts';
import { takesOff, takesOffCounted } from './removal-words.ts';
import { hasAnswered } from './results.ts';
import { stem } from './same-word.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { type Signal, signalOf } from './signals.ts';
import { afterExcept, beforeExcept, exceptOrRest, onlyLeft } from './sweeps.ts';
import { leavesUndone } from './undone.ts';
import { taskVerbs } from './verbs.ts';
import { visitVerdict } from './visits.ts';
import { fetchedBy } from './went-for.ts';

/** "Cancel Duke" takes off what is on the list; "cancel Sky" may be a task. */
const cancels = (clause: Clause, names: readonly Item[]): boolean =>
  !(cans.test(clause.gist) && names.some(({ text }) => cans.test(text))) &&
  !bringsThere.test(clause.gist) &&
  (takesOffCounted.test(clause.gist) ||
    (takesOff.test(clause.gist) && names.length > 0 && coverage(clause, names) >= 0.5));
/** "Can the tomatoes" may be the item itself. */
const cans = /^(?:can|flag|call off|jack in)\b/i;

/** "Sl no 1" and "no. 2" count; they deny nothing. */
const numberLabel = sparing(
  /^(?:and )?no (?=\d{1,2}\b(?! (?:more|of|items|left)))|\b(?:(?:sl|sr|serial)\.? no\.?|no\.) ?(?=\d)/g,
);

/** "Not a drop of whisky" keeps to "no whisky tonight". */
const keptTo = (gist: string, names: readonly Item[], { intentional }: Scene): boolean =>
  !intentional &&
  names.length > 0 &&
  names.every(({ text }) => /^(?:no|not|don't|dont|stop|quit|avoid)\b/i.test(text)) &&
  /\bnot (?:a(?: single)?|one|any) (?!chance|hope)|\b(?:zero|none)\b|\b(?:stayed|kept) off\b/.test(
    gist,
  ) &&
  !/\b(?:failed|broke|slipped|manage|yet)\b/.test(gist);

/** "Of which I have got through three." */
const ofWhich = sparing(
  /^of which (?:i|we)(?:'ve| have)? (?:\S+ ){1,3}(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|some|half|a few|most)\b/,
);

/** "I'm not baking for them after all": what one was to do one will not do. */
function givesUp(gist: string, names: readonly Item[]): boolean {
  const verb = notDoing.exec(gist)?.[1];
  const [only, ...others] = names;
  if (verb === undefined || only === undefined || others.length > 0) return false;
  const [own = ''] = contentWords(only.text);
  return stem(own) === stem(verb) || (goesTo.test(gist) && !taskVerbs.has(own));
}
const goesTo = sparing(/\bnot (?:now )?going to (?:the|my|our|yoga|church|pilates|choir|class)\b/);
const notDoing = sparing(
  /^(?:(?:so|and|but|actually|no|sorry|well|ok|honestly) )*(?:(?:i'm|i am|we're|we are) )?(?:not (?:now )?(?=\p{L}+ing\b)|(?:(?:i|we) )?(?:won't|will not|shan't|shall not) (?:now )?(?:be (?=\p{L}+ing\b))?(?!be\b|have\b|get\b|forget\b|manage\b|finish\b|complete\b|reach\b|start\b|mind\b|stop\b|lie\b|know\b|hear\b|eat\b))(\p{L}+)\b(?!.*\b(?:today|tonight|yet|now|until|till?|before|unless|this|tomorrow|later|sure|well|alone|so)\b)/u,
);

/** "Second one's out" in a plan; a person who is out was not reached, and bins are to go out. */
function outVerdict(gist: string, names: readonly Item[], scene: Scene): Signal | undefined {
  if (!out.test(gist)) return undefined;
  const meant = names.length > 0 ? names : countedIn(gist, scene.asking.items);
  if (meant.some(({ text }) => goesOut.test(text))) return undefined;
  if (scene.intentional) return names.some(reachesSomebody) ? 'open' : 'dropped';
  if (names.length > 0 && names.every((item) => meets.test(item.text))) return 'open';
  return names.length > 0 && names.every(({ text }) => outing.test(text)) ? 'dropped' : undefined;
}
/** What one goes to is off when it is out: "beach walk is out, no shore leave". */
const outing =
  /^(?:(?:the|my|evening|morning) )*(?:gym|yoga|pilates|swim(?:ming)?|run|running|jog|walk|football|tennis|squash|choir|church|pub|cinema|spin|crossfit|party|class|school run)\b|^(?:\p{L}+ )?(?:gym|yoga|pilates|run|walk|swim|hike|jog|cycle|ride|class|lesson|session|game|match|training|practice|rehearsal|picnic|barbecue|trip|party|visit|lunch|dinner|brunch|drinks)$/iu;
const meets =
  /^(?:meet|see|visit|catch|interview|ask|tell|text|e-?mail|message|coffee|lunch|dinner|drinks?)\b/i;
const out = sparing(
  /^(?:(?:and|so|but|ok|the|my|sorry)[, ]+)*(?:number |no\.? ?|#)?[\p{L}\d]+(?: (?:one|two|item|thing|\p{L}+))?(?:'s| is| are) out(?: (?:for (?:today|now|me|this week)|today|now|then|i'm afraid|sadly))*\W*$/u,
);
const goesOut =
  /\b(?:bins?|recycling|rubbish|trash|garbage|washing|laundry|newsletter|e-?mails?|invoices?|letters?|post|mail|report|dogs?|cats?|bread|cakes?|oven|put|take|get|send|let|hang|publish|stitches|tooth|teeth|splinter|out|flyers?|invites?|invitations?|quote|statement)\b/i;

/** "Finish the shed" in a plan for the day has it still to be finished. */
const finishes = sparing(
  /^(?:(?:and|then|also|first|just|so|ok|please|must|need to|want to|try to|going to|gonna|i'll|i will) )*finish (?!line\b)\S/,
);

/** "Heading off to walk the dog": who sets off for it has it still to do. */
const setsOff = sparing(
  /^(?:(?:and|so|now|just|right|ok|then|we're|we are|i'm|i am|am)[, ]+)*(?:heading |headed |popping |nipping |setting )?(?:off|heading out|popping out|nipping out|on my way) (?:now )?(?:to(?! (?:a|an|bed|sleep)\b)|out to|on a)\b/,
);

/** "Put the invites at the top" says in which order, and nothing is done by it. */
const reorders = sparing(
  /^(?:(?:please|pls|can you|could you|and|so|then)[, ]+)*(?:put|move|bump|stick|place|shift|keep) .{2,40} (?:(?:at|to) the (?:top|bottom|start|end|front|back)|first|last|(?:before|above|below|after) (?:the|my|number|\d))\b/,
);

/** "Einkaufen raus" in a plan for the day. */
const takenOff = /^(?:(?!ist\b|sind\b|is\b|zijn\b)\p{L}+ ){1,3}(?:raus|runter|weg|eraf)\W*$/iu;

/** "Rang school: the trip is cancelled." */
const didItself = (gist: string, items: readonly Item[]): boolean =>
  saysOwnPast(gist, items) &&
  items.every((item) => taskVerbs.has(verbOf(item)) && !verbOf(item).startsWith('cancel'));

/** What stands in brackets counts only where nothing else is said. */
export function verdictOf(told: Clause, names: readonly Item[], scene: Scene): Signal | undefined {
  const clause = { ...told, gist: withoutOwnNouns(told.gist, names) };
  const said = replaced(beforeExcept(clause.gist), numberLabel, '');
  const gist = withoutOwnWords(said, names, scene.foreign);
  const ahead = scene.intentional || clause.section === 'tomorrow';
  if (ahead && (finishes.test(gist) || isCaused(gist))) return undefined;
  if (scene.foreign && scene.intentional && names.length > 0 && takenOff.test(clause.text))
    return 'dropped';
  if (scene.foreign && !scene.intentional && leavesOpen(clause.text, clause.whole)) return 'open';
  const sets = !ahead && names.length > 0 && setsOff.test(clause.gist);
  const undone = leavesUndone(clause, names) || isOnlyNews(clause.gist, names);
  if (!scene.intentional && (undone || reorders.test(clause.gist))) return 'open';
  if (sets || isAtFault(gist, names)) return 'open';
  if (!scene.intentional && prepares(said, names, clause.whole))
    return bareLater.test(clause.gist) ? 'deferred' : 'open';
  if (names.some(({ status }) => status === 'done') && redone.test(clause.gist)) return 'reopen';
  if (givesUp(said, names)) return 'dropped';
  const isOut = outVerdict(said, names, scene);
  if (isOut !== undefined) return isOut;
  if (isRefused(clause, names)) return 'dropped';
  const elsewhen = otherDay(clause, names, scene);
  if (elsewhen !== undefined) return elsewhen;
  const visit = visitVerdict(clause, names) ?? fetchedBy({ ...clause, gist: said }, names);
  if (visit !== undefined) return visit;
  if (keptTo(gist, names, scene) || hasAnswered(clause, names)) return 'done';
  if (!scene.intentional && (isArranged(clause, names) || isFoundWell(clause, names)))
    return 'done';
  const did = didItself(gist, names);
  if (!did && (calledOff(clause, names) || cancels({ ...clause, gist }, names))) return 'dropped';
  if (names.length === 0 && ofWhich.test(gist)) return 'open';
  const kept = afterExcept(clause.gist);
  const outside = gist.includes('(') ? gist.replace(/\([^)]*\)?/g, ' ') : gist;
  const signal = signalOf(outside, scene.intentional);
  // "Dog bathed (never again)": the brackets are a remark on it.
  const enough = outside === gist || (names.length > 0 && hasEnded(outside));
  const within = signal ?? (enough ? undefined : signalOf(gist, scene.intentional));
  // "TODAY: ribbon (last chance for Saturday)".
  const here = clause.section === 'today' && signal === undefined && within === 'deferred';
  const inside = here ? undefined : within;
  const off = did && inside === 'dropped';
  const verdict = off
    ? 'done'
    : (inside ?? (kept === '' ? undefined : signalOf(kept, scene.intentional)));
  const reported =
    verdict === 'done' ||
    (verdict === undefined && (!scene.intentional || /\balready\b/.test(gist)));
  const arranges = (!scene.intentional && moved.test(gist)) || rang.test(gist);
  if (verdict === undefined && arranges && names.some(isTimed)) return 'open';
  return reported && isPart(clause.gist, names) ? 'open' : verdict;
}

/** "Have to redo the wristbands": what was ticked is to be done once more. */
const redone = sparing(
  /\b(?:need|needs|have|has|got|must|'ll have|going|want) to (?:re-?do|re-?send|re-?order|re-?book|re-?submit|re-?post|re-?print|re-?deliver)\b|\b(?:re-?doing|re-?sending|re-?ordering|re-?booking|re-?printing)\b/,
);

/** "Ngozi shifted our call", "physio's been pushed": what has an hour is at another one. */
const moved = sparing(
  /\b(?:shifted|moved|pushed|bumped|rescheduled|delayed|postponed|brought forward|put back|changed (?:it|me|us|the (?:time|slot)))\b/,
);
/** "Dentist rang": somebody has something to say of it. */
const rang = sparing(
  /^(?:(?:so|and|but|ok|update) )*(?:the |my )?(?!i\b|we\b|i've\b)\S+(?: \S+)? (?:just |has |have )?(?:rang|phoned|texted|messaged|emailed|wants?|asked)\b/,
);
const isTimed = (item: Item): boolean =>
  timeOf(item) !== undefined &&
  !/^(?:move|shift|push|bump|re-?schedule|change|re-?book|call|ring|phone|text|email|message)\b/i.test(
    item.text,
  );

const onlySweep = pattern(
  '',
  String.raw`^(?:(?:yes|yep|yup|yeah|and|got|did|finished|ticked|today|absolutely|`,
  String.raw`literally)\W+)*(?:both|all|everything|the (?:whole |entire |full )?(?:lot|list|thing)|every (?:one|single (?:one|`,
  String.raw`thing)))(?: of)?(?: (?:them|it|the|above|three|two|four|five|[2-9]|items|tasks|`,
  String.raw`things))*(?: today| finally| now)*\W*$`,
);

/** "And the rest" answers what was done; "the rest is stuck at customs" does not. */
const saysNoMore = (gist: string): boolean =>
  exceptOrRest(gist) &&
  (!/\b(?:rest|others?|remain\w*|else|left)\b/.test(gist) ||
    (gist.split(/\s+/).length <= 4 && !whenElse.test(gist) && !orders(gist)));

/** "Wipe the rest", "leave the others". */
const orders = (gist: string): boolean => {
  const [first = ''] = gist.split(' ', 1);
  return taskVerbs.has(first) || /^(?:leave|keep)$/.test(first);
};

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
