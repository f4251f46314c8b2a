/** What a clause waits for: "the bank once Dad has signed" leaves the call to the bank undone. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isPast } from './past.ts';

/** "Friday when I get paid": what is to happen first has not happened. */
export const condition = pattern(
  'u',
  String.raw`(?<=\S )\b(?:(?:when|once|if|until|till?|after|as soon as|unless|before|in case|`,
  String.raw`whether) (?:(?!(?:and|but|so|which|that|who|it's|did|was|were|had)\b)[\p{L}]+ ){0,3}?`,
  String.raw`\p{L}+(?:'m|'re|'s|'ve| am| are| is| have| has| gets?| can| does?| comes?)(?![\p{L}'])|`,
  String.raw`(?:depends|depending|hinges|waiting) on ).*$`,
);

const waitsFor = sparing(
  /^(.+?) (?:once(?! (?:a|an|every|per|more|again|or|over|in|upon)\b)|as soon as|if|unless) (?:the |my |our |his |her |their |a |an )?(\p{L}+ .+)$/u,
);

const hasPast = (words: string): boolean => (words.match(/[\p{L}'-]+/gu) ?? []).some(isPast);

/** "Then the boiler", "the boiler guy is here now": it comes, or is under way. */
const comes = sparing(
  /^(?:and |but )?(?:then|next|after that)\b(?!.*\b(?:i|we)\b)|\b(?:is|are|'s|'re) (?:(?:just|now|still) )?(?:here|on (?:his|her|its|their|the|my) way|coming|calling|arriving)(?: (?:now|today|later|soon|back|me|us|over|round|in))*(?: at \S+)?\W*$|\b(?:is|are|'s) (?:now |only |not (?:till?|until) )?at (?:\d|noon|midday)|\ball about\b/,
);

/** Whether it says no more of an item than what it waits for. */
export function isAwaited(gist: string): boolean {
  if (comes.test(gist)) return !hasPast(gist);
  const before = gist.replace(condition, '');
  if (before !== gist) return !hasPast(before);
  const [, head = '', rest = ''] = waitsFor.exec(gist) ?? [];
  return head !== '' && !hasPast(head) && !hasPast(rest);
}

/** "When I'm done with lunch I'll call the bank" tells of the call alone. */
export const untilThen = pattern(
  'iu',
  String.raw`^(?:(?:and|so|but|then|also|well|yeah|no|ok)[, ]+)*(?:if|when|once|as soon as|after|until|unless|while|whilst|`,
  String.raw`by the time|whenever) (?!(?:i|we) (?:did|\p{L}+ed)\b)[^,.:;]{2,60}?,? (?=(?:then )?(?:i|we)(?:(?:'m|'re| am| are) (?:off|free|out|done|good|heading|calling it)\b|(?:'ll|'d like| will| shall|`,
  String.raw` can| could| might|'m going to|'re going to| am going to| are going to|'m gonna| plan to| want to| hope to|`,
  String.raw` need to| must| should|'d love| have to|'ve got to) ))`,
);

/** "Walk if dry" is still the walk. */
export const onCondition = sparing(
  /,? (?:if|when|once|unless|provided|assuming|weather permitting)\b/i,
);
