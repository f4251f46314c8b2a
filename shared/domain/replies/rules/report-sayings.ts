/** Puts a report in plainer words: what is left, what came instead, what follows all done. */
import type { Checklist, Item } from '../../checklist.ts';
import { replaced } from '../pattern.ts';
import { inPieces } from '../pieces.ts';
import { sparing } from '../sparing.ts';
import { namedIn } from './references.ts';

const opens = String.raw`(?<=^\W{0,4}|[.!?;\n]\s{0,4})`;
const end = String.raw`(?=\W*(?:[.!?;\n]|$))`;

const sayings: readonly (readonly [RegExp, string])[] = (
  [
    // "The logs are all that is left"
    [
      new RegExp(
        String.raw`${opens}(?:so |and |but |now )?((?:the |my )?[^.,!?\n]{2,40}?)(?:'s| is| are) (?:now )?(?:all|the only thing)(?: that)?(?:'s| is| i have| i've got| we have)(?: still)? (?:left|remaining|outstanding|open|to do)(?: now| today| to do)*${end}`,
        'giu',
      ),
      'only $1 left',
    ],
    // "The logs aren't done but the porch is"
    [
      /\b((?:isn't|aren't|wasn't|weren't|is not|are not|hasn't been|haven't been|not) (?:done|finished|complete|sorted|ready)(?: yet)?,? but (?:the |my )?[^.,!?\n]{2,40}? (?:is|are|was|were|has been|have been))(?=\W*(?:[.,!?\n]|$))/gi,
      '$1 done',
    ],
    // "Check off 1 and 2"
    [/\bcheck off (?=#?\d)/gi, 'tick off '],
    // "Test sat" has been taken.
    [
      /(?<=\b(?:tests?|exams?|papers?|mocks?|quiz|finals|gcses?|theory) )sat(?=\W*(?:[.,;!?\n]|$))/gi,
      'taken',
    ],
    // "1 y 2 n 3 y"
    [/(?<=\d[.):-]? )n(?=[,;.]? \d{1,2}[.):-]? [yn]\b)/gi, 'no'],
    [/(?<=\d[.):-]? )y(?=[,;.]? \d{1,2}[.):-]? (?:[yn]\b|no\b|yes\b))/gi, 'yes'],
  ] as const
).map(([saying, plain]) => [sparing(saying), plain]);

const head =
  '(?:and )?(?:done|finished|completed|dropped|(?:still )?(?:to do|open|left)|not (?:done|yet|started)|in progress|remaining|(?:for )?tomorrow|moved to tomorrow)';
const dashed = sparing(new RegExp(String.raw`^(${head}) ?[-–—] (?=\S)`, 'gim'));
const inline = sparing(new RegExp(String.raw`(?<=\S: [^\n]{2,200})[;.,]\s+(?=${head}: \S)`, 'gi'));

/** "Done - the logs", "finished: the logs; still to do: the porch": heads, each on its own line. */
function withHeads(reply: string): string {
  const apart = replaced(reply, inline, '\n');
  return (apart.match(dashed)?.length ?? 0) > 1 ? apart.replace(dashed, '$1: ') : apart;
}

const past = String.raw`(?:\p{L}+ed|did|got|went|made|took|sent|wrote|read|bought|fed|cut|swept|paid|built|spent)`;
/** "Instead of stacking the logs I painted the porch" */
const insteadFirst = sparing(
  new RegExp(
    String.raw`${opens}(?:so |and |but )?(?:instead of|rather than) (?:doing |going to |finishing )?([^.!?\n]{3,60}?),? (?=(?:i|we) (?:just |actually |ended up )?${past}\b)((?:i|we) [^.,!?\n]{3,80})`,
    'giu',
  ),
);
/** "Painted the porch instead of stacking the logs" */
const insteadLast = sparing(
  new RegExp(
    String.raw`${opens}((?:so |and |but |yes |yep )?(?:(?:i|we) )?(?:just |actually |ended up )?${past} [^.,!?\n]{3,60}?),? (?:instead of|rather than) (?=\p{L}+ing )([^.,!?\n]{3,60})${end}`,
    'giu',
  ),
);
/** "Just need to stack the logs and I am done" */
const justThen = sparing(
  new RegExp(
    String.raw`${opens}(?:so |and |but |now )?(?:i |we )?(?:just|only)(?:'ve| have)? (?:(?:need|got|have)(?: got)? to|gotta) (?!(?:add|drop|move|push|skip|remove|cancel|mark|tick|forget|rename|change)\b)([^.,!?\n]{3,60}?),? (?:and )?(?:then )?(?:(?:i'm|i am|we're|i'll be)(?: all| completely)? (?:done|finished|free|through)|that's (?:it|me(?: done)?))${end}`,
    'giu',
  ),
);
/** "All done but remind me to print the labels" */
const allBut = sparing(
  new RegExp(
    String.raw`${opens}((?:(?:i|we|so|yes|yep|yay|and|ok|it's|they're|that's)[, ]+)*(?:all|both|everything|every ?thing's|the lot|all (?:three|four|five|of (?:it|them)))(?: (?:is|are|got|has been|of (?:it|them)))?(?: (?:now|already|finally))?(?: (?:done|finished|sorted|complete|ticked(?: off)?))),? but (?=((?:please |can you |could you |also |i also |i'll also )*(?:add|put|remind me|don't let me forget|tomorrow(?!'s| is| we| it)|first thing|i (?:also|now) (?:need|have|want|ought) to (?:also )?(?!do\b|finish\b|say\b|be\b)|i must also)\b[^.!?\n]*))`,
    'giu',
  ),
);

/** What names none of the listed things says nothing of them. */
function withList(reply: string, items: Checklist): string {
  const names = (words: string): readonly Item[] => namedIn(words, items).map(({ item }) => item);
  const took = (whole: string, left: string, done: string): string =>
    names(left).some((item) => !names(done).includes(item))
      ? `${done}, didn't get to ${left}`
      : whole;
  const first = reply.replace(insteadFirst, (whole, left: string, done: string) =>
    took(whole, left, done),
  );
  const last = first.replace(insteadLast, (whole, done: string, left: string) =>
    took(whole, left, done),
  );
  const then = last.replace(justThen, (whole, thing: string) =>
    names(thing).length > 0 ? `only ${thing} left` : whole,
  );
  return then.replace(allBut, (whole, done: string, more: string) =>
    names(more).length > 0 ? whole : `${done}. `,
  );
}

/** A report in plainer words. */
export const plainReport = (reply: string, items: Checklist): string =>
  inPieces(reply, (piece) =>
    withHeads(
      sayings.reduce(
        (text, [saying, plain]) => replaced(text, saying, plain),
        withList(piece, items),
      ),
    ),
  );
