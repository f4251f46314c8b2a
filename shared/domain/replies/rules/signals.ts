/** What a clause says has become of an item: one verdict, from words in their order of strength. */
import type { ItemStatus } from '../../checklist.ts';
import { pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { condition } from './awaited.ts';
import { bringsThere } from './brings-there.ts';
import { isPast, opensPast, unfinishedPast } from './past.ts';
import { removed } from './removal-words.ts';
import { shrugs } from './shrugs.ts';
import {
  bareLater,
  denied,
  finished,
  future,
  movedLater,
  onlyLater,
  partly,
  postponed,
  reopened,
  surelyDone,
} from './signal-words.ts';

/** `reopen` is said of an item that was ticked too early. */
export type Signal = ItemStatus | 'reopen';

/** Words of a clause that only carry its status: what is left names the item. */
export const statusWords = pattern(
  'g',
  String.raw`👎|\b(?:half way|before (?:breakfast|lunch|dinner|noon|work)|settled|done|finish|` +
    String.raw`finished|complete|completed|yes|yep|yup|yeah|no|nope|not|yet|can|`,
  String.raw`wait|till?|until|to|bump|push|move|moved|tomorrow|2moro|today|2day|please|pls|plz|u|`,
  String.raw`you|`,
  String.raw`remove|delete|drop|scratch|skip|forget|it|kill|keep|lose|are|is|cancel|bin|axe|`,
  String.raw`was|were|all|with|and|n|the|item|items|number|numbers|task|tasks|nr|so|now|too|is|`,
  String.raw`still|open|off|sorted|check|checked|tick|ticked|cross|crossed|mark|marked|as|on|for|`,
  String.raw`long|day|both|got|get|have|been|defer|postpone|later|next|week|of|only|just|but|i|we|`,
  String.raw`i've|ive|`,
  String.raw`my|did|didn't|haven't|hasn't|isn't|wasn't|aren't|won't|couldn't|can't|happening|`,
  String.raw`happened|leave|anymore|mine|help|me|took|take|care|one|ones|half|halfway|partly|`,
  String.raw`started|wip|already|also|`,
  String.raw`out|doing|then|ready|add|reopen|shift|kindly|carry|over|roll|slide|reschedule|sir|`,
  String.raw`madam|do|we|us|let's|lets|okay|am|uncheck|untick|going|will|thanks|hey|ok|`,
  String.raw`(?:mon|tues|wednes|thurs|fri|satur|sun)day|weekend|first|put|back|up|made|through|`,
  String.raw`down|knocked|wrapped|park|shelve|punt|closed|shut|pair|em|aye|naw|nae|ditch|scrap|` +
    String.raw`nix|toss|chuck|dump|shelve)\b`,
);

/** What a person is like, and why something was so. */
export const aside =
  /(?<=\S )\b(?:(?:who|which|whose) |(?:since|because|seeing as) (?:i|i'm|i've|i'd|we|we're|we've|we'd|it|it's|he|he's|he'd|she|she's|she'd|they|they're|they've|they'd|there|there's|there's|my|the)\b).*$/;
/** "Baked and half eaten": what has been eaten was made. */
const eaten = sparing(
  /(?<=\b(?:baked|made|cooked|done|ready|out|iced|finished|brewed|fried|roasted|grilled|boxed|oven)),? (?:and |but |with )?(?:already )?(?:half|mostly|nearly|almost|most|all but|a third|some)(?: of (?:it|them|the lot|those))?(?: (?:all|already|have|has|been|is|are|were|was))* (?:eaten|gone|scoffed|demolished|devoured|drunk|polished off|inhaled|wolfed)\b.*$/,
);
/** "Taps are on and not dripping": what it does not do any more is no denial. */
export const faultless = sparing(
  /(?:^|(?<=\S),? )(?:and |but )?(?:(?:it's|they're|it|they|is|are) )?(?:not|no longer|no more|doesn't|don't|isn't|aren't|never)(?: even| a bit)? (?:leak|drip|wobbl|squeak|creak|rattl|stick|jam|smok|flicker|overheat|buzz|stall|shak|sag|whistl|clank|scrap|grind|whin|bubbl)\p{L}*(?: (?:any ?more|at all|a bit|one bit|now|either|for once|a drop))*(?=\W*$|[,.;])/gu,
);
/** When the day's work was done, which names nothing more. */
export const justWhen = sparing(
  / (?:today|this (?:morning|afternoon|evening|arvo)|last (?:night|thing)|first thing|earlier(?: (?:on|today))?|yesterday|over lunch|(?:before|after) (?:work|school|lunch|dinner|breakfast|tea)|at last|finally|in (?:under |just |about |only )?\d[\d:.]* ?(?:minutes|mins?|hours?|hrs?|secs?))(?: though| tho| so)?\W*$/i,
);
/** "Finished hanging the curtains": what one was at is over. */
const finishedDoing = sparing(
  /\b(finished|completed|ended up) (?!(?:work|cancell?|skipp|dropp|leav|push|mov|postpon|bail|scrapp|ditch|forgett|miss|hav|do|go|be|sleep|wait|stay|need)ing\b)\p{L}{2,}ing\b/u,
);
const meantPast = /\b(?:did not|didn't) (?:forget|skip|miss)\b/;

/** "Passed the theory test, 48/50": the count is how well it went. */
const scored = sparing(
  /^(?!.*\b(?:not|never|n't|if|when|until|almost|nearly|hope|will|need|to pass)\b).*\b(?:passed(?! (?:(?:it|them|that|the \w+|my \w+) )?(?:to|on|over|along|round)\b)|aced)\b.*\b\d{1,3}(?: ?%| ?percent| ?\/ ?\d| out of \d)|^(?!.*\b(?:not|never|if|when|until|almost|nearly|hope|will|need)\b).*\b\d{1,3}(?: ?%| ?percent| ?\/ ?\d+| out of \d+).*\b(?:passed(?! (?:(?:it|them|that|the \w+|my \w+) )?(?:to|on|over|along|round)\b)|aced)\b/,
);
/** "Might get the van done early" has not got it done. */
const hoped =
  /\b(?:might|may|could|should|hope(?:fully)? to|hoping to|(?:'d|would) (?:like|love) to|(?:have|has|need|needs|want|going|gonna|aim|aiming|plan|planning) to|gonna|let's|must(?= (?:\p{L}+ )?get)) (?:\p{L}+ )?(?:get|have) (?!to\b)(?!.*\b(?:already|did)\b)|\bhop(?:e|ing) (?:that )?(?:every ?thing|it|they|all|both)(?: of (?:it|them|these))? (?:all )?gets? |\bby (?:\d\S*|noon|lunch|dinner|tonight),? (?:hopefully|with (?:any |some )?luck|fingers crossed|if )|^(?:and |so |then )?get (?:every ?thing|it all|all|both)\b/u;
/** "I should have called the bank": what would have been was not. */
const regretted = sparing(
  /(?:^|\b(?:i|we|and|but|so|really|just|probably|definitely) )(?:should|would|could|ought to|shoulda|woulda|coulda)(?:n't)?(?:'ve| have| of)? (?:really |probably |just )?(?!(?:not|never|be|like|you|i|we|please|have|sworn|the|do|get|my|a)\b)(?:\p{L}+ed|called|done|gone|rung|sent|made|paid|got|gotten|written|taken|bought|seen|told|left|kept|begun|started|been)\b/u,
);
/** "Did the leashes monday": a verb in the past makes the day a past one. */
function didThen(told: string, intentional: boolean): boolean {
  const said = told.replace(/\s+/g, ' ').trim();
  return [pastDay, pastOfIt, wasDone, ...(intentional ? [] : [thingDone])].some((shape) => {
    const [, verb = '', more = ''] = shape.exec(said) ?? [];
    return isPast(verb) && !unfinishedPast.test(verb) && !arranges.test(`${verb} ${more}`);
  });
}
const pastDay = new RegExp(
  String.raw`^(?:(?:i|we|and|so|already|just|yeah|yes|also|actually|well|oh|turns out|that|i've|we've) )*(\p{L}+) ` +
    `(.*)(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening|afternoon|so .*|already|last week))*\\W*$`,
  'u',
);
/** "The library books well i dropped those in the slot on tuesday". */
const pastOfIt = new RegExp(
  String.raw`^(?!.*\b(?:not|never|no|if|when|until|till?|will|can|could|should)\b)(?:(?!(?:i|we)\b)\S+ ){1,5}?(?:i|we|he|she|they|(?:my|our) \p{L}+)(?:'ve)? (?:already |just )?(\p{L}+) ` +
    `(?:(?:it|them|that|those|this) )?((?:(?:off|back|in|out|up|round|over|through|away|to|at|the|my|there|by|\\p{L}{3,}) ){0,6}?(?:on |last )?)` +
    `(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening|afternoon|so .*|already|last week))*\\W*$`,
  'u',
);
/** "Turns out the slip was handed in on friday". */
const wasDone = new RegExp(
  String.raw`^(?!.*\b(?:not|never|no|if|when|until|till?|will|can|could|should|due)\b)(?:\S+ ){1,5}?(?:was|were|got) (?:already )?(\p{L}+) ((?:(?:in|off|out|up|back|round|over|away) )?(?:on |last )?)` +
    `(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening|afternoon|already|last week))*\\W*$`,
  'u',
);
/** "Landlord emailed on monday"; "dinner with Fred on monday" is yet to come. */
const thingDone = new RegExp(
  String.raw`^(?:(?:and|so|the|my|our) )*(?!(?:get|have|call|ring|see|meet|email|text|tell|ask|phone|visit|message|chase|remind|pay|need|want|be|being|with|for|to|not|never|no|if|when|until|till?|will|can|could|should|due|i|we|he|she|they|it)\b)(?:(?!(?:with|for|to|not|never|is|are|be|get)\b)[\p{L}'-]+ ){1,3}?(?!(?:\p{L}*fred|jared|ahmed|mohammed|reed|wed)\b)(\p{L}+) ((?:(?:in|off|out|up|back|round|over|away) )?(?:on |last ))` +
    `(?:mon|tues|wednes|thurs|fri|satur|sun)day(?: (?:night|morning|evening|afternoon|already|last week))*\\W*$`,
  'u',
);
const arranges =
  /^(?:got|had|made|left|kept|gave|held|laid|chose|put|set|did(?:n't| not)|asked|agreed|arranged|fixed)\b|\b(?:for|to|till?|until|by|before|this|next|coming|not|never|nothing|no) (?:.* )?$/;

/** "Can't ring the dentist before Friday." */
const notBefore = sparing(
  /\b(?:can't|cant|cannot|can not|couldn't|won't|will not|not|isn't|aren't) (?!.*\bdone\b).{0,60}\bbefore (?:(?:next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|next week|the weekend|monday week|the \d{1,2}(?:st|nd|rd|th))\W*$/,
);

/** "Lessons planned till Thursday": how far one got. */
const upTo = sparing(
  /\b(?:planned|paid|booked|sorted|covered|prepped|done|written|filled|packed|cooked|stocked|ready|set|finished) (?:up )?(?:till?|until|through|thru) (?:the |next )?(?!then\b)\p{L}/u,
);

/** Undefined when the clause says nothing of what it names. */
export function signalOf(clause: string, intentional: boolean): Signal | undefined {
  const said = replaced(
    replaced(
      replaced(replaced(replaced(clause, faultless, ''), shrugs, ' '), eaten, ''),
      aside,
      ' ',
    ),
    finishedDoing,
    'finished',
  );
  if (meantPast.test(said) || scored.test(said)) return 'done';
  if (regretted.test(said)) return 'open';
  if (reopened.test(said) || keptAfterAll.test(said)) return 'reopen';
  if (movedLater.test(said) && !(surelyDone.test(said) && !/^(?:move|push|shift|bump)/.test(said)))
    return deniedMove.test(said) ? 'open' : 'deferred';
  if (removed.test(said) && !notRemoved.test(said)) return 'dropped';
  if (postponed.test(said) && !/\b(?:can't|cannot|couldn't) wait\b/.test(said)) return 'deferred';
  const now = replaced(said, condition, ' ');
  const done = finished.test(now);
  const open = denied.test(said) || (partly.test(said) && !fully.test(said));
  if (done && hoped.test(said)) return bareLater.test(said) ? 'deferred' : 'open';
  if (notBefore.test(said)) return 'deferred';
  if ((done || !intentional || bareLater.test(said)) && wantedDone.test(said))
    return whenWanted(said);
  if (bareLater.test(said)) {
    if (didThen(said, intentional) || (!open && upTo.test(said))) return 'done';
    return surelyDone.test(now) && !open && !future.test(said) && !mayBe.test(said)
      ? 'done'
      : laterOr(said);
  }
  if (open && intentional && withoutIt.test(said) && !noChance.test(said)) return 'dropped';
  if (open) return 'open';
  if (!done) return !intentional && soon.test(said) && !opensPast(said) ? 'open' : undefined;
  const then = intentional ? said : replaced(said, justWhen, '');
  if (future.test(then) && !/\b(?:done|finished|completed)\b(?!.*\bby\b)/.test(said)) return 'open';
  if (
    /\b(?:better|best|easier|safer) (?:done|finished|sent|posted|sorted)\b|(?:'d|\b(?:would|could|might|may|must|can)) (?:still |also |then )?(?:finish|complete)\b|(?:'d|\b(?:would|could|might)) (?:already |all |now )?(?:be|have been) (?:all |now )?(?:done|finished|sorted|\p{L}{2,}ed|sent|paid|made|bought|written|sold|built)\b|\b(?:will|'ll|should|going to|gonna|(?<!\b(?:managed?|able) )to) (?:be |get )?(?:done|finish|complete)|\b(?:to|must) be (?:\p{L}+ed|sent|paid|made|written|bought|sold|taken|told|built|hung|fed)\b/u.test(
      said,
    )
  )
    return 'open';
  // "Yes" beside an item in a plan for the day means that it stays on it.
  return intentional && (onlyYes.test(said) || onlyThumb(said)) ? 'open' : 'done';
}

/** "Sticking with these three 👍". */
const onlyThumb = (said: string): boolean =>
  said.includes('👍') && !finished.test(said.replaceAll('👍', ' '));

const irregular = '(?:sold|written|built|hung|cut|made|put up|taken|swept|mown|bought|dug)';
/** "Wife wants the closet done by sunday", "my boss wants the hall booked by noon". */
const wantedDone = pattern(
  '',
  String.raw`\b(?:wants?|wanted|needs?|needed|expects?|would like|'d like|asked for) (?:\S+ ){1,4}?(?:done|finished|completed?|sent|sorted|fixed|paid|ready|submitted|delivered|(?:[a-z]{3,}ed|${irregular}) (?=(?:by|before|now|today|tonight|asap|this|first|tomorrow)\b))(?:\b|(?<= ))(?! ?already)(?!.*\b(?:done|finished|already|it is|it was|has been)\W*$)|`,
  String.raw`^(?:(?:and|so|but|then) )*(?:i'm |im |i am |we're )?getting (?:it|them|(?:the|my|our) \S+(?: \S+)?) (?:done|finished|sorted|fixed|[a-z]{3,}ed|${irregular})(?= (?:tonight|today|now|later|this|at|by|before|after|first|soon|tomorrow|on|as)\b|\W*$)|`,
  String.raw`\b(?:needs?|wants?) (?:done|finished|completed|sorted|fixed|sent|paid)(?: [a-z]+)?\W*$|`,
  String.raw`\b(?:wants?|needs?|(?:would|'d) like) (?:it|them|(?:the|my|our|his|her|their) \S+(?: \S+)?) (?:[a-z]{3,}ed|${irregular})(?: (?!already|done|now|and|so|but)[a-z]+)?\W*$`,
);
/** "Before Sunday" is today as well. */
const whenWanted = (said: string): Signal =>
  bareLater.test(said) && !/\b(?:by|before)\b/.test(said) ? laterOr(said) : 'open';
/** "No gym today" in a plan for the day. */
const withoutIt = pattern(
  'u',
  String.raw`^(?:so |yeah |ok |sorry |today )*no (?!\p{L}+ (?:left|yet|more|in|here|available|spare|remaining|around|anywhere)\b)(?:to (?:the |my )?)?\p{L}+(?: \p{L}+)?(?: today| this \p{L}+| for me| `,
  String.raw`after all)*\W*$|^(?:so |sorry |well )*(?:i'm |i am |we're )?not (?!sure|going|feeling|working|being|having)\p{L}+ing\b(?!.*\b(?:until|till?|before|yet|unless|sure)\b)`,
);
const noChance = /^no (?:time|luck|way|idea|change|worries)/;

/** "Don't drop it", "no, keep it": a removal is taken back. */
const keptAfterAll = pattern(
  '',
  String.raw`^(?:(?:no|actually|hmm|wait|oh|so|and|but|please|ok|yes|on second ` +
    String.raw`thoughts?)\W+)*(?:(?:don't|do not) (?:drop|remove|delete|`,
  String.raw`bin|scrap|scratch|cancel|kill|forget) (?:it|that|them|him|her|this)(?: (?:after ` +
    String.raw`all|yet))?|(?:keep|leave) (?:it|that|them|this|him|her)`,
  String.raw`(?: (?:on|in|there|after all|as (?:is|it is)|on (?:the|my) list))*)\W*$`,
);
const laterOr = (said: string): Signal =>
  /\bnot? until\b.*\bdone\b/.test(said) ? 'open' : 'deferred';
const soon = pattern(
  '',
  String.raw`\b(?:later|tonight|after (?:lunch|work|school|dinner)|this (?:afternoon|evening)|`,
  String.raw`in a bit|shortly|soon)\W*$`,
);
const mayBe =
  /\b(?:can|could|should|may|might|must|to|better) (?:be|get)\b|\b(?:better|best|easier|safer) (?:done|finished|sent|posted|sorted)\b/;
const deniedMove =
  /\b(?:i'm|i am|we're|we are) (?:still )?asking\b|\b(?:don't|do not|didn't) (?:move|push|postpone|defer|put)\b/;
const notRemoved = pattern(
  '',
  String.raw`${bringsThere.source}|`,
  String.raw`\b(?:nearly|almost) (?:cancell?ed|dropped|skipped|binned)\b|\b(?:don't|do not|didn't|did not|never|not|won't|will not) (?:drop|remove|delete|skip|forget|cancel|`,
  String.raw`scratch|kill|scrap|leave|leaving|count|counting)\b(?! to)|`,
  String.raw`\bforgot\b|\b(?:don't|didn't|won't|will not) forget\b|\blet me (?:forget|skip|miss|drop)\b`,
);
const fully = pattern(
  '',
  String.raw`(?<!\b(?:nearly|almost|not|about) )\b(?:all|fully|100 ?%|100 percent|finally) (?:done|finished|complete)|\b(?:nearly|`,
  String.raw`almost) forgot\b|\bno longer pending\b|^done\b|\bstill (?:managed|got (?:it|them|there|the))\b|\b(\d+)`,
  String.raw`(?:/| (?:out )?of (?:the )?)\1\b`,
);

const onlyYes = pattern(
  '',
  String.raw`^(?!.*(?:\b(?:done|did|already|last night|(?:tick|check) (?:\S+ ){1,4}off|tick (?:that|it|off)|` +
    String.raw`said (?:yes|yeah|ok|okay|fine)|finished|sent|paid|booked|`,
  String.raw`gone|sorted|complete|ordered)\b|✅|✔)).*\b(?:yes|`,
  String.raw`yep|yup|yeah|yea|aye|check|tick)\b`,
);

/** Nothing but a later day: "tomorrow then". */
export const isOnlyLater = (clause: string): boolean => onlyLater.test(clause);
