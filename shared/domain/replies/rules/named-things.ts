/** Knows the name of a thing to do from a remark on the day, where neither holds a verb. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { appointmentName } from './activities.ts';
import { isThing } from './plain-things.ts';

const number =
  '(?:\\d+k?|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|a dozen)';
/** "Three applications", "10k steps", "two coats of paint" */
const counted = pattern(
  'iu',
  `^${number} (?:(?:more|clean|fresh|new|full|whole|solid|[\\p{L}-]+(?<!y|ed|ing|ick|ong|ired|ad)) )?(?!(?:days?|weeks?|months?|years?|hours?|times?|nights?|kids|people|children|brats|dogs|sleeps|degrees|inches)\\b)[\\p{L}-]+s`,
  String.raw`(?: (?:of|for|to|from|on|at|by) [^,]+)?$`,
);
/** "Three hours of proper writing", "half an hour on the cello" */
const timed = pattern(
  'iu',
  `^(?:${number}|an?|one|half an|\\d+) ?(?:(?:more|solid|proper|full|good|whole|clear) )?(?:hours?|hrs?|minutes?|mins?) (?:of|on|at) `,
  String.raw`(?!(?:sleep|rest|my|waiting|traffic|crying|peace|delays?|it|this|that|calm|silence|queu\p{L}+|a|noon|\d)\b)(?:the )?\p{L}[^,]{2,40}$`,
);
/** "Bundle for Thursday's hearing" */
const tailed =
  /^(?:the |my |our )?[\p{L}'-]+(?: [\p{L}'-]+){0,2} (?:for|to|with|from|re|about|on|at|by) \S/iu;
/** Heads of remarks: "trouble with the car". */
const remark = sparing(
  /^(?:(?:the|my|our|a|an|some|more|big|bit of|such|what|total|absolute|another|same|only|so) )*(?:trouble|problems?|issues?|chaos|mayhem|fun|luck|stuff|hope|thanks?|cheers|ta|sorry|apologies|love|war|hell|drama|busy|day|days|morning|night|week|weekend|start|late|early|back|home|off|up|down|out|on|in|at|stuck|good|bad|great|happy|sad|tired|nervous|excited|ready|short|low|high|full|sick|ill|new|best|worst|rain|snow|sun|kids?|life|time|times|pressure|panic|nothing|something|anything|everything|first|second|third|last|final|next|still|greetings|regards|wishes|joy|bliss|heaven|pain|headache|birthday|anniversary|ok|okay|fine|alone|due|thing|things|way|half|all|none|most|many|enough|plenty|too|here|there|away|over|not|never|no|yes|maybe|like|as|than|it|that|this|again|even|also|twice|once|already|then|now|soon|later|almost|nearly|because|since|so|but|and|or|with|without|after|before|until|till|right|straight|just|only|mostly|mainly)\b/iu,
);
/** The end of a name said with the day: "florist deposit tomorrow". */
const withDay = sparing(
  /,? (?:for |on |until |till )?(?:today|tonight|tomorrow|tmrw|tmr|this \p{L}+)[.!]*$/iu,
);

/** Whether a clause of a plan names a thing, so that no model of talk need be asked. */
export function isNamed(clause: string): boolean {
  const said = clause.replace(/^(?:and|also|then|plus|just|only|ok|so)[, ]+/i, '');
  const bare = said.replace(/[\s.!]+$/, '').replace(withDay, '');
  if (remark.test(bare) || bare.length > 60) return false;
  const dated = bare.length < said.replace(/[\s.!]+$/, '').length;
  // "Soft play maybe"
  const sure = bare.replace(
    /,? (?:maybe|perhaps|possibly|if poss(?:ible)?|hopefully|at least|at last|(?:too|also|as well|asap|pls|please)(?: (?:please|pls|thanks|today|asap))*)$/i,
    '',
  );
  if (counted.test(bare) || timed.test(bare) || (sure !== bare && isThing(sure))) return true;
  return (
    (tailed.test(bare) || dated || appointmentName.test(bare)) &&
    isThing(bare.replace(/^(?:the|my|our) /i, ''))
  );
}
