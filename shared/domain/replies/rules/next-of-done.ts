/** Tells what is planned for the next day at an hour from the items it shares a word with. */
import type { Item } from '../../checklist.ts';
import type { Clause } from './clauses.ts';
import { timesIn } from './clock-times.ts';
import { verbOf } from './item-verb.ts';
import { namedIn } from './references.ts';
import { sameWord } from './same-word.ts';
import type { Scene } from './scene.ts';

const changes = /\b(?:moved|pushed|not|change|make|should|from)\b/i;

/** "Tomorrow: hall at 5" gives nothing of today another hour. */
export const isHourOfNextDay = ({ section, text }: Clause): boolean =>
  section === 'tomorrow' && timesIn(text).length > 0 && !changes.test(text);

const arranges = new Set(
  'book order arrange reserve plan confirm prep prepare pack buy'.split(' '),
);

/** "Sermon draft", which is no sermon. */
const preparing =
  /\S (drafts?|skeleton|outline|notes|prep|slides|agenda|handouts?|posters?|invites?|tickets?|plan)$/i;

/** "Book hall" is for today, whatever takes place there tomorrow. */
function isArranged(item: Item, text: string): boolean {
  const means = arranges.has(verbOf(item)) ? verbOf(item) : preparing.exec(item.text)?.[1];
  const said = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  return means !== undefined && !said.some((word) => sameWord(word, means.toLowerCase()));
}

/** "Moot skeleton's finished. Tomorrow: moot at 2": what shares a word with the done is new. */
export function isNextOfDone(clause: Clause, { asking, draft }: Scene): boolean {
  const { section, text } = clause;
  if (section !== 'tomorrow' || timesIn(text).length === 0) return false;
  const names = namedIn(text, asking.items).map(({ item }) => item);
  const isDone = (item: Item): boolean => (draft.verdictOn(item) ?? item.status) === 'done';
  const arranged = isHourOfNextDay(clause) && names.every((item) => isArranged(item, text));
  return names.length > 0 && (arranged || names.every(isDone));
}
