/** Data: how people say that an item is split, joined with another, or gives way to a third. */
import { oneOf, pattern } from '../pattern.ts';

const please =
  String.raw`^(?:(?:so|and|ok|okay|oh|please|pls|can you|could you|can we|could we|shall we|should we|would you|let's|` +
  String.raw`lets|also|just|actually|i'd like to|i want to|you can)[, ]+)*`;
const some = '(?:two|2|three|3|four|4|five|5|a couple(?: of)?|several)';
const pieces = oneOf(
  'things?|jobs?|tasks?|items?|parts?|steps?|lines?|pieces|halves|bits|ones|goes|trips|errands|' +
    'calls|chunks|bullets|entries|rows',
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
    String.raw`${cutting}(?: up| down| out)?\s+([^:]{1,80}?)(?:\s+(?:up|down|out|please|pls|for me))*\s*(?::|`,
    String.raw`\s-+\s|[–—])\s*(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^(?:\W*(?:so|and|ok|actually|well|the|my|can|could|should)\W+)*${thing}(?:'s|'re|\s+(?:is|are|was|become|be|`,
    String.raw`has|needs to be|should (?:really |actually |probably )?be|ought to be|`,
    String.raw`has to be|can be|could be|becomes|means|makes))(?:\s+(?:really|actually|in fact|basically|`,
    String.raw`just|more like|properly|truly|got))*\s+${some}(?:\s+(?:separate|different|`,
    String.raw`distinct))?`,
    String.raw`(?:\s+(?:${pieces}(?: (?:really|actually|tbh))?|\p{L}+s(?: (?:really|actually))))?`,
    String.raw`(?:,?\s+(?:so|and)?\s*(?:(?:please|can you|could you|let's)\s+)*${cutting}\s+(?:it|that|them)(?:\s+(?:up|down))?)?${stop}(.+)$`,
  ),
  // "Album in two: pick photos / lay out pages"
  pattern(
    'i',
    String.raw`^${thing},?\s+(?:in|as|into)\s+${some}(?:\s+(?:separate|different))?(?:\s+${pieces})?(?:\s+please)?:\s+(.+)$`,
  ),
  // "Slides: split into outline and polish".
  pattern(
    'i',
    String.raw`^${thing}\s*[:,–-]\s*(?:(?:please|pls|can you|let's)\s+)*${cutting}(?: it)?(?: up| down)?\s+(?:in)?to\s+(?!${some}\b)(.+)$`,
  ),
  // "Reading club is a monster, chop it up for me: book the magician, design the flyer".
  pattern(
    'i',
    String.raw`^${thing}(?:[,;.]|\s[-–—])\s+(?:(?:so|and|please|pls|can you|could you|let's|just)[, ]+)*`,
    String.raw`(?:${cutting}(?: up| down)?|(?:make|turn)(?=\s+\S+\s+(?:(?:in)?to\s+|as\s+)?(?:${some}|separate)\b))\s+(?:it|that|this|them|that one|this one)`,
    String.raw`(?:\s+(?:up|down|out|apart|for me|please|pls|in|into|as|to|some|separate|smaller|${some}|${pieces}))*`,
    String.raw`${stop}(.+)$`,
  ),
  // "The audit is too big - make it: pull the files, draft the memo".
  pattern(
    'i',
    String.raw`^"?${thing}"?(?:'s|\s+(?:is|are|was|feels|looks|sounds))\s+(?:(?:way|far|just|much|a bit|really)\s+)*too\s+(?:big|vague|broad|much|long|large|huge|general|heavy|woolly|loose)`,
    String.raw`(?: a (?:job|task|thing|one))?(?: (?:as one|as it is|for one (?:line|item)))?(?:[,;.]|\s*[-–—])\s+(?:(?:so|and|please|pls|can you|could you|let's|just)[, ]+)*`,
    String.raw`(?:make|call|put|list|have|do|try|change|turn)\s+(?:it|that|this)(?:\s+(?:in)?to|\s+as|\s+instead)?\s*:\s*(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^${thing}\s+(?:(?:really|just|also|still)\s+)?(?:needs?|wants?|could do with|is worth|deserves?)\s+(?:to be\s+)?`,
    String.raw`(?:split(?:ting)?|break(?:ing)?|broken|chop(?:ping|ped)?|divid(?:e|ing|ed)|separat(?:e|ing|ed)|cut(?:ting)?)`,
    String.raw`(?:\s+(?:up|down|out|apart|into|in|some|separate|smaller|${some}|${pieces}))*${stop}(.+)$`,
  ),
  pattern(
    'i',
    String.raw`\b(?:replace|swap|switch|change)\s+${thing}\s+(?:with|for|to|into)\s+${some}(?:\s+(?:separate|`,
    String.raw`different|smaller))?\s+${pieces}${stop}(.+)$`,
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

/** The parts alone, of what was named in the sentence before. */
export const partsAlone: readonly RegExp[] = [
  pattern(
    'i',
    String.raw`^\W*(?:so |and |please )?(?:one|an?)(?: [a-z]+)? (?:per|a|each|on each|for each) (?:line|item|task|row|bullet|job|entry)s?`,
    String.raw`(?: please| pls)?\s*(?::|\s-+\s|[–—])\s*(.+)$`,
  ),
  pattern(
    'i',
    please,
    String.raw`(?:(?:make|do|list|put|write|have|show|count|treat|turn|change)\s+(?:it|that|this|them|em|'em|those|that one|this one))?`,
    String.raw`(?:\s*(?:as|into|in|to|on))?\s*(?:${some}\s+)?(?:(?:separate(?:ly)?|individual(?:ly)?|different|own|smaller)\s+)?`,
    String.raw`(?:${pieces})?(?: please| pls| instead)?\s*(?::|\s-+\s|[–—])\s*(.+)$`,
  ),
];

/** "Merge all of them", "combine dentist and rent". */
export const joinsNamed = pattern(
  'i',
  please,
  String.raw`(?:combine|merge|join)\s+([^:]{3,60}?)(?: please| pls| for me)*\W*$`,
);

const joining = oneOf(
  'combine|merge|fold|roll|join|lump|group|bundle|fuse|mash|stick|tie|put|wrap|collapse|blend|' +
    'squash|squish|squeeze|mush|bunch|consolidate|condense|unite|marry|pair|add|make|turn|club|clump|pool|knit|smoosh|batch',
);
const asOne = oneOf(
  'a single (?:item|task|job|line|thing|entry|bullet)',
  '(?:together |up )as (?:just )?(?:one|a single)(?: item| task| job| line| thing| errand| trip)?',
  String.raw`(?:together |up )?(?:in)?to (?:just )?(?:one|a single)(?: item| task| job| line| ` +
    String.raw`thing| errand| trip)?`,
  'as (?:one|a single)(?: item| task| job| line| thing| errand| trip)?|together|up|(?:one|a single)(?: item| ' +
    'task| job| line| thing| errand| trip)?',
);
const named = oneOf(
  String.raw`(?:\. just put| please| pls| plz| for me| now| really| tbh)*\s*(?::|,|;|–|—|\s-+\s|=)\s*(?:and )?(?:so )?` +
    String.raw`(?:(?:just |simply )*(?:say|write|put|(?:call|name|label|make|have|` +
    String.raw`title) (?:it|that|them|the whole thing)(?: just| say)?)(?:[:,]| as)? )?`,
  String.raw`\s+(?:and )?(?:(?:just )?(?:call|name|label) (?:it|that|them)|called|named|as|` +
    String.raw`under|under the name|labelled|titled|into|to)\s+`,
);

/** The items, then what they are together. */
export const merging: readonly RegExp[] = [
  pattern('i', String.raw`\b${joining}\b(.{1,80}?)\s+${asOne}(?:${named})(.+)$`),
  pattern(
    'i',
    String.raw`\b(?:combine|merge|fold|roll|join|lump|bundle|fuse|squash|squish|consolidate|condense|`,
    String.raw`collapse)\b(.{1,80}?)(?:${named})(.+)$`,
  ),
  pattern(
    'i',
    String.raw`^(.{1,80}?)\s+(?:(?:is|are|becomes?)|(?:can|could|should|will|might|may)(?:\s+(?:really|just|all|both|as well))*\s+(?:be|become))(?:\s+(?:really|actually|`,
    String.raw`basically|just|all|both|now))*`,
    String.raw`\s+(?:the same|one|a single)(?:\s+(?:and the same|thing|job|errand|item|task|entry|bullet|only|`,
    String.raw`trip|call|line|order|email|visit|shop|message|session|block|run|stop))*(?:${named})(.+)$`,
  ),
  // "Parent calls into one please: ring both families", "edit and record can go in one: ...".
  pattern(
    'i',
    String.raw`^(?:(?:so|and|ok|oh|please|actually)[, ]+)*(.{1,80}?)(?:\s+(?:can|could|should|may|might)(?:\s+(?:just|all|both|really|probably))*\s+(?:go|sit|live|be (?:put|listed|combined|merged|joined)))?`,
    String.raw`\s+(?:together\s+)?(?:(?:in)?to|in|as|on|under)\s+(?:just\s+)?(?:one|a single)(?: item| task| job| line| thing| errand| trip| entry| bullet)?(?:${named})(.+)$`,
  ),
  pattern('i', String.raw`^(#?\d{1,2}\s*(?:\+|and|&)\s*#?\d{1,2})\s*=\s*(.+)$`),
  pattern(
    'i',
    please,
    String.raw`(?:make|call|turn)\s+((?:the )?(?:first|last|top|bottom)\s+(?:two|three|2|3)|both(?: of them)?|`,
    String.raw`(?:numbers? |items? )?#?\d+\s*(?:and|&|\+|,)\s*#?\d+)\s+(?:into\s+|say\s+)?("[^"]+")\W*$`,
  ),
  pattern(
    'i',
    String.raw`\bmake (?:just )?one (?:item |task )?(?:of|from|out of) (.{1,60}?)(?:${named})(.+)$`,
  ),
];

/** "Fold the second into the first - order ice and dry ice": both, and what they are then. */
export const mergingTwo = pattern(
  'i',
  please,
  String.raw`(?:combine|merge|fold|roll|join|lump|bundle|club|add|put|fuse|squash)\s+(.{1,40}?)\s+(?:in ?to|in with|with|and|&|\+)\s+(.{1,30}?)`,
  String.raw`(?:\s+(?:please|pls|together))*\s*(?::|–|—|\s-+\s|,\s+(?:so|call it|as))\s*(.+)$`,
);

/** Only that they are to be one. */
export const joinsAll = pattern(
  'i',
  please,
  String.raw`${joining}\s+(.{1,60}?)\s+(?:together|(?:in)?to (?:just )?(?:one|1|a single)(?: (?:item|task|job|line|thing|entry))?|`,
  String.raw`as (?:one|1)(?: (?:item|task|job|line|thing))?|up)(?: please| pls| for me)*\W*$`,
);
/** "Merge 1 and 2", "fold 2 into 1". */
export const joinsNumbers = pattern(
  'i',
  please,
  String.raw`(?:combine|merge|join|fold|roll|squash|consolidate|fuse|bundle|lump)\s+((?:items?|numbers?|tasks?)?\s*#?\d{1,2}(?:\s*(?:,|&|\+|and|into|with|to)\s*#?\d{1,2})+)(?: please| pls| for me)*\W*$`,
);

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
    String.raw`(?:,\s*|\s+(?=i'll|i will|let's|i'm|im |i am|we're|we are|we'll|i want|i'd|just|put|do\b))(?:(?:i'll|i `,
    String.raw`will|let's|(?:i'm|im|i am|we're|we are) (?:going to|gonna|doing|having|getting(?= an?\b))|`,
    String.raw`we'll|i want to|i'd like to|just|put|do|please|can you|make it|it's)\s+)*(.+)$`,
  ),
  pattern(
    'i',
    please,
    String.raw`(?:take|swap|get|pull|bin|drop|lose|strike|scrap|ditch|remove|cancel|skip|delete|axe|kill|nix|scratch|chuck)\s+(?:out\s+|`,
    String.raw`off\s+)?(.{1,60}?)(?:\s+(?:out|off))?(?:,|\s+and|;)+\s+(?:then\s+)?(?:put|add|`,
    String.raw`stick|pop|write|do|make it)\s+`,
    String.raw`(?:in\s+)?(.+?)\s+(?:in (?:its|their|that) (?:place|stead|spot)|(?:on |in )?there instead|in instead|in)\W*$`,
  ),
  pattern(
    'i',
    String.raw`^\W*(?:(?:so|no|sorry|actually|oh|wait)\W+)*(?:it's `,
    String.raw`)?not\s+(.{1,40}?)(?:\s*[,;–—-]+\s*|\s+but\s+)(?:but\s+)?`,
    String.raw`(?:make (?:it|that)|it's|it is|i meant?|rather|put|change (?:it|that) to|i `,
    String.raw`said)\s+(?!still\b|not\b|in (?:review|progress|the)\b|on (?:hold|its)\b|waiting\b|being\b|half\b|nearly\b|almost\b|stuck\b|pending\b|due\b)(.+)$`,
  ),
];

/** "Too wet for yoga so running indoors instead": why the old thing falls away, then the new. */
export const goneThenNew = pattern(
  'i',
  String.raw`^(?=.{0,60}?\b(?:too|no|not|never|out|didn't|hasn't|haven't|wasn't|weren't|isn't|aren't|couldn't|can't|cannot|won't|closed|shut|off|cancelled|canceled|full|broken|sick|ill|crook|poorly|away|wet|hot|`,
  String.raw`cold|skip|skipping|scrap|scrapping|drop|dropping|bin|binning|ditch|ditching|sack|forget|nix)\b)`,
  String.raw`(.{3,70}?)(?:,? so|,|;| -)\s+(?:and |so )?(?:(?:i'm|im|i am|i'll|we're|we'll|let's|will|gonna|going to|i'd rather|do|have|put|make (?:it|that))\s+)*`,
  String.raw`(\S.{2,40}?)\s+instead(?: please| today)*\W*$`,
);

/** The new thing, then the old one. */
export const newThenOld =
  /^(?:.{0,40}\b(?:do|doing) |(?:i|we)(?:'d| would) (?:rather|sooner|prefer to) (?=.* than ))?(.{2,60}?)\s+(?:instead of|in place of|in lieu of|rather than|in the stead of|(?<=^(?:i|we)(?:'d| would) (?:rather|sooner|prefer to) .*)than)\s+(?:the |my )?(.+)$/i;

/** No sentence that reshapes an item is without one of these. */
export const nearReshape = pattern(
  'i',
  String.raw`\b(?:${cutting}|${joining}|splitting|breaking|broken|chopping|separat\w+|per|count|treat|list|things|jobs|tasks|items|parts|steps|`,
  String.raw`errands|trips|same|one|single|two|three|`,
  String.raw`instead|in place|in lieu|rather|statt|anstatt|anstelle|au lieu|en vez|en lugar|em vez|invece|in plaats|not|place|stead|spot)\b|=`,
);

/** "Sam and I had coffee instead": a report, which gives nothing another wording. */
export const toldAs =
  /^\S+(?: and \S+)? (?:did|had|went|got|took|made|rang|called|ate|bought|saw|met|used)\b/i;
