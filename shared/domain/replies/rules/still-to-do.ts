/** Knows what is said to be still to do, or only just being done. */
import { oneOf, pattern } from '../pattern.ts';
import { bareLater } from './signal-words.ts';
import { taskVerbs } from './verbs.ts';

const opening = String.raw`^(?:(?:and|but|so|well|yeah|also|then|ok|sorry|no|nope)[, ]+)*`;
const when = String.raw`(?: (?:through|up|out|off|in|on|down|away|back|over|yet|still|today|now|tonight|later|first|though|this \p{L}+|(?:after|before) (?:\p{L}+ )?\p{L}+))*\W*$`;
/** "Got the printer to work" is done. */
const made =
  '(?!(?:work|come|agree|help|start|stop|go|run|behave|sleep|eat|sit|fit|move|say|listen|see|reply|answer|look|talk|stay|leave|play|be|accept|admit)\\b)';
const thing = String.raw`(?:(?!to\b|done\b|finished\b|sorted\b|managed\b|paid\b|sent\b)[\p{L}\d'&-]+ ){1,6}`;

/** "Still got the vet bill to pay", "just the vet bill to pay now". */
const owing = pattern(
  'u',
  opening,
  oneOf(
    String.raw`(?:(?:i|we)(?:'ve| have|'m)? |there(?:'s| is| are) |that )?(?:(?:got|have|has|left with|leaves|leaving) )?(?:still|just|only)(?: (?:got|have|has|left with|leaves|the matter of))? `,
    String.raw`(?:i|we)(?:'ve| have)(?: got)? |that leaves |left with |leaves |leaving |(?:got|have) (?=.* (?:still|left|yet)\b)`,
  ),
  `(?!to )(${thing})to ${made}`,
  String.raw`(\p{L}+)`,
  when,
);

/** "Currently washing the cab", "cab getting washed". */
const beingDone = pattern(
  'u',
  oneOf(
    `${opening}(?:(?:i'm|i am|we're|just|still|now)[, ]+)*(?:currently|busy|presently|in the (?:middle|midst) of|midway through|part way through|now|out) ` +
      String.raw`(?:\p{L}+ly )?(?!(?:evening|morning|everything|nothing|something|anything)\b)\p{L}{2,}ing\b(?! (?:fine|well|nicely|great|smoothly|perfectly|beautifully|again|like|ok)\b)`,
    String.raw`^(?:[\p{L}'-]+ ){1,4}?(?:is |are |'s )?(?:just |now |currently )?(?:getting|being) (?!fed\b)\p{L}{2,}(?:ed|ut|id|ade|one|ilt)(?: (?:now|today|up|out|off|in|over|as we speak|this \p{L}+))*\W*$`,
  ),
);

/** What one still has to do something with. */
export function thingOwed(gist: string): string | undefined {
  const [, named, verb = ''] = owing.exec(gist) ?? [];
  return taskVerbs.has(verb) ? named : undefined;
}

export const isStillToDo = (gist: string): boolean =>
  (thingOwed(gist) !== undefined || beingDone.test(gist)) && !bareLater.test(gist);
