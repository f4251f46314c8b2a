/** Decides whether a clause names something new to do, and puts it on the list. */
import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords, folded, wordsOf } from '../same-text.ts';
import { logsIt } from './additions.ts';
import type { Clause } from './clauses.ts';
import { spelled } from './gist.ts';
import { soundsLikeTalk, soundsLikeTask } from './learnt-verdicts.ts';
import { doesOther } from './other-tasks.ts';
import { tellsOfParts } from './partial.ts';
import { isPast, pastToo } from './past.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import type { Signal } from './signals.ts';
import { holds, smallTalk } from './small-talk.ts';
import { isStatement } from './statements.ts';
import { opensTask, orders } from './verbs.ts';
import { hasLeadIn, wordingOf } from './wording.ts';

const hedging = new Set(
  (
    'only doing just today still finish start starting first then now also so far yes no not yeah ok ' +
    'and ' +
    'one thing task item before after next actually maybe lets leave keep stays close morning ' +
    'noon lunch work school tonight am pm again please can you there already'
  ).split(' '),
);

/** How much of what the clause says the item already holds. */
export function coverage(clause: Clause, refs: readonly Item[]): number {
  const words = contentWords(wordingOf(clause.text).replace(/\([^)]*\)/g, ' ')).filter(
    (word) => !hedging.has(word) && !/^\d{1,2}(?:[:.]\d\d|(?:[:.]\d\d)?(?:am|pm))$/.test(word),
  );
  if (!words.some((word) => /\p{L}/u.test(word))) return 1;
  const held = refs.flatMap((item) => contentWords(item.text));
  return words.filter((word) => held.some((one) => sameWord(one, word))).length / words.length;
}

/** "Bastelkleber kaufen", "laarzen kopen", "recoger el traje". */
const infinitive = /^(?:\S+ ){1,6}\p{Ll}{2,}(?:en|eln|ern)$|^\p{L}{2,}(?:ar|er|ir|re|arre) \S/u;
/** "The kitchen needs painting" is a thing to do, whoever says it. */
const needsDoing =
  /^(?:(?:and|also|then|plus) )*(?:the|my|our|his|her|their|those|these|mum's|dad's|\p{L}+'s) (?:[\p{L}-]+ ){1,3}(?:needs?|wants?|could do with|requires?|is due|are due|are crying out for) (?:a (?:good )?)?(?:to be |re)?\p{L}+(?:ing|ed)\b/iu;
/** "Don't snap at the kids": a thing not to do. */
const keepsFrom =
  /^(?:(?:and|also|then|plus|please) )*(?:don't|do not|never|not to|try not to|no) (?!worry|know|think|want|need|have|feel|see|mind|get me|you|add|put|include|bother|forget|change|remove|send)\p{L}+ \p{L}+/u;

const shifting =
  /\b(?:move[sd]?|push(?:ed|es)?|bump(?:ed|s)?|carr(?:y|ied|ies)|shift(?:ed|s)?|postponed?|defer(?:red|s)?|rescheduled?|waits?|preponed?|leave|left|saved?|keep|put|slid|slides|slipp?(?:ed|s)|delayed|roll(?:s|ed)?|becomes|goes|gets)\b/;

/** Shares a word with an item and is still something else: "email the roofer the plan". */
export function mayBeNew(
  clause: Clause,
  named: readonly Item[],
  verdict: Signal | undefined,
  scene: Scene,
): boolean {
  const lead = hasLeadIn(clause.text);
  const [first = ''] = folded(clause.text).split(/\s+/, 1);
  if (!lead && (isPast(first) || tellsOfParts(clause.text, named))) return false;
  if (clause.section === 'tomorrow' && /\s/.test(clause.text.trim()))
    return coverage(clause, named) < 0.75;
  if (
    verdict === 'deferred' &&
    isImperative(clause) &&
    !/^(?:do|finish|start)\b/.test(clause.gist) &&
    coverage(clause, named) < 0.5
  )
    return !shifting.test(clause.gist);
  if (!lead && (isStatement(clause.text) || clause.question)) return false;
  if (!scene.intentional && !lead) return false;
  if (verdict !== undefined && !lead && (verdict !== 'deferred' || !isImperative(clause)))
    return false;
  if (shifting.test(clause.gist)) return false;
  return coverage(clause, named) < 0.6 || (isImperative(clause) && doesOther(clause, named));
}

export function isImperative(clause: Clause): boolean {
  const [typed = '', second] = folded(wordingOf(clause.text)).split(/\s+/, 2);
  // "Paint: Saturday" names the paint.
  if (/[:=]$/.test(typed) || says.test(second ?? '')) return false;
  return opensTask(spelled(typed).replace(/[^\p{L}-]/gu, ''), second) && second !== undefined;
}

/** "Bill is tomorrow's problem": the verb behind it makes it a name. */
const says =
  /^(?:is|isn't|are|aren't|was|were|has|hasn't|had|can|can't|could|will|won't|got|needs|went)$/;

/** Whether a clause without a verdict is something to do. */
export function isTask(clause: Clause, scene: Scene): boolean {
  const asks = /\b(?:add|remind me to)\b|\bput "/.test(clause.gist);
  if (clause.question && !asks) return false;
  if (/^\S+(?: \S+){0,2} still\b/.test(clause.gist)) return false;
  if (hasLeadIn(clause.text) || clause.section === 'add') return true;
  if (scene.intentional && (needsDoing.test(clause.text) || keepsFrom.test(clause.gist)))
    return true;
  const verb = isImperative(clause) && !(!scene.intentional && pastToo.test(clause.text));
  const foreign = scene.foreign && scene.intentional && infinitive.test(wordingOf(clause.text));
  const later =
    clause.section === 'tomorrow' || opensLater.test(folded(clause.text)) || carried(clause, scene);
  if (isStatement(clause.text))
    return verb && (later || (scene.intentional && intends.test(clause.text)));
  // Beside a report, a bare phrase is more of the report.
  const reporting = scene.lastSentence === clause.sentence && scene.lastSignal !== undefined;
  return verb || foreign || later || (scene.intentional && !reporting);
}

const intends = pattern(
  'i',
  String.raw`^(?:\W*(?:today|ok|okay|so|and|then|this morning|well)\W+)*(?:i|we)(?:'ll| will| `,
  String.raw`shall| wanna| should| might| could| would like to|'d like to| am going to)\b`,
);
const opensLater =
  /^(?:for |and |then )?(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha|domani)\b/;

/** Words of people being polite, tired or glad; a clause made of nothing else is no task. */
const chatterWords = new Set(
  (
    'thanks thank you thx cheers ta ok okay k cool great good nice perfect lol haha ugh hi hello hey ' +
    'morning night evening afternoon goodnight same as yesterday usual before first got it ' +
    'and oh um uh er hmm ah aw eh aha oops hm whoops ooh right then well alright folks thing one two main goal goals plan task ' +
    'tasks needful changes po sir mam madam bro mate lah la tbh wah ' +
    'will do sounds sure no yes yep nope on a my long day break way three things list the here goes ' +
    "go we is that's all not much nothing wait today busy for please so again everyone me this " +
    'that there also typical nah grazie merci danke gracias obrigado obrigada bedankt hang ' +
    'looks changes change above of everything keep unchanged agreed fine works both ' +
    'building eish yoh haibo aiyo alamak och jeez blimey crikey x xx too very kind dear love tired off to bed bye see later talk soon sorry'
  ).split(' '),
);

const isChatter = (text: string): boolean => wordsOf(text).every((word) => chatterWords.has(word));

export function addNew(clause: Clause, scene: Scene): void {
  const { draft } = scene;
  const plain = clause.text.trim();
  const past = (folded(plain).match(/[\p{L}'-]+/gu) ?? []).slice(0, 3).find(isPast);
  const asked = /^(?:(?:and|also|please|pls) )*add\b/.test(clause.gist);
  const report =
    past !== undefined && !asked && !scene.intentional && !firstPerson.test(folded(plain));
  if (report) scene.unlisted = plain;
  if (report || isChatter(plain)) return;
  if (!isTask(clause, scene) && !soundsLikeTask(clause, scene)) return;
  const text = wordingOf(plain);
  if (scene.commanded && !hasLeadIn(plain) && clause.section !== 'add' && !clause.bullet) return;
  const told = scene.intentional && !hasLeadIn(plain) && !isImperative(clause) && !clause.bullet;
  if (told && (clause.gist.match(/[\p{L}'-]+/gu) ?? []).slice(1).some(tellsPast)) return;
  if (smallTalk.test(plain) && !hasLeadIn(plain)) return;
  if (told && opensPast(clause.gist)) return;
  if (!/[\p{L}]{2}/u.test(text) || isChatter(text) || (isStatement(text) && !needsDoing.test(text)))
    return;
  const abstains = scene.intentional && keepsFrom.test(clause.gist);
  const beside = scene.addedIn === clause.sentence;
  const plainly = scene.intentional && (beside || orders.test(clause.gist)) && isImperative(clause);
  if (!hasLeadIn(plain) && !abstains && !plainly && soundsLikeTalk(clause, scene)) return;
  if (!scene.intentional && pointsOnly.test(text) && !/\badd\b/.test(clause.gist)) return;
  if (!scene.intentional && holds.test(clause.gist)) return;
  if (isReason(clause, scene) || triesAgain(clause, scene)) return;
  if (detail.test(clause.gist) && isNext(clause, scene) && draft.lengthenLast(plain)) return;
  const later = clause.section === 'tomorrow' || laterDay(clause, scene);
  draft.add(text, { later, sentence: clause.sentence });
  scene.addedIn = clause.sentence;
  scene.withdrew = false;
  scene.said = true;
  scene.last = [];
}

/** "Take the liners off, we're just going to use bags" says why. */
const isReason = (clause: Clause, scene: Scene): boolean =>
  !scene.intentional &&
  scene.lastSentence === clause.sentence &&
  scene.lastSignal === 'dropped' &&
  /^(?:(?:and|so|cos|because) )*(?:we're|we are|they're|he's|she's|we'll|they'll|i'm just|i'll just)\b/.test(
    clause.gist,
  );

/** "No answer, I'll try again at 5." */
const triesAgain = ({ gist, sentence }: Clause, scene: Scene): boolean =>
  scene.last.length > 0 &&
  sentence - scene.lastSentence <= 1 &&
  /\b(?:try|have another go|go back|call|ring|chase)\b.*\bagain\b|\btry (?:after|later|at|tonight|this)\b/.test(
    gist,
  );

const span =
  '(?:(?:for )?(?:an?|one|two|three|four|five|ten|fifteen|twenty|thirty|forty|half an|\\d+) ' +
  '?(?:min(?:ute)?s?|hours?|hrs?|reps|sets|' +
  'pages|km|k|miles?|glasses|lit(?:er|re)s?|laps|times)|(?:every|each)(?: single)? (?:day|night|' +
  'morning|evening|week|weekday|hour|' +
  'other day|lunchtime)|daily|nightly|weekly|(?:once|twice) a (?:day|week|night)|(?:before|' +
  'after|by|at) (?:work|bed|breakfast|lunch|school|' +
  'dinner|noon|midnight|bedtime|\\d[\\d:.]*(?: ?[ap]m)?)|first thing|this week|all (?:week|day)|' +
  'no (?:excuses|exceptions))';
/** How long, how often and when, and nothing to do. */
const detail = new RegExp(`^(?:and |or )?${span}(?:,? (?:and )?${span})*\\W*$`);

/** Behind the sentence that named the new thing: "Stretch. Ten minutes." */
const isNext = (clause: Clause, scene: Scene): boolean =>
  scene.intentional && !clause.bullet && clause.sentence - scene.addedIn === 1;

/** "Run it again" is about something said before. */
const pointsOnly = /^\p{L}+ (?:it|that|them|this)(?: (?:again|now|later|soon))?$|^an? \p{L}+$/iu;

/** "Slept badly" tells of the night; "put out bins" may be a task. */
const opensPast = (gist: string): boolean => {
  const [first = ''] = gist.match(/[\p{L}'-]+/gu) ?? [];
  return isPast(first) && !pastToo.test(gist);
};

const eventWords = pattern(
  '',
  String.raw`^(?:came|went|was|were|got|said|told|called|rang|died|broke|ate|woke|slept|left|`,
  String.raw`lost|found|cancelled|turned|happened)$`,
);
const tellsPast = (word: string): boolean => eventWords.test(word);

/** Tomorrow said once holds for the rest of its sentence. */
function laterDay(clause: Clause, scene: Scene): boolean {
  const said = /\b(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha|domani)\b/.test(
    folded(clause.text),
  );
  if (said) scene.lastSignal = 'deferred';
  return said || carried(clause, scene);
}

const carried = (clause: Clause, scene: Scene): boolean =>
  scene.lastSentence === clause.sentence &&
  scene.lastSignal === 'deferred' &&
  scene.draft.lastIsNew();

/** "I've got to" and "I promised I'd" look ahead, whatever form their verb has. */
const firstPerson = /\b(?:got to|gotta|promised|supposed to|want(?:ed)? to)\b/;

export function logDone(clause: Clause, scene: Scene): void {
  scene.said = true;
  const named = clause.text.replace(/,? ?\bas (?:done|complete|finished)\b.*$/i, '');
  const points =
    scene.unlisted !== '' &&
    (logsIt.test(clause.gist) || /\b(?:add|log|count|put|mark) (?:it|that|this)\b/i.test(named));
  const text = wordingOf(points ? scene.unlisted.replace(told, '') : named).replace(finishing, '');
  scene.draft.add(wordingOf(text), { done: true });
}

const told =
  /^(?:and |oh )*(?:i|we)(?:'ve| have|'d| had)? (?:(?:also|just|even|already|finally) )*/i;
const finishing = pattern(
  'i',
  String.raw`^(?:also |i )*(?:knocked out|ended up|managed to|finished(?: off)?|did|completed|got|`,
  String.raw`wrapped up|`,
  String.raw`took care of|sorted(?: out)?|dealt with|handled|cleared|done) `,
);
