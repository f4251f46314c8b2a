/** Puts in plain words what opens a plan and what leads to a thing: "starting small: dishes". */
import type { Checklist } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { namedIn } from './references.ts';

/** "Keeping it simple today: gym, eggs". */
const modest = pattern(
  'iu',
  String.raw`^(?:(?:ok|okay|so|hi|morning|good morning|well|today|i'm|i am|we're|just)[,.! ]+)*`,
  String.raw`(?:(?:starting|going) with|(?:asking|aiming) for|(?:aiming|shooting|starting|going|staying|(?:keep|keeping|taking) (?:it|things)|setting (?:the|my) bar|(?:hoping|asking|aiming) for|not (?:promising|expecting|asking))`,
  String.raw`(?: (?:very|pretty|fairly|really|too|nice and|super))? (?:low|small|big|high|simple|easy|light|slow|modest|realistic|much|a lot|gentle|short|basic|minimal))`,
  String.raw`(?: (?:today|this \p{L}+|for now|again|on purpose|but))*: (?=\S)`,
);

/** "Four people out today so rota first". */
const soFirst = pattern(
  'giu',
  String.raw`(?:(?<=^|[.!?;,\n] ?)(?:no|only|it's|it is|\d+|one|two|three|four|five|six|half|both|a few|(?:(?:the|my|our|his|her) )?(?!(?:i|we|that|there|it|what)\b)[\p{L}-]+(?: [\p{L}-]+)?(?:'s|'re| is| are| was| has| have))(?= ) [^,.;!?\n\d]{2,40}?|(?<=\S)),? so (?:it's |just )?(?!(?:i|i'll|i'd|i'm|we|we'll|we're|you|he|she|they|it|that|this|those|these|let|let's|what|who|not|far|me|us|him|them|one|safety|family|health|sleep|rest|please|go|do|going|need|must|will|can)\b)`,
  String.raw`((?:the |my )?[\p{L}'-]+(?: [\p{L}'-]+){0,2}) first(?=\W*$|[,.;]| (?:then|and)\b)`,
);

/** "First thing on the list is taxes", "first thing is the dentist at 9". */
const firstIs = pattern(
  'iu',
  String.raw`^(?:(?:and|so|ok|okay|well|today|morning|hi)[,.! ]+)*(?:the |my )?(?:very )?first (?:thing|job|task|order of business)`,
  String.raw`(?:(?: (?:today|up|this morning|for me))*(?: (?:on (?:the|my) (?:list|agenda|plan|plate)|(?:that )?(?:i|we) (?:want|need|have|plan|hope) to do))(?: today)? is (?:to )?`,
  String.raw`|(?: today| up| this morning)* is (?=(?:the |my |an? )\S+(?: \S+){0,4}\W*$))`,
  String.raw`(?!(?:(?:already|now|all|well|nearly|almost) )*(?:done|finished|sorted|that|how|when|it|i|over|gone|ok|fine|sent|paid|not|going|off|out|ready|under|in|on)\b|(?:the|an?|my) (?:hardest|worst|best|easiest|big|one|bit|pain|mess|nightmare|joke|problem)\b|.* (?:is|are|was|has|hurts)\b)(?=\S)`,
);

/** "The kids have dentist at 3": a line of its own is no remark. */
const theirHour = pattern(
  'iu',
  String.raw`^(?=(?:the|both|our|his|her) (?:kids?|boys?|girls?|twins|children|dog|cat|baby|babies) (?:has|have|'ve got|'s got) (?!to\b|a (?:cold|bug|fever|temperature)\b|been\b|had\b|gone\b)[^,.;:\n]{3,40} at (?:\d|noon)[^,.;\n]{0,12}$)`,
);

const near = sparing(
  /^\W*(?:\S+ ){0,4}?(?:aiming|shooting|starting|going|staying|keep|keeping|taking|setting|hoping|asking|not)\b[^:]*:|\bso \S.* first\b|\bfirst (?:thing|job|task|order)\b.* is\b|\bat (?:\d|noon)/i,
);

const bare = (thing: string): string => thing.toLowerCase().replace(/^(?:the|my) /, '');

/** The reply with its things as such; a report as it is. */
export function plainPlans(reply: string, items: Checklist, isPlan: boolean): string {
  if (!isPlan || reply.length > 600 || !near.test(reply)) return reply;
  return reply
    .replace(modest, '')
    .replace(soFirst, (whole, thing: string, at: number, all: string) =>
      all.slice(0, at).toLowerCase().includes(bare(thing)) || namedIn(thing, items).length > 0
        ? whole
        : `. Add ${thing}`,
    )
    .replace(firstIs, 'add ')
    .replace(theirHour, '- ');
}
