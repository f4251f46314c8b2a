/** Data: how people tell what is left, or what they did in place of what, put in plain words. */
import { replaced } from '../pattern.ts';
import { sparing } from '../sparing.ts';

const opens = String.raw`(?<=^\W{0,4}|[.!?;\n]\s{0,4})`;
const end = String.raw`(?=\W*(?:[.!?;\n]|$))`;

const sayings: readonly (readonly [RegExp, string])[] = (
  [
    // "Instead of stacking the logs I painted the porch"
    [
      new RegExp(
        String.raw`${opens}(?:so |and |but )?(?:instead of|rather than) (?:doing |going to |finishing )?([^.!?\n]{3,60}?),? (?=(?:i|we) (?:just |actually |ended up )?(?:\p{L}+ed|did|got|went|made|took|sent|wrote|read|bought|fed|cut|swept|paid|built|spent)\b)((?:i|we) [^.,!?\n]{3,80})`,
        'giu',
      ),
      "$2, didn't get to $1",
    ],
    // "Painted the porch instead of stacking the logs"
    [
      new RegExp(
        String.raw`${opens}((?:so |and |but |yes |yep )?(?:(?:i|we) )?(?:just |actually |ended up )?(?:\p{L}+ed|did|got|went|made|took|sent|wrote|read|bought|fed|cut|swept|paid|built|spent) [^.,!?\n]{3,60}?),? (?:instead of|rather than) (?=\p{L}+ing )([^.,!?\n]{3,60})${end}`,
        'giu',
      ),
      "$1, didn't get to $2",
    ],
    // "The logs are all that is left"
    [
      new RegExp(
        String.raw`${opens}(?:so |and |but |now )?((?:the |my )?[^.,!?\n]{2,40}?)(?:'s| is| are) (?:now )?(?:all|the only thing)(?: that)?(?:'s| is| i have| i've got| we have)(?: still)? (?:left|remaining|outstanding|open|to do)(?: now| today| to do)*${end}`,
        'giu',
      ),
      'only $1 left',
    ],
    // "Just need to stack the logs and I am done"
    [
      new RegExp(
        String.raw`${opens}(?:so |and |but |now )?(?:i |we )?(?:just|only)(?: have| need| got| gotta)? (?:to )?([^.,!?\n]{3,60}?),? (?:and )?(?:then )?(?:i'm|i am|we're|i'll be|that's it|that's me)(?: all| completely)?(?: (?:done|finished|free|through))?${end}`,
        'giu',
      ),
      'only $1 left',
    ],
    // "The logs aren't done but the porch is"
    [
      /\b((?:isn't|aren't|wasn't|weren't|is not|are not|hasn't been|haven't been|not) (?:done|finished|complete|sorted|ready)(?: yet)?,? but (?:the |my )?[^.,!?\n]{2,40}? (?:is|are|was|were|has been|have been))(?=\W*(?:[.,!?\n]|$))/gi,
      '$1 done',
    ],
    // "All done but remind me to print the labels"
    [
      new RegExp(
        String.raw`${opens}((?:(?:i|we|so|yes|yep|yay|and|ok|it's|they're|that's)[, ]+)*(?:all|both|everything|every ?thing's|the lot|all (?:three|four|five|of (?:it|them)))(?: (?:is|are|got|has been|of (?:it|them)))?(?: (?:now|already|finally))?(?: (?:done|finished|sorted|complete|ticked(?: off)?))),? but (?=(?:please |can you |could you |also |i also |i'll also )*(?:add|put|remind me|don't let me forget|tomorrow|first thing|i (?:also|now) (?:need|have|want|ought) to (?:also )?(?!do\b|finish\b)|i must also)\b)`,
        'giu',
      ),
      '$1. ',
    ],
    // "Check off 1 and 2"
    [/\bcheck off (?=#?\d)/gi, 'tick off '],
    // "1 y 2 n 3 y"
    [/(?<=\d[.):-]? ?)n(?=[,;.]? \d{1,2}[.):-]? ?[yn]\b)/gi, 'no'],
    [/(?<=\d[.):-]? ?)y(?=[,;.]? \d{1,2}[.):-]? ?(?:[yn]\b|no\b|yes\b))/gi, 'yes'],
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

/** A report in plainer words. */
export const plainReport = (reply: string): string =>
  withHeads(sayings.reduce((text, [saying, plain]) => replaced(text, saying, plain), reply));
