/** The person's own words for a new item, without what is said around them. */

import { beginning } from '../../well-formed-text.ts';
import { longestItem } from '../edit-schema.ts';
import { anyOf, pattern, replaced } from '../pattern.ts';
import { remembered } from '../remembered.ts';
import { isAscii } from '../same-text.ts';
import { sparing } from '../sparing.ts';
import { aboutDoing, doingInstead } from './activities.ts';
import { verbFirst } from './inverted.ts';
import { isPast } from './past.ts';
import { tails } from './tails.ts';
import { opensTask, shortVerbs, taskVerbs } from './verbs.ts';

const leadIns = [
  pattern(
    'i',
    String.raw`^(?:(?:for the love of god|non-? ?negotiable:|umm+|uhh+|after (?:that|this|` +
      String.raw`which)|afterwards|later on|if i'm (?:being )?honest|` +
      String.raw`to be (?:fair|honest)|in all honesty|truth be told|s\u00f3lo|solamente|` +
      String.raw`seulement|` +
      String.raw`apenas|nur|alleen|like(?= (?:actually|` +
      String.raw`really|just)\b)|i guess(?! (?:i|it|that|so|we)\b)|can(?= add\b)|oh|ok|okay|` +
      String.raw`alright|` +
      String.raw`so|well|um(?! \d)|uh|and|` +
      String.raw`also|then|plus|but|actually|`,
    String.raw`honestly|basically|finally|instead(?=,? (?:i|we|just)\b)|(?:even )?though(?= (?:i|we)\b)|(?:mainly|mostly|largely|primarily)(?= (?:the|my|to)\b)|(?:second|third|fourth)(?:ly)?(?= (?:the|my|an?|i|we)\b)|ideally|realistically|at (?:the very )?least|at ` +
      String.raw`(?:a )?minimum|next(?! (?:weeks?|months?|years?|term|season|quarter|weekend|door|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b)|first(?! (?:(?:day|date|shift|meeting|session|match|lesson|training|exam|interview) |draft(?! (?:the|an?|my|up)\b)|aid|half|` +
      String.raw`coat|chapter|version|` +
      String.raw`floor|class|(?:fix|cut|load|look|pass|edit|round) (?:at|on|of|for)|two|` +
      String.raw`three|one|year|section|lesson|dose|batch|payment)\b)|lastly|today|hoy|` +
      String.raw`heute|2day|yeah|yes|`,
    String.raw`still(?=,? (?:need|needs|have|has|got|gotta|want|must|ought) )|might(?= (?:go|do|try|start|get|have|see|watch|read|cook|bake|make|call|clean|tidy)\b)|anyway|definitely|certainly|absolutely|`,
    String.raw`this (?:morning|afternoon|evening)(?=,? (?:i|we)\b)|(?:mostly|mainly)(?! (?:cloudy|dry|sunny))|maybe|perhaps|probably|prob(?:s|ly)?|just|` +
      String.raw`really|please|pls|plz|kindly|`,
    String.raw`hopefully|tonight|additionally|n|er|hmm|wait(?! (?:for|the|on|until|till|` +
      String.raw`in)\b)|tambien|también|aujourd'hui|oggi|`,
    String.raw`vandaag|hoje|bitte|dann|danach|nachher|anschließend|daarna|dan(?= (?:de|het|een|nog|ook|naar|\p{Ll}+en)\b)|poi|dopo|` +
      String.raw`luego|entonces|después|puis|ensuite|alors|allora|depois|então|noch|aussi|auch|nog|wel|graag|verder|eigenlijk|eigentlich|para hoy(?! nada)|gern|gerne|sofort|meteen|eerst|zuerst|daf(?:ü|ue)r|stattdessen|lieber|daarvoor|ook|tbm?|tmb|además|ademas|além disso|in più|en plus|daarnaast|außerdem|ergänze|d'abord|par contre|en revanche|du coup|d'ailleurs|au fait|sinon|par ailleurs|ah oui|enfin|übrigens|ansonsten|trouwens|overigens|por cierto|por otro lado|aliás|por outro lado|comunque|tra l'altro|per il resto|(?:et|e|y|en|und) (?:aussi|anche|tamb[eé]m|tambi[eé]n|tb|ook|auch)|in ` +
      String.raw`plaats ` +
      String.raw`daarvan|à la place|plutôt|en cambio|en su lugar|invece|em vez disso|nog|anche|` +
      String.raw`também)\b[,:]?\s+)+`,
  ),
  pattern(
    'i',
    String.raw`^(?:(?:can|cn|could|cud|cld|would|wud|will) (?:you|u|ya|ye)(?= )(?: (?:please|` +
      String.raw`pls|plz|also|just))*(?: (?:note|jot|write|remember|log|put)(?: down| in)?(?! ` +
      String.raw`(?:that|it|this|on)\b)(?= \S+ \S))? |if (?:you don't mind|`,
    String.raw`poss(?:ible)?|there(?:'?s| is) (?:any |some |enough |still )?time(?: left| over| for it| after(?:wards)?)*|`,
    String.raw`(?:i|we) (?:can|(?:feel|am) up to it|feel like it|(?:get|have|find|can find|'ve got) (?:any |the |some |enough )?(?:time|energy|chance|minute)(?: left| over)*))[,:]?\s+(?:just )?|`,
    String.raw`(?:all|the (?:only|main|one|big) thing) i (?:really )?(?:want|need)(?: to `,
    String.raw`do)?(?: is)?(?: to)? |new one(?: for today)?(?: if you don't mind)?:\s*|one `,
    String.raw`more(?: thing)?:?\s+|my (?:main |only |big |one )?(?:goal|focus|priority|`,
    String.raw`intention|plan)(?: for today| today)? is (?:to )?)`,
  ),
  pattern(
    'i',
    String.raw`^(?:i|we)(?:'ve| have|'ll| will)? (?:(?:just|really|also|still|only|absolutely|`,
    String.raw`definitely|certainly|simply|first|then|now|today|probably) )*(?:need|`,
    String.raw`needs|want|wanna|gonna|got|gotta|have|has|would like|'d like|should like|hope|` +
      String.raw`plan|intend|mean(?= to)|`,
    String.raw`aim|am going|must|might|should|ought|will|shall|promised)(?: (?:also|just|still|first|now|`,
    String.raw`really))?(?: (?:like|love|prefer|want|need|have|try)(?= to (?!be\b)))?(?: to| 2(?= (?:${shortVerbs})\b))?(?: do)? `,
  ),
  pattern(
    'i',
    String.raw`^(?:i'd|i'll|i'm|we'll|id|ill|im|i am|i will|i would|we are|we're)(?: (?:also|just|`,
    String.raw`really|definitely))* `,
    String.raw`(?:(?:like|love|want|need|have|going|gonna|hoping|planning|aiming|trying|try|(?:supposed|meant|due)(?= to (?!be (?!at)))) `,
    String.raw`)*(?:to `,
    String.raw`)?`,
  ),
  pattern(
    'i',
    String.raw`^(?:not (?:to )?forget (?:to |about )?|(?:(?:i|we) )?(?:must not|mustn't|` +
      String.raw`can't|cannot|shouldn't|better not) forget (?:to |about )?|(?:(?:i|we) ` +
      String.raw`)?(?:could|might) (?:maybe|possibly|perhaps|also|even) )`,
  ),
  pattern(
    'i',
    String.raw`^(?:(?:would|should) (?:love|like) to |(?:i|we)'ve (?:got )?(?:the |my |an? |` +
      String.raw`some )(?=\S.{0,60} to (?!prove\b|show\b|thank\b|spare\b|blame\b)[a-z])|(?:i|we)'ve (?:also )?to (?!be |go |get up|` +
      String.raw`wait|head|leave|run |dash|mind |say|admit|get going|take )|want to |` +
      String.raw`wanna |(?:needs?|nd) (?:to|2(?= (?:${shortVerbs})\b)):? |`,
    String.raw`needs? |`,
    String.raw`(?:someone|somebody) (?:has|needs|ought|'s got) to |(?:(?:i|we) )?(?:do|really ` +
      String.raw`do) (?:want|need|have|hope|plan|intend) to |have to (?:still )?|has to |must (?:still |also |first |just |really )?|gotta |` +
      String.raw`got to |going to (?!(?:bed|church|mass|work|school|the|my|a)\b)|gonna |hoping to |planning to |`,
    String.raw`trying to |try to |plan to |intend(?:ing)? to |mean to |i (?:suppose|guess|think|reckon)(?: that)? (?:i `,
    String.raw`)?(?:just )?(?:ought to|should|need to|have to|must|'d better|had better|better)? `,
    String.raw`?|(?:i|i'd|id|we)(?:'d| had)? (?:better|ought to|propose to) |turns out (?:i `,
    String.raw`(?:also )?)?|(?:don't|dont|do not) let me forget (?:to |about )?|dont forget (?:to `,
    String.raw`)?|(?:my |the )?(?:main |top |big |biggest |number one |only )*(?:focus|priority|`,
    String.raw`goal|task) (?:today |for today )?is (?:on )?(?:to )?|(?:today|tomorrow) (?:is|will `,
    String.raw`be) (?:mostly |all )?about |i promised i'd |promised (?:\p{L}+ |(?:my|the) \p{L}+ )?(?:that )?(?:i'?d|i would|to) |let's |lets |remember to |don't `,
    String.raw`forget (?:to |i've (?:got )?(?=an? ))?|remind me to |make sure (?:to|i) |remind ` +
      String.raw`me (?:today |tomorrow |`,
    String.raw`later |again )?(?:to|about|of) |tengo que |hay que |quiero |je veux |j'ai ` +
      String.raw`besoin de |voglio |devo |`,
    String.raw`quero |vou |(?:ik (?:moet|wil|ga|zal)|moet|ich will|(?:ich )?(?:muss|möchte|werde)(?: ich)?)(?: (?:ook|nog|even|eens|noch|auch|mal|dann|dan|nur))* (?!(?:i|you|he|she|we|they|be|call|get|have|not|ik)\b)|(?:moet|wil|ga|zal|zou|heb|mag) ik (?:(?:nog|even|vooral|ook|eerst|graag) )*|als het lukt |wenn(?:'s| es) (?:geht|klappt) |debo |muss ich |(?:will|möchte|werde|soll|wollte) ich |heute |hoy |oggi |vandaag |hoje |aujourd'hui |`,
    String.raw`je dois |il faut |je voudrais (?:juste )?|só queria |necesito |necesitamos |ho da |dovrei |vorrei |quisiera |me gustaría |gostaria de |voy a (?=[a-zà-ÿ]+[aei]r\b)|je vais (?=[a-zà-ÿ]+(?:er|ir|re)\b)|recu[ée]rdame |rappelle-moi de |ricordami di |lembra-me de |j'aimerais |je r?ajoute |j'ajoute |il me (?:reste|manque) |ich soll |ik zou (?:(?:ook|nog|graag) )*|tenho de |queria |preciso (?:de )?|tenho que )+`,
  ),
  pattern(
    'i',
    String.raw`^(?:(?:pls |please )?(?:also )?(?:add(?: (?:on|to|in) (?:the|my) list)?:?|(?:put|`,
    String.raw`include|log|note) (?:on|to|in) (?:the|my) list:?|(?:put|include|log|note):|put `,
    String.raw`(?:in|down)|(?:chuck|pop|stick|whack|throw)(?= .*\b(?:on|in) (?:there|too)\b)|` +
      String.raw`(?:i'm |im )?adding(?: on| in)?(?! up\b):?|`,
    String.raw`put(?= ")|put(?= .*\bon (?:the|my|today's) list)|(?:(?:y|e|et|und|en|ed) ` +
      String.raw`)?(?:ajoute[rz]?|rajoute|anade|` +
      String.raw`añade|añadir|ap[uú]nta(?:me)?|an[oó]ta(?:me)?|ponme|segna(?:mi)?|scrivimi|` +
      String.raw`aggiungimi|mettimi|noteer|`,
    String.raw`anadir|agrega|agregar|adiciona|adicionar|acrescenta|aggiungi|aggiungere|toevoegen|`,
    String.raw`voeg toe|hinzufügen)(?: (?:aussi|también|tambem|também|anche|ook|auch|`,
    String.raw`a[ií]|ah[ií]|eens|even|mal|noch|nog|pure))*:?)\s+(?:that i (?:need|have) to )?|to |\+\s*)`,
  ),
];

const swearing = sparing(
  /\b(?:damn(?:ed)?|bloody|fucking?|fuckin|freaking|goddamn|stupid|darn|sodding|bleeding|blasted|ruddy|effing|flipping|flippin|friggin'?|frigging|flaming|bastard(?:ing)?|shitt(?:y|ing)|poxy|fec?kin(?:g)?|frickin(?:g)?|blooming|bleedin'?|wretched|goddamned)\s+/gi,
);
const smile = sparing(/(?:^|\s)(?:[:;]-?[)(DPp]|<3|(?<!\d )x{1,3}(?! ?\d))(?=\s|$)/g);
const pictures = /\p{Extended_Pictographic}|[\u{1F3FB}-\u{1F3FF}]|\uFE0F|\u200D/gu;

/** Control, zero-width and direction characters have no place in an item. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

/** With whether any of them is found at all, which mostly none is. */
const strippers = (...patterns: readonly RegExp[]) => ({ patterns, any: anyOf(patterns) });

function stripped(text: string, { patterns, any }: ReturnType<typeof strippers>): string {
  if (!any.test(text)) return text.trim() || text;
  let left = text;
  for (let round = 0; round < 3; round++) {
    const before = left;
    for (const pattern of patterns) {
      const shorter = left.replace(pattern, '').trim();
      if (shorter !== '') left = shorter;
    }
    if (left === before) break;
  }
  return left;
}

const quoted = sparing(/^"([^"]{2,})"(?: (?:to|at|on|in|onto|please|too|as well)\b.*)?$/);
const endMarks = /[\s.,;:!?…–—-]+$/u;
/** White space that is not one space. */
const unevenSpace = /\s\s+|[^\S ]/g;

/** The words for "today" or "tomorrow" that the list itself says. */
const dayWords = pattern(
  'gi',
  String.raw`^(?:for )?(?:tomorrow|tmrw|tmr|2moro|mañana|morgen|demain|amanhã|domani)(?:'s)?(?: `,
  String.raw`(?:morning|first thing))*[,:]?\s+|(?<!\b(?:by|due|before|until|about|re|not in|i'?m (?:in|off)))[,\s]+(?:for )?(?:tomorrow|tmrw|tmr|2moro|`,
  String.raw`mañana|morgen|demain|amanhã|domani)$|[,\s]+(?:for )?(?:today|2day|this (?:morning|`,
  String.raw`afternoon|arvo))$`,
);

/** "Getting the van fixed" is to get it fixed. */
export function imperative(text: string): string {
  const [whole = '', first = ''] = /^(\p{L}+)ing\b/iu.exec(text) ?? [];
  const stem = first.toLowerCase();
  const once = /(.)\1$/.test(stem) ? stem.slice(0, -1) : '';
  const base = [stem, `${stem}e`, once].find((verb) => taskVerbs.has(verb));
  if (base === undefined) return text;
  const put =
    first.charAt(0) === stem.charAt(0) ? base : base.charAt(0).toUpperCase() + base.slice(1);
  return put + text.slice(whole.length);
}

const onlyDays = strippers(dayWords);
const opening = strippers(...leadIns, dayWords);
const closing = strippers(...tails, dayWords);

export const withoutPictures = (text: string): string =>
  isAscii(text) ? text : text.replace(pictures, ' ');
const withoutUnseen = (text: string): string =>
  /^[ -~]*$/.test(text) ? text : text.replace(unseen, '');

/** Plain text of a new item; empty when nothing is left of it. */
export const wordingOf = remembered((clause: string): string => {
  const clean = replaced(withoutUnseen(withoutPictures(clause)), smile, ' ');
  const flat = replaced(replaced(clean, swearing, ''), unevenSpace, ' ').trim();
  const meant = flat.includes('ing')
    ? flat.replace(aboutDoing, '').replace(doingInstead, '')
    : flat;
  const plain = meant === flat ? flat : imperative(meant);
  const lead = stripped(stripped(plain, onlyDays), opening);
  const bare = replaced(replaced(lead, endMarks, ''), quoted, '$1').trim();
  const text = replaced(stripped(bare, closing), /[\s.,;:!?]+$/u, '');
  const cut = beginning(verbFirst(text), longestItem).trim();
  return cut.charAt(0).toUpperCase() + cut.slice(1);
});

/** Whether the person introduces something new: "I need to", "add", "remind me to". */
/** "Going to native place" goes somewhere; "going to paint the rail" is a plan. */
const goesThere = (text: string): boolean => {
  const [, first, second] = /\b(?:going|off|heading) to (\p{L}+)(?: (\p{L}+))?/u.exec(text) ?? [];
  return (
    first !== undefined &&
    !opensTask(first, second) &&
    !/\b(?:need|have|want|must|got) to\b/.test(text)
  );
};

/** "Finished bar the fridge, which I'll do later." */
const ofWhat = /(?<=\S),? (?:which|who) (?:i|we)\b.*$/;

export const hasLeadIn = remembered((clause: string): boolean => {
  const typed = withoutPictures(clause).trim().toLowerCase().replace(ofWhat, '');
  // "Also bought the skirting" tells of it.
  const [also = '', verb = ''] = /^(?:also|plus),? (\p{L}+)/u.exec(typed) ?? [];
  const text = isPast(verb) ? typed.slice(also.length - verb.length) : typed;
  if (/^\+|\b(?:add|remind me (?:to|about))\b|\bput "/.test(text))
    return !/\badd(?:ed|ing)\b/.test(text);
  return (
    introduces.test(text) && !deniesNeed.test(text) && !goesThere(text) && !gotThere.test(text)
  );
});

/** "Got to the depot in time" arrived there. */
const gotThere = sparing(
  /^(?:(?:i|we|and|so|but|finally|just|only|eventually|even) )*got to (?:the|an?|our|their|sleep at|bed)\b/,
);
const introduces = pattern(
  '',
  String.raw`(?:^|(?:\b|')(?:i|we|am|ive|i've|we've|i'm|ve|also|just|really|so|and|then|but|`,
  String.raw`still|definitely|today|tomorrow|hoy|heute) )(?:really |also |just |all `,
  String.raw`)?(?:need|have|got|gotta|want|wanna|going|gonna|hoping|planning|trying|aiming|must|`,
  String.raw`plan|promised|hope|(?<=(?:am|i'm|im|'m) (?:also |really |just |still )?)(?:supposed|meant|due)(?= to (?!be (?!at)))|would `,
  String.raw`like|should like|would love) (?:to|i'd|2(?= (?:${shortVerbs})\b))\b|\b(?:i|we)'d (?:like|love) to\b|`,
  String.raw`\bgotta\b|\b(?:i|we) do (?:want|need|have|hope|plan|intend) to\b|^(?:someone|` +
    String.raw`somebody)(?:'s got| has| needs) to\b|\b(?:i|we)'ve (?:also )?to (?!be |go |` +
    String.raw`get up|wait|head|leave|run |dash|mind |say|admit|get going|take )|\bmust\b|` +
    String.raw`\b(?:i|we)(?:'ve| have) (?:got )?(?:the|my|some|an?) (?!lot |bit |few |` +
    String.raw`feeling|reason|right|kids |choice)\S.{0,40} to (?!do\b|go\b|be\b|prove\b|show\b|spare\b|blame\b|match\b|boot\b|thank|` +
    String.raw`say|think|spare|worry)[a-z]|^(?:also|plus|need) |^(?:(?:and|also|oh|so|plus) )*(?:i|we)(?: also| really)? need (?:(?:some|more|an?|new|another|\d+) )*(?!to\b|it\b|you\b|that\b|this\b|him\b|her\b|them\b|me\b|sleep\b|coffee\b|caffeine\b|tea\b|wine\b|gin\b|beer\b|drink\b|holiday\b|vacation\b|break\b|rest\b|hug\b|help\b|time\b|minute\b|hour\b|day\b|days\b|hours\b|miracle\b|nap\b|lie\b|motivation\b|energy\b|strength\b|luck\b|all\b|everyone\b|less\b|lot\b|bit\b|word\b|be\b|life\b|prayers?\b|money\b|rain\b|sun\b|change\b|reason\b|hand\b|kick\b|lots\b|more\b|some\b|the\b|my\b|your\b|clone\b|only\b)[a-z][a-z'-]+(?: (?!to\b|before\b|when\b|if\b|but\b|right now)[a-z'-]+){0,3}\W*$|\bdon't forget\b|` +
    String.raw`\blet's\b|\btengo que\b|\bich (?:muss|will|m(?:ö|o)chte|werde)\b|\bje (?:dois|veux|vais|voudrais|r?ajoute)\b|\bj'(?:aimerais|ajoute)\b|\bil me (?:reste|manque)\b|` +
    String.raw`\brecu[ée]rdame\b|\bricordami\b|\blembra-me\b|\brappelle-moi\b|\bich soll\b|\bik zou\b|\btenho de\b|\bqueria\b|` +
    String.raw`\b(?:quiero|voy a|hay que|debo|vou|quero|preciso|devo|voglio|il faut|ik (?:moet|wil|ga))\b|\bi'll (?:also )?(?:do|get|try)\b|\bif i can just\b|^(?:and )?if there'?s time\b|\b(?:today|day) is (?:mostly |all |really )?about\b|^(?:my |the )?(?:main |top |big |biggest |number one )*(?:focus|priority|goal)\b.{0,20} is\b|\b(?:ought|propose) to\b|\bi'd better\b|`,
  String.raw`\b(?:all|thing) i (?:really )?(?:want|need)\b|\bcan't let slide\b`,
);
const deniesNeed = pattern(
  '',
  String.raw`\b(?:don't|didn't|no need|not|still|only|never|won't) (?:really |even )?(?:need|`,
  String.raw`have|want)\b|\b(?:no|nao|não|non|niet|nicht|pas) (?:quiero|voy|hay|debo|tengo|vou|` +
    String.raw`quero|preciso|devo|voglio)\b`,
);
