/** Gives a verdict without a name to what it means: the last thing said, or the one open item. */
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import { isTask } from './new-items.ts';
import { nothing, onlyOpen, type Scene } from './scene.ts';
import { isOnlyLater, type Signal, statusWords } from './signals.ts';
import { hasLeadIn } from './wording.ts';

const pronoun = pattern(
  '',
  String.raw`\b(?:it|that|this|them|those|they|they're|they've|it's|that's|that'll|it'll|both|`,
  String.raw`that one|this one|em|'em|(?:push|pushing|move|moving|bump|shift|put|leave|drop|skip|ring|call|do|postpone|reschedule|defer|catch|see) (?:him|her))\b|^(?:of )?which\b`,
);
const reason =
  /^(?:they(?:'ve| have|'d)? (?:promised|said|say|agreed|reckon|told|paid|owe|want|wanted|need|swear|swore)|because|since|as|who|if|when|unless|there's|there is|there are|he|she|he's|she's)\b/;
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
      .replace(statusWords, ' ')
      .replace(hedges, ' ')
      .replace(verdictsAlone, ' ')
      .replace(/\p{Extended_Pictographic}/gu, ' '),
  );

const verdictsAlone = pattern(
  'g',
  String.raw`\b(?:need|needed|required|necessary|point|cut|nope|nah|never|happened|happening|managed|failed|forgot|skipped|dropped|`,
  String.raw`cancelled|scrapped|pending|waiting|ongoing|underway|running|almost|nearly|mostly|`,
  String.raw`untouched|booked|sent|paid|ordered|posted|submitted|filed|postponed|moved|pushed|`,
  String.raw`kick|shove|shunt|punt|chuck|stick|boot|bring|leave|slide|push|bump|put|carry|over|` +
    String.raw`roll|shift|park|hold|save|`,
  String.raw`bumped|wrapped|nailed|smashed|crushed|handled|hasn't|haven't|isn't|wasn't|aren't|`,
  String.raw`weren't|couldn't|can't|won't|doesn't|don't|make|made|to|the weekend|in|out|yes|no|`,
  String.raw`not|started|progress|working|went|did)\b`,
);

/** Answers whether the clause was a verdict on something; anything else may be a new item. */
export function carryOver(signal: Signal, clause: Clause, scene: Scene): boolean {
  const { draft } = scene;
  const { gist } = clause;
  const bare = isBareVerdict(gist);
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
  const only = onlyOpen(scene);
  const about = bare || (pronoun.test(gist) && contentWords(gist).length <= 3);
  if (only && about && draft.empty && !(scene.intentional && signal === 'deferred' && !bare)) {
    return markAll([only], signal, scene);
  }
  return false;
}

function markAll(items: Scene['last'], signal: Signal, scene: Scene): true {
  for (const item of items) scene.draft.mark(item, signal);
  scene.waiting = [];
  scene.last = items;
  scene.lastSignal = signal;
  scene.said = true;
  return true;
}

/** What is done is only undone by saying so: "it came out of nowhere" is a remark on it. */
const takesBack =
  /\b(?:not|no|never|still|yet|half|almost|nearly|mostly|part|redo|again|wrong|of which|got through|actually|only|undone|incomplete|to go|left to|more to|remaining)\b|n't\b|\d ?%/;

/** "She asked me to come tuesday instead": the other one chose the day. */
const theirDay =
  /^(?:he|she|they)(?:'d|'s|'ve)? (?:just )?(?:asked|wants?|wanted|said|suggested|suggests|prefers?|offered|rebooked|put me|moved|pushed|can (?:see|do|fit))\b/;

/** "So please remove", after the one it is said of. */
const asksOff =
  /^(?:(?:so|and|please|can you|you can) )*(?:remove|delete|drop|scratch|skip|bin)(?: please| thanks)?\W*$/;

function near(signal: Signal, clause: Clause, bare: boolean, scene: Scene): boolean {
  const other =
    reason.test(clause.gist) &&
    !(signal === 'deferred' && (theirDay.test(clause.gist) || isOnlyLater(clause.gist)));
  if (scene.last.length === 0 || other) return false;
  const same = scene.lastSentence === clause.sentence;
  const next = clause.sentence - scene.lastSentence <= 1;
  const dropped = scene.last.some((item) => scene.draft.verdictOn(item) === 'dropped');
  // "The dentist cancelled, so we're doing Monday."
  const instead =
    signal === 'deferred' && same && /\b(?:so|now|instead|doing|rebooked)\b/.test(clause.gist);
  if (dropped && signal !== 'dropped' && signal !== 'reopen' && !instead) return false;
  if (signal === 'deferred' && theirDay.test(clause.gist)) return next;
  const moved = scene.last.some((item) => scene.draft.verdictOn(item) === 'deferred');
  if (moved && signal === 'open' && same && !/\b(?:today|after all)\b/.test(clause.gist))
    return false;
  const finished = scene.last.some((item) => scene.draft.verdictOn(item) === 'done');
  if (finished && signal === 'open' && !takesBack.test(clause.gist)) return false;
  if (signal === 'deferred' && isOnlyLater(clause.gist)) return next && !clause.bullet;
  // "The system's down. Not happening till Monday."
  const stuck = scene.last.every((item) => scene.draft.verdictOn(item) === 'open');
  if (bare && next && signal === 'dropped' && scene.last.length === 1 && asksOff.test(clause.gist))
    return true;
  if (bare) return same || pronoun.test(clause.gist) || (next && stuck && signal === 'deferred');
  if (
    same &&
    signal === 'open' &&
    /^(?:but |just |though |still )?not (?!the\b|my\b)(?:\S+ ?){1,3}\W*$/.test(clause.gist)
  )
    return true;
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
