/** Sentences known by their few words: one word beside them is about something else. */

import { oneOf } from './pattern.ts';
import { sparing } from './sparing.ts';

const list = (...lines: readonly string[]): readonly string[] => lines.join(' ').split(' ');

/** Words of any sentence, and of none in particular. */
const glue = list(
  'i me my we us our you your u ya it this that these those them the a an any all of to for from',
  "with on in at and but so or if as is are be am was were i'm im i've i'd i'll we're we'd we've",
  "it's its that's you're they they're they've will would can could should may might do does did",
  'have has had just really very ok okay yes then now here there today too also more much many',
  'one ones some bit little please back right well sure honestly actually anyway kind way what',
  "whatever which let let's lets both each every day daily days everyday time get got go been",
);

/** Our letters, by the names people give them. */
const letters = list(
  'mail mails email emails e-mail e-mails text texts txt txts message messages msg msgs sms',
  'reminder reminders letter letters notification notifications check-in ' +
    'check-ins checkin checkins',
  'prompt prompts nudge nudges ping pings mailing mailings newsletters anchor service stuff things',
  'thing spam junk communications correspondence updates update',
);

const sending = list(
  "sending sendin sendin' texting textin txting emailing e-mailing messaging msging mailing",
  'contacting bothering bugging pestering harassing pinging nagging writing spamming annoying',
  'disturbing disturb hassling prompting reminding send email e-mail mail text txt message msg contact write bother',
  'bug pester ping nag prompt remind nudge nudging call',
);

export const mailWord =
  '(?:e-?mails?|mails?|mailings?|texts?|txts?|messages?|msgs?|sms|reminders?|letters?|' +
  'notifications?|check-?ins?|prompts?|nudges?|pings?|newsletters?|communications|' +
  'correspondence|spam)';
export const sendWord =
  '(?:send|text|txt|messag|msg|e-?mail|mail|contact|ping|bugg|bother|spamm|' +
  'pester|harass|nagg|writ|' +
  "annoy|hassl|disturb|prompt|remind|nudg)in(?:g\\b|\\b'?)";
export const sendNow =
  '(?:send|text|txt|message|msg|e-?mail|mail|contact|ping|bug|bother|spam|' +
  'pester|disturb|write|prompt|remind|nudge)';

/** A set of words, and what a sentence made of them alone must say. */
export interface Closed {
  readonly words: ReadonlySet<string>;
  readonly says: RegExp;
  readonly unless?: RegExp;
}

export const closed = (words: string, says: readonly string[], unless?: RegExp): Closed => ({
  words: new Set([...glue, ...letters, ...sending, ...words.split(' ')]),
  says: sparing(new RegExp(oneOf(...says))),
  ...(unless && { unless }),
});

const checkIn = sparing(/\bcheck in(s?)\b/g);

/** Whether words without marks are such a sentence. */
export function isClosed(said: string, { words, says, unless }: Closed): boolean {
  const even = said.replace(checkIn, 'check-in$1');
  return says.test(even) && !unless?.test(even) && even.split(' ').every((word) => words.has(word));
}
