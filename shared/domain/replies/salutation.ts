/** The words by which letters and messages begin. */
import { oneOf, pattern } from './pattern.ts';

const hello = oneOf(
  "hi|hiya|hello|hey|heya|hullo|yo|howdy|ahoy|greetings|salutations|namaste|namaskar|wotcha|g'?day",
  '(?:a )?(?:very )?good (?:morning|afternoon|evening|day)|(?:the )?top of the morning|well met',
  'bonjour|bonsoir|salut|coucou|hola|buen(?:os d[ií]as|as tardes|as noches)|bom dia|bo(?:a tarde|a noite)|ol[aá]',
  'buongiorno|buonasera|ciao|salve|goede(?:morgen|middag|navond)|hallo|guten (?:morgen|tag|abend)|moin(?: moin)?|servus|gr[uü](?:ß|ss) gott',
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
