/** Knows in a plan what is to be done on another day of the week: "dentist thursday". */
import { type LocalDate, weekdayOf } from '../../local-date.ts';
import { pattern } from '../pattern.ts';

const weekdays = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const day =
  '(mon|tues?|wed(?:nes|s)?|thu(?:rs?)?|fri|sat|sunday|monday|tuesday|wednesday|thursday|friday|saturday)';
const hour = String.raw`(?: (?:morning|afternoon|evening|night|lunchtime))?(?:,? (?:at |@ ?)?(?:\d{1,2}(?:[:.]\d\d)? ?(?:[ap]m)?|noon))?`;
/** What these arrange is for that day, and is done before it. */
const arranges =
  'book|confirm|order|arrange|plan|reserve|schedule|invite|check|see if|find|remind|rsvp|request|swap|cover|rebook|hire|rent|prep|prepare|organi[sz]e|let|pencil|set up|line up|get ready|practi[sc]e|revise|study';
const before =
  'ask|tell|sort|move|change|buy|pack|finali[sz]e|cancel|agree|decide|pick|choose|borrow|fix|figure|work out|get|make|bake|write|finish|do';
const leads =
  'on|for|by|before|till?|until|re|about|last|since|from|to|due|of|every|each|this|past|and|or|all|the|a|bank|good|black|cyber|pancake|shrove|ash|palm|easter|advent|whit|trinity|mothering|remembrance|pentecost|laetare|passion|super|maundy|spy|holy|shove|giving|plough|bank holiday|off|through|thru|between|not|no|abt|b4|is|was|it|he|she|they|that';

/** "Chase up the truck that was a no-show Friday": when something else was so. */
const said = String.raw`(?!.*\b(?:that|which|who|whose|before|because|cos|when|while|after|if|was|is|were|are|comes?|came|has|from|since|in time|ahead)\b)`;
/** "Dentist thursday", "deliver the cake sat 10am" */
const bare = pattern(
  'iu',
  said +
    String.raw`^(?!(?:(?:and|also|then|to|i|need to|gotta) )*(?:${arranges}|${before})\b)[^,:]{2,60}?(?<!\b(?:${leads})) (?:next )?${day}${hour}\W*$`,
);
/** "Ask Tom on friday" */
const withOn = pattern(
  'iu',
  said +
    String.raw`^(?!(?:(?:and|also|then|to|i|need to|gotta) )*(?:${arranges})\b)[^,:]{2,60}? on (?:next )?${day}${hour}\W*$`,
);

/** "Load the trailer next week", "paint the shed at the weekend", "call Bob in two weeks" */
const nextWeek = pattern(
  'iu',
  String.raw`(?!.*\b(?:lands|arrives|starts|opens|closes|ends|expires|goes|gets|lasts|takes|finishes|begins|leaves|will|should|won't|can|might|could|for|about|of|before|until|starting|with|ready)\b)`,
  said,
  String.raw`^(?!(?:(?:and|also|then|to|i|need to|gotta) )*(?:${arranges}|plan|pack|decide|read up)\b)[^,:]{2,60}?(?<!\b(?:${leads})) (?:(?:early |later? |some ?time )?next (?:week|month|year)|(?<!^(?:(?:and|also|to) )*(?:be|get|lose|learn|read|finish|write|complete|hit|build|run|save|train|earn|grow|reach|launch|gain|exam|holiday)\b.*)in (?:(?:two|three|four|five|six|\d{1,2}|a few|a couple of) weeks|a (?:fortnight|month))|((?:(?:at|on|over) the|next|(?:over )?this) weekend))\W*$`,
);

/** Whether the clause names another day of the week than today for what is to be done. */
export function isOtherDay(clause: string, today: LocalDate): boolean {
  const [later, weekend] = nextWeek.exec(clause) ?? [];
  const soon = weekend !== undefined && [0, 6].includes(weekdayOf(today));
  if (later !== undefined && !soon) return true;
  const named = (withOn.exec(clause) ?? bare.exec(clause))?.[1]?.slice(0, 3).toLowerCase();
  return named !== undefined && named !== weekdays[weekdayOf(today)];
}
