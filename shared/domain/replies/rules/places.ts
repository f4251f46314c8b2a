/** Tells where something was done from what it was done to: "emailed it from the van". */
import type { Item } from '../../checklist.ts';
import { sparing } from '../sparing.ts';
import { verbOf } from './item-verb.ts';
import { namedIn } from './references.ts';
import { stem } from './same-word.ts';
import { taskVerbs } from './verbs.ts';

const where = String.raw`(?:from|in|inside|outside|at|on|(?:while |whilst )?(?:sat|sitting|parked|stood|waiting|i was|stuck) (?:in|at|on|outside|by)) (?:the|my|our) (?:[\p{L}'-]+ ){0,2}[\p{L}'-]+\W*$`;
const place = new RegExp(` ${where}`, 'iu');
/** What can be done from anywhere. */
const fromAnywhere = sparing(
  new RegExp(
    String.raw`\b(emailed|e-mailed|rang|called|phoned|telephoned|texted|messaged|sent|ordered|booked|paid|wrote|written|typed|submitted|filed|posted|answered|replied|reserved|renewed|(?:did|done) (?:it|that|them|this|both|all)) (?:.*\S )?${where}`,
    'iu',
  ),
);

/** The items without those that only the place is a part of. */
export function withoutPlaces(text: string, items: readonly Item[]): readonly Item[] {
  const done = items.length > 0 ? fromAnywhere.exec(text)?.[1] : undefined;
  if (done === undefined) return items;
  const left = namedIn(text.replace(place, ''), items);
  return items.filter(
    (item) =>
      left.some((one) => one.item === item) ||
      !taskVerbs.has(verbOf(item)) ||
      stem(verbOf(item)) === stem(done),
  );
}
