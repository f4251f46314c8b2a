/** Gives a verdict without a name to what it means: the last thing said, or the one open item. */

import type { Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { takesBack, undoesIt } from './after-done.ts';
import type { Clause } from './clauses.ts';
import { reachesSomebody, saysOwnPast } from './item-verb.ts';
import { movesAnother } from './moved-verdicts.ts';
import { isTask } from './new-items.ts';
import { willThen } from './other-days.ts';
import { nothing, onlyOpen, type Scene } from './scene.ts';
import { laterDay } from './signal-words.ts';
import { isOnlyLater, type Signal, statusWords } from './signals.ts';
import { hasLeadIn } from './wording.ts';

const pronoun = pattern(
  '',
  String.raw`\b(?:it|that|this|them|those|they|they're|they've|it's|that's|that'll|it'll|both|`,
  String.raw`that one|this one|(?:booked|bought|ordered|got|found|made|sent|posted|bagged|grabbed) one|em|'em|(?:push|pushing|move|moving|bump|shift|put|leave|drop|skip|ring|call|try|phone|text|email|chase|get|reach|speak to|do|postpone|reschedule|defer|catch|see|never mind|forget|(?:carry on|continue|crack on|go on|press on|start|finish) with) (?:him|her))\b|^(?:of )?which\b`,
);
const reason = sparing(
  /^(?:(?:and |but )?(?:no (?:idea|clue)|god knows|who knows|goodness knows|not sure) (?:why|how|what|who|where|when)|they(?:'ve| have|'d)? (?:promised|said|say|agreed|reckon|told|paid|owe|want|wanted|need|swear|swore)|it being|what with|because|since|as|who|if|when|unless|there's|there is|there are|he|she|he's|she's)\b/,
);
const hedges = pattern(
  'g',
  String.raw`\b(?:finally|already|today|now|again|hopefully|probably|maybe|instead|lol|actually|`,
  String.raw`just|`,
  String.raw`so|then|really|totally|completely|all|though|anyway|sorry|ugh|yay|woo+|phew|i|i'll|`,
  String.raw`i'm|we|we'll|will|`,
  String.raw`go|do|try|get|finish|at least|at last|either|quite|fully|there|time|luck|way|sadly|`,
  String.raw`unfortunately|is|was|has|`,
  String.raw`have|been|be|got|them|they|it|it's|that|that's|this|those|they're|too|for|definitely|`,
  String.raw`haha|bit|little)\b`,
);

/** Whether nothing but a verdict is said: "not yet, sorry", "finally done". */
export const isBareVerdict = (gist: string): boolean =>
  !/\p{L}{2}/u.test(
    gist
      .replace(clock, ' ')
      .replace(statusWords, ' ')
      .replace(hedges, ' ')
      .replace(verdictsAlone, ' ')
      .replace(/\p{Extended_Pictographic}/gu, ' '),
  );

/** "Moved to Wednesday 10am". */
const clock = /\b\d{1,2}(?:[:.]\d\d)? ?[ap]m\b|\b\d{1,2}[:.]\d\d\b/g;
const verdictsAlone = pattern(
  'g',
  String.raw`\b(?:need|needed|required|necessary|point|cut|nope|nah|never|happened|happening|managed|failed|forgot|skipped|dropped|`,
  String.raw`cancelled|scrapped|fixed|mended|repaired|pending|waiting|ongoing|underway|running|almost|nearly|mostly|`,
  String.raw`untouched|booked|sent|paid|ordered|posted|submitted|filed|postponed|moved|pushed|`,
  String.raw`kick|shove|shunt|punt|chuck|stick|boot|bring|leave|slide|push|bump|put|carry|over|` +
    String.raw`roll|shift|park|hold|save|`,
  String.raw`bumped|wrapped|nailed|smashed|crushed|handled|hasn't|haven't|isn't|wasn't|aren't|`,
  String.raw`weren't|couldn't|can't|won't|doesn't|don't|make|made|to|the weekend|in|out|yes|no|`,
  String.raw`not|started|progress|working|went|did|strike|axe|nix|biff|ditch|scrub)\b`,
);

/** Answers whether the clause was a verdict on something; anything else may be a new item. */
export function carryOver(signal: Signal, clause: Clause, scene: Scene): boolean {
  const { draft } = scene;
  const { gist } = clause;
  const bare = isBareVerdict(gist);
  const arrived = arrives.test(gist) && scene.lastSignal === 'done';
  if (signal === 'deferred' && (arrived || movesAnother(gist, scene))) {
    scene.said = true;
    return true;
  }
  const undone = scene.lastSignal === 'open' || scene.lastSignal === 'deferred';
  // "The gate needs a hinge, which I've ordered": the hinge.
  if (signal === 'done' && undone && (shutOut.test(gist) || /^which\b/.test(gist))) {
    scene.said = true;
    return true;
  }
  if (scene.waiting.length > 0 && (bare || contentWords(gist).length <= 3)) {
    return markAll(scene.waiting, signal, scene);
  }
  if (nothing.test(gist) && !scene.intentional) {
    scene.said = true;
    return true;
  }
  if (near(signal, clause, bare, scene)) return markAll(scene.last, signal, scene);
  const open = scene.asking.items.filter(({ status }) => status === 'open');
  const times = gist.match(/\bdone\b/g)?.length ?? 0;
  if (signal === 'done' && bare && times > 1 && times === open.length)
    return markAll(open, signal, scene);
  if (yesTo.test(clause.whole) && yesAlone.test(gist)) return false;
  const only = onlyOpen(scene);
  const about = bare || (pronoun.test(gist) && contentWords(gist).length <= 3);
  if (only && about && draft.empty && !(scene.intentional && signal === 'deferred' && !bare)) {
    return markAll([only], signal, scene);
  }
  return false;
}

const yesAlone = /^\W*(?:y|ye|yes|yess+|yep|yup|yeah|yea|aye)\W*$/;
/** "Yep, can I see my list" and "Yep, good night" say yes to no item. */
const yesTo = sparing(
  /^\W*\p{L}+,? (?!(?:it|that|this|all|both|done|did|finished|sorted|finally|just|already|i (?:did|have)|thanks?|thank|thx|ta|cheers|lol|haha|mate|sir|boss|today|now|yes|yep|yup|yeah|and|but|so|as)\b)\p{L}/iu,
);

function markAll(items: Scene['last'], signal: Signal, scene: Scene): true {
  for (const item of items) scene.draft.mark(item, signal);
  scene.waiting = [];
  scene.last = items;
  scene.lastSignal = signal;
  scene.said = true;
  return true;
}

/** "But no answer", "gave up": whom one did not reach is still to be reached. */
const unanswered = sparing(
  /^(?:(?:i|we|so|and|but|just|then|again|still|there was|there's|got|had|with|they|he|she|it|finally|eventually|in the end)[, ]+)*(?:no (?:answer|reply|response|luck|joy|dice)|no ?(?:one|body) (?:in|home|there|about|answered|answering|picked up)|nobody\b|left (?:a |him |her |them |another |yet )*(?:voice ?mail|vm|message|msg)|gave up|got (?:fed up|sick|tired|bored|nowhere)|lost patience|hung up|rang out|rings out|(?:didn't|don't|doesn't|never|won't|not|isn't|wasn't|aren't) (?:even )?(?:answer|pick|in\b|there\b|home\b|get through)|went (?:straight |right )?to (?:voice ?mail|answer ?phone)|(?:straight to |just )?voice ?mail|(?:was|were|'d|had) (?:already )?(?:out|asleep|away|in a meeting|at lunch|off (?:sick|today)|sleeping|gone out|popped out|not (?:in|there|home))\b|(?:was |line |it was |constantly |always )*engaged|couldn't get through)/,
);
/** "Went to the gym but it was shut." */
const wasShut = sparing(
  /^(?:(?:so|and|but|which was)[, ]+)*(?:(?:that|it)(?:'s| is| was) )?(?:a )?(?:total |complete )?(?:no[- ]go|write-?off|wash-?out|non-?starter|wasted (?:trip|journey))(?: there| today| sadly)*\W*$|^(?:(?:but|and|only|then|only to find)[, ]+)*(?:it|they|the \p{L}+|that)(?:'s| is| was|'d| had| were| are)(?: \p{L}+)? (?:closed|shut|heaving|cancell?ed|sold out|out of stock|fully booked)(?: (?:early|today|already|again|for \S+|on \S+))*\W*$|^(?:but )?(?:it |they |all )*bounced(?: back)?\W*$|^(?:so |now |and )*(?:i'm |we're |back to )?(?:start(?:ing|ed)?|begin(?:ning)?|square one)(?: (?:all )?(?:over|again|from scratch))*\W*$/u,
);
/** "Drafted it, haven't hit send": what is left of it. */
const lastStep = sparing(
  /^(?:(?:but|and|just|though|still|only|i|we)[, ]+)*(?:(?:haven't|hasn't|didn't|not|never|yet to|need to|needs to|have to|has to|got to) (?:actually |quite |been |be |yet )*(?:hit|press|sent|send|posted|post|submit|submitted|finish|finished|paid|pay|confirm|confirmed|sign|deliver|redo)\b)/,
);
/** Nobody was reached; or "booked, no wait, the payment got declined". */
const cameToNothing = ({ gist }: Clause, { last, corrected }: Scene): boolean =>
  last.length > 0 &&
  (lastStep.test(gist) ||
    (unanswered.test(gist) && last.every(reachesSomebody)) ||
    wasShut.test(gist) ||
    (corrected === 'done' && takesBack.test(gist)));
/** "Two coats on, third tomorrow": the rest of what was said to be done so far. */
const restThen = sparing(
  new RegExp(
    String.raw`^(?:and |but )?(?:the |my )?(?:rest|second|third|fourth|other half|last|final|next|other|another|one more|remaining|top)(?: (?:half|coat|fix|stage|bit|part|one|few|batch|lot|layer|side|section|chapter|page|room|two|three|of (?:it|them)))*(?: (?:is|are|can|will|be|for|on|done|happens?|goes))* ${laterDay}(?: (?:when|once|if|after|as|because|before) .*)?\W*$`,
  ),
);
/** "Bank: nope, closed": why it was not done. */
const shutOut = sparing(
  /^(?:(?:they|it|place|shop|office|because|cos|as)(?:'re|'s| are| is| was| were)? )*(?:all |already |now |fully )*(?:closed|shut|booked|gone)\W*$/,
);
const isFirst = ({ text }: Item): boolean => /\bfirst\b/i.test(text);
/** "Ordered online, ready Thursday": when it comes, which undoes nothing. */
const arrives = sparing(
  /^(?:and |so |it's |they're |it |they |should |might |be |it'll |they'll |will be |'ll be )*(?:ready|due|arriv\w+|coming|comes?|here|delivery|delivered|expected|back|collection|pick-?up|in stock|with me|lands?)\b.*day\b|^(?:and |so |got (?:an? )?|an? |my |the )*(?:appointment|appt|slot|booking|delivery|collection|pick-?up|table|results?|viewing|interview)(?: is|'s)? (?:for|on|at|booked|next|this|tomorrow|due)\b/,
);
/** "Nor do I mean to until Wednesday": of what was said not to be done. */
const norUntil = sparing(
  /^(?:and |but )?(?:(?:nor|neither) (?:do|will|shall|would|can|am|did)|(?:i |we )?(?:won't|shan't|will not|shall not|can't|don't (?:intend|mean|plan|expect)|not going)) .*\b(?:until|till?|before|to)\b/,
);

/** "Door hung, and it doesn't even stick": how well it was done. */

/** "She asked me to come tuesday instead": the other one chose the day. */
const theirDay = sparing(
  /^(?:he|she|they)(?:'d|'s|'ve)? (?:just )?(?:asked|(?:wants?|wanted)(?! (?:an?|another|the|to (?:see|talk|speak|do) (?:an?|another))\b)|said|suggested|suggests|prefers?|offered|rebooked|put me|moved|pushed|can (?:see|do|fit|take|have))\b|^(?:so |and |but )*we(?:'ve| have)? (?:just )?(?:said|agreed|settled on|gone for|rebooked|rearranged|moved|fixed|pencilled in)\b/,
);
const canDo = /^(?:so |and |but )*(?:he|she|they) can (?:do|come|make|fit|see)\b/;
/** "So please remove", after the one it is said of. */
const asksOff =
  /^(?:(?:so|and|please|can you|you can) )*(?:remove|delete|drop|scratch|skip|bin)(?: please| thanks)?\W*$/;

/** "Freezer: nope, off the list." */
const offIt = sparing(
  /^(?:(?:so|and|just|well|ok|it's|that's|right|straight)[, ]+)*(?:off (?:the|my|today's|that) (?:list|table|menu|agenda|plan)|off (?:it|they|that one) (?:goes?|comes?)|(?:take|strike|cross|knock) (?:it|that|them|that one) off)(?: (?:please|pls|now|today|for good|altogether|entirely|it goes|then|too))*\W*$/,
);

const noPoint =
  /^(?:so |then )?(?:there's )?no (?:need|point)\b(?! to (?:panic|worry|rush|thank|fret|stress|shout|reply|hurry|explain|ask|be)\b)/;
/** "The dentist cancelled, so we're doing Monday." */
const another =
  /\b(?:so|now|instead|doing|rebooked)\b|^(?:we|i|they)(?:'ll| will| can) (?:try|do|meet|go|rebook|reschedule|make it|aim)\b/;
/** "Slides done, handouts not": a part of what was said to be done is not. */
const onlyNot = sparing(
  /^(?:but |just |though |still )?not (?!the\b|my\b|even\b|(?:an?|one) |perfect|pretty|great|ideal|brilliant)(?:\S+ ?){1,3}\W*$|^(?:but |and |just )?(?:the |my )?(?:\S+ ){1,2}(?:still |is |are )?(?:not|not yet|aren't|isn't)\W*$/,
);

/** "1 and 4 tomorrow, can't see me getting to em today" leaves them for tomorrow. */
const todayAfterAll =
  /^(?!.*\b(?:can't|cannot|won't|not|no|never|doubt|couldn't|don't|too|isn't|ain't|closed|shut|full|busy|away|ill|sick|raining|engaged)\b).*\b(?:today|after all)\b/;

/** "Gym done. I'll ring her tomorrow about the lease" */
const ofSomebody = /^(?:i'll|i will|i shall) \p{L}+ (?:him|her)\b/u;

/** "No van today. They can take it Friday." */
const rearranges = (gist: string, same: boolean): boolean =>
  same ? another.test(gist) : theirDay.test(gist) && /\b(?:it|them)\b/.test(gist);

/** "Fence is out, forecast's dire. Wednesday looks better." */
const better = sparing(
  /day (?:(?:looks|seems|would be|might be|will be|is) )(?:much |far |a bit |way )*(?:better|drier|likelier|safer|good|best|nicer|quieter)\W*$/,
);

/** "The ewes should have said hoggets. Done anyway." */
const areReworded = ({ last, draft }: Scene): boolean =>
  last.every((item) => draft.isRenamed(item));

const waitsToo = ({ gist }: Clause, { last }: Scene): boolean =>
  norUntil.test(gist) || (restThen.test(gist) && !last.some(isFirst));

function near(signal: Signal, clause: Clause, bare: boolean, scene: Scene): boolean {
  const other =
    reason.test(clause.gist) &&
    !(signal === 'deferred' && (theirDay.test(clause.gist) || isOnlyLater(clause.gist)));
  const same = scene.lastSentence === clause.sentence;
  const moved = scene.last.some((item) => scene.draft.verdictOn(item) === 'deferred');
  if (same && !moved && signal === 'open' && cameToNothing(clause, scene)) return true;
  if (scene.last.length === 0 || other) return false;
  const next = clause.sentence - scene.lastSentence <= 1;
  if (signal === 'deferred' && same && waitsToo(clause, scene)) return true;
  const dropped = scene.last.some((item) => scene.draft.verdictOn(item) === 'dropped');
  const instead =
    signal === 'deferred' && (rearranges(clause.gist, same) || (next && better.test(clause.gist)));
  if (dropped && signal !== 'dropped' && signal !== 'reopen' && !instead) return false;
  const finished = scene.last.some((item) => scene.draft.verdictOn(item) === 'done');
  if (signal === 'dropped' && same && noPoint.test(clause.gist)) return !finished;
  if (finished && signal === 'deferred' && ofSomebody.test(clause.gist))
    return scene.last.every(reachesSomebody) && same;
  const undoes = finished ? undoesIt(signal, clause.gist, same) : undefined;
  if (signal === 'deferred' && theirDay.test(clause.gist)) {
    // "Locum rang, she can do Tuesday": the ringing is done.
    const reached = finished && same && scene.last.every(reachesSomebody);
    return next && undoes !== false && !(reached && canDo.test(clause.gist));
  }
  if (moved && signal === 'open' && same && !todayAfterAll.test(clause.gist)) return false;
  if (undoes !== undefined) return undoes;
  if (signal === 'deferred' && isOnlyLater(clause.gist)) return next && !clause.bullet;
  // "The system's down. Not happening till Monday."
  const stuck = scene.last.every((item) => scene.draft.verdictOn(item) === 'open');
  if (bare && next && signal === 'dropped' && scene.last.length === 1 && asksOff.test(clause.gist))
    return true;
  // "Scrubs: they had no navy, ordered black."
  if (same && signal === 'done' && saysOwnPast(clause.gist, scene.last)) return true;
  if (bare && next && signal === 'done' && areReworded(scene)) return true;
  if (same && signal === 'dropped' && offIt.test(clause.gist)) return true;
  if (bare) return same || pronoun.test(clause.gist) || (next && stuck && signal === 'deferred');
  if (same && signal === 'open' && onlyNot.test(clause.gist)) return true;
  if (signal === 'deferred' && next && !finished && willThen.test(clause.gist)) return true;
  const points = pronoun.test(clause.gist) && !hasLeadIn(clause.text);
  const again = /\b(?:will|'ll|going to)\b.*\b(?:pick|try|finish|do|get|continue)\b/.test(
    clause.gist,
  );
  if (points || (again && same)) {
    return signal !== 'deferred' || points || again;
  }
  const partial = /\b(?:still|half|not yet|most|almost|nearly)\b/.test(clause.gist);
  return same && signal === 'open' && partial && !isTask(clause, scene);
}
