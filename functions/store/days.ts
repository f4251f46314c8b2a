/**
 * Days: what a person meant to do, one small row a date, and the last change so that it can be
 * undone.
 */
import * as z from 'zod/mini';
import type { Change } from '#shared/domain/change.ts';
import { type Item, type ItemStatus, itemStatuses } from '#shared/domain/checklist.ts';
import type { Applied, Day } from '#shared/domain/day.ts';
import type { EditTimes } from '#shared/domain/edit-times.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { ChannelWish } from '#shared/domain/replies/channel-words.ts';
import { type Intent, intents } from '#shared/domain/replies/reading.ts';
import type { WhyAsked } from '#shared/domain/replies/why-words.ts';
import type { Rhythm } from '#shared/domain/rhythm.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { keys } from './keys.ts';
import { rowReader } from './row-reader.ts';
import type { Row } from './users.ts';
import { absent } from './writes.ts';

/** The last reply that changed a day: what undo reverts and a late acknowledgement reports. */
export interface LastReply {
  readonly id: string;
  readonly intent: Intent | null;
  /** For the intent `pause`. */
  readonly pauseUntil?: LocalDate;
  /** For the intent `channel`. */
  readonly channel?: ChannelWish;
  /** For the intent `rhythm`. */
  readonly rhythm?: Partial<Rhythm>;
  /** For the intent `zone`: the new zone and the one before. */
  readonly zone?: string;
  readonly zoneWas?: string;
  readonly zoneLater?: true;
  /** For the intent `why`. */
  readonly why?: WhyAsked;
  readonly changes: readonly Change[];
  /** The reply had edits, and the list was like that already. */
  readonly already?: true;
  /** One of its edits lost to one that was written later. */
  readonly late?: true;
  /** Earlier replies that got no answer of their own; this reply's answer mentions them. */
  readonly unanswered?: number;
  /** If this reply changed nothing: the earlier changes that undo would revert. */
  readonly earlier?: readonly Change[];
}

export interface StoredDay {
  readonly day: Day;
  readonly last?: LastReply;
  /** The attempt that wrote this version. */
  readonly writtenBy: string;
}

// An item is stored as a short list instead of a map: attribute names would double the size of a
// row that is billed by the kilobyte.
type Packed = readonly [
  id: string,
  text: string,
  status: string,
  firstDay: LocalDate,
  /** When its status and text were last set, in milliseconds since the day began. */
  standing?: number,
  words?: number,
  ...later: readonly unknown[],
];

const letters: Readonly<Record<ItemStatus, string>> = {
  open: 'o',
  done: 'd',
  deferred: 'f',
  dropped: 'x',
};
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter, status]));

const pack =
  ({ date, edited }: Day) =>
  ({ id, text, status, firstDay }: Item): Packed => {
    const item = [id, text, letters[status], firstDay] as const;
    const times = edited?.get(id);
    if (!times) return item;
    const standing = sinceStart(times.standing, date);
    return times.words === 0
      ? [...item, standing]
      : [...item, standing, sinceStart(times.words, date)];
  };

/** Shorter than an instant; 0 still means never. */
const sinceStart = (at: number, date: LocalDate): number => (at === 0 ? 0 : at - Date.parse(date));
const fromStart = (ms: number, date: LocalDate): number => (ms === 0 ? 0 : ms + Date.parse(date));

function timesIn(packed: readonly Packed[], date: LocalDate): EditTimes {
  const known = packed.flatMap(([id, , , , standing, words = 0]) => {
    const times = { standing: fromStart(standing ?? 0, date), words: fromStart(words, date) };
    return standing === undefined ? [] : [[id, times] as const];
  });
  return new Map(known);
}

type PackedChange = readonly [
  id: string,
  kind: string,
  wasStatus?: string,
  wasText?: string,
  ...later: readonly unknown[],
];

const kinds: Readonly<Record<Change['kind'], string>> = {
  add: 'a',
  complete: 'd',
  reopen: 'o',
  drop: 'x',
  defer: 'f',
  rename: 'r',
  forTomorrow: 't',
};
const kindOf = new Map(Object.entries(kinds).map(([kind, letter]) => [letter, kind]));

const packChange = ({ id, kind, wasStatus, wasText }: Change): PackedChange => {
  const change = [id, kinds[kind]] as const;
  if (wasStatus === undefined) return change;
  const was = [...change, letters[wasStatus]] as const;
  return wasText === undefined ? was : [...was, wasText];
};

const unpackChange = ([id, kind, wasStatus, wasText]: PackedChange): Change => ({
  id,
  kind: (kindOf.get(kind) ?? 'add') as Change['kind'],
  ...(wasStatus !== undefined && { wasStatus: statusOf(wasStatus) }),
  ...(wasText !== undefined && { wasText }),
});

// An unknown status shows as open rather than hiding the item.
const statusOf = (letter: string): ItemStatus => (statuses.get(letter) ?? 'open') as ItemStatus;

const unpack = ([id, text, status, firstDay]: Packed): Item => ({
  id,
  text,
  status: statusOf(status),
  firstDay,
});

type PackedApplied = readonly [
  id: string,
  at: number,
  words?: string,
  command?: 1,
  ...later: readonly unknown[],
];

function packApplied({ id, at, words, command }: Applied): PackedApplied {
  if (command) return [id, at, words ?? '', 1];
  return words ? [id, at, words] : [id, at];
}

const unpackApplied = ([id, at, words, command]: PackedApplied): Applied => ({
  id,
  at,
  ...(words && { words }),
  ...(command && { command: true }),
});

export function dayRow(userId: string, { day, last, writtenBy }: StoredDay): Row {
  return {
    ...keys.day(userId, day.date),
    date: day.date,
    version: day.version,
    items: day.items.map(pack(day)),
    tomorrow: day.tomorrow.map(pack(day)),
    applied: day.applied.map(packApplied),
    ...(day.unanswered && { unanswered: day.unanswered }),
    last: last && { ...last, changes: last.changes.map(packChange) },
    writtenBy,
  };
}

interface PackedDay {
  readonly date: LocalDate;
  readonly version: number;
  readonly items: readonly Packed[];
  readonly tomorrow: readonly Packed[];
  readonly applied: readonly PackedApplied[];
  readonly unanswered?: number;
  readonly last?: Omit<LastReply, 'changes'> & { readonly changes: readonly PackedChange[] };
  readonly writtenBy: string;
}

const text = z.string();
const count = z.number();
/** What a later version adds at the end of a short list is passed over. */
const item = z.tuple(
  [text, text, text, text, z.exactOptional(count), z.exactOptional(count)],
  z.unknown(),
);
const appliedReply = z.tuple(
  [text, count, z.exactOptional(text), z.exactOptional(z.literal(1))],
  z.unknown(),
);
const packedChange = z.tuple(
  [text, text, z.exactOptional(text), z.exactOptional(text)],
  z.unknown(),
);
/** What a reply did to an item, in rows that name each field. */
export const changeShape = z.object({
  kind: z.enum(['add', 'complete', 'reopen', 'drop', 'defer', 'rename', 'forTomorrow']),
  id: text,
  wasStatus: z.exactOptional(z.enum(itemStatuses)),
  wasText: z.exactOptional(text),
});

const readDay = rowReader<PackedDay>('day')(
  z.object({
    date: text,
    version: count,
    items: z.array(item),
    tomorrow: z.array(item),
    applied: z.array(appliedReply),
    unanswered: z.exactOptional(count),
    last: z.exactOptional(
      z.object({
        id: text,
        intent: z.nullable(z.enum(intents)),
        pauseUntil: z.exactOptional(text),
        channel: z.exactOptional(
          z.union([
            z.object({ kind: z.literal('email') }),
            z.object({ kind: z.literal('sms'), phone: z.exactOptional(text) }),
          ]),
        ),
        rhythm: z.exactOptional(z.partialRecord(z.enum(touchpoints), count)),
        zone: z.exactOptional(text),
        zoneWas: z.exactOptional(text),
        zoneLater: z.exactOptional(z.literal(true)),
        why: z.exactOptional(
          z.object({
            about: z.enum(['sent', 'missing']),
            touchpoint: z.exactOptional(z.enum(touchpoints)),
            daysAgo: z.exactOptional(z.literal(1)),
          }),
        ),
        changes: z.array(packedChange),
        already: z.exactOptional(z.literal(true)),
        late: z.exactOptional(z.literal(true)),
        unanswered: z.exactOptional(count),
        earlier: z.exactOptional(z.array(changeShape)),
      }),
    ),
    writtenBy: text,
  }),
);
export function storedDayOf(row: Row): StoredDay {
  const { date, version, items, tomorrow, applied, unanswered, last, writtenBy } = readDay(row);
  const edited = timesIn([...items, ...tomorrow], date);
  return {
    day: {
      date,
      version,
      items: items.map(unpack),
      tomorrow: tomorrow.map(unpack),
      applied: applied.map(unpackApplied),
      ...(unanswered && { unanswered }),
      ...(edited.size > 0 && { edited }),
    },
    ...(last && { last: { ...last, changes: last.changes.map(unpackChange) } }),
    writtenBy,
  };
}

/** Holds while nobody wrote this date since it was read; `version` is the one that was read. */
export const unchangedSince = (version: number) => (version === 0 ? { pk: absent } : { version });
