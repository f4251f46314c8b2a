/** Finds the items a clause sweeps together: all, both, neither, the rest, all but one. */

import type { Checklist, Item } from '../../checklist.ts';
import { pattern } from '../pattern.ts';
import { contentWords } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { allCounted, fewerThanAll } from './all-counted.ts';
import { countedIn } from './counting.ts';
import { indexOf } from './item-index.ts';
import { namedIn } from './references.ts';

const many = '(?:two|three|four|five|six|seven|2|3|4|5|6|7)';
const exceptPattern = pattern(
  '',
  String.raw`\b(?:but(?: not)?|except(?: for)?|apart from|aside from|besides|other than|minus|bar|`,
  String.raw`barring|short of(?= (?:[a-z]+ing|the|my)\b)|save for|save(?= (?:the|my)\b)|excluding|`,
  String.raw`without)\b(.*)$`,
);
const allPattern = pattern(
  '',
  String.raw`\b(?:every ?thing|every (?:one|single (?:one|thing|item|task)|item|task)|`,
  String.raw`(?:the )?(?:above|foregoing|aforementioned|aforesaid)(?: (?:${many}|items?|tasks?|ones?|both|all|`,
  String.raw`mentioned))*|aw(?= (?:done|finished|sorted|that|them|of|but|bar))|`,
  String.raw`all(?: of)?(?: (?:it|them|these|those|the above|the things|the tasks|the items|items|`,
  String.raw`tasks|things|matters|my (?:tasks|items|things|matters)|${many}))?|`,
  String.raw`(?:the )?(?:whole )?lot|the (?:whole|entire|full) (?:list|thing)|whole list|`,
  String.raw`(?:the |that )pair(?: of (?:them|'em|em|those|these|you))?|(?:the )?pair of ` +
    String.raw`(?:them|'em|em)|`,
  String.raw`the ${many} of (?:them|'em|em)|each (?:one|of them)|every last (?:one|thing)|every(?: last| single)? bit(?: of (?:it|them))?|`,
  String.raw`both(?: (?:items|of them|tasks|things))?|anything)\b`,
);
const restPattern = pattern(
  '',
  String.raw`\b(?<!\b(?:vocal|bed|about|a|some|any|to|and|voice|of|no|complete|day's|night's|need|get|` +
    String.raw`got) )(?:(?:the rest|(?<!\bas for )rest)(?! (?:of (?:the|my) (?:day|week|afternoon|evening|night)|` +
    String.raw`is a(?! (?:yes|no|done|win|tick))|up|`,
  String.raw`easy|well|day))|`,
  String.raw`(?:the )?others?(?= (?:${many}|one|ones|items|tasks|things)\b|s\b)|(?:the )?others|`,
  String.raw`(?:the )?remaining (?:${many}|ones?|items|tasks|things)|the remaining|remainder|`,
  String.raw`every ?thing else|all else|what(?:'s|s| is|ever(?:'s| is)?) left|`,
  String.raw`whatever i (?:didn't|haven't)[^.]*|anything (?:left|else)|the ones? left)\b`,
);
/** "Done except the schedule" speaks of all as much as "all done". */
const bareDone = sparing(
  /^\W*(?:(?:yes|yep|yeah|ok|so|well|i'm|we're|it's|that's|basically|pretty much|finally|now|got|am|is|are) )*(?:done|finished|complete|completed|sorted|ticked off)(?: now| today| here)*\W*$/,
);
const saysAll = (before: string): boolean => allPattern.test(before) || bareDone.test(before);
/** "All in all", "that's all", "all day": words that sweep nothing. */
const idle = pattern(
  'u',
  String.raw`\b(?:that's|that is|this is|is|was|for|after) (?:it|all)$|\b(?:that's|for) all\b|`,
  String.raw`\b(?:buy(?:ing|s)|bought|tak(?:es|ing)|ha(?:s|ving)|wants?|sell(?:ing|s)|sold|eats?|ate) (?:the (?:whole )?lot|it all|everything|them all)\b|`,
  // "Is everything on here done", "let me see everything".
  String.raw`^(?:so |and |but |hey )?(?:is|was) (?:every ?thing|it all|the (?:whole )?(?:lot|list))\b|\b(?:let me|can i|could i) see (?:every ?thing|it all|all)\b|`,
  // "Clear all the leaves", "drop everything off at the shop": of one thing to do.
  String.raw`^(?:clear|bin|drop|scrap|dump|chuck|wipe|delete|erase|throw|empty|cancel|remove|strip|toss|ditch|shred) (?:out |up |off |away )?(?:all (?:of )?(?:the|my|our|those|these) (?!tasks|items|things|rest|others|above|lot|list|jobs|stuff|work|bits|to-?dos?|goals|ones|entries|two|three|four|five|six|\d)\p{L}+|`,
  String.raw`every ?thing (?:off |out |away )?(?:at|in|inside|under|behind|into|to) (?:the|my|our) (?!list|checklist|day|plan|bin\b|app))|`,
  String.raw`\ball (?:i|we|in all|told|considered|things considered|that|my (?!tasks|items|things)|day|right|morning|afternoon|`,
  String.raw`evening|night|week|`,
  String.raw`the (?:time|best|way|while|same)|he|she|you|good(?: here| thanks)?\W*$|about|about|`,
  String.raw`alone|kinds|sorts|because|over (?:it|them|the|my|me|us|again)|weekend|weeks|month|year|summer|winter|season|quiet|being well|along)\b|`,
  String.raw`\b(?:above|after|at|of|and|not) all\b|\ba lot\b|\blots?\b(?! done)(?<!\bthe (?:whole `,
  String.raw`)?lot)|`,
  String.raw`\beverything (?:hurts|takes|went(?! (?:to plan|according|well|fine|great|smoothly|` +
    String.raw`as planned))|is (?:fine|ok|good|awful|terrible|a mess))\b|`,
  String.raw`\banything\b(?! (?:but|left|except))`,
);
const neither = pattern(
  '',
  String.raw`\b(?:neither|none|not? (?:one|any)|any of (?:them|these|those|it|this|that)|` +
    String.raw`nothing|not a (?:single )?(?:thing|one)|zero(?= `,
  String.raw`(?:for|out|done|of))|zilch|nada)\b`,
);

/** What is left, said alone, says that all else is done. */
export const onlyLeft = pattern(
  '',
  String.raw`\bonly (?:thing|one|item|task)s? (?:i have |that's |still )?(?:left|remaining|`,
  String.raw`outstanding|not done|missing|to go|(?:that )?(?:didn't happen|didn't get done|isn't done|is not done|i (?:didn't|haven't) (?:do|done|get to|got to|manage|managed)))(?: now| today)*(?: is| are| was| were|:)? (.*)$|`,
  String.raw`^(?:the |my )?(.{2,40}?)(?:'s| is| was| are| were) the only (?:one|thing|item)s? (?:left|not done|undone|outstanding|remaining|still to do|to do|that (?:didn't happen|isn't done|didn't get done))\W*$|`,
  String.raw`^(?:just |only |it was only |it's only )(.{2,40}) (?:is |are |was |were |that )?(?:(?:i )?didn't (?:get done|happen|make it)|left|to go|remaining|remains?|pending|not done|to do|` +
    String.raw`outstanding|(?:got |i )?(?:missed|skipped|forgotten|left (?:out|over|undone)|slipped|escaped(?: me)?|fell by the wayside))(?: today| tonight| so far| now)*\W*$`,
);

export interface Sweep {
  readonly items: readonly Item[];
  /** What was left out by name: "all but the gym". */
  readonly kept: readonly Item[];
  /** What is said of that alone: "which I'll do saturday". */
  readonly ofKept?: string;
}

const eachOf = /,? (?:and|or|nor|&) (?=the |my |\p{L}+\W*$)/u;

/** "All done but it took ages": what it cost leaves nothing out. */
const itCost = sparing(
  /^but (?!.*\b(?:need|needs|still|waiting|have to|has to|got to|must|forgot)\b)(?:(?:it|i|i'm|i am|we|we're|that|boy|god|man) )+(?:\S+ ){0,2}?(?:took|was|were|nearly|barely|knackered|tired|shattered|exhausted|wrecked|cost|hurt|hated|late|slow|struggled)\b/,
);

/** The items a few words name, taking even a common verb for the name of its only item. */
export function pointedAt(words: string, items: Checklist): readonly Item[] {
  const parts = words.split(eachOf);
  if (parts.length > 1) return [...new Set(parts.flatMap((part) => pointedAt(part, items)))];
  const named = [
    ...namedIn(words, items).map(({ item }) => item),
    ...countedIn(words.trim(), items),
  ];
  if (named.length > 0) return named;
  const index = indexOf(items);
  const hits = new Set(
    contentWords(words).flatMap((word) => index.hitsOf(word).map(({ item }) => item)),
  );
  return hits.size === 1 ? [...hits].flatMap((at) => items[at] ?? []) : [];
}

/** "Everything else inside is complete": the parts of one thing, and no items. */
const within = sparing(
  /\b(?:every ?thing|all|the rest|nothing|anything)(?: else)? (?:inside|within|in (?:there|it|that (?:one|folder|box|file|room|section)))\b/,
);

/** "Did my tax instead of any of this." */
const insteadOfAll =
  /\b(?:instead of|rather than) (?:doing )?(?:any|all|both|every\w*|the (?:list|lot|rest|others))\b/;

/** All, both, the rest, or all but: undefined when the clause sweeps nothing. */
export function sweptBy(
  gist: string,
  items: Checklist,
  mentioned: ReadonlySet<string>,
): Sweep | undefined {
  if (within.test(gist) || insteadOfAll.test(gist)) return { items: [], kept: [] };
  const unfinished = items.filter(({ status }) => status === 'open' || status === 'deferred');
  const open = unfinished.filter(({ status }) => status === 'open');
  // What was put off before is not among those that were done or not.
  const live = open.length > (/\b(?:both|pair)\b/.test(gist) ? 1 : 0) ? open : unfinished;
  const left = onlyLeft.exec(gist);
  if (left) {
    const kept = pointedAt(left[1] ?? left[2] ?? left[3] ?? '', items);
    return kept.length === 0
      ? undefined
      : { items: live.filter((item) => !kept.includes(item)), kept };
  }
  const except = exceptPattern.exec(gist);
  const before = except ? gist.slice(0, except.index) : gist;
  if (except && saysAll(before)) {
    const kept = pointedAt(except[1] ?? '', items);
    if (kept.length === 0) return itCost.test(except[0]) ? { items: live, kept } : undefined;
    const ofKept = /\b(?:which|that|who|it)(?:'s|'ll)? .*$/.exec(except[1] ?? '')?.[0] ?? '';
    return { items: live.filter((item) => !kept.includes(item)), kept, ofKept };
  }
  if (allCounted(gist, live)) return { items: live, kept: [] };
  if (restPattern.test(gist)) {
    return { items: live.filter(({ id }) => !mentioned.has(id)), kept: [] };
  }
  if (neither.test(gist)) return { items: live, kept: [] };
  const fewer = fewerThanAll(gist, live);
  if (fewer !== undefined) {
    const told = items.filter(({ id }) => mentioned.has(id));
    return { items: told.length === fewer ? told : [], kept: [] };
  }
  return allPattern.test(gist) && !idle.test(gist) ? { items: live, kept: [] } : undefined;
}

/** What is said of all, without what is left out. */
export const beforeExcept = (gist: string): string => {
  const except = exceptPattern.exec(gist);
  return except && saysAll(gist.slice(0, except.index)) ? gist.slice(0, except.index) : gist;
};

/** "All but the fondant can go in the bin": what is said of all behind what is left out. */
export function afterExcept(gist: string): string {
  const except = exceptPattern.exec(gist);
  if (!except || !saysAll(gist.slice(0, except.index))) return '';
  return (
    /\b(?:can|could|may|might|should|has|have|had|needs?|is|are|was|were|will|got|went)\b.*$/.exec(
      except[1] ?? '',
    )?.[0] ?? ''
  );
}

/** Words by which a clause is read as a sweep though it names an item too. */
export const exceptOrRest = (gist: string): boolean => {
  const except = exceptPattern.exec(gist);
  return (
    onlyLeft.test(gist) ||
    restPattern.test(gist) ||
    (except !== null && saysAll(gist.slice(0, except.index)))
  );
};

/** "Marked half the books, the rest Saturday": the rest of what was begun. */
export const isRestOfPart = (gist: string, before: string): boolean =>
  /^(?:and |but )?the (?:rest|other half|others|other (?:two|three|four|few|\d+)|remaining \S+)\b/.test(
    gist,
  ) &&
  /\b(?:half|most|some|a third|two thirds|a bit|(?:first )?(?:two|three|four|five|six|\d+) of)\b/.test(
    before,
  );

/** "I continue with the rest tomorrow": of what was begun. */
export const restOfIt = sparing(
  /\bremainder\b|\b(?:continue|carry on|go on|finish|do) (?:with )?the (?:rest|others?|other half)\b/,
);

/** "Emailed all 5" in a list of four: of the one item that counts so many. */
export function allOfMany(gist: string, items: Checklist): Item | undefined {
  const many = /\ball (\d{1,3})\b/.exec(gist)?.[1] ?? '';
  if (Number(many) <= items.length) return undefined;
  const held = items.filter(({ text }) => new RegExp(String.raw`\b${many}\b`).test(text));
  return held.length === 1 ? held[0] : undefined;
}
