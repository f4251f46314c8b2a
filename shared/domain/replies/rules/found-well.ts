/** Knows that what was to be checked has been, from how it was found: "tail lift's grand". */
import type { Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';

const looksAt = new Set(
  'check inspect test examine review survey assess audit verify proof proofread recheck re-check'.split(
    ' ',
  ),
);
/** "Look over the contract", and no look for a flat. */
const looksOver = /^(?:look|go|read|run) (?:over|at|through)\b|^(?:take|have) a look\b/i;
const mends = new Set('fix repair mend restore'.split(' '));

const very =
  '(?:(?:all|still|actually|perfectly|absolutely|totally|completely|pretty|dead|just|really|working|looking|reading|in) )*';
const well = oneOf(
  'fine|ok|okay|grand|good|great|sound|solid|alright|all right|safe|perfect|healthy|spot on|tip[- ]top|top notch|a1|legit|kosher|tickety[- ]boo|sweet|mint|clear|intact|as good as new|good as new',
  '(?:good|great|fine|perfect|decent|working|tip[- ]top) (?:nick|shape|order|condition|health|knick)|up to (?:scratch|spec|standard|date)|holding up|(?:nothing|no faults?|no problems?|no issues?|no leaks?|no damage|no cracks?) (?:wrong|found|showing)?',
);
const end =
  '(?: (?:now|too|as well|so far|thank god|mate|to me|again|overall|enough|actually|after all|and (?:legal|safe|sound|well)))*\\W*$';

const found = pattern(
  '',
  String.raw`(?:'s|'re|(?<=[a-z]):?| is| are| was| were| seems?| looks?| sounds?| feels?| tests?| reads?) ${very}${well}${end}`,
);
const works = pattern(
  '',
  String.raw` (?:(?:all|both|still|now) )*(?:works?|runs?|reads?|passed|passes|hold(?:s|ing)?(?: up| steady)?)(?: (?:well|fine|ok|okay|great|perfectly|inspection|muster|the test|with flying colou?rs))*${end}`,
);
const nothingWrong = pattern(
  '',
  String.raw`^(?:(?:so|and|yes|there's|there is|found)[, ]+)*(?:nothing|no (?:faults?|problems?|issues?|leaks?|damage|cracks?)) (?:wrong |amiss |broken |showing |found |at all )*(?:with|on|in|at) (?:the|my|our|it)\b`,
);
const ifSo = /^(?:if|when|once|until|hope|as long as|so)\b|\b(?:if|unless|should|hope)\b/;
const again = / (?:again|now|as new)\W*$/;
const spoils =
  /\b(?:not|no longer|never|if|when|unless|until|till|should|must|might|could|would|will|need|needs|only|half|nearly|almost|yet|to leave|as it is|as is|without|tomorrow|later|(?:going|coming|getting|doing) (?:fine|ok|okay|well|great|good)|supposed|probably|hope|hoping|hopefully|bet|guess|assum\w+|presum\w+|as long as|unread|on hold)\b|n't\b|\?/;

/** "Tap isn't dripping any more", "the door stopped sticking". */
const noMore = sparing(
  /\b(?:(?:no longer|stopped|quit) fault|(?:isn't|aren't|doesn't|don't|not|never) fault (?:any ?more|now|at last|one bit))\W*$/,
);
const faults =
  /\b(?:leak|drip|wobbl|squeak|creak|rattl|stick|jam|smok|flicker|overheat|buzz|stall|shak|sag|whistl|clank|scrap|grind|bubbl|beep|squeal|crash)[a-z]*/;

/** Whether the one item named was looked at, and found to be as it should. */
export function isFoundWell({ gist, question }: Clause, names: readonly Item[]): boolean {
  const [item, ...others] = names;
  if (item === undefined || others.length > 0 || question) return false;
  if (mends.has(verbOf(item)) && noMore.test(gist.replace(faults, 'fault')))
    return !ifSo.test(gist);
  if (spoils.test(gist)) return false;
  const looks = looksAt.has(verbOf(item)) || looksOver.test(item.text);
  if (looks) return found.test(gist) || works.test(gist) || nothingWrong.test(gist);
  return mends.has(verbOf(item)) && again.test(gist) && found.test(gist);
}
