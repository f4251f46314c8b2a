/** Puts in the plainest words how a new thing is asked for: "set a reminder to ring the bank". */

import { oneOf, pattern } from '../pattern.ts';
import { taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

const lead =
  '^(?:(?:and|so|then|but|also|well|oh|ok|okay|right|yes|please|pls|pray|kindly|can you|can u|could you|would you|will you|just)[, ]+)*';
const put = '(?:put|pop|stick|add|chuck|set|create|write|note|jot)';

/** "Could you put a reminder on to phone the bank". */
const reminder = pattern(
  'iu',
  `${lead}(?:put|pop|stick|add|set|create|give me)(?: me)?(?: down| in| on| up)? an? (?:little |quick |wee |small )?(?:reminder|note|memo|nudge)`,
  `(?: on| in| down| there| up| for me| to (?:self|myself)| for (?:today|later))* (?:to|for me to|that i (?:need|have|must|'ve got) to) (?=(\\p{L}+) )`,
);
/** "Pop down on the list that I've to order ear tags". */
const listed = pattern(
  'iu',
  `${lead}${put}(?: it)?(?: down| up| in)? (?:on|in|to) (?:the|my|today's) list that (?:i|we)`,
  `(?:'ve| have| need| must| should| also| still| got| want| 've)* to (?=(\\p{L}+) )`,
);
/** "Might as well do the ironing", "I keep meaning to ask". */
const mayAsWell = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|ok|plus)[, ]+)*`,
  oneOf(
    '(?:(?:i|we) )?(?:might|may) as well(?: just| also)? ',
    '(?:i|we) keep (?:meaning|forgetting|promising|intending|wanting)(?: myself| everyone| her| him| them)? to ',
    "(?:(?:i|we)(?:'d| would| should)? (?:like|need|want|could use|love) (?:some |a bit of |your )?help (?:with )?|(?:can|could) (?:you|u) help me (?:to )?)(?:remembering|remember|to remember) to ",
    '(?:i|we) (?:(?:really|also|just|still|definitely) )+(?:ought|should) (?:probably |also )?(?:to )?',
  ),
  String.raw`(?=(\p{L}+) )`,
);
/** "Do you think you could add picking up the costume?" */
const politely = pattern(
  'iu',
  String.raw`^(?:(?:and|also|hi|hey|oh|so|sorry|please)[, ]+)*(?:do you think (?:you|i|we) (?:could|can|might)|any chance (?:of|(?:you|i|we) (?:could|can))|(?:(?:would|do) you )?mind|i wonder if (?:you|i|we) (?:could|can|might)|if you could|(?:could|may|might|can) i (?:please )?(?:ask|trouble|bother) you to|i(?:'d| would) be (?:so |very |really |most |ever so )?(?:grateful|glad|delighted|obliged|thankful|happy|pleased) if you (?:could|would|can)|(?:(?:would|could) you be )?(?:so )?(?:kind|good) (?:as|enough) to) (?:(?:please|also|just|possibly) )*`,
  String.raw`(?:add(?:ing)?|(?:put(?:ting)?|pop(?:ping)?|stick(?:ing)?) (?:down|on|in)|includ(?:e|ing)|not(?:e|ing)|remind(?:ing)? me (?:to|about)) (?!it\b|that\b|this\b|them\b|to\b|up\b)`,
);
/** "Put pump up tyres instead". */
const putInstead = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|ok|please|pls|can you|no|nah|just)[, ]+)*(?:put|have|do|say|make it) (?=(\p{L}+) (?!.* on instead)(?!on\b|in\b|into\b|onto\b|over\b|away\b|it\b|that\b|them\b)\p{L}.* instead\W*$)`,
);
/** "Chuck in a run". */
const throwIn = pattern(
  'iu',
  `${lead}(?:throw|chuck|lob|bung|slot|fling|sling) in (?=(?:an?|some|another) \\p{L})`,
);
/** "Put down ordering queens". */
const putDoing = pattern(
  'iu',
  `${lead}(?:put|pop|stick|note|jot|pencil|write) (?:down|in|on) (?=\\p{L}+ing \\p{L})`,
);
/** "Could do with ordering more posts". */
const couldDo = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|plus|honestly)[, ]+)*(?:(?:i|we) )?(?:(?:really|probably|also) )*could (?:(?:really|probably|also) )*do with (?=(?:\p{L}+ing|an? \p{L}+cut|some more|more|new|another)\b)(?!(?:being|having|seeing|sleeping|resting|going|feeling|knowing|winning)\b)`,
);

/** "Plan is to call the dentist", "time to file the return", "only need to ring Jo". */
const means = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|ok|plus|today|now|right|today's)[, ]+)*`,
  oneOf(
    "(?:the |my |our )?(?:only |main |big )?(?:plan|aim|idea|goal|hope|mission|job|task)(?: for today| today| now)?(?: is|'s|:) (?:simply |just )?to ",
    "(?:it's |its )?(?:about |high |finally )?time (?:to|i finally|we finally) ",
    'aim(?:ing)? to ',
    '(?:only|just|simply|mainly|mostly) (?:need|have|want|got) to ',
    "(?:today|this)(?: is|'s) the day (?:i|we|to)(?: finally| will|'ll)? ",
    '(?:i|we) (?:mean|aim) to ',
  ),
  String.raw`(?=((?!(?:go|sleep|relax|rest|eat|drink|leave|head|hit|pack (?:it|up)|finish|start|call it|get (?:up|going|ready|some|to|on|out|back|a move|moving|this)|make (?:tea|coffee|a move|dinner|lunch)|take (?:a|it|stock)|have)\b)\p{L}+) (?!(?:it|them|that|him|her|this|one)\b)\S)`,
);

/** "Pray add tea": an older please. */
const pray = pattern(
  'iu',
  String.raw`^(?:(?:and|also) )*pray,? (?:do )?(?=(?:add|put|note|include|remind)\b)`,
);

/** "First thing get the light fixed", "first job is to ring Ann". */
const firstThing = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|but|also|well|oh|ok|okay|right|today|yeah)[, ]+)*(?:the |my )?(?:very )?first (?:thing|up|(?:job|task)(?= (?:today|is|this|for|on|(?:i|we)\b)|[,:]))(?: (?:today|up|is|this morning|for me|on the list))*(?:,? (?:that )?(?:i|we)(?:'ve)? (?:need|want|have|got|must|should|ought)(?: got)?(?: to)? do(?: today)? is)?(?: to|[:,])? (?:(?:is|i|we|i've|gotta|got to|need to|have to|must) )*(?=(?!\p{L}+ (?:done )?is\b)(\p{L}+) \S)`,
);

/** The part as "add ..." or "I need to ...", where it asks or leads in by one of these. */
export function plainlyAsked(part: string): string {
  const said = part.replace(pray, '');
  const [kindly = ''] = politely.exec(said) ?? [];
  if (kindly !== '') return `add ${imperative(said.slice(kindly.length))}`;
  const [thrown = ''] = throwIn.exec(said) ?? [];
  if (thrown !== '') return `add ${said.slice(thrown.length)}`;
  const [down = ''] = putDoing.exec(said) ?? [];
  const order = down === '' ? '' : imperative(said.slice(down.length));
  if (order !== said.slice(down.length) && order !== '') return `add ${order}`;
  const [could = ''] = couldDo.exec(said) ?? [];
  if (could !== '') return `add ${imperative(said.slice(could.length))}`;
  const asked = withVerb(
    withVerb(withVerb(said, reminder, 'add '), listed, 'add '),
    putInstead,
    'add ',
  );
  const ought = withVerb(withVerb(asked, firstThing, 'I need to '), mayAsWell, 'I need to ');
  return withVerb(ought, means, 'I need to ');
}

function withVerb(said: string, opening: RegExp, plain: string): string {
  const [found, verb = ''] = opening.exec(said) ?? [];
  if (found === undefined || !taskVerbs.has(verb.toLowerCase())) return said;
  return plain + said.slice(found.length);
}
