/** Tells what others did, or that they are not there, from a thing to do. */
import { oneOf, pattern } from '../pattern.ts';

const person =
  '(?:clients?|customers?|boss|manager|bride|groom|landlord|landlady|tenants?|organi[sz]ers?|venue|owners?|council|school|teachers?|coach|supplier|guests?|hosts?|couple|neighbours?|neighbors?|builders?|plumber|electrician|kids?|wife|husband|buyers?|sellers?|editor|publisher|producer|director|committee|custodian|agency|company|sponsors?|promoter|caterers?|photographer|florist|insurers?|lawyers?|solicitor)';
const somebody =
  '(?:fella|feller|bloke|guy|man|woman|lad|lass|lady|kid|chap|child|boy|girl|toddler|stranger|customer|punter|patient|student|pupil|driver|passenger|tourist|couple|bride|groom|dad|mum|mam|granny|neighbour|neighbor|client|guest|caller|resident|dog|cat|horse|cow|sheep|goat|parrot)';
const staff =
  "(?:ppl|people|guys|lads|lasses|girls|boys|men|women|staff|crew|workers|drivers|nurses|carers|chefs|cooks|waiters|teachers|hands|of us|of them|of the (?:team|crew|staff|lads|girls|kids)|(?:the )?(?:team|crew|staff|office|shift)(?:'s| is| are)?)";
const when =
  '(?: (?:today|2day|tonight|now|again|this \\p{L}+|already|all day|as well|too|sadly))*';

/** "The client pulled the event", "4 people out tonight", "a fella who'd glued himself in". */
export const ofOthers = pattern(
  'iu',
  oneOf(
    String.raw`^(?!.+\b(?:so|need|must|have to|please|remind|remember)\b)(?:(?:and|but|so|because|cos|as) )*(?:the|my|our|her|his|their) (?:\p{L}+ )?${person} (?:(?:just|all|only|now|already|finally|has|have|had) )*(?:\p{L}{2,}ed|took|got|went|came|said|told|sent|gave|bought|found|left|lost|let|made|put|fell|broke|ran|quit|chose|swapped)(?: (?:(?:the|my|our|us|me|it|his|her|their|out|off|up|back|down|on|in|away|sick|that|to|a|an|him|them|this|everything|all|everyone)\b.*)?)?\W*$`,
    String.raw`^(?:(?:and|but|so|because|cos) )*(?:the|my|our) (?:\p{L}+ )?${person} (?:wants|needs|would like) to know\b`,
    String.raw`^(?:(?:and|but|so|because|cos|as|with|just|only) )*(?:\d{1,2}|two|three|four|five|six|half|a few|several|some|both|loads|most|a couple)(?: (?:more|other|of))? ${staff} (?:are |were |been |called in |have called in |is )?(?:out|off|short|missing|away|down|sick|ill|late|on (?:leave|holiday|a course)|off sick|no[- ]shows?)${when}\W*$`,
    String.raw`^(?:(?:and|but|so|then|plus) )*(?:an?|one|some|the)(?: \p{L}+)?(?: \p{L}+ and an?)? ${somebody} who(?:'d| had| was| were| wouldn't| couldn't| didn't| hadn't| kept| thought| said| asked| insisted)\b`,
  ),
);
