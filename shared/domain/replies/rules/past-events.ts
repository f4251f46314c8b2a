/** Tells what happened in the night or on the way from a thing to do. */
import { pattern } from '../pattern.ts';
import { sparing } from '../sparing.ts';
import { isPast, pastToo } from './past.ts';

/** "Slept badly" tells of the night; "put out bins" may be a task. */
export const opensPast = (gist: string): boolean => {
  const [first = ''] = gist.match(/[\p{L}'-]+/gu) ?? [];
  return (isPast(first) || arrived.test(gist)) && !pastToo.test(gist);
};

/** "Came off a night shift", "left at five". */
const arrived = sparing(
  /^(?:just |only |then |and )*(?:came|went|woke|said|told|ate|was|were|felt|became|left (?:at|early|late|it|home|them)|got (?:back|home|in|up|off|out|caught|stuck|held))\b/,
);

const eventWords = pattern(
  '',
  String.raw`^(?:came|went|was|were|got|said|told|called|rang|died|broke|ate|woke|slept|left|`,
  String.raw`moved|arrived|failed|burst|crashed|froze|flooded|fell|quit|won|ended|lost|found|cancelled|turned|happened)$`,
);
export const tellsPast = (word: string): boolean => eventWords.test(word);
