/** Knows that an item is done from what its thing is like now, or from who has it now. */
import type { Item } from '../../checklist.ts';
import { oneOf, pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import type { Clause } from './clauses.ts';
import type { Scene } from './scene.ts';
import { hasLeadIn } from './wording.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs of items that end with somebody else having the thing. */
const handsOver =
  words(`give hand send submit deliver return refund pay feed post drop mail bring take file answer reply
  share forward ship provide supply settle repay reimburse pass get write print pack water`);
/** Verbs of items that end with the thing in another place. */
const puts =
  words(`put hang plant stack store load install mount fit lay park replace swap change set move iron fold
  pin attach fix frame bury lock shelve screw glue pour bottle freeze`);
/** Where things wait for what is still to be done with them. */
const nearby =
  /\b(?:on|in|at) (?:the|my|our) (?:\S+ )?(?:table|desk|counter|hall|hallway|house|home|floor|garage|sofa|bed|car|pile|drawer|way)\b/;
/** Verbs of items about a person, who is somewhere whether spoken to or not. */
const meets =
  words(`call ring phone visit see meet text message chase ask interview contact ping email
  catch speak talk check book wake collect remind tell`);

/** "Told the recruiter no thanks", "Mo said yes": whoever has answered was asked. */
const answered = pattern(
  'u',
  oneOf(
    String.raw`\b(?:told|texted|messaged|emailed|wrote) (?:\S+ ){1,3}?(?:no|yes|no thanks|no thank you|thanks but no thanks|not interested)(?: to (?:it|that|them))?(?: lol| haha| sadly| again| thanks)*\W*$`,
    String.raw`\b(?:said|says) (?:a )?(?:no|nope|yes|yeah|yep|ok|okay|maybe|fine|sure|no thanks|not interested|(?:he|she|they) (?:can|can't|could|couldn't|will|won't))(?: to (?:it|that|them|me))?(?: lol| haha| sadly| again| thanks| tho)*\W*$`,
    String.raw`\b(?:said|saying) (?:no|yes|no thanks) to (?!it\b|that\b|me\b|us\b)\S`,
  ),
);

/** Whether what was to be asked or answered has been, whatever the answer. */
export const hasAnswered = ({ gist, question }: Clause, refs: readonly Item[]): boolean =>
  !question &&
  refs.length > 0 &&
  answered.test(gist) &&
  refs.every((item) => meets.has(verbOf(item)) || replies.has(verbOf(item)));
const replies = words('reply answer respond chase ask confirm txt msg invite write propose tell');

/** Says that it is not so, not yet so, or that something else came of it. */
const spoils = pattern(
  '',
  String.raw`\b(?:no|not|never|nothing|none|still|yet|only|half|almost|nearly|if|when|should|might|may|could|would|will|`,
  String.raw`to (?:sign|check|approve|review|read)|approval|next|need|needs|want|wants|remains?|must|later|tomorrow|soon|until|till|waiting|closed|shut|busy|engaged|`,
  String.raw`broken|broke|failed|stuck|late|worse|bad|mess|wrong|missing|short|holiday|meeting|phone|progress|works|`,
  String.raw`oven|hold|way|fence|about|like a (?:bomb|shipwreck|tip|swamp|jungle|battlefield|pigsty)|start|started|`,
  String.raw`try|trying|again (?:tomorrow|later)|leaking|leaks|dripping|drips|due|long|hard|difficult|boring|pain|`,
  String.raw`ages|sick|ill|away|(?:is|are|'s) (?:on|in) (?:my|the) (?:list|mind|head|way|diary|calendar))\b|n't\b|\d ?%|\?`,
);

/** What it is like now: "works again", "gleams", "turns like butter". */
const transformed = pattern(
  'u',
  oneOf(
    String.raw`\b(?:works?|runs?|holds?|ticks?|sounds?|looks?|smells?|turns?|closes|opens|locks|drives?|plays?|is|are|there's|has|have|rings?|flows?|drains?)\b.*\b(?:again|at last|once more|like (?:new|butter|a dream|silk|clockwork|glass|a charm)|as new|as it should|nicely|sweetly|beautifully|perfectly)\b`,
    String.raw`\b(?:gleams?|glistens?|shines?|sparkles?|glows?|purrs?|like (?:a|an) (?:mirror|bowling green|new pin|dream|charm|palace|picture|showroom)|gleaming|glistening|shining|brimming|overflowing|purring|humming|pristine|steaming|chockers|chocka|chock-?a-?block|rammed|stacked|fragrant)\b`,
    String.raw`\b(?:free of|full of|rid of|hot off the press|fit for a (?:king|queen)|good as new|ship-?shape|spick and span|shipshape|in order|in shape|under (?:its|their) \p{L}+ (?:and \p{L}+ )?coat|has a new|have new|has fresh|has its)\b`,
    String.raw`\b(?:bellies|tummies|tanks?|bowls?|troughs?|shelves) (?:are |is )?full\b|\bfull (?:bellies|tummies|tanks?|bowls?)\b`,
  ),
);
/** Who has it: "HR now has it", "with the bursar", "at the church". */
const has =
  /\b(?:has|have|holds?|got) (?:now |already |all |both )*(?:got )?(?:the|his|her|its|their|every|all|everything|it|them|both|my|our|what)\b/;
const atPlace =
  /(?:\b(?:is|are|was|were)|'s) (?:now |already |all |both |safely |sat |lying |sitting |waiting )*(?:at|with|in|on|inside|under|down at|over at|up at) (?!time|bits|pieces|hand|fire|fact|good|two|three)(?:the |my |her |his |their |its |our |a )?\p{L}/u;
const wentOff =
  /\b(?:left|went|gone|off) (?:\S+ ){0,2}?(?:on|in|with|by|to) (?:the |my |her |his |this |last )?(?:\S+ )?(?:post|mail|van|courier|truck|lorry|train|boat|ferry|bus|bag|taxi)\b/;

const verbOf = ({ text }: Item): string => text.toLowerCase().split(/[^\p{L}-]/u)[0] ?? '';

/** "Done" where the named things show it in a report, in a clause that denies nothing. */
export const shownDone = (
  clause: Clause,
  refs: readonly Item[],
  { intentional }: Scene,
): 'done' | undefined => (!intentional && isShown(clause, refs) ? 'done' : undefined);

function isShown(clause: Clause, refs: readonly Item[]): boolean {
  const { gist } = clause;
  if (refs.length === 0 || clause.question || hasLeadIn(clause.text)) return false;
  if (spoils.test(gist) || contentWords(gist).length < 2) return false;
  if (/^(?:i|i'm|i'll|i've|we|he|she|they|my \p{L}+ (?:says|said|wants))\b/u.test(gist))
    return false;
  const verbs = refs.map(verbOf);
  const personal = verbs.some((verb) => meets.has(verb));
  const held = refs.flatMap(({ text }) => contentWords(text));
  const likeIt = /\blike an? (?:\p{L}+ )?(\p{L}+) again\b/u.exec(gist)?.[1];
  if (!personal && likeIt !== undefined) return held.includes(likeIt);
  if (!personal && transformed.test(gist)) return true;
  const there = atPlace.test(gist) && !nearby.test(gist);
  if (there && verbs.every((verb) => handsOver.has(verb) || puts.has(verb))) return true;
  return verbs.every((verb) => handsOver.has(verb)) && (has.test(gist) || wentOff.test(gist));
}
