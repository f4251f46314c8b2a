/** Knows what is said of the service by who leaves it, and of no item. */
import { oneOf, pattern } from '../pattern.ts';

const lead = String.raw`(?:(?:and|but|so|sorry|honestly|also|well|tbh|frankly|i'm afraid|thanks but|turns out|(?:i(?:'ve| have)? )?(?:decided|reali[sz]ed|reckon|think|feel|find|found|worked out|concluded)(?: that)?)[, ]+)*`;
const service =
  '(?:this|it|these|they|all this|the whole thing)(?: (?:thing|app|service|bot|lot|texts|messages|emails))?';

/** "This isn't useful to me", "not really my cup of tea this", "I never use it anyway". */
export const ofService = pattern(
  '',
  `^${lead}`,
  oneOf(
    `${service}(?:'s| is| are|'re)?(?: just| really)? (?:not|isn't|aren't|doesn't|don't)(?: really| quite| exactly)? (?:for me|useful|helpful|help|working|work|my (?:thing|cup of tea|bag|style|scene|kind of thing)|suit|what i)\\b`,
    `(?:it's |this is |this just |it just )?not (?:really |quite |exactly )?(?:my (?:thing|cup of tea|bag|style|scene|kind of thing)|for me|the right (?:fit|thing))\\b`,
    `i (?:don't|do not|never|hardly|rarely|barely)(?: ever| really| even)? (?:use|need|want|like|read|look at|get on with) ${service}\\b`,
    `i'm (?:just |really )?not (?:getting (?:anything|much)|feeling (?:it|this))\\b`,
    `${service}(?:'s| is| are|'re) (?:just |getting |a bit |far |way )*(?:too much|more hassle|annoying|driving me|doing my head|stressing|pointless)\\b`,
    `(?:far |way )?too many (?:texts|messages|emails|mails|reminders|notifications)\\b`,
  ),
);
