/** Applies a reply's changes once, also when others write at the same time. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import type { LastReply } from '#functions/store/days.ts';
import type { Shown } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { isCommand, whyUnanswered } from '#shared/domain/answering.ts';
import { type Change, changesBetween, takingBack } from '#shared/domain/change.ts';
import type { Checklist, Edit } from '#shared/domain/checklist.ts';
import { type Day, hasApplied, takeEdits, withUnanswered } from '#shared/domain/day.ts';
import { timely } from '#shared/domain/edit-times.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { relocated, type Target, targetOf } from './reply-target.ts';

export interface Applying {
  readonly replyId: string;
  readonly date: LocalDate;
  readonly reading: Reading;
  /** The list as the answered letter showed it, if known. */
  readonly letter?: Shown;
  /** When it was written, by the clock of AWS. */
  readonly wroteAt: Date;
  /** A hash of the text, to detect loops. */
  readonly words?: string;
}

/** The day after the reply, and the changes it made. */
export interface AppliedReply {
  readonly day: Day;
  readonly last: LastReply;
}

/** How often other replies of the same person may win before Lambda has to retry later. */
const maxRounds = 6;

/** What the last changing reply did; asking for the list in between is not a change. */
function lastChanges({ days }: Person): readonly Change[] {
  const last = days[0]?.last;
  return last && last.changes.length > 0 ? last.changes : (last?.earlier ?? []);
}

/** Undoes the last change, even of the evening before: items that stayed behind come back. */
function undoing(person: Person, target: Target): readonly Edit[] {
  const shown = person.days.flatMap(({ day }) => [...day.items, ...day.tomorrow]);
  const here = new Set([...target.day.items, ...target.day.tomorrow].map(({ id }) => id));
  const back = takingBack(lastChanges(person)).map((edit) =>
    // An item planned for a day that has come is open now.
    edit.kind === 'defer' && !here.has(edit.id) ? { kind: 'reopen' as const, id: edit.id } : edit,
  );
  // The newest row of an item has its current state.
  return relocated(back, { ...target, shown: shown.reverse() });
}

/** `clear` empties the list without naming items. */
function editsFor(person: Person, target: Target, { intent, edits }: Reading): readonly Edit[] {
  if (intent === 'undo') return undoing(person, target);
  return intent === 'clear' && edits.length === 0
    ? target.day.items
        .filter(({ status }) => status === 'open')
        .map(({ id }) => ({ kind: 'drop', id }))
    : relocated(edits, target);
}

/** An item that comes back keeps its age. */
function sinceFirst(items: Checklist, { day }: Target, { days }: Person): Checklist {
  const here = new Set([...day.items, ...day.tomorrow].map(({ id }) => id));
  const earlier = new Map(days.flatMap((one) => one.day.items).map((item) => [item.id, item]));
  return items.map((item) => {
    const was = here.has(item.id) ? undefined : earlier.get(item.id);
    return was ? { ...item, firstDay: was.firstDay } : item;
  });
}

/** What a reply makes of its day; writes nothing. */
export function changed(person: Person, applying: Applying, now: Date) {
  const { replyId, date, reading, letter, words, wroteAt } = applying;
  const target = targetOf(person.days, date, letter);
  const edits = editsFor(person, target, reading);
  const { intent } = reading;
  const reply = {
    id: replyId,
    at: now.getTime(),
    ...(words && { words }),
    ...(isCommand(intent) && { command: true as const }),
  };
  const wrote = wroteAt.getTime();
  const taken = takeEdits(target.day, edits, reply, wrote);
  const whole = { ...taken, items: sinceFirst(taken.items, target, person) };
  const changes = changesBetween(target.day, whole, edits);
  const why = whyUnanswered(whole, { id: replyId, intent, changes }, now);
  const { unanswered = 0 } = target.day;
  // Replies without an answer are mentioned in the next one; this one has had its answer.
  const day = withUnanswered(whole, why ? unanswered + (why === 'too many' ? 1 : 0) : 0);
  const isLate = timely(edits, target.day.edited ?? new Map(), wrote).length < edits.length;
  const already = !isLate && edits.length > 0 && changes.length === 0;
  return { target, day, changes, already, isLate, told: why ? 0 : unanswered };
}

/** What was already written for this reply, by us (with a lost answer) or by another delivery. */
function standing({ days }: Person, replyId: string, owner: string): AppliedReply | undefined {
  const found = days.find(({ day }) => hasApplied(day, replyId));
  if (!found || found.writtenBy !== owner || found.last?.id !== replyId) return undefined;
  return { day: found.day, last: found.last };
}

export const isApplied = ({ days }: Person, replyId: string): boolean =>
  days.some(({ day }) => hasApplied(day, replyId));

/** Undefined if another delivery of the same reply was quicker. Throws if it lost every round. */
export async function applyReply(
  person: Person,
  applying: Applying,
  context: RequestContext,
): Promise<AppliedReply | undefined> {
  const { replyId, reading } = applying;
  let current = person;
  for (let round = 0; round < maxRounds; round += 1) {
    const { target, day, changes, already, isLate, told } = changed(current, applying, context.now);
    const earlier = changes.length === 0 ? lastChanges(current) : [];
    const last: LastReply = {
      id: replyId,
      intent: reading.intent,
      changes,
      ...(reading.pauseUntil && { pauseUntil: reading.pauseUntil }),
      ...(reading.channel && { channel: reading.channel }),
      ...(reading.rhythm && { rhythm: reading.rhythm }),
      ...(reading.zone && { zone: reading.zone, zoneWas: current.user.zone }),
      ...(reading.zoneLater && { zoneLater: reading.zoneLater }),
      ...(reading.why && { why: reading.why }),
      ...(already && { already: true }),
      ...(isLate && { late: true }),
      ...(told > 0 && { unanswered: told }),
      ...(earlier.length > 0 && { earlier }),
    };
    try {
      const stored = { day, last, writtenBy: context.owner };
      await people.saveDay(person.user, stored, target.day.version);
      return { day, last };
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
      const again = await people.find(person.user.id, context.now);
      if (again.kind !== 'person') throw problem;
      if (isApplied(again, replyId)) return standing(again, replyId, context.owner);
      current = again;
    }
  }
  throw new Error('Other replies kept winning the write.');
}
