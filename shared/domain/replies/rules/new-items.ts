/** Decides whether a clause names something new to do, and puts it on the list. */
import type { Item } from '../../checklist.ts';
import { pattern, spaced } from '../pattern.ts';
import { contentWords, folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { addTold, putThatOn } from './added-as-told.ts';
import { logsIt } from './additions.ts';
import { isAside } from './asides.ts';
import { isChatter } from './chatter.ts';
import type { Clause } from './clauses.ts';
import { besides, byWhen, detail, dueThen, firstThing, inTime, whereItWas } from './details.ts';
import { spelled } from './gist.ts';
import { helloRemark } from './hello-remarks.ts';
import { intends, thenDoes } from './intends.ts';
import { carried, laterDay, opensLater, shouldLater } from './later-day.ts';
import { soundsLikeTalk, soundsLikeTask } from './learnt-verdicts.ts';
import { opensWithName } from './name-first.ts';
import { isNamed } from './named-things.ts';
import { neverDid } from './never-did.ts';
import { openingRemark } from './opening-remarks.ts';
import { ordersThing } from './orders-thing.ts';
import { isOwed } from './owed.ts';
import { isPast, pastToo } from './past.ts';
import { opensPast, tellsPast } from './past-events.ts';
import {
  abstains,
  bareOrder,
  isMeant,
  isOrder,
  ordersByForm,
  withoutSofteners,
} from './plain-orders.ts';
import { endsLater } from './puts-there.ts';
import { saysAgain } from './said-again.ts';
import { isReason } from './said-why.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import { isOnlyLater } from './signals.ts';
import { holds, smallTalk, staysSo } from './small-talk.ts';
import { isStatement } from './statements.ts';
import { triesAgain } from './tries-again.ts';
import { vagueOrder } from './vague-orders.ts';
import { opensTask, orders } from './verbs.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

const hedging = new Set(
  (
    'only doing just today still finish start starting first then now also so far yes no not yeah ok ' +
    'and ' +
    'one thing task item before after next actually maybe lets leave keep stays close morning ' +
    'always regardless anyway anyhow obvs obviously definitely defo ofc naturally daily stays staying remains stands ' +
    'noon lunch work school tonight whenever sometime eventually later asap am pm again please can you ' +
    'there already'
  ).split(' '),
);

/** How much of what the clause says the item already holds. */
export function coverage(clause: Clause, refs: readonly Item[]): number {
  const plain = wordingOf(clause.text)
    .replace(/\([^)]*\)/g, ' ')
    .replace(byWhen, ' ');
  const words = contentWords(plain).filter(
    (word) => !hedging.has(word) && !/^\d{1,2}(?:[:.]\d\d|(?:[:.]\d\d)?(?:am|pm))$/.test(word),
  );
  if (!words.some((word) => /\p{L}/u.test(word))) return 1;
  const held = refs.flatMap((item) => contentWords(item.text));
  return words.filter((word) => held.some((one) => sameWord(one, word))).length / words.length;
}

/** "Bastelkleber kaufen", "laarzen kopen", "recoger el traje". */
const infinitive = /^(?:\S+ ){1,6}\p{Ll}{2,}(?:en|eln|ern)$|^\p{L}{2,}(?:ar|er|ir|re|arre) \S/u;
export function isImperative(clause: Clause): boolean {
  const [typed = '', second] = spaced(folded(wordingOf(clause.text)));
  // "Paint: Saturday" names the paint.
  if (/[:=]$/.test(typed) || opensWithName(second, clause.text)) return false;
  return opensTask(spelled(typed).replace(/[^\p{L}-]/gu, ''), second) && second !== undefined;
}

/** Whether a clause without a verdict is something to do. */
export function isTask(clause: Clause, scene: Scene): boolean {
  const asks = /\b(?:add|remind me (?:to|about))\b|\bput "/.test(clause.gist);
  if (clause.question && !asks && clause.section !== 'add') return false;
  if (/^\S+(?: \S+){0,2} still\b/.test(clause.gist)) return false;
  if (hasLeadIn(clause.text) || clause.section === 'add') return true;
  if (scene.intentional && isOwed(clause.text, clause.whole)) return true;
  if (abstains(clause, scene)) return true;
  const told = !scene.intentional && pastToo.test(clause.text) && !endsLater.test(clause.gist);
  const verb = isImperative(clause) && !told;
  const foreign =
    scene.foreign &&
    ((scene.intentional && infinitive.test(wordingOf(clause.text))) || isOrder(clause));
  const later =
    clause.section === 'tomorrow' || opensLater.test(folded(clause.text)) || carried(clause, scene);
  if (isStatement(clause.text))
    return (
      verb &&
      (later ||
        shouldLater.test(clause.gist) ||
        (intends.test(clause.text) && (scene.intentional || thenDoes(clause.gist))))
    );
  // Beside a report, a bare phrase is more of the report.
  const reporting = scene.lastSentence === clause.sentence && scene.lastSignal !== undefined;
  return verb || foreign || later || (scene.intentional && !reporting);
}

export const opensInPast = (plain: string): boolean =>
  !named.test(plain.replace(opener, '')) &&
  (folded(plain.replace(opener, '')).match(/[\p{L}'-]+/gu) ?? []).slice(0, 3).some(isPast);

/** "Lost property email", "packed lunches": no verb, though it looks like one. */
const named =
  /^(?:(?:the|my|an?) )?(?:lost (?:property|luggage|and found)|packed lunch(?:es)?|left luggage|recorded delivery|used (?:car|books|clothes)|baked (?:beans|potato(?:es)?|goods)|fried rice|mixed veg|spare|unpaid)\b/i;

const isSmallTalk = (plain: string): boolean =>
  (smallTalk.test(plain) || openingRemark.test(plain)) &&
  !hasLeadIn(plain) &&
  !thanksSomebody.test(plain);
const thanksSomebody = sparing(
  /^thank (?:the|my|our|his|her) (?!lords?\b|gods?\b|heavens?|stars|lucky|universe|weather|goodness|fates?\b)\p{L}/iu,
);

export function addNew(clause: Clause, scene: Scene): void {
  const { draft } = scene;
  if (putThatOn.test(clause.gist)) {
    scene.said = true;
    return addTold(clause, scene);
  }
  const plain = clause.text.trim();
  if (isOnlyLater(clause.gist)) return;
  const past = opensInPast(plain) && !ordersThing(clause);
  const asked =
    (clause.section === 'add' && isImperative(clause)) ||
    /^(?:(?:and|also|please|pls) )*add\b/.test(clause.gist);
  const report = past && !asked && !scene.intentional && !firstPerson.test(folded(plain));
  if (report) scene.unlisted = plain;
  const chats = isChatter(plain) || helloRemark.test(plain);
  if (report || chats || staysSo.test(clause.gist) || neverDid(clause.gist)) return;
  if (isRemark(clause, scene) || inTime.test(plain) || isAside(clause, scene.intentional)) return;
  if (!isTask(clause, scene) && !soundsLikeTask(clause, scene)) return;
  const text = wordingOf(plain);
  const apart = clause.bullet || clause.section === 'add' || bareOrder(clause, scene, true);
  if (scene.commanded && !hasLeadIn(plain) && !apart) return;
  const order = isMeant(clause, scene);
  const told =
    !order && scene.intentional && !hasLeadIn(plain) && !isImperative(clause) && !clause.bullet;
  if (told && (clause.gist.match(/[\p{L}'-]+/gu) ?? []).slice(1).some(tellsPast)) return;
  if (scene.adding !== clause.sentence && isSmallTalk(plain)) return;
  if (told && opensPast(clause.gist)) return;
  if (
    !/\p{L}{2}|^\d+ ?k$|^\p{L}\d{2,}/iu.test(text) ||
    isChatter(text) ||
    (isStatement(text) && !isOwed(text, clause.whole))
  )
    return;
  const beside = scene.addedIn === clause.sentence;
  const plainly = scene.intentional && (beside || orders.test(clause.gist)) && isImperative(clause);
  const ordered = plainly || order || ordersByForm(clause, scene, text);
  if (!hasLeadIn(plain) && !abstains(clause, scene) && !ordered && isTalk(clause, scene)) return;
  if (!scene.intentional && pointsOnly.test(text) && !/\badd\b/.test(clause.gist)) return;
  if (!scene.intentional && holds.test(clause.gist)) return;
  if (isReason(clause, scene) || triesAgain(clause, scene) || vagueOrder.test(text)) return;
  if (isNext(clause, scene) && saysAgain(clause.gist, draft.lastAdded())) return;
  if (dueThen.test(clause.gist) && beside && draft.lengthenLast(plain)) return;
  if (detail.test(clause.gist) && isNext(clause, scene) && draft.lengthenLast(plain)) return;
  const later = clause.section === 'tomorrow' || laterDay(clause, scene);
  draft.add(text, { later, sentence: clause.sentence });
  scene.addedIn = clause.sentence;
  scene.withdrew = false;
  scene.said = true;
  scene.last = [];
}

/** "2 to 4 finished, glue gun casualties: one thumb". */
const isRemark = ({ text, sentence, section }: Clause, scene: Scene): boolean =>
  (!scene.intentional || (besides.test(text) && scene.lastSignal === 'done')) &&
  section === undefined &&
  !hasLeadIn(text) &&
  scene.lastSentence === sentence &&
  scene.lastSignal !== undefined &&
  (/\p{L}: \S/u.test(text) || whereItWas.test(text) || besides.test(text));

const isTalk = (clause: Clause, scene: Scene): boolean =>
  !(
    scene.intentional &&
    !scene.foreign &&
    (isNamed(clause.text) || firstThing.test(clause.text))
  ) && soundsLikeTalk(scene.intentional ? unsoftened(clause) : clause, scene);

/** "Just cut the hedge" is as much of a task as "cut the hedge". */
function unsoftened(clause: Clause): Clause {
  const gist = withoutSofteners(clause.gist);
  return gist !== clause.gist && isImperative({ ...clause, text: gist })
    ? { ...clause, gist }
    : clause;
}

/** Behind the sentence that named the new thing: "Stretch. Ten minutes." */
const isNext = (clause: Clause, scene: Scene): boolean =>
  scene.intentional && !clause.bullet && clause.sentence - scene.addedIn === 1;

/** "Run it again" is about something said before. */
const pointsOnly =
  /^\p{L}+ (?:it|that|them|this)(?: (?:again|now|later|soon|today|tonight|this \p{L}+))?$|^an? \p{L}+$/iu;

/** "I've got to" and "I promised I'd" look ahead, whatever form their verb has. */
const firstPerson = /\b(?:got to|gotta|promised|supposed to|want(?:ed)? to)\b/;

/** What was told last and is on no list is written down as done. */
export function logLast(scene: Scene): boolean {
  const plain = scene.unlisted.replace(opener, '').replace(told, '');
  const text = wordingOf(plain).replace(finishing, '');
  scene.unlisted = '';
  return scene.draft.add(wordingOf(text), { done: true });
}
const opener =
  /^(?:(?:(?:did|done) )?(?:even )?(?:more|extra)(?: than (?:planned|expected|i planned))?[:,;] ?)?(?:(?:oh|and|also|so|plus|btw|anyway)[, ]+)+/i;

export function logDone(clause: Clause, scene: Scene): void {
  scene.said = true;
  const named = clause.text.replace(/,? ?\bas (?:done|complete|finished)\b.*$/i, '');
  const points =
    scene.unlisted !== '' &&
    (logsIt.test(clause.gist) || /\b(?:add|log|count|put|mark) (?:it|that|this)\b/i.test(named));
  if (!points && onlyPoints.test(named)) return;
  const text = wordingOf(points ? scene.unlisted.replace(told, '') : named).replace(finishing, '');
  scene.draft.add(wordingOf(text), { done: true });
}

/** "Count it as done", of what was found on the list. */
const onlyPoints =
  /^(?:(?:so|and|please|pls|just|can you|you can) )*\p{L}+(?: (?:it|that|this|them|those))?(?: (?:down|up|on|off|too))?\W*$/iu;
const told =
  /^(?:and |oh )*(?:i|we)(?:'ve| have|'d| had)? (?:(?:also|just|even|already|finally) )*/i;
const finishing = pattern(
  'i',
  String.raw`^(?:also |i )*(?:knocked out|ended up|managed to|finished(?: off)?|did:?|completed|got|`,
  String.raw`wrapped up|`,
  String.raw`took care of|sorted(?: out)?|dealt with|handled|done) `,
);
