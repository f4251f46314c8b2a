/** Data: how people say that an item is split, joined with another, or gives way to a third. */
import { oneOf, pattern } from '../pattern.ts';

const please =
  String.raw`^(?:(?:so|and|ok|okay|oh|please|pls|can you|could you|would you|let's|` +
  String.raw`lets|also|just|actually|i'd like to|i want to|you can)[, ]+)*`;
const some = '(?:two|2|three|3|four|4|five|5|a couple(?: of)?|several)';
const pieces = oneOf(
  'things?|jobs?|tasks?|items?|parts?|steps?|lines?|pieces|halves|bits|ones|goes|trips|errands|' +
    'calls|chunks',
);
const stop = String.raw`\s*(?:[:;,–—]|\s-+\s|\.\s)\s*`;
const cutting = oneOf('split|break|divide|separate|carve|chop|cut|unbundle');
/** Names the thing. */
const thing = '(.{1,80}?)';

/** The item, then its parts. */
export const splitting: readonly RegExp[] = [
  pattern(
    'i',
    String.raw`\b${cutting}(?: up| down| out)?\s+${thing}(?:\s+(?:up|down|out))?\s+(?:into|in)\b`,
    String.raw`(?:\s+${some})?(?:\s+(?:separate|different|smaller))?(?:\s+${pieces})?(?:${stop}|`,
    String.raw`\s+)(.+)$`,
  ),
  pattern(
    'i',
    please,
    String.raw`${cutting}(?: up| down| out)?\s+([^:]{1,80}?)(?:\s+(?:up|down|out))?\s*(?::|`,
    String.raw`\s-+\s|[–—])\s*(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^(?:\W*(?:so|and|ok|actually|well|the|my)\W+)*${thing}(?:'s|'re|\s+(?:is|are|was|`,
    String.raw`has|needs to be|should be|ought to be|`,
    String.raw`has to be|can be|could be|means|makes))(?:\s+(?:really|actually|in fact|basically|`,
    String.raw`just|more like|properly|truly|got))*\s+${some}(?:\s+(?:separate|different|`,
    String.raw`distinct))?`,
    String.raw`(?:\s+(?:${pieces}|\p{L}+s(?: (?:really|actually))))?${stop}(.+)$`,
  ),
  pattern(
    'i',
    String.raw`\b(?:make|count|treat|list|turn)\s+${thing}\s+(?:(?:as|into|in)\s+)?${some}`,
    String.raw`(?:\s+(?:separate|different))?(?:\s+${pieces})?${stop}(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^(?:\W*(?:so|and|ok|actually|well|the|my|for)\W+)*${thing},?\s+(?:(?:please|pls|` +
      String.raw`plz|can you|could `,
    String.raw`you|let's|just|i'd like to|[-–:])\s+)*(?:make|split|break|turn|cut|` +
      String.raw`divide)(?:\s+(?:it|that|this|them))?`,
    String.raw`(?:\s+(?:up|down|out))?(?:\s+(?:as|into|in))?\s+${some}(?:\s+(?:separate|` +
      String.raw`different|smaller))?`,
    String.raw`\s+${pieces}${stop}(.+)$`,
  ),
];

const joining = oneOf(
  'combine|merge|fold|roll|join|lump|group|bundle|fuse|mash|stick|tie|put|wrap|collapse|blend|' +
    'make|turn',
);
const asOne = oneOf(
  String.raw`(?:together |up )?(?:in)?to (?:just )?(?:one|a single)(?: item| task| job| line| ` +
    String.raw`thing| errand| trip)?`,
  'as one(?: item| task| job| line| thing| errand| trip)?|together|up|one(?: item| task| job| ' +
    'line| thing| errand| trip)?',
);
const named = oneOf(
  String.raw`\s*(?::|,|;|–|—|\s-+\s|=)\s*(?:and )?(?:so )?(?:(?:just )?(?:call|name|label|make|` +
    String.raw`title) (?:it|that|them|the whole thing)(?: just)? )?`,
  String.raw`\s+(?:and )?(?:(?:just )?(?:call|name|label) (?:it|that|them)|called|named|as|` +
    String.raw`under|under the name|labelled|titled|into|to)\s+`,
);

/** The items, then what they are together. */
export const merging: readonly RegExp[] = [
  pattern('i', String.raw`\b${joining}\b(.{1,80}?)\s+${asOne}(?:${named})(.+)$`),
  pattern(
    'i',
    String.raw`\b(?:combine|merge|fold|roll|join|lump|bundle|fuse|`,
    String.raw`collapse)\b(.{1,80}?)(?:${named})(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^(.{1,80}?)\s+(?:is|are|can be|could be|should be)(?:\s+(?:really|actually|`,
    String.raw`basically|just|all|both))*`,
    String.raw`\s+(?:the same|one|a single)(?:\s+(?:and the same|thing|job|errand|item|task|`,
    String.raw`trip|call|line))*(?:${named})(.+)$`,
  ),
  pattern('i', String.raw`^(#?\d{1,2}\s*(?:\+|and|&)\s*#?\d{1,2})\s*=\s*(.+)$`),
  pattern(
    'i',
    String.raw`\bmake (?:just )?one (?:item |task )?(?:of|from|out of) (.{1,60}?)(?:${named})(.+)$`,
  ),
];

/** The old thing, then the new one, in a whole sentence. */
export const oldThenNew: readonly RegExp[] = [
  pattern(
    'i',
    String.raw`^(?:(?:an)?statt|anstelle(?: von)?|au lieu d[eu]|à la place d[eu]|en vez de|en lugar de|`,
    String.raw`em vez d[eoa]|invece d(?:i|ella?|el)|in plaats van)\s+(?:d(?:er|es|em|en|ie|as) |la |le |les |el |los |las |o |a |de |het )?(.{2,40}?)(?::|,)\s+(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^\W*(?:so |and |ok |well )?(?:instead of|in place of|rather than|in lieu `,
    String.raw`of)\s+(.{1,60}?)`,
    String.raw`(?:,\s*|\s+(?=i'll|i will|let's|i'm|we'll|i want|i'd|just|put|do\b))(?:(?:i'll|i `,
    String.raw`will|let's|i'm going to|`,
    String.raw`we'll|i want to|i'd like to|just|put|do|please|can you|make it|it's)\s+)*(.+)$`,
  ),
  pattern(
    'i',
    please,
    String.raw`(?:take|swap|get|pull|bin|drop|lose|strike|scrap)\s+(?:out\s+|`,
    String.raw`off\s+)?(.{1,60}?)(?:\s+(?:out|off))?(?:,|\s+and|;)+\s+(?:then\s+)?(?:put|add|`,
    String.raw`stick|write|do|make it)\s+`,
    String.raw`(?:in\s+)?(.+?)\s+(?:in (?:its|their|that) (?:place|stead|spot)|there instead)\W*$`,
  ),
  pattern(
    'i',
    String.raw`^\W*(?:(?:so|no|sorry|actually|oh|wait)\W+)*(?:it's `,
    String.raw`)?not\s+(.{1,40}?)(?:\s*[,;–—-]+\s*|\s+but\s+)(?:but\s+)?`,
    String.raw`(?:make (?:it|that)|it's|it is|i meant?|rather|put|change (?:it|that) to|i `,
    String.raw`said)\s+(.+)$`,
  ),
];

/** The new thing, then the old one. */
export const newThenOld =
  /^(?:.{0,40}\b(?:do|doing) |(?:i|we)(?:'d| would) (?:rather|sooner|prefer to) (?=.* than ))?(.{2,60}?)\s+(?:instead of|in place of|in lieu of|rather than|in the stead of|(?<=^(?:i|we)(?:'d| would) (?:rather|sooner|prefer to) .*)than)\s+(?:the |my )?(.+)$/i;

/** No sentence that reshapes an item is without one of these. */
export const nearReshape = pattern(
  'i',
  String.raw`\b(?:${cutting}|${joining}|count|treat|list|things|jobs|tasks|items|parts|steps|`,
  String.raw`errands|trips|same|one|two|three|`,
  String.raw`instead|in place|in lieu|rather|statt|anstatt|anstelle|au lieu|en vez|en lugar|em vez|invece|in plaats|not|place|stead|spot)\b|=`,
);
