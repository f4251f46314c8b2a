/** Takes away what people say before they say something: sounds, order, and conditions of time. */

import { oneOf, pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { longestBreath } from './dictated.ts';
import { taskVerbs } from './verbs.ts';

const sounds =
  /(?<![\p{L}'-])(?:u+m+|u+h+|e+rm+|h+m+m+|ehm+|ähm?|euh)(?![\p{L}'-])(?: like\b(?=,))?,?\s*/giu;

/** Without the sounds of somebody who thinks while speaking; where no mark was set they part. */
export function withoutSounds(reply: string): string {
  if (!nearSound.test(reply)) return reply;
  const whole = reply.length > longestBreath || /[^\s\p{L}\p{N}'’&-](?=\s*\S)/u.test(reply);
  const parted = whole
    ? reply
    : reply.replace(andUm, ', ').replace(beforeMe, ', ').replace(pause, ', ');
  return parted.replace(sounds, '').trimEnd() || reply;
}
/** "They want to put an offer in and um contracts gone to the Wilsons". */
const andUm = pattern(
  'giu',
  String.raw`,? (?:and|so|then) (?:u+m+|u+h+|e+rm*),? (?=(?:the |my )?(?!i\b|it\b|that\b|we\b)[\p{L}']+(?: [\p{L}']+)? (?:is|are|was|were|has|have|gone|done|sent|paid|[\p{L}]{3,}ed)\b)`,
);
/** "About halfway um I emailed my agent"; "tractor seat um I haven't" is of the seat. */
const beforeMe =
  /(?<=\b(?:done|finished|half ?way|sorted|\p{L}{3,}ed|gone|sent|paid|now|yet|today|it|that|them|yesterday|tomorrow|fine|good|off|out|up|back)),? (?:u+m+|u+h+|e+rm*),? (?=(?:i|we|i'?ve|i'?m|i'?ll|i'?d|we'?ve|we'?re)\b)/giu;
/** Behind a word that leads on, or before the same word again, it parts nothing. */
const pause = pattern(
  'giu',
  String.raw`(?<=\p{L}{2}|\d)(?<!(?:^|\s)(?:an?|the|my|our|your|his|her|their|its|it's|is|are|was|were|am|i'm|im|i've|ive|i'll|ill|we|i|you|he|she|they|to|of|in|on|at|by|for|`,
  String.raw`from|with|into|and|or|but|so|then|also|that|which|who|if|when|because|cos|cuz|like|just|not|get|got|have|has|had|do|did|need|want|wanna|gotta|gonna|trying|well|yeah|yes|no|okay|ok|oh|right|uh|um|`,
  String.raw`can|could|should|will|would|must|make|call|pay|let|let's|lets|hello|hi|hey|morning|please|some|this|these|those|be|been|about|as|than|maybe|probably|add|put|down|with|after|before|remind|move|push|do)),? (?:u+m+|u+h+|e+rm*)(?: (?:u+m+|u+h+|e+rm*|yeah|ok|okay|so|well)){0,4},? `,
  String.raw`(?=\p{L}|\d)(?!(?:i|we|i'?ve|i'?m|i'?ll|i'?d|we'?ve|we'?re)\b)`,
);
const nearSound = sparing(/(?:um|uh|rm|hm|mm|eh)/i);

const joint = '(?:(?:and|so|then|ok|okay|oh|well|right|alright|but|also|plus|now|yeah)[, ]+)*';
const spare =
  '(?:a|the|any|some|half a|two)? ?(?:spare )?(?:min(?:ute)?s?|mo|moment|sec(?:ond)?s?|chance|tick|gap|time|energy(?: left)?|hour|window)';
const order = oneOf(
  'first (?:off|of all|up|things first)|first and foremost|to (?:start|begin|kick off)(?: with| off|(?=[,:]))|for starters',
  "(?:after|on top of|besides|beyond|following|as well as|along with|in addition to) (?:that|this|which|those|these)|(?:before|until) (?:that|then)|otherwise(?=,? (?:it's|just|only|the usual|i|we|today)\\b)|(?:other than|apart from|aside from|except for|outside of) (?:that|this|which|those|these)|that aside|afterwards|(?:once|when) that(?:'s| is) (?:done|sorted|finished|out of the way)",
  "(?:(?:as )?for )?today,?(?: (?:it's|i'll|i will|i'm|we'll))? (?:just|only|mainly|mostly|simply)(?: going to| gonna)?(?! (?:got|did|done|been)\\b)",
  '(?:today|tonight|this \\p{L}+),? (?:must|should|shall|will|have|need|can) (?:i|we)(?: to)?(?: also| still| first)?',
  "(?:before|after|by|around|over|at) (?:(?:my |the |her |his |our )?(?:shift|class|lecture|meeting|nap|school run|appointment|run|lesson)|supper|lunch|dinner|tea|breakfast|bed|noon|dark|nightfall|work|school|church),?(?= i(?: gotta| got to|'ve got to|'d like|'ll| must| need| have| should| ought| will| want| intend| plan| hope| shall| mean| aim|'m (?:going|planning|hoping)| am (?:going|planning|hoping)))",
  'for (?:today|the day|now|this \\p{L}+),?(?= (?:i|we)\\b)',
  'in other news|on (?:a|the) (?:different|other|side|bright(?:er)?) (?:note|side)|on another note|by the way|btw|speaking of which|incidentally',
  "first thing(?: up| today)?,?(?= (?:i|we)(?: want| need| have|'ll|'d| must| gotta| should) (?!to do is))|last but not least|in between|in the meantime|at some (?:point|stage)",
);
const condition = oneOf(
  "(?:if|when|once) (?:i|we)(?:'ve| have| get| find| still have)(?: got)?(?: (?:any|some|an?|the|enough|two|five|ten))* \\p{L}+ (?:left(?: in me| over| at the end)?|free|to (?:myself|spare))",
  `(?:if|when|once|whenever|as soon as) (?:i|we) (?:get|have|find|can find|can get|manage ` +
    `to get|can grab|ever get) ${spare}`,
  `(?:if|when) (?:i|we) can`,
  `if there(?:'s| is) (?:still )?(?:any )?(?:time|energy|daylight)(?: left)?|(?:time|` +
    `weather|energy|health|god) (?:permitting|allowing|willing)`,
  "if i'?m (?:brave|lucky|good|up to it|able|spared|feeling (?:brave|up to it|fancy|energetic)|not too (?:tired|late)|(?:awake|up|alert|well|free|home|done) (?:enough|in time|early enough)|still (?:awake|standing|alive|upright))(?: by then)?",
  "(?:if|when|once) (?:i|we) (?:wake up|get (?:up|home|back|in|out|off)|make it (?:home|back|in|out)|finish(?: work)?|knock off|'m (?:home|back)|am (?:home|back))(?: (?:in (?:good )?time|on time|early(?: enough)?|at a decent hour|before (?:dark|noon|they (?:close|shut))))+",
  'if (?:all goes well|possible|poss|nothing else|my \\p{L}+ (?:allows|lets me|holds(?: up| out)?))',
);
const thinking = oneOf(
  "(?:(?:the |god'?s )?(?:honest|gospel|simple|plain) )truth(?: is)?(?=\\W*$|[,.:;!?-]| (?:i|i'm|i've|is|it|it's|the|nothing|just|no|not|my|we)\\b)|truth (?:be told|is)|honest answer|if i'm (?:being )?(?:totally |completely |really )?honest|(?:real talk|hand on heart)(?! (?:with|to|about|for|at|on)\\b)|not gonna lie|not going to lie",
  "let'?s say(?= (?!that\\b|hi\\b|hello\\b|goodbye\\b|a\\b|thank|sorry|grace\\b|i\\b))",
  "for (?:heaven|pity|god|goodness|christ|pete)'s sake|while (?:i'm|i am|you're|we're) (?:here|there|at it|on)|since (?:i'm|you) (?:here|asked?)|alrighty|righto|righty-?o|okey ?dokey|anyway|anyhow|let me (?:think|see(?! (?:it all|all|every|what)))|let's see|lemme think|hang on(?!,? (?:it|he|she|they|that|there|this|\\p{L}+)(?:'s|'ve|'re| is| has| are| have| was| were)\\b)|you know(?! (?:the|how|what|who|when|where) )|i guess|i suppose|to be honest|tbh|honestly|obviously",
  "(?:just (?:remembered|realised|realized|noticed)(?: that)?(?= (?:i|we)\\b)|(?:remembered|realised|realized|noticed)(?: that)?(?= (?:i|we) (?:need|must|should|ought|have to|still need)\\b))|(?:i was |i'm |was )?(?:just )?thinking(?: that)?(?= (?:i|we) (?:should|ought|need|must|could))",
  // "Ok so irish essay": the sounds before the first thing.
  String.raw`(?:(?:yeah|yep|ok|okay|right|well|alright|oh|hey|hm+|hi)[, ]+)+so,?(?= (?!i\b|that|it\b|is\b|are\b|far|much|sorry|tired|busy|we\b|the\b|all\b|\d))`,
  // "What do I got I got to change the oil": a question put to oneself.
  String.raw`(?:what (?:do|have|else do|else have) i (?:got|have|need)(?: to do)?|what(?:'s| is) on)(?: (?:today|on|going on|on today|for today|this \p{L}+))*[?,.:]?(?= (?:i |we |gotta |need |well |got |ok |there))`,
  'what else|where was i|the usual|as (?:ever|always|usual)|right(?= so| then|,| well)|no wahala|abeg|haba|yaar|arre|och|aye right|lah|leh|wah|aiyah?|alamak|grand so|(?:no matter what|whatever happens|come what may|rain or shine|either way)(?=,? (?:i|we)\\b)',
);
const opener = pattern(
  'iu',
  `^${joint}(?:${oneOf(order, condition, thinking)}(?:[,.:]? (?:though|then|so))?[,:]? ` +
    `(?:${joint}))+(?=\\S)`,
);

/** Says something of its own behind them, so that they belong to it. */
const belongs = sparing(
  /^(?:i|we)(?:'m|'ve| was| am| did| have been)?(?: not\b| no\b|\W*$)|^(?:that|which|so|not|no|is|was|it|of)\b/i,
);

/** "Okay walk the dog", "hi finish the report". */
const beforeOrder = sparing(
  /^(?:(?:ok|okay|alright|hi|hiya|hey|hello|yeah|(?:right|well),? (?=\p{L}+ (?:the|my|an?) ))[, ]*)+(?=(?<=[, ])(\p{L}+) (?:the|my|an?|\p{L}{3,}))/iu,
);

/** The words from where something is said. */
export function withoutFillers(said: string): string {
  const [sound = '', verb = ''] = beforeOrder.exec(said) ?? [];
  if (taskVerbs.has(verb.toLowerCase())) return withoutFillers(said.slice(sound.length));
  const found = opener.exec(said)?.[0] ?? '';
  const left = said.slice(found.length);
  return found === '' || belongs.test(left) ? said : left;
}
