/** What a reply is about and what it changes: its day, the list it saw, and the lists after it. */
import { isCommand, whyUnanswered } from './answering.ts';
import { type Change, changesBetween, takingBack } from './change.ts';
import { type Checklist, type Edit, type Item, inQuestion } from './checklist.ts';
import { type Day, openDay, takeEdits, withUnanswered } from './day.ts';
import { timely } from './edit-times.ts';
import type { IncomingReply } from './incoming-reply.ts';
import { itemId } from './item-id.ts';
import { shownItems } from './letters/shown-items.ts';
import { type LocalDate, localDateAt } from './local-date.ts';
import type { Asking, Question, Reading } from './replies/reading.ts';
import { reversed, type SettingChange } from './setting-change.ts';
import type { Stage } from './stage.ts';
import type { User } from './user.ts';

/** What an answer asked, and the stage of the letter that the reply to it was about. */
export interface AskedQuestion extends Question {
  readonly stage: Stage;
}

/** A day with the last reply that changed it. */
export interface KnownDay {
  readonly day: Day;
  readonly last?: {
    readonly changes: readonly Change[];
    readonly earlier?: readonly Change[];
    readonly setting?: SettingChange;
    readonly earlierSetting?: SettingChange;
    readonly question?: AskedQuestion;
  };
}

interface Target {
  /** The day whose row the edits change. */
  readonly day: Day;
  /** The list as the answered letter showed it: numbers count over this one. */
  readonly shown: Checklist;
  /** What rests until later: a reply may speak of it, but not by number. */
  readonly resting: Checklist;
}

type About = Pick<IncomingReply, 'date' | 'letter'>;

/**
 * The reply belongs to the date of its letter. If a later day exists, the items have moved on to
 * that one, and the edits apply there.
 */
function targetOf(days: readonly KnownDay[], { date, letter = [] }: About): Target {
  const newest = days[0]?.day;
  const upTo = days.find(({ day }) => day.date <= date)?.day;
  const asked = openDay(upTo, date);
  const day = newest && newest.date > date ? newest : asked;
  const shown = inOrderOf(letter, days, shownItems(asked));
  const ids = new Set(shown.map(({ id }) => id));
  const resting = day.later.filter(({ id, status }) => status !== 'dropped' && !ids.has(id));
  return { day, shown, resting };
}

/** In the order of the answered letter; newer items follow. */
function inOrderOf(
  letter: NonNullable<About['letter']>,
  days: readonly KnownDay[],
  now: Checklist,
): Checklist {
  const items = days.flatMap(({ day }) => [...day.items, ...day.later]).reverse();
  // The newest day comes last, so that its version of an item wins.
  const known = new Map([...items, ...now].map((item) => [item.id, item]));
  const numbered = letter.flatMap(([id, status]) => (status === 'dropped' ? [] : [id]));
  const ids = new Set([...numbered, ...now.map(({ id }) => id)]);
  return [...ids].flatMap((id) => known.get(id) ?? []);
}

/** In a late answer, "today" and "tomorrow" count from when it was written. */
function writtenOn({ at, date }: Pick<IncomingReply, 'at' | 'date'>, zone: string): LocalDate {
  const written = localDateAt(at, zone);
  return written > date ? written : date;
}

type Readable = About & Pick<IncomingReply, 'id' | 'stage' | 'text' | 'at' | 'answered'>;

/** What an interpreter gets to read a reply. */
export const askingOf = (
  reply: Readable,
  { zone }: Pick<User, 'zone'>,
  days: readonly KnownDay[],
): Asking => {
  const { shown, resting } = targetOf(days, reply);
  return {
    stage: reply.stage,
    today: writtenOn(reply, zone),
    zone,
    channel: reply.answered.channel ?? 'email',
    items: [...shown, ...resting.map(asResting)],
    numbered: shown.length,
    ...askedBefore(days, reply),
    reply: reply.text,
    newId: (n) => itemId(reply.id, n),
  };
};

/** The question stands until another letter comes; that of the morning, until the first reply. */
function askedBefore(
  days: readonly KnownDay[],
  { date, stage, ...about }: Readable,
): Pick<Asking, 'asked'> {
  const [newest] = days;
  if (newest?.day.date !== date) {
    const { shown } = targetOf(days, { date, ...about });
    const item = stage === 'MORNING_INTENTION' ? inQuestion(shown, date) : undefined;
    return item ? { asked: { kind: 'keep', id: item.id, words: '' } } : {};
  }
  const question = newest.last?.question;
  if (question?.stage !== stage) return {};
  const { stage: _of, ...asked } = question;
  return { asked };
}

/** To a reader it is put off, however it came to rest. */
const asResting = (item: Item): Item =>
  item.status === 'open' ? { ...item, status: 'deferred' } : item;

/** An item that stayed behind (done, dropped) comes back when it is reopened. */
function relocated(edits: readonly Edit[], { day, shown }: Target): readonly Edit[] {
  const here = new Set([...day.items, ...day.later].map(({ id }) => id));
  const left = new Map(shown.filter(({ id }) => !here.has(id)).map((item) => [item.id, item]));
  return edits.flatMap((edit): readonly Edit[] => {
    const item = left.get(edit.id);
    if (!item) return [edit];
    const text = 'text' in edit ? edit.text : item.text;
    return edit.kind === 'reopen' || edit.kind === 'rename'
      ? [{ kind: 'add', id: edit.id, text }]
      : [];
  });
}

/** What the last changing reply did; asking for the list in between is not a change. */
function lastChanges(days: readonly KnownDay[]): readonly Change[] {
  const last = days[0]?.last;
  return last && last.changes.length > 0 ? last.changes : (last?.earlier ?? []);
}

/** The same of the settings. */
const lastSetting = (days: readonly KnownDay[]): SettingChange | undefined =>
  days[0]?.last?.setting ?? days[0]?.last?.earlierSetting;

/** Undoes the last change, even of the evening before: items that stayed behind come back. */
function undoing(days: readonly KnownDay[], target: Target): readonly Edit[] {
  const shown = days.flatMap(({ day }) => [...day.items, ...day.later]);
  const here = new Set([...target.day.items, ...target.day.later].map(({ id }) => id));
  const back = takingBack(lastChanges(days)).map((edit) =>
    // An item planned for a day that has come is open now.
    edit.kind === 'defer' && !here.has(edit.id) ? { kind: 'reopen' as const, id: edit.id } : edit,
  );
  // The newest row of an item has its current state.
  return relocated(back, { ...target, shown: shown.reverse() });
}

type Asked = Pick<Reading, 'intent' | 'edits' | 'evidence'>;

/** `clear` empties the list without naming items. */
function editsFor(
  days: readonly KnownDay[],
  target: Target,
  { intent, edits }: Asked,
): readonly Edit[] {
  if (intent === 'undo') return undoing(days, target);
  return intent === 'clear' && edits.length === 0
    ? target.day.items
        .filter(({ status }) => status === 'open')
        .map(({ id }) => ({ kind: 'drop', id }))
    : relocated(edits, target);
}

/** An item that comes back keeps its age. */
function sinceFirst(items: Checklist, { day }: Target, days: readonly KnownDay[]): Checklist {
  const here = new Set([...day.items, ...day.later].map(({ id }) => id));
  const earlier = new Map(days.flatMap((one) => one.day.items).map((item) => [item.id, item]));
  return items.map((item) => {
    const was = here.has(item.id) ? undefined : earlier.get(item.id);
    return was ? { ...item, firstDay: was.firstDay } : item;
  });
}

export interface ReplyChanges {
  /** The day as it was. */
  readonly before: Day;
  /** The day as the reply leaves it. */
  readonly day: Day;
  readonly changes: readonly Change[];
  /** It had edits, and the list was like that already. */
  readonly already: boolean;
  /** One of its edits lost to one that was written later. */
  readonly isLate: boolean;
  /** Earlier replies without an answer, which this one's answer mentions. */
  readonly unanswered: number;
  /** What it changes about the settings; by an undo, what they get back. */
  readonly setting?: SettingChange;
  /** If it changes nothing: the earlier changes that undo would revert. */
  readonly earlier: readonly Change[];
  readonly earlierSetting?: SettingChange;
}

type Decided = About & Pick<IncomingReply, 'id' | 'words' | 'receivedAt'>;

/** Decides what a reply makes of its day; `asked` is what it changes about the settings. */
export function changesOf(
  reply: Decided,
  reading: Asked,
  days: readonly KnownDay[],
  now: Date,
  asked?: SettingChange,
): ReplyChanges {
  const { id, words, receivedAt = now } = reply;
  const { intent } = reading;
  const target = targetOf(days, reply);
  const { day: before } = target;
  const edits = editsFor(days, target, reading);
  const applied = {
    id,
    at: now.getTime(),
    ...(words && { words }),
    ...(isCommand(intent) && { command: true as const }),
  };
  const wrote = receivedAt.getTime();
  const taken = takeEdits(before, edits, applied, wrote);
  const whole = { ...taken, items: sinceFirst(taken.items, target, days) };
  const changes = changesBetween(before, whole, edits, reading.evidence);
  const last = lastSetting(days);
  const setting = intent === 'undo' && last ? reversed(last) : asked;
  const why = whyUnanswered(whole, { id, intent, changes, setting }, now);
  const isNothing = changes.length === 0 && !setting;
  const { unanswered = 0 } = before;
  const isLate = timely(edits, before.edited ?? new Map(), wrote).length < edits.length;
  return {
    before,
    // Replies without an answer are mentioned in the next one; this one has had its answer.
    day: withUnanswered(whole, why ? unanswered + (why === 'too many' ? 1 : 0) : 0),
    changes,
    already: !isLate && edits.length > 0 && changes.length === 0,
    isLate,
    unanswered: why ? 0 : unanswered,
    ...(setting && { setting }),
    earlier: isNothing ? lastChanges(days) : [],
    ...(isNothing && last && { earlierSetting: last }),
  };
}
