/** Tells a sentence about life from a thing to do, by its subject and its verb. */

import { pattern, replaced } from '../pattern.ts';
import { remembered } from '../remembered.ts';
import { sparing } from '../sparing.ts';
import { ofOthers } from './of-others.ts';
import { opensTask } from './verbs.ts';
import { withoutPictures } from './wording.ts';

const subjects = pattern(
  'iu',
  String.raw`^(?:(?:both|all|neither|none|most|half|some) of (?:them|us|you) (?:have|has|are|is|were|was|got|had|need|want|went|said)|(?:then |so |and )*(?:an?|some|another) (?:random |old |young |wee |retired |drunk |big |little )?(?:fella|bloke|guy|man|woman|lad|lady|lass|kid|chap|child|stranger|customer|punter|bishop|copper|policeman|student|patient|driver) (?:\p{L}+ )?(?!pants|dress|seats?|shoes)(?:\p{L}{2,}(?:ed|ew|me|ang|ank)|(?:wants|needs|comes|rings|calls|knocks|turns|walks|shows|asks|tells|says) (?!at\b|to\b|on\b|for\b|with\b))|should (?:come|be|arrive|land|get here|turn up)|\p{L}+ (?:expires|opens|closes|shuts|starts|begins|ends) (?:at|in|on|half|tomorrow|today)|man,? (?:i|it|its|it's|what|that|this)|(?:(?:the|my|our|his|her|their|this) (?:\p{L}+ ){1,3}|\p{L}+'s (?:\p{L}+ ){1,2})(?:quit|broke|packed up|gave up|conked|blew|burst|crashed|expires|opens|closes|shuts|starts|begins|ends|finishes|meets|awaits|smells|sounds|feels|hates|loves|likes|thinks|knows|reckons|beckons)|`,
  String.raw`happy|merry|tgif|here's|heres|here (?:is|are)|will (?:mostly |all |just |probably |only )?be|(?:so )?(?:that's |it's )?me(?: i (?:guess|suppose))?[.!]*$|too \p{L}+(?: (?:today|now|for `,
  String.raw`this|to think))?[.!]*$|i|i'm|im|i've|ive|i'd|i was|we|we're|we've|he|she|they|it|`,
  String.raw`it's|its|that|`,
  String.raw`that's|thats|this|these|those|there|there's|theres|what|who|why|when|where|`,
  String.raw`because|cause|since|as|if|so|which|feeling|felt|woke|lost(?! (?:property|luggage|and found))|absolutely|`,
  String.raw`haven't|hasn't|had|was|is|are|same|nothing|nobody|one of|and the|not (?:feeling|`,
  String.raw`great|good|sure|much|a)|`,
  String.raw`no (?:signal|internet|changes|power|clue|worries|warning|notice|explanation|apology|surprises?)|(?:just )?keep (?:him|her|them|me)|`,
  String.raw`god bless|bless|not sure|cbf|will (?:tell|let|get back)|let me|feels|my (?:\p{L}+ `,
  String.raw`){1,2}(?:is|was|are|set|made|got|told|said|came|hurts?|aches?)|back hurts|(?:just `,
  String.raw`)?(?:heading|flying|travelling|traveling|feeling|running late|sitting)|do the `,
  String.raw`needful(?: and .*)?[.!]?$|no idea|hope|hoping|sorry|thanks|thank(?! (?:him|her|them|my|mum|dad|nan|gran|auntie|uncle|the (?!lord|gods?|heavens|stars))\b|(?: you|-you|s)? (?:notes?|cards?|letters?|e-?mails?|gifts?|presents?)\b)|cheers|lol|haha|ok|`,
  String.raw`okay|yes|no `,
  String.raw`(?:idea|time|luck|way|worries)|yeah|great|good|nice|love|lovely|excited|` +
    String.raw`morning(?=\W*$|[,!.]| (?:all|everyone|there|folks|team|to|you|ya|mate|anchor|was|` +
    String.raw`is|has))|`,
  String.raw`night|goodnight|long day|busy|tired|innit|can or not|ugh|phew|wow|sigh|groan|yawn|gulp|eek|yikes|hooray|urgh|argh|whew|(?:ah|oh|aw),? (?:lovely|nice|grand|great|brilliant|bless)|\p{L}+ as (?:an? )?\p{L}+(?=\W*$))(?![\p{L}])|` +
    String.raw`\b(?:hurts?|aches?|`,
  String.raw`killing me|chaos|knackered|exhausted|(?:so|damn|super|very|crazy|really|too) (?:busy|`,
  String.raw`tired|hot|cold))\W*(?:today|here|now|lol)?\W*$`,
);
const finite = pattern(
  'iu',
  String.raw`\S\s.*?\b(?:shall|will|is|are|was|were|has|had|did|does|would|isn't|aren't|`,
  String.raw`wasn't|weren't|hasn't|hadn't|didn't|doesn't|can't|won't|wouldn't|says|said|`,
  String.raw`(?:gave|packed|conked|broke|blew) (?:up|out|in|way|down|off)|came (?:out|back|in|through|off|up|loose|undone|apart|down)(?! (?:to|and|with) the\b)|turned (?:out|up)|(?:is|are|was|were) (?:meant|supposed|bound|forecast) to be|fell (?:off|out|over|through|down)|went (?:off|down|out|bang|missing)|collapsed|overslept|(?:burst|leaked|flooded|froze)(?= (?:overnight|again|last|this|in the))|keeps|knows|turned|agreed|wants|needs|got|ate|picks|closes|(?:wants?|needs?|asks|asked|tells|told|told|owes) (?:me|us)|'ll be)\b|\p{L}(?<!\b(?:at|to|from|round|near|by|outside|past|for|with) (?:(?:my|me|our|the|his|her|their|aunt|auntie|uncle) )?\p{L}{1,20})'s `,
  String.raw`(?:back (?:on|up|in|to|at|home)|(?:meant|supposed|bound|forecast|likely) to|due|booked|sorted|covered|handled|cancelled|canceled|postponed|delayed|boiling|running late|taken|locked|frozen|flooded|offline|poorly|away|still|off|broke|broken|closed|shut|coming|gone|dead|right|been|got|gone|up|not|too|very|so|just|already|still|such|pretty|finally|on|off|` +
    String.raw`at|in|out|a|the|killing|never|so|phone)\b|`,
  String.raw`\p{L}'s (?!(?:meeting|hearing|wedding|briefing|training|filing|ruling|reading|painting|drawing|building|clothing|evening|morning|listing|opening|closing|booking|viewing|sitting|recording|earring|ceiling|railing|swimming|parking|washing|ironing|shopping|marking|spelling|handwriting|christening|screening|fitting|heating|plumbing|wiring|bedding|homecoming|outing|gathering)\b)\p{L}+ing\b|\bi'm\b|\bis killing\b`,
);
const question = sparing(
  /^(?:do|does|did|can|should|could|is|are|am) (?:i|you|we|it|this|that)\b|^been [a-z]+ing\b/i,
);
const surelyFinite = sparing(
  /^(?:their|his|her|its) \p{L}+ (?:\p{L}+ )?(?:closes?|opens?|shuts?|starts?|ends?|comes?|goes|needs?|leaves?|says?|does|runs?|arrives?|keeps?) (?!the\b|my\b|out\b|off\b|up\b)|\b(?:(?:turned|showed|rocked|rolled|pitched) up(?= at\b| on\b| with\b| late| early| out of|\W*$)|swears by|(?:recommended|raves about|told (?:me|us) about|put (?:me|us) on to) (?:you|ye|this|it)\b)|^being (?:away|off|out|ill|abroad|on|in|at) |^(?:the )?(?:prices|fees|tickets|rates|slots|places|spaces) (?:go|rise|sell|run|shoot|double|end)\b|^(?:and |but |the |my |our |all )*(?:kids|boys|girls|lads|guests|parents|in-laws|builders|they|people|folks|everyone|clients|customers|neighbou?rs|ladies|grandkids|children) (?:have|are|want|need|got|come|start|finish|were|will|keep|arrive|eat)\b|\S\s.*?\b(?:i'm|knows|is|are|was|were)\b|^\S+(?: \S+)? (?:has|had|wants|says|said|took|does|gets|depends|reckons|thinks)\b/iu,
);
/** What is said of the thing to be done, in a sentence of its own. */
const aside = sparing(
  /\s+(?:that|which|who|whose|where|because|since|while|when|if|unless|before|after|until|so|as|what|whatever|how|why|than)\b.*$/i,
);

/** "Tell Ann I'm off tomorrow". */
const relayed =
  /^((?:tell|warn|remind|text|email|message) (?:the |my )?\p{L}+(?: \p{L}+)?) (?:i'm|i|he's|she's|they're|we're|it's|i'll|we'll) .*$/iu;

const withWhen = sparing(
  /\s+(?:while|whilst|when|whenever|until|till|before|after) (?:i|we|i'm|we're)\b.*$/i,
);

/** "The farm call, if the road isn't flooded", "2,000 words by 6 or my editor will hunt me". */
const unlessThen = sparing(
  /(?<=^(?!(?:i|we|he|she|it|they|you|that|this|there|what|if|let|not)\b).{4,80}),? (?:(?:if|unless|assuming|provided) (?:the|my|it|it's|he|she|they|there's|nobody|no one|\p{Lu}\p{L}+) .{3,60}|or (?:i'll|i will|else|(?:my|the) \p{L}+(?: \p{L}+)?(?:'ll| will| won't)|\p{Lu}\p{L}+(?:'ll| will| won't)|they'll|she'll|he'll|she will|he will|it'll) .{2,60})$/iu,
);

/** "Ich arbeite nachts", "mein Arzt sagt", "c'est tout": the like of five other languages. */
const abroad = pattern(
  'iu',
  String.raw`^(?:(?:und|en|et|also|dus|alors|pues|aber|maar|mais|pero) )*(?:(?:ich|ik|je|yo|eu|io|wir|wij|nous|noi|`,
  String.raw`hij|elle|ils|ella|lui|ele|ela|ça|soy|estoy|sono|sto|sou|estou|suis) \p{L}|(?:j'|c')\p{L}|(?:bin|ben) (?:heute|gerade|schon|`,
  String.raw`noch|nicht|krank|müde|im|am|auf|zu|so|nur|erst|vandaag|nog|al|moe|ziek|niet|er|even|hier|da)(?!\p{L})|`,
  String.raw`(?:mein|meine|mijn|mon|ma|mi|mio|mia|meu|minha|unser|ons) \p{L}+ (?:sagt|ist|hat|kommt|war|ruft|zegt|`,
  String.raw`heeft|komt|was|dit|est|va|dice|está|tiene|ha|è|diz|tem)(?!\p{L})|(?:es|het|il) (?:ist|war|gibt|regnet|is|was|`,
  String.raw`regent|gaat|est|fait|pleut|y a)(?!\p{L})|(?:mehr|meer|weiter|verder) (?:nicht|niet|nichts|niks)\W*$|`,
  String.raw`(?:c'est|das ist|dat is|das war|dat was|ist|is) (?:tout|alles|het|es)\W*$|(?:rien|nichts|niks|nada|niente) `,
  String.raw`(?:(?:de |di )?(?:bijzonders|besonderes|especial|speciale|spécial|plus|más|mais|particulier|prévu))(?!\p{L}))`,
);

/** The washing, in Dutch. */
const deWas = sparing(/^de was(?=\W*$|,| (?:doen|ophangen|opvouwen|draaien|strijken|vouwen))/i);

/** A sentence about life rather than a thing to do. */
export const isStatement = remembered((clause: string): boolean => {
  const said = withoutPictures(clause).trim();
  // "Fix the gate (the hinge is gone)" is no less a thing to do.
  if (deWas.test(said)) return false;
  const whole = said.includes('(') ? said.replace(/(?<=\S) ?\([^()]*\)/g, '') : said;
  // "No phone while I'm with the kids".
  const plain = replaced(whole, unlessThen, '');
  const text = /^no \p{L}/iu.test(plain) ? plain.replace(withWhen, '') : plain;
  if (subjects.test(text) || question.test(text) || abroad.test(text)) return true;
  if (ofOthers.test(text)) return true;
  const [first = '', second] = text.toLowerCase().split(/\s/, 2);
  const verb = opensTask(first, second);
  const order = verb ? text.replace(relayed, '$1').replace(aside, '') : text;
  if (surelyFinite.test(order)) return true;
  return !verb && finite.test(text);
});
