/** Knows the one thing that would do for a day: "if I manage nothing but ..., I'll be content". */
import { pattern } from '../pattern.ts';
import { taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

const lead = '^(?:(?:and|so|but|honestly|well|ok|today|really)[, ]+)*';
const glad =
  "(?:(?:i'll|i'd|i will|i would|i shall|we'll|i'm|i am) (?:be (?!able|in|at|out|there|home|late|back|on|off|round|free)|call|calling|count|counting|consider|considering|taking (?:it|that)|feel|die|sleep|take (?:it|that)|have (?:had|done|won|earned)|happy|chalking|chalk|content|winning|laughing|golden|fine|good|pleased|declaring|marking|off|done)|(?:that|it|today)(?:'d|'ll|'s| would| will| is))";
const today = '(?: (?:today|this (?:morning|afternoon|week)|all day))?';

const wishes: readonly RegExp[] = [
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:(?:can|could|only|just) )*(?:manage|do|achieve|finish|accomplish|get)(?: (?:to do|done))? (?:nothing|not a thing)(?: (?:else|more|other))?(?: done)?${today} (?:but|except|other than|bar|besides)(?: to)? ((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`if all (?:i|we) (?:(?:can|could) )?(?:manage|do|get done|achieve)(?: to do)?${today} is (?:to )?((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:only|just) (?:manage|get)(?: today)? to ((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  pattern(
    'iu',
    lead,
    String.raw`(?:the |my )?(?:only|one|main|single) (?:thing|job|task)(?: that| which)? (?:(?:really|truly|absolutely|actually|definitely|simply|just) )*(?:has to|must|needs to|has got to|'s got to|gotta|should|can't not) (?:happen|get done|be done|go right|get sorted|work|go (?:out|in|off)|be (?:in|sent|finished|out|ready|submitted)|get (?:out|sent|in|finished))${today} is (?:to )?(\S.*)$`,
  ),
  // "Only thing on the cards is the vet at 11.15"
  pattern(
    'iu',
    lead,
    String.raw`(?:the |my )?(?:only|one|main|big|single) (?:thing|job|task|item)(?: that's| that is| i've got| i have)? (?:on (?:the (?:cards|list|agenda|menu|books|go)|my (?:list|plate)|today)|in the diary|planned|scheduled)${today}(?: is|'s|:) (?:to )?(?!(?:that|how|when|if|it|i)\b)(\S.*)$`,
  ),
  // "If I manage to mow the lawn, that'll do me."
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:(?:can|could|do|only|just|actually|somehow) )*(?:manage|get round|get around) to ((?:(?!, ).){4,90}),? (?:then )?${glad}\b.*$`,
  ),
  // "If I manage nothing else I'll get my overtime form in."
  pattern(
    'iu',
    lead,
    String.raw`if (?:i|we) (?:(?:can|could|only|just) )*(?:manage|do|achieve|finish|accomplish|get)(?: to do| done)? (?:nothing|naught|nowt) (?:else|more)(?: done)?${today},? (?:(?:i|we)(?:'ll| will| must| need to| want to| have to| shall|'d like to)|let me|it'll be to|it's to) (?:at least |still )?((?!be\b).{4,90})$`,
  ),
];
/** "The claim, adjuster wants it by four." */
const wantedBy = /, (?:(?:the|my|our) )?\p{L}+ (?:wants|needs) (?:it|that|them)\b.*$/iu;
/** "If the rota gets signed off I'll be content." */
const getsDone = pattern(
  'iu',
  lead,
  String.raw`if ((?:the|my|our|this|that|\p{L}+'s) [^,]{2,50}?) (?:gets?|is|are|can (?:get|be)|could (?:get|be)) ((?:\p{L}+ed|done|sent|paid|sold|built|hung|cut|written|made|fed|swept|taken|bought|got|gone|wiped|mown|rung|caught up)(?: [^,]{1,30}?)?)${today},? (?:then )?${glad}\b.*$`,
);
/** "If I ring the bank back that's plenty." */
const didEnough = pattern(
  'iu',
  lead,
  String.raw`if (?:i|we) (?:(?:just|only|can|could|do|at least|manage to|get to(?! (?:the|my|our|an?|his|her|bed|work|town|school|church|yoga|gym|see|sleep|rest|sit)\b)) )*(?=(\p{L}+) (?!it\b|that\b|this\b|them\b|all\b|both\b|everything\b|any\b|half\b|one\b|two\b|three\b|the lot\b))((?:(?!, ).){4,80}?),? (?:then )?`,
  String.raw`(?:(?:that|it|this)(?:'s| is|'ll be| will be|'d be) (?:plenty|enough|a (?:good|win|miracle|result|success|start|triumph|bonus|great)|me (?:done|happy)|good enough|all|grand|fine|lots|today sorted)|(?:i'll|i'd|i will|i would) (?:be (?!able|in|at|out|there|home|late|back|on|off|round|free)|take (?:it|that)|call|count|consider|die|sleep|feel)|(?:i'm|i am) (?:calling|counting|considering|taking|chalking|happy|laughing|winning|golden|sorted|done|good))\b.*$`,
);

/** "I'll be happy if the parcel gets posted": what would do stands last. */
const gladFirst = pattern(
  'iu',
  lead,
  String.raw`((?:i'll|i'd|i will|i would|i'm|i am) (?:be (?:\p{L}+ )?(?:happy|content|pleased|glad|delighted|chuffed|thrilled|satisfied|proud)|(?:so |really |very )?(?:happy|content|chuffed|pleased|golden|winning)|call(?:ing)? (?:it|that|today) [^,]{2,25}?|count(?:ing)? (?:it|that|today) (?:as )?[^,]{2,25}?)|(?:it's|it is|it'll be|that's|that'll be) (?:an? )?(?:good |great )?(?:win|good day|success|result)) (if (?:i|we|the|my|our) [^,.]{4,80}?)[.!]*$`,
);

/** "If I swim". */
const alone =
  /^if (?:i|we) (swim|run|walk|cook|cycle|bake|meditate|stretch|read|pray|train|exercise|iron|hoover|vacuum|mow|paint|study|revise|garden|sew|knit|jog|tidy|shower|practi[sc]e)\W*$/i;

/** The thing to do that a day is wished to hold; the same where the words wish for none. */
export function wished(said: string): string {
  if (!near.test(said)) return said;
  const [, happy, condition] = gladFirst.exec(said) ?? [];
  if (happy !== undefined) {
    const deed = wished(`${condition}, i'll be happy`);
    return deed.startsWith('if ')
      ? (alone.exec(condition ?? '')?.[1] ??
          (/\bmanaged? to\b/i.test(said) ? said : (condition ?? said)))
      : deed;
  }
  for (const wish of wishes) {
    const what = wish.exec(said)?.[1];
    if (what !== undefined) return imperative(what.replace(wantedBy, ''));
  }
  const [, thing, end] = getsDone.exec(said) ?? [];
  if (thing !== undefined) return `get ${thing} ${end}`;
  const [, verb = '', deed = ''] = didEnough.exec(said) ?? [];
  return taskVerbs.has(verb.toLowerCase()) &&
    !idle.test(deed) &&
    !/\b(?:it|that|this|them|those|these)\b/.test(deed)
    ? deed
    : said;
}
/** "If I sleep tonight I'll be happy" plans nothing. */
const idle = /^(?:sleep|rest|survive|win|find|see|feel|look|seem|need|have|forget|miss|stay)\b/i;
const near = /\b(?:if (?:i|we|all|the|my|our|this|that|\p{L}+'s)|(?:thing|job|task)) /iu;
