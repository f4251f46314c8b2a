/** Reads at night what the next day holds, where that is only named: "taxes tomorrow". */
import type { Checklist } from '../../checklist.ts';
import { oneOf, pattern, replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { withHeadBelow } from './list-below.ts';
import { isThing } from './plain-things.ts';
import { namedIn } from './references.ts';

const day = '(?:tomorrow|tmrw|tmr|2moro)';
const joint = '(?:(?:and|but|so|then|ok|okay|well|oh|also|right|anyway)[, ]+)*';
const goal =
  '(?:(?:main|big|biggest|one|only|top|real|key|number one) )*(?:focus|goals?|aim|priority|priorities|thing|things|plans?|jobs?|tasks?|mission)';
const only = '(?:(?:all|just|only|mostly|mainly|purely|really|probably|definitely) )*';

/** "What matters tomorrow is", "tomorrow is about", "and tomorrow the". */
const opens = pattern(
  'iu',
  `^${joint}${oneOf(
    `what (?:really |most )?(?:matters|counts)(?: most)?(?: for)? ${day} is ${only}(?:to )?`,
    `(?:(?:the|my|our) )?${goal}(?: for)? ${day} (?:is|are) ${only}(?:to )?`,
    `${day}'?s ${goal} (?:is|are) ${only}(?:to )?`,
    `${day}(?:'s| is|'ll be| will be) ${only}(?:about|for) `,
    `${day} ${only}(?=(?:the|my|our) )`,
    `(?:big|busy|long|full|early|hectic|mad|crazy|packed) (?:day|one|start|morning) ${day}(?:,|:| -| –) `,
  )}`,
);
/** "Only taxes tomorrow, nothing else", "got a dentist tomorrow at 10". */
const closes = pattern(
  'iu',
  `^${joint}(?:(?:just|only|it's|it'll be|(?:i |we )?(?:'?ve )?got|(?:i|we) have|i've|we've|have|there's|there is)(?: an?| some)? )*`,
  String.raw`([^,.;:]{3,50}?),?(?: for| is)? ${day}( (?:at|from|by) [\w:.]+)?`,
  String.raw`(?:,? (?:please|pls|then|too|and nothing else|nothing else|only|if poss(?:ible)?|first thing|that's (?:it|all)))?\W*$`,
);
const nothing = pattern(
  'iu',
  `^${joint}(?:nothing|no plans?|none|nowt|nada)(?: (?:planned|on|special|much|new|else|yet|really|at all))*(?: for)? ${day}\\W*$`,
);
/** What is said of the day, of oneself, or by way of good night. */
const remark = pattern(
  'iu',
  String.raw`^(?:see|talk|speak|back|more|same|again|hopefully|maybe|perhaps|definitely|better|early|late|busy|long|`,
  String.raw`big|new|fresh|another|full|off|off work|work|home|closed|open|all|everything|rest|resting|nothing|none|both|later|`,
  String.raw`until|till|til|by|after|before|first|then|good|great|fine|ok|sure|yes|no|not|done|try|trying|for|on|in|at|to|`,
  String.raw`free|up|catch|chat|cheers|thanks|bye|night|will|can|could|might|should|must|would|do|ready|there|that|this|it|`,
  String.raw`(?:re)?schedul\w+|mov\w+|push\w+|postpon\w+|delay\w+|cancel\w+|bump\w*|leav\w+|sav\w+|keep\w*|roll\w*|defer\w*|`,
  String.raw`forecast|due|deadline|(?:mon|tues|wednes|thurs|fri|satur|sun)day|arriv\w+|com\w+|happ\w+|\d+|(?:the )?(?:rest|last|next|others?|remaining)\b.*)(?!\p{L})|`,
  String.raw`\b(?:one|ones|due|off|then|again|is|are|goes|it)$`,
);
/** "Lily has ballet at 4" is an appointment that the family keeps. */
const family = pattern(
  'u',
  String.raw`^(?:[Tt]omorrow|[Tt]mrw),? (\p{Lu}\p{Ll}+) has (?:got )?(?:(?:an?|his|her|their|the) )?`,
  String.raw`(?!been|to |had|got to)(?=[^,.]*\bat \d)`,
);

/** What is to be done the next day; empty when it is to hold nothing, undefined when unsaid. */
export function nextDayPlan(said: string, items: Checklist): string | undefined {
  if (!near.test(said)) return undefined;
  if (nothing.test(said)) return '';
  const theirs = family.exec(said);
  if (theirs) return `${theirs[1]}'s ${said.slice(theirs[0].length)}`;
  const [lead = ''] = opens.exec(said) ?? [];
  const [, what = '', at = ''] = lead === '' ? (closes.exec(said) ?? []) : [];
  const plan = lead === '' ? what + at : said.slice(lead.length);
  if (plan === '' || remark.test(plan)) return undefined;
  const things = plan.replace(/[\s.!]+$/, '').split(/,\s*(?:and )?|\s+(?:and|&|plus)\s+/);
  const several = lead !== '' && things.length > 1;
  if (!several && namedIn(said, items).length > 0) return undefined;
  const plain = things.every((thing) => isThing(thing.replace(known, '').replace(hour, '')));
  return plain ? things.join(', ') : undefined;
}
const near = sparing(new RegExp(day, 'i'));
const known = /^(?:the|my|our) (?=\p{L})/iu;
const hour = /,? (?:at|from|by) \d[\w:.]*$/i;

/** "Reorder: gym, deck", "swap 1 and 3": only the order changes, which is not ours to keep. */
export const ordersOnly = sparing(
  /^(?:(?:re-?order|new order|order)(?: (?:is|now|as|like this))?(?::| -) |(?:please |can you |just )*(?:swap|switch|flip) (?:#|number )?\d (?:and|&|with) (?:#|number )?\d\b(?!.*\b(?:drop|add|bin|skip|remove|done|tomorrow|mark|then)\b))/i,
);

/** "Tomorrow's a big one. Pitch at 10, lunch with Otto": what the day holds comes next. */
const bigDay = pattern(
  'giu',
  String.raw`(?<=^|[.!?\n] ?)(?:(?:and|so|but|oh) )?tomorrow(?:'s| is| will be| looks| looking)(?: gonna be| going to be| looking)? (?:an? )?(?:(?:very|really|pretty|proper|quite) )?`,
  String.raw`(?:big|busy|mad|hectic|packed|full(?: on)?|long|manic|heavy|crazy|early|monster|stacked|rammed)(?: (?:one|day|start|morning))?(?: (?:too|as well|for me|again))?[.!:;]+ `,
  String.raw`(?=(?!(?:i|i'm|i've|i'll|we|so|but|and|off|bed|night|good|wish|can't|today|all|the|everything|both)\b)[^.!?\n]{3,60}(?:,| at \d))(?![^.!?\n]*\b(?:done|finished|not|still|left|to do|didn't|did|sent|went|called|wasn't)\b)`,
);
/** "Tomorrow gym at 5, choir at 7": two of that day. */
const twoHours = sparing(
  /(?<=^|[.!?\n] ?)(?:and )?(?:tomorrow|tmrw|tmr),? (?=(?!(?:i|i'm|i've|i'll|we|the|is|at|by|it)\b)[^.,!?\n:]{2,40} at \d[\d:]*(?: ?[ap]m)?,? (?:and )?(?!(?:i|i'm|i've|i'll|we|so|but|not)\b)[^.,!?\n]{2,40} at \d[\d:]*(?: ?[ap]m)?\W*(?:$|\n))/giu,
);
export const dayAhead = (said: string): string =>
  replaced(
    replaced(replaced(withHeadBelow(said), bigDay, 'Tomorrow: '), twoHours, 'Tomorrow: '),
    dayBelow,
    '. $1:',
  );
/** "Venue booked 🎉 on deck for tomorrow:", above a list. */
const dayBelow = pattern(
  'giu',
  String.raw`(?<=[\p{L}\d)!])(?:[,;]| [-–—]|\s*\p{Extended_Pictographic}\uFE0F?)\s+`,
  String.raw`((?:[\p{L}'-]+ ){0,5}(?:tomorrow|tmrw|tmr|2moro)(?:'s [\p{L}-]+)?) ?:[ ]*(?=\n)`,
);
