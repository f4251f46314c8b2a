/**
 * Days: what a person meant to do, one small row a date, and the last change so that it can be
 * undone.
 */
import * as z from 'zod/mini';
import type { Change } from '#shared/domain/change.ts';
import { editKinds, type Item, type ItemStatus, itemStatuses } from '#shared/domain/checklist.ts';
import type { Applied, Day } from '#shared/domain/day.ts';
import type { EditTimes } from '#shared/domain/edit-times.ts';
import { addDays, type LocalDate } from '#shared/domain/local-date.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { RhythmWishShape } from '#shared/domain/rhythm-shape.ts';
import type { SettingChange, Settings } from '#shared/domain/setting-change.ts';
import { stages, touchpoints } from '#shared/domain/stage.ts';
import { afterDates, keys, type Row } from './keys.ts';
import { query, rowReader } from './reads.ts';
import { absent } from './writes.ts';

const text = z.string();
const count = z.number();
/** What a later version adds at the end of a short list is passed over. */
const item = z.tuple(
  [text, text, text, text, z.exactOptional(count), z.exactOptional(count), z.exactOptional(text)],
  z.unknown(),
);
const appliedReply = z.tuple(
  [text, count, z.exactOptional(text), z.exactOptional(z.literal(1))],
  z.unknown(),
);
const packedChange = z.tuple(
  [
    text,
    text,
    z.exactOptional(text),
    z.exactOptional(text),
    z.exactOptional(text),
    z.exactOptional(text),
  ],
  z.unknown(),
);
/** What a reply did to an item, in rows that name each field. */
export const changeShape = z.object({
  kind: z.enum(editKinds),
  id: text,
  wasStatus: z.exactOptional(z.enum(itemStatuses)),
  wasText: z.exactOptional(text),
  wasOn: z.exactOptional(text),
  wasAfter: z.exactOptional(text),
  wasNote: z.exactOptional(text),
  words: z.exactOptional(text),
});

const settings = z.extend(RhythmWishShape, {
  zone: z.exactOptional(text),
  channel: z.exactOptional(z.enum(['email', 'sms'])),
  state: z.exactOptional(z.enum(['active', 'paused'])),
  pausedFrom: z.exactOptional(text),
  pausedUntil: z.exactOptional(text),
});
const value = z.nullable(z.union([text, count, z.array(z.union([text, count]))]));
/** A setting with its value before and after, each null where there was none. */
const packedSetting = z.array(z.tuple([text, value, value], z.unknown()));

const lastReply = z.object({
  id: text,
  intent: z.nullable(z.enum(intents)),
  /** For the intent `pause`. */
  pauseFrom: z.exactOptional(text),
  pauseUntil: z.exactOptional(text),
  /** For the intent `channel`. */
  channel: z.exactOptional(
    z.union([
      z.object({ kind: z.literal('email') }),
      z.object({ kind: z.literal('sms'), phone: z.exactOptional(text) }),
    ]),
  ),
  /** For the intent `rhythm`. */
  rhythm: z.exactOptional(RhythmWishShape),
  /** For the intent `zone`. */
  zone: z.exactOptional(text),
  zoneLater: z.exactOptional(z.literal(true)),
  /** For the intent `why`. */
  why: z.exactOptional(
    z.object({
      about: z.enum(['sent', 'missing']),
      touchpoint: z.exactOptional(z.enum(touchpoints)),
      daysAgo: z.exactOptional(z.literal(1)),
    }),
  ),
  changes: z.array(packedChange),
  /** The reply had edits, and the list was like that already. */
  already: z.exactOptional(z.literal(true)),
  /** One of its edits lost to one that was written later. */
  late: z.exactOptional(z.literal(true)),
  /** Earlier replies that got no answer of their own; this reply's answer mentions them. */
  unanswered: z.exactOptional(count),
  /** A change that the reader wasn't sure of, and words that it couldn't use. */
  question: z.exactOptional(
    z.object({
      kind: z.enum(['complete', 'drop', 'defer', 'keep']),
      id: text,
      also: z.exactOptional(z.readonly(z.array(text))),
      words: text,
      on: z.exactOptional(text),
      stage: z.enum(stages),
    }),
  ),
  unread: z.exactOptional(z.readonly(z.array(text))),
  /** It asked for a letter at a minute of the day. */
  reminder: z.exactOptional(z.object({ at: count, isListed: z.boolean() })),
  /** It said no to what was asked. */
  declined: z.exactOptional(z.literal(true)),
  /** What this reply changed about the settings; by an undo, what they got back. */
  setting: z.exactOptional(packedSetting),
  /** If this reply changed nothing: the earlier changes that undo would revert. */
  earlier: z.exactOptional(z.readonly(z.array(changeShape))),
  earlierSetting: z.exactOptional(packedSetting),
});

/** The last reply that changed a day: what undo reverts and a late acknowledgement reports. */
export interface LastReply
  extends Readonly<Omit<z.output<typeof lastReply>, 'changes' | 'setting' | 'earlierSetting'>> {
  readonly changes: readonly Change[];
  readonly setting?: SettingChange;
  readonly earlierSetting?: SettingChange;
}

export interface StoredDay {
  readonly day: Day;
  readonly last?: LastReply;
  /** The attempt that wrote this version. */
  readonly writtenBy: string;
}

// An item is stored as a short list instead of a map: attribute names would double the size of a
// row that is billed by the kilobyte.
type Packed = Readonly<z.output<typeof item>>;

const letters: Readonly<Record<ItemStatus, string>> = {
  open: 'o',
  done: 'd',
  deferred: 'f',
  dropped: 'x',
};
/** A status in a letter, and behind it the date on which the item comes back: `f2026-12-04`. */
const packStatus = (status: ItemStatus, on = ''): string => `${letters[status]}${on}`;
const statuses = new Map(Object.entries(letters).map(([status, letter]) => [letter, status]));

const pack =
  ({ date, edited }: Day) =>
  ({ id, text, status, firstDay, on, note }: Item): Packed => {
    const item = [id, text, packStatus(status, on), firstDay] as const;
    const times = edited?.get(id);
    if (note) {
      const { standing = 0, words = 0 } = times ?? {};
      return [...item, sinceStart(standing, date), sinceStart(words, date), note];
    }
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
    return times.standing + times.words === 0 ? [] : [[id, times] as const];
  });
  return new Map(known);
}

type PackedChange = Readonly<z.output<typeof packedChange>>;

const kinds: Readonly<Record<Change['kind'], string>> = {
  add: 'a',
  complete: 'd',
  reopen: 'o',
  drop: 'x',
  defer: 'f',
  rename: 'r',
  forTomorrow: 't',
  move: 'm',
  note: 'n',
};
const kindOf = new Map(Object.entries(kinds).map(([kind, letter]) => [letter, kind]));

/** Without the words that say so, which the reply's own row has. */
const packChange = (one: Change): PackedChange => {
  const { id, kind, wasStatus, wasText, wasOn, wasAfter, wasNote } = one;
  const change = [id, kinds[kind]] as const;
  if (wasStatus === undefined) return change;
  const was = [...change, packStatus(wasStatus, wasOn)] as const;
  if (wasNote !== undefined) return [...was, wasText ?? '', wasAfter ?? '', wasNote];
  if (wasAfter) return [...was, wasText ?? '', wasAfter];
  return wasText === undefined ? was : [...was, wasText];
};

const unpackChange = (packed: PackedChange): Change => {
  const [id, kind, wasStatus, wasText, wasAfter, wasNote] = packed;
  return {
    id,
    kind: (kindOf.get(kind) ?? 'add') as Change['kind'],
    ...(wasStatus && { wasStatus: statusOf(wasStatus) }),
    ...(wasText && { wasText }),
    ...(wasAfter && { wasAfter }),
    ...(wasNote !== undefined && { wasNote }),
    ...(wasStatus && wasStatus.length > 1 && { wasOn: wasStatus.slice(1) }),
  };
};

const settingLetters: Readonly<Record<keyof Settings, string>> = {
  MORNING_INTENTION: 'm',
  MIDDAY_CHECKIN: 'n',
  EVENING_REFLECTION: 'e',
  without: 'w',
  zone: 'z',
  channel: 'c',
  state: 's',
  pausedFrom: 'f',
  pausedUntil: 'u',
};
const settingOf = new Map(Object.entries(settingLetters).map(([name, letter]) => [letter, name]));

type PackedSetting = Readonly<z.output<typeof packedSetting>>;

const packSetting = ({ was, set }: SettingChange) =>
  Object.entries(settingLetters).flatMap(([name, letter]) => {
    const [before, after] = [was, set].map((one) => one[name as keyof Settings] ?? null);
    return before === null && after === null ? [] : [[letter, before, after]];
  });

function unpackSetting(packed: PackedSetting): SettingChange {
  const side = (at: 1 | 2): Settings =>
    settings.parse(
      Object.fromEntries(
        packed.flatMap((one) => {
          const name = settingOf.get(one[0]);
          return name && one[at] !== null ? [[name, one[at]]] : [];
        }),
      ),
    );
  return { was: side(1), set: side(2) };
}

function packLast({ changes, setting, earlierSetting, ...last }: LastReply) {
  return {
    ...last,
    changes: changes.map(packChange),
    ...(setting && { setting: packSetting(setting) }),
    ...(earlierSetting && { earlierSetting: packSetting(earlierSetting) }),
  };
}

function unpackLast({
  changes,
  setting,
  earlierSetting,
  ...last
}: Readonly<z.output<typeof lastReply>>): LastReply {
  return {
    ...last,
    changes: changes.map(unpackChange),
    ...(setting && { setting: unpackSetting(setting) }),
    ...(earlierSetting && { earlierSetting: unpackSetting(earlierSetting) }),
  };
}

// An unknown status shows as open rather than hiding the item.
const statusOf = (packed: string): ItemStatus =>
  (statuses.get(packed.charAt(0)) ?? 'open') as ItemStatus;

const unpack = ([id, text, status, firstDay, , , note]: Packed): Item => ({
  id,
  text,
  status: statusOf(status),
  firstDay,
  ...(status.length > 1 && { on: status.slice(1) }),
  ...(note && { note }),
});

type PackedApplied = Readonly<z.output<typeof appliedReply>>;

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
    tomorrow: day.later.map(pack(day)),
    applied: day.applied.map(packApplied),
    ...(day.unanswered && { unanswered: day.unanswered }),
    last: last && packLast(last),
    writtenBy,
  };
}

const packedDay = z.object({
  date: text,
  version: count,
  items: z.array(item),
  tomorrow: z.array(item),
  applied: z.array(appliedReply),
  unanswered: z.exactOptional(count),
  last: z.exactOptional(lastReply),
  writtenBy: text,
});
const readDay = rowReader('day', packedDay);

export function storedDayOf(row: Row): StoredDay {
  const { date, version, items, tomorrow, applied, unanswered, last, writtenBy } = readDay(row);
  const edited = timesIn([...items, ...tomorrow], date);
  return {
    day: {
      date,
      version,
      items: items.map(unpack),
      later: tomorrow.map(unpack),
      applied: applied.map(unpackApplied),
      ...(unanswered && { unanswered }),
      ...(edited.size > 0 && { edited }),
    },
    ...(last && { last: unpackLast(last) }),
    writtenBy,
  };
}

/** Holds while nobody wrote this date since it was read; `version` is the one that was read. */
export const unchangedSince = (version: number) => (version === 0 ? { pk: absent } : { version });

/** Before this date if it is given; newest first. */
export async function daysBefore(
  userId: string,
  date: LocalDate | undefined,
  most: number,
): Promise<readonly StoredDay[]> {
  const last = keys.day(userId, date ? addDays(date, -1) : afterDates).sk;
  const { pk, sk: first } = keys.day(userId, '');
  const rows = await query({ pk, between: [first, last], newestFirst: true, most });
  return rows.map(storedDayOf);
}
