/** Knows that an item is done from what its thing is like now, or from who has it now. */

import type { Item } from '../../checklist.ts';
import { oneOf, pattern, replaced } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { isBackThere } from './back-there.ts';
import type { Clause } from './clauses.ts';
import { verbOf } from './item-verb.ts';
import { hasOwnNoun } from './own-noun.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';
import { faultless } from './signals.ts';
import { taskVerbs } from './verbs.ts';
import { isHadByNow, isOfThing, isOfWhom, isRunningAgain } from './who-has-it.ts';
import { hasLeadIn } from './wording.ts';

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** Verbs of items that end with somebody else having the thing. */
const handsOver =
  words(`give hand send submit deliver return refund pay transfer wire remit feed post drop mail bring take file answer reply
  share forward ship provide supply settle repay reimburse pass get write print pack water quote invoice bill email mail scan brief`);
/** Verbs of items that end with the thing in another place. */
const puts =
  words(`put hang plant stack store load install mount fit lay park replace swap change set move iron fold
  pin attach fix frame bury lock shelve screw glue pour bottle freeze deploy release push`);
/** The like, of which the item says the place. */
const putsThere = words('stick chuck throw leave pop bung sling shove stash stow tuck dump pile');
const isInItsPlace = (item: Item, gist: string): boolean => {
  const said = contentWords(gist);
  const own = contentWords(item.text).slice(1);
  const shared = own.filter((word) => said.some((one) => sameWord(one, word)));
  return putsThere.has(verbOf(item)) && shared.length > 1 && shared.includes(own.at(-1) ?? '');
};
/** Verbs of items that end with one having the thing oneself. */
const fetches = words('pick collect fetch grab buy get retrieve');
/** Verbs of items that end with one's name below it. */
const signs = words(
  'approve sign authorise authorize endorse ok initial confirm accept countersign',
);
/** "The poster has my signature." */
const signed = sparing(
  /\b(?:has|have|has got|got|carr(?:y|ies)|bears?|wears?) (?:now |already |all |both )*(?:my|our|the|their|its|his|her) (?:\S+ )?(?:signatures?|blessing|sign-?off|ok|okay|initials|go-ahead|thumbs up|autograph|stamp)\b/,
);
/** Verbs of items that end with a thing to be proud of. */
const shows = words(
  `fix paint hang print bake clean mow cut trim groom wash polish iron decorate light arrange sew hem repair
  mend restore tidy make build finish lay plant varnish wax weed sand tile bath shampoo`,
);
const mine =
  /\bsafe(?:ly)? (?:and sound )?(?:in|at|home|back|with|on)\b|\b(?:in|on|at|inside|outside) (?:my|our|me(?= [a-z]+(?:\W*$|,))) (?!way|mind|head|list|basket|cart|trolley)|\b(?:in|on) (?:the|her|his|their|mum's) (?:hall|hallway|house|shed|kitchen|porch|van|truck|trailer|ute|boot|fridge|freezer|wardrobe|cupboard|pantry|back of)\b/;
/** "I have my tablets." */
const haveIt = sparing(
  /^(?:(?:and|so|yes|ok|also|now)[, ]+)*(?:i|we)(?:'ve got| now have| have(?: got| now)?)(?: all| both)? (?:the|my|our|his|her|their|them|it|those) (?!to\b)(?!.*\b(?:not|to|but|wrong|half|some|need|lost)\b)/,
);
/** "Slides for Thiago", named without what one does with them. */
const isFor = ({ text }: Item, gist: string): boolean => {
  const whom = /\b(?:for|to) (?:the |my )?(\p{L}+)/iu.exec(text)?.[1]?.toLowerCase();
  return whom !== undefined && new RegExp(String.raw`\bwith (?:the |my )?${whom}\b`).test(gist);
};
/** Where things wait for what is still to be done with them. */
const nearby = sparing(
  /\b(?:on|in|at) (?:the|my|our) (?:\S+ )?(?:table|desk|counter|hall|hallway|house|home|floor|garage|sofa|bed|car|pile|drawer|way)\b/,
);
/** Verbs of items about a person, who is somewhere whether spoken to or not. */
const meets =
  words(`call ring phone telephone visit see meet text message chase ask interview contact ping email
  catch speak talk check book wake collect remind tell`);

/** "Told the recruiter no thanks", "Mo said yes": whoever has answered was asked. */
const answered = pattern(
  'u',
  oneOf(
    String.raw`\b(?:told|texted|messaged|emailed|wrote) (?:\S+ ){1,3}?(?:no|yes|no thanks|no thank you|thanks but no thanks|not interested)(?: to (?:it|that|them))?(?: lol| haha| sadly| again| thanks)*\W*$`,
    String.raw`\b(?:said|says) (?:a )?(?:no|nope|yes|yeah|yep|ok|okay|maybe|fine|sure|no thanks|not interested|(?:he|she|they) (?:can|can't|could|couldn't|will|won't))(?: to (?:it|that|them|me))?(?: lol| haha| sadly| again| thanks| tho)*\W*$`,
    String.raw`^(?:(?:and|so|but|the|my|our) )*\p{L}+(?: \p{L}+)? (?:said|says|reckons|thinks|confirmed|agreed) (?:it|that|it's|they|the|we|i|there|this)\b(?!.*\b(?:ring|call|phone|back|busy|try|later|when|if)\b)`,
    String.raw`\b(?:we|(?:\p{L}+ and (?:i|me)|me and \p{L}+)) (?:finally |just |have |already )*(?:spoke|spoken|talked|chatted|met|caught up)\b`,
    String.raw`\b(?:said|says|reckons|told (?:me|us))(?: that)? (?:he|she|they)(?:'ll|'d|'s|'re| will| would| is| are| can| can't| could| might)\b(?! (?:ring|call|phone|get|be) )`,
    String.raw`(?:'s|'re|\bis|\bare|'ll be|\bwill be|\bcan) (?:now )?(?:com(?:e|ing)|starting|joining|covering|here|calling round|popping round|sending (?:someone|somebody|an? \p{L}+)) (?:out |round |over |back )*(?:on |this |next |at |between |first thing )*(?:tomorrow|\p{L}+day|the \d|\d)`,
    String.raw`\b(?:said|saying) (?:no|yes|no thanks) to (?!it\b|that\b|me\b|us\b)\S`,
  ),
);

/** "Had a long chat with mum." */
const hadTalk = sparing(
  /^(?:(?:(?:and|so|just|also|finally|yes|i|we|i've|we've)[, ]+)*had (?:a|an|my|our|the) (?:\S+ ){0,2}|(?:really |very )?(?:good|great|lovely|nice|productive|useful|long|decent|brilliant|excellent|interesting) )(?:chat|word|talk|call|catch-?up|natter|conversation|convo|meeting|session) (?:with|to)\b(?!.*\b(?:tomorrow|booked|not|but)\b)/,
);

/** Whether what was to be asked or answered has been, whatever the answer. */
export const hasAnswered = ({ gist, question }: Clause, refs: readonly Item[]): boolean =>
  !question &&
  refs.length > 0 &&
  (((answered.test(gist) || hadTalk.test(gist)) &&
    refs.every((item) => meets.has(verbOf(item)) || replies.has(verbOf(item)))) ||
    (sawMe.test(gist) && refs.every(isVisit)) ||
    (hadOne.test(gist) && refs.every((item) => hasHad(gist, item))) ||
    (sawThem.test(gist) && refs.every((item) => sees.has(verbOf(item)))));
/** "Mam's grand, we talked for an hour." */
export const weTalked = sparing(
  /^(?:and |so |but |well )*we(?:'ve| have)? (?:finally |just |already )*(?:spoke|spoken|talked|chatted|met|caught up|had a (?:\S+ )?(?:chat|word|talk|catch-?up))\b/,
);

/** "Just had lunch with Dev": what takes place has done so. */
const hadOne = sparing(
  /^(?:(?:and|so|just|also|finally|yes|already|i|we|i've|we've|have)[, ]+)*had (?!to\b|no\b|not\b|planned\b|hoped\b|booked\b)/,
);
function hasHad(gist: string, item: Item): boolean {
  const had = contentWords(gist.replace(hadOne, '')).slice(0, 3);
  return had.some((word) => sameWord(word, verbOf(item)));
}
/** "Saw Gran on the way." */
const sawThem = sparing(
  /^(?:(?:and|so|just|also|finally|yes|i|we|then)[, ]+)*(?:saw|seen|met|been to see|went to see|popped in to see|called in on|looked in on|dropped in on) (?!.*\b(?:not|no|but|tomorrow|that|if)\b)/,
);
const sees = words('visit see meet catch');
const replies = words('reply answer respond chase ask confirm txt msg invite write propose tell');

/** Says that it is not so, not yet so, or that something else came of it. */
const spoils = pattern(
  '',
  String.raw`\b(?:no|not|never|nothing|none|still|yet|only|half|almost|nearly|if|when|where (?:it|they) (?:was|were)|where (?:i|we) left|should|might|may|could|would|will|`,
  String.raw`to (?:sign|check|approve|review|read)|approval|next|need|needs|want|wants|remains?|must|later|tomorrow|soon|until|till|waiting|closed|shut|busy|engaged|`,
  String.raw`broken|broke|failed|stuck|late|worse|bad|mess|wrong|missing|short|holiday|meeting|phone|progress|in the works|`,
  String.raw`oven|hold|way|(?<=on the )fence|noises?|squeak\w*|rattl\w*|racket|din|banging|back to|hope|hoping|grinding|beeping|smok(?:e|ing)|acting|tripp\w+|dead|jammed|blocked|about|like a (?:bomb|shipwreck|tip|swamp|jungle|battlefield|pigsty)|start|started|`,
  String.raw`try|trying|again (?:tomorrow|later)|leaking|leaks|dripping|drips|due|long|hard|difficult|boring|pain|`,
  String.raw`ages|sick|ill|away|(?:cold|wet|off|off the road|on the blink|low|high|flat|blank|empty|out|down|gone|dirty) again|(?:is|are|'s) (?:on|in) (?:my|the) (?:list|mind|head|way|diary|calendar))\b|n't\b|\d ?%|\?`,
);

/** What it is like now: "works again", "gleams", "turns like butter". */
const transformed = pattern(
  'u',
  oneOf(
    String.raw`\b(?:works?|runs?|holds?|spins?|heats?|starts|prints|dries|washes|ticks?|speaks?|sings?|sounds?|looks?|smells?|turns?|closes|opens|locks|drives?|plays?|is|are|there's|has|have|rings?|flows?|drains?)\b.*\b(?:again|at last|once more|like (?:new|butter|a dream|silk|clockwork|glass|a charm)|as new|as it should|nicely|sweetly|beautifully|perfectly)\b`,
    String.raw`\btests?\b.*\b(?:is|are|'s|went) (?:all |now )?green\b|\b(?:swings|starts|fits|shuts|sits|spins|cuts|pulls) (?:\p{L}+ )?(?:like (?:new|butter|a dream|silk|clockwork|a charm)|as new)\b|\b(?:work(?:s|ing)?|runs?|running|clos(?:es|ing)|shuts|open(?:s|ing)|locks|drains|draining|flush(?:es|ing)|starts|fits|swings|turns|latches|flows|flowing|heats|charges|prints|printing) (?!out of)(?:\p{L}+ ){0,2}?(?:fine|ok|okay|properly|perfectly|well|smoothly|freely|nicely|sweetly|great|beautifully|a treat|like a (?:glove|tooth))\b`,
    String.raw`(?:'s|\bis|\bare|\bback) (?:holding|working|running|flowing|draining|heating|cooling|printing|charging|pumping|recording|freezing|firing|spinning)\b.*\b(?:again|lovely|sweetly|at last|like (?:new|a dream|butter)|free(?:ly)?)\b|\b(?:running|flowing|draining|runs|flows) (?:free|clear)\b`,
    String.raw`\b(?:crystal clear|clear as (?:glass|crystal|day)|razor[- ](?:sharp|keen)|sharp as a razor|(?:is|are|'s) (?:all )?(?:toasty|piping hot|squeaky clean|warm again|lit again)|fits? like a \p{L}+|hot off the \p{L}+)\b`,
    String.raw`\b(?:gleams?|glistens?|shines?|sparkles?|glows?|purrs?|like razors?|like (?:a|an) (?:razor|mirror|bowling green|new pin|dream|charm|palace|picture|showroom)|gleaming|glistening|shining|brimming|overflowing|purring|humming|pristine|steaming|chockers|chocka|chock-?a-?block|rammed|stacked|fragrant)\b`,
    String.raw`\bback (?:in (?:tune|action|service|use|business|working order|its (?:place|box|case))|at (?:concert pitch|full \p{L}+)|on (?:the road|its feet)|to (?:normal|its best|full \p{L}+))\b|\b(?:singing|humming|purring|running|ticking|flowing|draining) (?:nicely |sweetly |like new )?again\b`,
    String.raw`\b(?:back together|back in one piece|free of|full of|rid of|hot off the press|fit for a (?:king|queen)|good as new|ship-?shape|spick and span|shipshape|in order|in shape|under (?:its|their) \p{L}+ (?:and \p{L}+ )?coat|has a new|have new|has fresh|has its|(?:'s|has) got (?:a new|its new|new|its))\b`,
    String.raw`\b(?:bellies|tummies|tanks?|bowls?|troughs?|shelves) (?:are |is )?full\b|\bfull (?:bellies|tummies|tanks?|bowls?)\b`,
  ),
);
/** Who has it: "HR now has it", "with the bursar", "at the church". */
const has = sparing(
  /\b(?:has|have|holds?|got) (?:now |already |all |both )*(?:(?:got|had|seen|received|found|confirmed) )?(?:the|his|her|its|their|every|all|everything|it|them|both|my|our|what)\b/,
);
const atPlace = sparing(
  /(?:\b(?:is|are|was|were)|'s) (?:now |already |all |both |safely |sat |lying |sitting |waiting |hanging |stood |standing |parked |stacked |stashed |tucked |stored |folded |propped )*(?:at|with|in|on|inside|under|down at|over at|up at) (?!time|bits|pieces|hand|fire|fact|good|two|three|order\b|sale\b|offer\b|loan\b|strike\b|trouble\b|transit\b)(?:the |my |her |his |their |its |our |a )?\p{L}/u,
);
const wentOff = sparing(
  /\b(?:left|went|gone|off) (?:\S+ ){0,2}?(?:on|in|with|by|to) (?:the |my |her |his |this |last )?(?:\S+ )?(?:post|mail|van|courier|truck|lorry|train|boat|ferry|bus|bag|taxi)\b/,
);

/** "The optician has seen me." */
const sawMe = sparing(
  /^(?:(?:and|so|the|my|our) )*(?!i\b|we\b|nobody\b)\p{L}+(?: \p{L}+)? (?:has |have |just |finally )*(?:seen|saw|examined) (?:me|us|him|her)\b(?!.*\b(?:not|never|but|again|next|tomorrow|about)\b)/u,
);

/** "Just back from the dentist." */
const backFrom = sparing(
  /^(?:(?:just|now|i'm|we're|am|got|finally|and|ok|so|well|net|weer|gerade|eben|wieder|recien|appena) )*(?:(?:back|home|returned)(?: home| now| safely)* from|out of the|left the) (?!.*\b(?:at|by|in|empty|early|without)\b)\S/,
);
/** One goes there, and does nothing else to it. */
const isVisit = (item: Item): boolean => !taskVerbs.has(verbOf(item)) || goes.has(verbOf(item));
const goes = words('go visit see attend meet walk run swim');

/** "The soundpost is standing where it should." */
const whereItShould =
  /\b(?:exactly |right |just )?(?:where (?:it|they|he|she) (?:should|ought to|belongs?|goes?|lives?)(?: be)?|in (?:its|their) (?:rightful |proper |usual )?place)\b/;
/** "Slides are with Thiago": who is to have them does. */
const isWith = sparing(
  /(?:\b(?:is|are|was|were)|'s) (?:now |already |all |both |safely )*(?:with|in the hands of) (?!me\b|my\b|a\b|no\b|the (?:wrong|rest))\p{L}/u,
);

/** "Poster looks amazing on the wall." */
const looksFine =
  /\blooks? (?:so |really |absolutely |just )*(?:amazing|gorgeous|fab|fabulous|brilliant|lovely|beautiful|stunning|great|smart|immaculate|superb|splendid|fantastic|a (?:treat|picture)|the part|like an? \p{L}+)\b/u;

const already = sparing(/\b(?:already|last night|yesterday)\b/);

/** "Done" where the named things show it in a report, in a clause that denies nothing. */
export const shownDone = (
  clause: Clause,
  refs: readonly Item[],
  { intentional }: Scene,
): 'done' | undefined =>
  (mayShow(clause, refs, intentional) && isShown(clause, refs)) ||
  (isBackThere(clause, refs) && !spoils.test(clause.gist))
    ? 'done'
    : undefined;

/** A plan shows nothing, unless it says outright that it was before. */
const mayShow = ({ gist }: Clause, refs: readonly Item[], intentional: boolean): boolean =>
  !intentional ||
  already.test(gist) ||
  isWith.test(gist) ||
  isHadByNow(gist, refs) ||
  isRunningAgain(gist, refs);

function isShown(clause: Clause, refs: readonly Item[]): boolean {
  const gist = replaced(clause.gist, faultless, '').replace(whereItShould, 'in order');
  if (refs.length === 0 || clause.question || hasLeadIn(clause.text)) return false;
  if (!spoils.test(gist) && backFrom.test(gist)) return refs.every(isVisit);
  if (spoils.test(gist) || contentWords(gist).length < 2) return false;
  if (haveIt.test(gist) && refs.every((item) => fetches.has(verbOf(item)))) return true;
  if (/^(?:i|i'm|i'll|i've|we|he|she|they|my \p{L}+ (?:says|said|wants))\b/u.test(gist))
    return false;
  const verbs = refs.map(verbOf);
  const personal = verbs.some((verb) => meets.has(verb));
  const held = refs.flatMap(({ text }) => contentWords(text));
  if (signed.test(gist) && verbs.every((verb) => signs.has(verb))) return true;
  const likeIt = /\blike an? (?:\p{L}+ )?(\p{L}+) again\b/u.exec(gist)?.[1];
  if (!personal && likeIt !== undefined) return held.includes(likeIt);
  const ofWhom = refs.some((item) => isOfWhom(gist, item));
  if (!personal && !ofWhom && (transformed.test(gist) || hasOwnNoun(gist, refs))) return true;
  if (fitted.test(gist) && verbs.every((verb) => fits.has(verb))) return true;
  if (looksFine.test(gist) && verbs.every((verb) => shows.has(verb))) return true;
  if (isWith.test(gist) && refs.every((item) => isFor(item, gist))) return true;
  if (mine.test(gist) && atPlace.test(gist) && verbs.every((verb) => fetches.has(verb)))
    return true;
  const there = atPlace.test(gist) && !nearby.test(gist);
  if (there && verbs.every((verb) => handsOver.has(verb) || puts.has(verb))) return true;
  if (there && refs.every((item) => isInItsPlace(item, gist))) return true;
  return (
    verbs.every((verb) => handsOver.has(verb)) &&
    ((has.test(gist) && (refs.every(isOfThing) || hasWord.test(gist))) ||
      wentOff.test(gist) ||
      (offTo.test(gist) && refs.every(isOfThing)))
  );
}
/** "Ann has my email": what one wrote, and no flu. */
const hasWord = sparing(
  /\b(?:it|them|everything|all|both|what|(?:my|our|the|every|his|her|their|its) (?:\S+ )?(?:e-?mails?|message|letter|note|text|news|details?|info\w*|link|file|list|form|report|answer|reply|notice|invite|invitation|numbers?|dates?|times?|figures|docs?|documents?|word))\b/,
);
/** "Taps are on." */
const fitted = sparing(
  /(?:\b(?:is|are)|'s|'re) (?:now |all |both |back |finally |already )*(?:on|up|in)(?=\W*$| (?:and|now|at last)\b)/,
);
const fits = words('fit put hang attach install mount screw pin refit replace change');
/** "Invoices are off to accounts." */
const offTo = sparing(
  /(?:\b(?:is|are)|'s|'re) (?:now |all |both |already |safely )*off to (?!lunch\b|dinner\b|a (?:bad|good|slow|great|flying|late)\b|bed\b|sleep\b|work\b|school\b|do\b|get\b|(?:the )?(?:gym|shops?|pub|beach|start)\b)\p{L}/u,
);
