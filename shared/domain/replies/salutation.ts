/** The words by which letters and messages begin. */
import { oneOf, pattern } from './pattern.ts';

/** Hello, in the tongues and the parts of the world that write to us. */
export const hello = oneOf(
  "hi|hiya|hello|hey|heya|hullo|yo|howdy|ahoy|greetings|salutations|wotcha|watcha|g'?day|how[zs]it|wagwan|ey up|ay up|how far",
  '(?:a )?(?:very )?good ?(?:morning|afternoon|evening|day)|(?:the )?top of the morning|well met',
  'bonjour|bonsoir|sal(?:a+m|ut)|coucou|hola|buen(?:[oa]s d[ií]as|as|[oa]s (?:tardes|noches))|bom dia|bo(?:a tarde|a noite)|ol[aá]',
  'buongiorno|buonasera|ciao|salve|goeden?(?:dag|morgen|middag|avond)|hallo|(?:sch(?:ö|o)nen )?guten (?:morgen|tag|abend)|moin(?: moin)?|servus|gr[uü](?:ß|ss) gott',
  'namast[ea]\\S*|namaskar|assalam\\S* alaikum|kia ora|shalom|aloha|dia duit|sawubona|molo|sanibonani',
);
const who = oneOf(
  "there|all|again|both|team|anchor|folks|everyone|everybody|you|yous|y'all|mate|guys|friends?|my friends?|my dear|dear|lovely|lovelies",
  "sir|madam|ma'?am|partner|people|gang|crew|buddy|pal|to (?:you|all|everyone|one and all|the team)(?: all)?|and (?:hello|welcome|good morning)",
  'from (?:a |an |the )?(?:very )?(?:\\p{Ll}+ )?\\p{L}+|zusammen|allerseits|allemaal|iedereen|à tous|a tutti|a todos|pessoal',
);
const dear = String.raw`(?:my |our |very )*(?:dear(?:est)?|darling|beloved|esteemed)(?: (?:mr|mrs|ms|dr|prof|rev|st|fr)\.| [\p{L}'’-]+){1,4}`;

/** Each ends in a mark or with its line: "Hi Sam call" may be anything. */
export const salutation = pattern(
  'iu',
  String.raw`^\s*(?:${hello}|${dear}|to whom it may concern|peace be (?:with|upon) you(?: all)?)`,
  String.raw`(?:,? ${who})*(?:\s*[,!.:–—-]+(?=\s)|\s*\n)\s*(?=\S)`,
);
