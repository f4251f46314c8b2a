/** Tells what is new for tomorrow from what is new for today. */
import { folded } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { isOtherDay } from './named-day.ts';
import type { Scene } from './scene.ts';

/** Tomorrow said once holds for the rest of its sentence. */
export function laterDay(clause: Clause, scene: Scene): boolean {
  const said = clause.text
    .trim()
    .replace(/^(?:(?:and|also|please|can you|could you)[, ]+)*remind me to /i, '')
    .replace(aboutFor, ' for ');
  if (!scene.foreign && isOtherDay(said, scene.asking.today)) return true;
  const text = folded(clause.text.replace(purpose, ''));
  const morrow = !scene.intentional && inMorning.test(text) && tomorrow.test(clause.gist);
  const then = (morrow || tomorrow.test(text)) && !(scene.intentional && ahead.test(text));
  if (then) scene.lastSignal = 'deferred';
  return then || carried(clause, scene);
}
/** "Txt Dee re swap 4 fri": what one writes about is for that day. */
const aboutFor = /(?<=\b(?:re|about|abt|regarding) .{2,30}) 4 (?=(?:mon|tue|wed|thu|fri|sat|sun))/i;
const inMorning = /\bin the (?:morning|am)\b/;
const tomorrow = /\b(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha|domani)\b/;
/** "Slides by tomorrow", "iron a shirt for tomorrow's interview": what is done today. */
const ahead =
  /\b(?:by|due|before|until|till) (?:tomorrow|tmrw|tmr)\b|\S (?:tomorrow|tmrw|tmr)'?s \p{L}|\b(?:tell|say|warn|remind|ask|confirm|check|let \S+ know|explain)\b.* (?:i'm|im|i am|we're|he's|she's|they're|is|are|isn't|can't|won't|not in|if|whether|re|about)\b.* (?:tomorrow|tmrw|tmr)\b|^(?:(?:and|also|then|to) )*(?:iron|pack|prep|prepare|charge|print|lay out|get (?:\S+ ){1,4}ready|revise|study|pick out|choose|plan|practi[sc]e|defrost|set out|rehearse)\b.* ?for (?:tomorrow|tmrw|tmr)\b/u;
/** "Sort the puncture so I can get to work tomorrow" is for today. */
const purpose =
  / (?:so (?:that )?(?:i|i'm|we|he|she|they|it)|which|because|since|before|ahead of|in time for|ready for|(?:that|who)(?:'s| is| are))\b.*$/i;

/** "Drop the drone off tomorrow, today just edit". */
const saysToday = ({ text, whole }: Clause): boolean =>
  todayBefore.test(whole.slice(0, Math.max(0, whole.indexOf(text))));
const todayBefore = sparing(
  /\btoday,?(?: (?:it's|its|just|only|mainly|mostly|simply|i'll|i|we|want|need|will|to|going|gonna|have|must|the|all))*,? ?$/i,
);

export const carried = (clause: Clause, scene: Scene): boolean =>
  !saysToday(clause) &&
  scene.lastSentence === clause.sentence &&
  scene.lastSignal === 'deferred' &&
  (scene.draft.lastIsNew() ||
    (isEvening(scene) && thenToo.test(clause.whole)) ||
    (!scene.intentional && allLater.test(clause.whole)));

/** "Tomorrow gym and pay rent", of which the gym was to be today. */
const allLater = sparing(
  /^(?:(?:and|then|so|for|ok|right)[, ]+)*(?:tomorrow|tmrw|tmr|2moro)(?! (?:is|was|will|might|could)\b|'s? (?:a|the|my|going|not|when)\b)(?!.*\b(?:today|tonight|now|later)\b)/i,
);
const isEvening = ({ asking }: Scene): boolean => asking.stage === 'EVENING_REFLECTION';
/** "I'll finish the mixer tomorrow and also scrape the trays", said at night. */
const thenToo = sparing(
  /^(?:so |and |then )*(?:i'll|i will|i'm going to|we'll|i'd like to|i want to|going to|gonna) [^,.]*\b(?:tomorrow|tmrw|tmr|2moro),? (?:and|then|plus|&)\b/i,
);

/** "I should walk the spaniel tomorrow." */
export const shouldLater =
  /^(?:(?:and|but|so|also) )*(?:i|we) (?:(?:really|probably|also) )*(?:should|must|ought to|had better) (?!be |feel |know |have |hear |see )[^,]*\b(?:tomorrow|on [a-z]+day|next week)\W*$/;

export const opensLater =
  /^(?:for |and |then )?(?:tomorrow|tmrw|tmr|2moro|manana|morgen|demain|amanha|domani)\b/;
