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

/** "Tools are back in the shed": where things are now. */
const isThere = sparing(
  /^(?:(?:and|so|but) )*(?:the |my |our )?[\p{L}-]+(?: [\p{L}-]+)?(?:['’]s|['’]re| is| are) (?:(?:now|all|both|already|safely|safe|back|finally) )*(?:(?:stacked|stored|parked|piled(?: up)?|stashed|locked|tucked|sitting|waiting) )?(?:in|inside|at|on|under|outside) (?:the|my|our) (?:[\p{L}'-]+ )?[\p{L}'-]+\W*$/iu,
);
/** What is done to a place by what one puts there. */
const filled = new Set('load fill pack stock set lay dress decorate furnish line put'.split(' '));

/** The items without those that only the place is a part of. */
export function withoutPlaces(text: string, items: readonly Item[]): readonly Item[] {
  const done = items.length > 0 ? fromAnywhere.exec(text)?.[1] : undefined;
  if (done === undefined && !(items.length > 0 && isThere.test(text))) return items;
  const left = namedIn(text.replace(place, ''), items);
  return items.filter(
    (item) =>
      left.some((one) => one.item === item) ||
      !taskVerbs.has(verbOf(item)) ||
      (done === undefined ? filled.has(verbOf(item)) : stem(verbOf(item)) === stem(done)),
  );
}
