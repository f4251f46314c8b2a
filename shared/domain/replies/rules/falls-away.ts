/** "Boiler service, nah hang on they've got someone else": why what was just named falls away. */

import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import type { Clause } from './clauses.ts';
import { namedIn } from './references.ts';
import type { Scene } from './scene.ts';
import { bareLater } from './signal-words.ts';
import { hasLeadIn } from './wording.ts';

/** How somebody interrupts oneself. */
const doubt = sparing(
  /^(?:(?:oh|ah|ach|och|argh|hmm|no|nah|nope|naw|wait|hang on|hold on|actually|sorry|oops|whoops|scrap that|scratch that|damn|well|but|yeah|shit|bugger|crap)(?: a (?:sec|minute|mo|second))?[\s,.!:;–-]+)+/,
);
const doubts =
  /\b(?:no|nah|nope|naw|wait|hang on|hold on|actually|sorry|oops|whoops|scrap|scratch)\b/;

const it = String.raw`(?:(?:it|that|this|those|these|he|she|they|there)|(?:the |my |our )?\p{L}+(?: \p{L}+)?)`;
const beenSo =
  "(?:'s|'re|'ve|\\b(?: is| are| was| were| has| have| had)?)(?: (?:all|just|already|now|actually|only|been|apparently))*";
const reasons = pattern(
  'u',
  oneOf(
    // "They cancelled", "they've got someone else in".
    String.raw`^${it}${beenSo} (?:got|found|hired|booked|using|gone with|going with) (?:someone|somebody|another|a different|other people)\b`,
    String.raw`^(?!i\b|we\b)${it}${beenSo} (?:cancell?ed|called off|off|shut|closed|away|postponed|moved|sold out|fully booked|booked up|ill|sick|poorly|on (?:holiday|leave)|out of (?:town|stock)|not (?:come|arrived|here|in|on|open|ready|happening|needed|free|about|around)|raining|pouring|snowing|blowing a gale|bucketing(?: down)?|too (?:wet|cold|hot|windy|dark|late|early|icy|muddy))\b(?! by | at \d)`,
    String.raw`^it'?s? ?(?:is )?(?:raining|pouring|snowing|lashing|freezing|blowing|bucketing|chucking it down)\b`,
    // "Luis sent that already", "Tom got some", "Jo's got him".
    String.raw`^(?!i\b|i've\b|we\b|we've\b|it\b|that\b|this\b|you\b)(?:my |the |our )?\p{L}+(?:'s| has| have)?(?: (?:already|just|actually))* (?:did|done|sent|paid|got|bought|has|had|brought|fetched|collected|picked|called|rang|rung|phoned|emailed|booked|ordered|sorted|handled|fixed|taken|took|made|doing|getting|taking|picking|handling|covering|bringing)(?: (?:up))? (?:it|that|this|them|those|him|her|some|one|all that|(?:an?|two|three|four|plenty|loads|\d+) (?:spare|extra|left over|going|already)|already|yesterday|last night|this morning)\b`,
    String.raw`^(?!i\b|we\b)${it} (?:cancell?ed|pulled out|cried off|bailed)\b`,
    // "It's still in flower", "we've no flour", "there's a nest in it", "too early".
    String.raw`^(?:it|he|she|they)(?:'s|'re| is| are| has| have)(?: (?:all|just|already|now|only|been))* (?:still|too|away|under|over|gone|full|taken|locked|frozen|asleep|abroad|not|never|got no|(?:in|on|at) (?!\d|time|the (?:morning|afternoon|evening|diary|calendar|list)|mon|tue|wed|thu|fri|sat|sun|half|noon|my)\p{L})\b(?!.* at \d)`,
    String.raw`^(?:there(?:'s| is| are| isn't| aren't)|(?:i|we)(?:'ve| have| haven't|'ve still| still have)(?: got)?) (?:an?|no|still|some|not|any|enough|plenty|loads) (?!other\b|better\b|new\b)\p{L}`,
    String.raw`^(?:still got (?:plenty|loads|some|enough)|too (?:wet|cold|hot|windy|dark|late|early|icy|muddy|soon|dear|busy)\b|did (?:that|it) (?:already|yesterday|last)|already (?:did|done|got|have))`,
    // "That's next week."
    String.raw`^(?:it|that|this|those|these|they)(?:'s| is|'re| are)(?: (?:actually|not till|not until|only|on|for))* (?:tomorrow|next \p{L}+|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b`,
  ),
);

/** Somebody else has done it, whether or not one was mistaken before. */
const byOther = pattern(
  'u',
  String.raw`^(?!i\b|i've\b|we\b|we've\b|it\b|that\b|this\b|you\b)(?:my |the |our )?\p{L}+(?:'s| has| have)?(?: (?:already|just|actually))* `,
  String.raw`(?:did|done|sent|paid|got|bought|booked|ordered|sorted|handled|fixed|called|rang|rung|emailed|has) (?:it|that|this|them|those|one|some)\b(?! (?:to me|for me|when|if))`,
);

/** Takes back, or puts off, the new thing named last; false where no reason for it is given. */
export function fallsAway({ gist, text, sentence, question }: Clause, scene: Scene): boolean {
  const { draft, wrong, asking } = scene;
  const fresh = draft.lastAdded();
  if (fresh === undefined || question || hasLeadIn(text)) return false;
  const led = doubt.exec(gist)?.[0] ?? '';
  const why = gist.slice(led.length);
  const mistaken = doubts.test(led) || (wrong.sentence === sentence && wrong.text === fresh);
  if (!(mistaken ? reasons : byOther).test(why)) return false;
  if (namedIn(text, asking.items).length > 0) return false;
  if (bareLater.test(why)) draft.putOff(fresh);
  else draft.takeBack(fresh);
  scene.wrong = { text: '', sentence: -1 };
  scene.said = true;
  return true;
}
