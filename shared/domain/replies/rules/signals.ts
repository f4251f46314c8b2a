/** The wordings that say what has become of an item, tried in this order. */
import type { ItemStatus } from '../../checklist.ts';
import { pattern } from '../pattern.ts';

/** `reopen` is said of an item that was ticked too early. */
export type Signal = ItemStatus | 'reopen';

const later =
  '(?:tomorrow|tmrw|tmr|tmw|tmro|tomo|2moro|2morrow|tomoz|next week|another day|the weekend|' +
  'later (?:this|in the) week|manana|morgen|demain|amanha|domani|ubermorgen|' +
  '(?:next |on |to |til |till |until |this )(?:mon|tues|wednes|thurs|fri|satur|sun)day)';
const moving =
  '(?:move[sd]?|moving|push(?:ed|es|ing)?|bump(?:ed|s|ing)?|slid(?:e|es|ing)?|carr(?:y|ies|ied)|' +
  'shift(?:ed|s)?|postpone[sd]?|defer(?:red|s)?|delay(?:ed)?|roll(?:s|ed)?|wait|slip(?:s|ped)?|' +
  'reschedul(?:e|ed|ing)|kick(?:ed)?|punt(?:ed|ing)?|save|leave|park(?:ed)?)';

const signalPatterns: readonly (readonly [Signal, RegExp])[] = [
  [
    'reopen',
    pattern(
      '',
      String.raw`\b(?:re-?open(?:ed|ing)?|un-?tick(?:ed)?|un-?check(?:ed)?|unmark|put (?:it|them|`,
      String.raw`that|those) back|back on (?:the|my) list|told you a fib|spoke too soon|jumped `,
      String.raw`the gun)\b`,
    ),
  ],
  ['deferred', new RegExp(`\\b${moving}\\b.{0,40}\\b${later}\\b`)],
  [
    'deferred',
    pattern(
      '',
      String.raw`\b(?:can|could|may|will|has to|must|'ll) wait\b|\bput (?:\S+ ){0,3}off\b|`,
      String.raw`\brain ?check\b|\bpostpone|\bdefer(?:red)?\b|\bpush (?:it|them|that|\S+) `,
      String.raw`(?:back|out)\b|\bon hold\b|\bbump(?:ed)? (?:it|them|that)\b`,
    ),
  ],
  [
    'dropped',
    pattern(
      '',
      String.raw`\b(?:scratch|drop(?!ped|ping|-| ?off| by)|remove|delete|lose (?:the|it|that|\d)|`,
      String.raw`kill(?:ed)?|forget(?: about)?|ditch(?:ed|ing)?|bin(?:ned)? (?:the|it|that|off)|`,
      String.raw`scrap(?:ped|ping)?|nix(?:ed)?|flick|axe[d]?|strike|cull|nuke)\b|\bskip(?:ping|`,
      String.raw`ped)?\b|\b(?:take|taking|took|get) (?:\S+ ){1,4}off(?! the phone)\b|\bget rid `,
      String.raw`of\b|\bnot doing\b|\bnot going to (?:do|bother|happen)\b|\bwon't (?:bother|be `,
      String.raw`doing|do|happen)\b|\bnot bothering\b|\b(?:isn't|not|ain't) happening\b(?! today|`,
      String.raw` yet)|\boff the (?:list|table)\b|\bno longer\b|\bcall(?:ed|ing) off\b|`,
      String.raw`\bnever ?mind\b|\bnvm\b|(?<!(?:phone|line|power|shop|office|light|`,
      String.raw`heating) ?) ?(?:\bis|\bare|'s) (?:off|moot|dead|cancell?ed|axed|toast|out)(?=$|`,
      String.raw`[,.])|\bdon't need (?:to|the|it|that)\b|\bcancel (?:that|this|it|number|item|#|`,
      String.raw`\d)|\bgiv(?:e|ing) up on\b|\bcross(?:ing)? (?:out|through)\b|\bquita(?:r)?\b|`,
      String.raw`\bborra(?:r)?\b|\bstreich|\bsupprime`,
    ),
  ],
  ['deferred', new RegExp(`(?<!\\b(?:by|before|for) )\\b${later}\\b`)],
  [
    'open',
    pattern(
      '',
      String.raw`\b(?:will|'ll|ll|going to|gonna|hope to|hoping to|about to|should be) (?:\S+ `,
      String.raw`){0,2}(?:complete|finish|done|do|be|keep|try)\b|\b(?:didn't|did not|didnt|`,
      String.raw`haven't|havent|have not|hasn't|has not|hasnt|isn't|is not|isnt|wasn't|aren't|`,
      String.raw`not|never|couldn't|could not|can't|cannot|won't|no time|no luck|no answer|nope|`,
      String.raw`still (?:need|not|no|have|has|to|work|wait|open|a|an|the|pending|hanging|on|out|`,
      String.raw`outstanding|thirsty|haven|in|got|going|happening|ongoing|undone)|still$|yet to|`,
      String.raw`half ?way|half|part ?way|in progress|working on|wrkng on|wip|started|starting|`,
      String.raw`begun|partial(?:ly)?|almost|nearly|mostly|most of|some of|\d+ ?%|\d+ percent|`,
      String.raw`\d+ (?:of|out of) \d+|untouched|awaited|awaiting|waiting (?:on|for)|pending|`,
      String.raw`hanging|unfinished|undone|nowhere|through (?:the|it)|open|failed|ran out of|run `,
      String.raw`out of|tried|next|first draft|noch nicht|nicht|pas encore|todavia no|aun no|`,
      String.raw`ainda nao|nao)\b|❌|✗|✘|⏳|\bno\b(?! \w)|^no\b|\bne .* pas\b|\bno (?:termine|pude|`,
      String.raw`he|lo|la)\b`,
    ),
  ],
  [
    'done',
    pattern(
      '',
      String.raw`✅|✔|✓|☑|👍|💯|\[x\]|\b(?:done|dun|dn|finish(?:ed)?|finshed|complet(?:e|ed)|sorted|`,
      String.raw`ticked|checked|tick|check (?:\S+ ){1,3}off|checked|handled|shipped|closed|`,
      String.raw`submitted|filed|lodged|posted|booked|ordered|paid|sent|nailed|crushed|smashed|`,
      String.raw`knocked out|wrapped(?: up)?|out the door|gone|in the (?:bag|post|mail|can)|`,
      String.raw`sealed|spotless|sparkling|taken care of|ready|fixed|dusted|delivered|signed|`,
      String.raw`signd|approved|agreed|put (?:that one|it|that) to bed|put away|picked up|off my `,
      String.raw`plate|crossed off|cross (?:\S+ ){1,3}off|tick (?:\S+ ){1,3}off|accomplished|all `,
      String.raw`set|squared away|had its|back|is up|are up|up$|is in|are in|is out|are out|went `,
      String.raw`(?:off|out|well|fine|great)|came (?:out|through)|yes|yep|yup|yeah|fin|listo|`,
      String.raw`lista|hecho|hecha|terminad[oa]|enviad[oa]|pagad[oa]|comprad[oa]|fertig|erledigt|`,
      String.raw`gemacht|fait|faite|fini|finie|termine|feito|feita|pronto|pronta|concluid[oa]|`,
      String.raw`fatto)\b`,
    ),
  ],
];

/** Words of a clause that only carry its status: what is left names the item. */
export const statusWords = pattern(
  'g',
  String.raw`\b(?:done|dn|dun|finished|complete|completed|yes|yep|yup|no|nope|not|yet|can|`,
  String.raw`wait|til|till|until|to|bump|push|move|moved|tmrw|tmr|tomorrow|2moro|today|2day|`,
  String.raw`please|pls|plz|remove|delete|drop|scratch|skip|forget|it|kill|keep|lose|are|is|`,
  String.raw`was|were|all|with|w|and|n|the|item|items|number|numbers|numero|no\.|task|tasks|`,
  String.raw`still|open|off|sorted|check|checked|tick|ticked|cross|crossed|mark|as|on|for|`,
  String.raw`long|day|both|got|have|been|defer|postpone|later|next|week|of|only|just|but|i|`,
  String.raw`my|did|didn't|haven't|took|take|care|one|ones|half|halfway|partly|started|wip|`,
  String.raw`next|add|reopen|uncheck|untick)\b`,
);

/** What a clause says of what it names. */
export function signalOf(clause: string, intentional: boolean): Signal | undefined {
  const positive = clause
    .replace(/\bnot (?:only|bad|too)\b/g, ' ')
    .replace(/(?<=\S )\b(?:who|which|whose) .*$/, ' ');
  for (const [signal, pattern] of signalPatterns) {
    if (!pattern.test(positive)) continue;
    // "Yes" beside an item in a plan for the day means that it stays on it.
    const meansStay = intentional && signal === 'done' && onlyYes.test(positive);
    return meansStay ? 'open' : signal;
  }
  return undefined;
}

const onlyYes = pattern(
  '',
  String.raw`^(?!.*\b(?:done|finished|sent|paid|booked|gone|sorted|complete)\b).*\b(?:yes|`,
  String.raw`yep|yup|yeah|check|tick)\b`,
);

export const laterPattern = new RegExp(`\\b${later}\\b`);
