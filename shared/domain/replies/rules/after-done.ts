/** Knows what is said of something that was just said to be done: a remark, or that it is not. */
import { sparing } from '../sparing.ts';
import type { Signal } from './signals.ts';

/** What is done is only undone by saying so: "it came out of nowhere" is a remark on it. */
export const takesBack =
  /\b(?:not|no|never|still|yet|half|almost|nearly|mostly|part|redo|again|wrong|starting over|start(?:ing|ed)? from scratch|square one|drawing board|of which|got through|actually|only|undone|incomplete|to go|left to|more to|remaining|bounced|declined|failed|rejected|fell through)\b|n't\b|\d ?%/;

/** "I have followed up, they said next week": what they answered. */
const onlySaid = sparing(
  /^(?:he|she|they)(?: just)? (?:said|say|says|reckon|reckons)\b(?!.*\binstead\b)/,
);

/** "Agency rang, they're sending someone Monday": what comes of it. */
const theyCome = sparing(
  /^(?:and |so |but )?(?:he|she|they|someone|somebody|\S+ (?:man|guy|fella|lady|engineer|plumber|sparky))(?:'s|'re|'ll| is| are| will)(?: be)? (?:now |just |probably )?(?:send|sending|com(?:e|ing)|calling|visiting|start(?:ing)?|deliver(?:ing)?|collect(?:ing)?|bring(?:ing)?|here)\b/,
);

/** "Rehearsed, continuing after lunch": what was done so far is not all. */
const goesOn = sparing(
  /^(?:and |but |so |then |i'm |we're |i'll be |will be |to be )*(?:continu(?:e|ing|ed)|resum(?:e|ing)|more(?: of (?:it|that|them))?|carrying on|picking (?:it|that) (?:back )?up)(?: (?:it|that|them|this|again))* (?:after|later|tonight|this|at|once|when|tomorrow|in)\b/,
);

/** "Door hung, and it doesn't even stick": how well it was done. */
const remarks = sparing(
  /^(?:(?:and|but|though|although|even though)[, ]+)*(?:(?:i|we|it|he|she|they)(?:'d| had)? )?(?:very )?(?:nearly|almost) (?:lost|died|killed|cried|broke (?!it)|fell|took (?:my|an?)|had an?|set (?:fire|the)|burnt|burned|fainted|gave up|cut|drowned|wept|passed out|threw|got (?:run|hit|killed|stuck|eaten))|(?:\bnot|n't) even (?!started|begun|begin|start|opened|open|looked|close|half|touched|done|near|sent|there|tried)\p{L}|^(?:and |but )?(?:not|never) an? (?:single |big |huge |great )?\p{L}+|^(?:and |but )?(?:not|isn't|it's not|it isn't) (?:perfect|pretty|great|ideal|brilliant|bad|the (?:best|prettiest|neatest|tidiest|greatest))\b/u,
);

/** "Gas bill sorted, it comes out next month": what comes of it, and not when it is done. */
const followsOn = sparing(
  /^(?:(?:and|so|but|which|though|although|as)[, ]+)*(?:it|they|that|this|he|she|(?:the )?next (?:one|lot|batch)|which)(?:'s|'re|'ll| is| are| will| should)?(?: only| just| all| now| be| probably| then)* (?:com(?:es?|ing)(?! off| back to)|go(?:es|ing)?(?! (?:to|over|till?|until|into|back|on)\b)|going to (?:run|last|come|go|expire|need|start|arrive|cost)|lasts?|runs? (?:out|until|till?)|needs? (?:new|another|a|an|some|more)|due|ready|here|expir(?:es|ing)|arriv(?:es?|ing)|start(?:s|ing)?|opens?|begins?|lands?|(?:take|come)s? effect|takes effect|kicks? in|valid|good|debited|charged|collected|delivered|fitted|landing|gets? (?:here|in|delivered|collected))\b|^(?:(?:and|so|but)[, ]+)*(?:i|we)(?:'ll|'m| will| shall|'re)? (?:not|won't|never)(?: be| have to| need to| going to)* (?:do(?:ing)?|touch(?:ing)?|look(?:ing)? at|think(?:ing)? about|see(?:ing)?) (?:it|that|them|one)(?: again)? (?:till?|until|before)\b|^(?:and |so |but )*not (?:again|due|needed)(?: again)? (?:till?|until|before)\b/,
);

/** "Lawn done, it'll need doing again in a week". */
const nextTime = sparing(
  /^(?:(?:and|but|though|although|so)[, ]+)*(?:it|they|that|this)\b.* again (?:in (?:an?|two|three|four|five|six|\d+|no time)|next|by|every|come|before|soon|after|this time)\b/,
);

/** Whether it takes back that it is done; undefined where it does not tell. */
export function undoesIt(signal: Signal, gist: string, same: boolean): boolean | undefined {
  if (signal === 'deferred' && [onlySaid, theyCome, followsOn].some((one) => one.test(gist)))
    return false;
  if (signal !== 'done' && nextTime.test(gist)) return false;
  if (same && signal !== 'done' && goesOn.test(gist)) return true;
  const stays = remarks.test(gist) || !takesBack.test(gist);
  return signal === 'open' && stays ? false : undefined;
}
