/** The person's own words for a new item, without what is said around them. */
import { longestItem } from '../edit-schema.ts';
import { taskVerbs } from './lexicon.ts';

const leadIns = [
  /^(?:(?:oh|ok|okay|alright|so|well|um|uh|and|also|then|plus|but|actually|honestly|basically|finally|next|first|lastly|today|hoy|heute|2day|yeah|yes|anyway|definitely|maybe|perhaps|probably|just|really|please|pls|plz|kindly|hopefully|tonight|additionally|tambien|también|aujourd'hui)\b[,:]?\s+)+/i,
  /^(?:(?:can|could|would|will) you (?:please )?|if (?:you don't mind|poss(?:ible)?|there'?s time|i (?:can|get time|have time))[,:]?\s+(?:just )?|(?:all|the (?:only|main|one|big) thing) i (?:really )?(?:want|need)(?: to do)?(?: is)?(?: to)? |new one(?: for today)?(?: if you don't mind)?:\s*|one more(?: thing)?:?\s+|my (?:main |only |big |one )?(?:goal|focus|priority|intention|plan)(?: for today| today)? is (?:to )?)/i,
  /^(?:i|we)(?:'ve| have|'ll| will)? (?:(?:just|really|also|still|only) )*(?:need|needs|want|got|gotta|have|has|would like|'d like|should like|hope|plan|intend|aim|am going|must|should|ought|will|shall|promised)(?: (?:also|just|really))?(?: to)?(?: do)? /i,
  /^(?:i'd|i'll|i'm|we'll|id|ill|im)(?: (?:also|just|really|definitely))* (?:(?:like|love|want|need|have|going|gonna|hoping|planning|trying|try) )*(?:to )?/i,
  /^(?:(?:would|should) (?:love|like) to |want to |wanna |need(?:s)? to |needs? |have to |has to |must |gotta |got to |going to |gonna |hoping to |planning to |trying to |try to |plan to |i promised i'd |let's |lets |remember to |don't forget (?:to )?|remind me to |make sure (?:to|i) |tengo que |hay que |ich muss |je dois |il faut |preciso (?:de )?|tenho que )+/i,
  /^(?:(?:pls |please )?(?:also )?(?:add|put|include|log|note)(?: (?:on|to|in) (?:the|my) list)?:?\s+(?:that i (?:need|have) to )?|to |\+\s*)/i,
];

const tails = [
  /\s+(?:to|on|onto|in) (?:the|my|today's) list\b.*$/i,
  /,?\s+(?:i'll|i'd|i'm|i will)\b.*$/i,
  /[,;]?\s+(?:please|pls|plz|thanks|thank you|thx|too|as well|also|though|instead|ugh|lol|haha|again|if (?:poss(?:ible)?|i can|i have time|there'?s time|that's ok))[.! ]*$/i,
  /\s*(?:,|\s)\s*(?:because|cause|cuz|since|so that|as (?:i|we|he|she|they|my|the|it)|before (?:it|they|he|she)|if (?:the|he|she|they|i|we|it)|otherwise|or else|who|which)\b.*$/i,
];

const swearing =
  /\b(?:damn(?:ed)?|bloody|fucking?|fuckin|freaking|goddamn|stupid|darn|sodding|bleeding)\s+/gi;
const smile = /(?:^|\s)(?:[:;]-?[)(DPp]|<3|x{1,3})(?=\s|$)/g;
const pictures = /[\p{Extended_Pictographic}\u{1F3FB}-\u{1F3FF}\uFE0F\u200D]/gu;

/** Control, zero-width and direction characters have no place in an item. */
const unseen = /[\p{Cc}\p{Cf}]/gu;

function stripped(text: string, patterns: readonly RegExp[]): string {
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

const quoted = /^"([^"]{2,})"$/;

/** The words for "today" or "tomorrow" that the list itself says. */
const dayWords =
  /^(?:for )?(?:tomorrow|tmrw|tmr|2moro|mañana|morgen|demain|amanhã)(?:'s)?(?: (?:morning|first thing|all))*[,:]?\s+|[,\s]+(?:for )?(?:tomorrow|tmrw|tmr|2moro|mañana|morgen|demain|amanhã)$|[,\s]+(?:for )?(?:today|2day|this (?:morning|afternoon|arvo))$/gi;

/** Plain text of a new item; empty when nothing is left of it. */
export function wordingOf(clause: string): string {
  const flat = clause
    .replace(pictures, ' ')
    .replace(unseen, '')
    .replace(smile, ' ')
    .replace(swearing, '')
    .replace(/\s+/g, ' ')
    .trim();
  const lead = stripped(stripped(flat, [dayWords]), [...leadIns, dayWords]);
  const bare = lead
    .replace(/[\s.,;:!?…–—-]+$/u, '')
    .replace(quoted, '$1')
    .trim();
  const text = stripped(bare, [...tails, dayWords]).replace(/[\s.,;:!?]+$/u, '');
  const cut = text.slice(0, longestItem).trim();
  return cut.charAt(0).toUpperCase() + cut.slice(1);
}

/** Whether the person introduces something new: "I need to", "add", "remind me to". */
export function hasLeadIn(clause: string): boolean {
  const text = clause.replace(pictures, ' ').trim().toLowerCase();
  if (/^\+|\b(?:add|remind me to)\b/.test(text)) return !/\badd(?:ed|ing)\b/.test(text);
  return (
    /(?:^|(?:\b|')(?:i|we|ive|i've|we've|i'm|ve|also|just|really|so|and|then|but|still|definitely|today|tomorrow|hoy|heute) )(?:really |also |just |all )?(?:need|have|got|gotta|want|wanna|going|gonna|must|plan|promised|hope|would like|should like|would love) (?:to|i'd|2)\b|\b(?:i|we)'d (?:like|love) to\b|\bgotta\b|\bmust\b|^(?:also|plus|need) |\bdon't forget\b|\blet's\b|\btengo que\b|\bich muss\b|\bje dois\b|\bi'll (?:also )?(?:do|get|try)\b|\bif i can just\b|^(?:and )?if there'?s time\b|\b(?:all|thing) i (?:really )?(?:want|need)\b|\bcan't let slide\b/.test(
      text,
    ) &&
    !/\b(?:don't|didn't|no need|not|still|only|never|won't) (?:really |even )?(?:need|have|want)\b/.test(
      text,
    )
  );
}

const subjects =
  /^(?:i|i'm|im|i've|ive|i'd|i was|we|we're|we've|he|she|they|it|it's|its|that|that's|thats|this|these|those|there|there's|theres|what|who|why|when|where|because|cause|since|as|if|so|which|feeling|felt|woke|lost|absolutely|three admissions|haven't|hasn't|had|was|is|are|same|nothing|nobody|one of|and the|not sure|no idea|hope|hoping|sorry|thanks|thank|cheers|lol|haha|ok|okay|yes|no (?:idea|time|luck|way|worries)|yeah|great|good|nice|love|lovely|excited|morning|night|goodnight|long day|busy|tired|ugh|phew|wow)\b/i;
const finite =
  /\S\s.*?\b(?:shall|will|is|are|was|were|has|had|did|does|would|isn't|aren't|wasn't|weren't|hasn't|hadn't|didn't|doesn't|can't|won't|wouldn't|says|said|keeps|knows|turned|agreed|wants|needs|got|ate|picks|closes|'ll be)\b|\p{L}'s (?:been|got|gone|up|not|on|off|at|in|out|a|the|killing|never|so|phone)\b|\p{L}'s \p{L}+ing\b|\bi'm\b|\bis killing\b/iu;
const question = /^(?:do|does|did|can|should|could|is|are|am) (?:i|you|we|it|this|that)\b/i;
const surelyFinite = /\S\s.*?\b(?:i'm|knows|is|are|was|were)\b/i;

/** A sentence about life rather than a thing to do. */
export const isStatement = (clause: string): boolean => {
  const text = clause.replace(pictures, ' ').trim();
  if (subjects.test(text) || question.test(text) || surelyFinite.test(text)) return true;
  const [first = ''] = text.toLowerCase().split(/\s/);
  return !taskVerbs.has(first) && finite.test(text);
};
