/** Puts in plainer words how people of many places lead in to a thing to do. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { plainlyAsked } from './plain-leads.ts';
import { isThing } from './plain-things.ts';
import { promised } from './promised.ts';
import { taskVerbs } from './verbs.ts';
import { imperative } from './wording.ts';

const lead = String.raw`^(?:(?:and|so|then|but|also|well|oh|ok|okay|right|yes|hi|hey|please|pls|kindly|can you|could you|could i ask you to|would you)[, ]+)*`;
const asking = String.raw`(?:put|pop|stick|add|chuck|get|write|note|jot|say|list|mark)(?: it| me)?(?: down| up| in| on)?(?: there| here| it| that| (?:the|my|today's) list)?`;
const must = String.raw`(?:need|want|have|must|should|ought|(?:'ve |have )?got|gotta|'ve)(?: also)?(?: to)?`;

/** "Can you put on there that I need to pick up the pump": asked for, and said once more. */
const thatINeed = pattern('iu', `${lead}${asking} that (?:i|we)(?: also| still| just)? ?${must} `);
/** "But do put the rabbit spay at 11." */
const doPut = pattern(
  'iu',
  String.raw`^(?:(?:but|oh|and|yes|so|still)[, ]+)+do (?:please )?(?:put|add|pop|stick|include|note)(?: down| in)? (?!it\b|that\b|them\b)`,
  String.raw`(?=\S)(?!.*\b(?:out|away|back|off|up|together|on|into|to bed)\W*$)`,
);
/** "Throw in fixing the trailer light" */
const throwsIn = pattern(
  'iu',
  `${lead}(?:throw|chuck|lob|bung|stick|slot|pop|fling|toss|sling|drop) in (?:a bit of |some )?(?=(\\p{L}+)ing \\p{L})`,
);
/** "Stick me down for ringing mum", "been meaning to ring mum" */
const downFor = pattern(
  'iu',
  `${lead}(?:stick|put|pop|mark|sign|jot) me down (?:for|to|as) (?=(\\p{L}+?)(?:ing)?\\b)`,
);
const meaning = pattern(
  'iu',
  `${lead}(?:(?:i've|i have|ive|we've) )?been (?:meaning|wanting|needing|intending|itching|dying|promising) to (?:finally )?(?=(\\p{L}+) \\p{L})`,
);
/** "Can I add passport form?" */
const mayAdd = pattern(
  'iu',
  `^(?:(?:hi|hey|oh|and|also|sorry|actually)[, ]+)*(?:(?:is it|am i) (?:too late|ok(?:ay)?|possible|alright|still possible) to|(?:can|could|may|might) (?:i|we)|(?:would|wd) it be (?:ok(?:ay)?|possible|alright) to|is there (?:time|room|space) to) (?:(?:also|still|please|just|maybe|quickly) )*(?:add|put (?:down|in)|stick (?:down|in)|pop (?:down|in)) (?!it\\b|that\\b|things?\\b|items?\\b|more\\b|tasks?\\b|something\\b|stuff\\b|another\\b|to\\b|by\\b|new\\b|photos?\\b)`,
);
/** "At last book the test" */
const atLast = pattern(
  'iu',
  String.raw`^(?:and |so |then )*(?:finally|at (?:long )?last|actually|properly) (?=(\p{L}+) \p{L})`,
);
/** "Make I finish the portfolio", "I wan buy fuel": as said in Lagos. */
const makeI = pattern(
  'iu',
  `${lead}(?:abeg,? )?(?:make (?:i|we)|(?:i|we) (?:wan|dey|go))(?: just)?(?: go(?= \\p{L}+ (?:my|the|some|am|una|pikin)))? (?=(\\p{L}+) \\p{L})`,
);
/** "Then there's the gift aid claim that's got to go in by five." */
const thereIsOwed = pattern(
  'iu',
  String.raw`${lead}(?:there'?s|there is)(?: also| still| always| just)? ((?:the|my|our|an?) [^,]{3,60}?) (?:that|which)(?:'?s| has| is)? (?:got to|gotta|has to|needs to|have to|must|due to|to)`,
  String.raw` (?:go (?:in|off|out|back)|be (?:in|there|done|sent|submitted|finished|paid|handed in|out|ready)|get (?:done|sent|out|in)|happen|reach \S+)\b(?=(?: (?:by|before|at|today|tonight|this)\b[^,]*)?\W*$)`,
);
/** "The seating chart is today", "payroll is for today". */
const isToday = pattern(
  'iu',
  String.raw`^(?:(?:and|so|then|also)[, ]+)*(?!(?:it|that|this|he|she|there|what|who|everything|nothing|today|tomorrow|which|all|both|the (?:rest|day|last|big|first|whole)|my (?:day|birthday|last|first)|our|work|school|one|none|someone|everyone|thing|plan)\b)`,
  String.raw`((?:[\p{L}\d'&-]+ ){0,4}[\p{L}\d'&-]+)(?<!\b(?:birthday|anniversary|weather|day|deadline|date|party|forecast)) (?:is|are)(?: for| definitely| a job for)? today\W*$`,
);
/** "First I will go to mandi": where one goes for something is an errand. */
const goesFor = pattern(
  'iu',
  String.raw`${lead}(?:first(?:ly)?,? |today,? |after that,? )*(?:i|we)(?:'ll| will| shall|'m going to| am going to| gonna)(?: first| just| then| also)? (?=(?:go|pop|nip|run|head|drive|walk|cycle) (?:out |over |down |up |round |back )?(?:to|into|by) .{3,60}? (?:for|to (?:get|buy|pick|collect|see|pay|drop|return|fetch)) )`,
);
/** "Wee man's birthday so cake", "I'm on nights so today is sleep": why, and then what. */
const ground = pattern(
  'iu',
  String.raw`^(?:[^,;:.]{0,40}\b(?:birthday|anniversary|bday|b'day)\b[^,;:.]{0,20}?|(?:it's|its|it is|he's|she's|they're|i'm|im|i am|we're|there's|today's|today is|my \p{L}+(?:'s| is)|the \p{L}+(?:'s| is)|(?:my |the )?(?!(?:i|we|what|that|this|it|there)\b)\p{L}+ (?:wants|needs|says|said|has)) [^,;:.]{2,50}?),? so (?:(?:today(?:'s| is)|it's|its|just|only|mainly|mostly|definitely) )*`,
  String.raw`(?=\p{L})(?!(?:i|i'm|i'll|me|us|we|he|she|it|that|this|they|you|no|not|nothing|none|far|much|many|far|please|can|could|will|would|may|might|if|when|is|are|be|the (?:rest|day|whole)|my (?:day|brain|head)|there|what|who|yay|yeah|yes|ok|happy|tired|busy|expect|bear|sorry|today|tomorrow|everything|all|all good|anything|bring|don't|never|probably|maybe|remove|drop|skip|cut|ditch|lose|axe|nix|kill|swap|change|tick|mark|take|call it|push|move|defer|cancel|bin|scratch|forget|leave|keep|back|off|out|done|late|early|slow|quiet)\b)`,
);
/** "Evening time GST return" */
const timeOfDay = pattern(
  'iu',
  String.raw`^(?:and |then )*(?:morning|evening|afternoon|night) time,? (?=\p{L}+ \p{L})(?!(?:is|was|will|has|i|we|it)\b)`,
);
/** "I am going outside at some point": moving is the thing to do. */
const goesOut = pattern(
  'iu',
  String.raw`^(?:(?:and|but|also|so|today|plus)[, ]+)*(?:i'm|i am|we're|we are|i'll be) (?:actually |definitely |also )*going (outside|(?:out )?for (?:an?|my) (?:\p{L}+ )?(?:run|walk|swim|ride|jog|hike|cycle|bike ride|dip|surf)|to the (?:gym|dentist|bank|post office|tip|dump|pharmacy|chemist|doctors?|library|shops?|barbers?|vets?|pool|market|supermarket|hairdresser'?s?|opticians?))\b(?! (?:tomorrow|yesterday)\b)`,
);
/** "Even if it's only to the mailbox": how little will do. */
const evenIf = pattern(
  'iu',
  String.raw`,? even if (?:it'?s |that'?s |it is |i |just |only |for )[^,.;]*\W*$`,
);
/** "At some point", said of a thing to be done today. */
const someTime = pattern('iu', String.raw`(?<=\S \S.*) at some (?:point|stage)(?: today)?\W*$`);

/** The part from the thing to do on, where it leads in by one of these. */
export function plainlyPut(part: string, night: boolean): string {
  const asked = plainlyAsked(promised(part, night))
    .replace(thatINeed, 'add ')
    .replace(mayAdd, 'add ')
    .replace(doPut, 'add ')
    .replace(thereIsOwed, '$1');
  const said = withVerb(withVerb(asked, makeI), throwsIn, true).replace(downFor, 'add ');
  return night ? said : planned(withVerb(withVerb(said, meaning), atLast));
}

/** "Today is I have to call Ann", "2do invoices", "low: gym" */
const labels = pattern(
  'iu',
  String.raw`^(?:and |so |ok |okay )*(?:today(?:'s| is)(?: like)?,? (?=(?:i|we)(?:'ve)? (?:have|need|gotta|got|want|must|should)\b)|(?:to-?do|2do)(?: today| list)?:? (?=\p{L}+)|(?:high|med(?:ium)?|low|top)(?: prio(?:rity)?)?: (?=\p{L}))`,
);
/** "This morning invoices" */
const part = pattern(
  'iu',
  String.raw`^(?:and |then )*(?:this (?:morning|afternoon|evening)|tonight)[,:]? (?=[\p{L}-]+(?: [\p{L}-]+){0,2}\W*$)(?!(?:i|we|is|was|has|it|he|she|they|to|and|at|of|the weather|i'll|i'm|please|only|will|again|too|instead|then|maybe|if)\b)`,
);
/** "So wrapping paper" */
const soThing =
  /^so,? (?=[\p{L}'-]+(?: [\p{L}'-]+){0,2}\W*$)(?!(?:far|much|many|long|i|i'm|it|it's|that|that's|this|not|no|yes|tired|busy|sorry|happy|glad|over|done|sick|he|she|we|they|you|what|be|there|here|many|good|bad|close|nice|true|fun|cold|hot|yeah|just|only|please|to|is|are|can|will|today|tomorrow|hi|hello|now|then)\b)/iu;
/** "Ugh ok dishes", "fine: dishes", "& passport form" */
const sighs = sparing(
  /^(?:(?:fine|ugh|meh|urgh|argh|pff|sigh)(?:[:,]| ok| okay| fine)+ (?=\p{L})|[&+] ?(?=\p{L}))(?!(?:for|by|with|to|i|so|it|that|if)\b)/iu,
);

function planned(said: string): string {
  const [why = ''] = ground.exec(said) ?? [];
  const [what = ''] = said.slice(why.length).split(/,| and | \+ |;/, 1);
  const grounded = why !== '' && isThing(what.replace(/^(?:the|my|a|an) /i, ''));
  const [grunt = ''] = sighs.exec(said) ?? [];
  if (grunt !== '') return planned(said.slice(grunt.length));
  return (grounded ? said.slice(why.length) : said)
    .replace(labels, '')
    .replace(soThing, '')
    .replace(part, '')
    .replace(isToday, '$1')
    .replace(goesFor, '')
    .replace(timeOfDay, '')
    .replace(goesOut, 'go $1')
    .replace(evenIf, '')
    .replace(someTime, '');
}

/** Without what leads in, where a verb that opens a task stands behind it. */
function withVerb(said: string, opening: RegExp, gerund = false): string {
  const [found, verb = ''] = opening.exec(said) ?? [];
  if (found === undefined) return said;
  const left = said.slice(found.length);
  if (gerund) return imperative(left) === left ? said : `add ${imperative(left)}`;
  return taskVerbs.has(verb.toLowerCase()) ? left : said;
}
