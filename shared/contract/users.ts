/** People, as administrators see and change them; the names on the wire are the customer's. */
import * as z from 'zod/mini';
import { editKinds, itemStatuses } from '#shared/domain/checklist.ts';
import { deliveryKinds, statuses } from '#shared/domain/delivery.ts';
import { usersPerPageMax } from '#shared/domain/limits.ts';
import { intents } from '#shared/domain/replies/reading.ts';
import { paces } from '#shared/domain/silence.ts';
import { stages } from '#shared/domain/stage.ts';
import { subscriptionStatuses } from '#shared/domain/subscription-status.ts';
import { stageFilters, userSorts } from '#shared/domain/user-list.ts';
import { zoneMaxChars } from '#shared/domain/zones.ts';
import { paths } from './paths.ts';
import { route } from './route.ts';

/** A row of the table of users. Instants are ISO. */
export const UserItem = z.object({
  user_id: z.uuid(),
  email: z.string(),
  /** In the order of signing up, from 1. */
  row_number: z.int(),
  created_at: z.string(),
  /** Of the newest letter that went out or reply that was taken, and the stage it belongs to. */
  last_message_at: z.optional(z.string()),
  last_stage: z.optional(z.enum(stages)),
  deleted_at: z.optional(z.string()),
  status: z.enum(subscriptionStatuses),
});
export type UserItem = z.output<typeof UserItem>;

const text = z.string();
const maybe = z.optional(text);

const ListItem = z.object({
  id: text,
  text,
  status: z.enum(itemStatuses),
  /** The date whose list it was first meant for. */
  first_day: text,
  /** Put off or planned beyond tomorrow: the date on which it comes back. */
  on: maybe,
  /** How far an open one is, in the person's words. */
  note: maybe,
});
/** A day's list, and what rests until a later day. */
const Lists = z.object({ items: z.array(ListItem), later: z.array(ListItem) });
export type Lists = z.output<typeof Lists>;

/** What a reply did to an item: its text after it, and what that and its status were before. */
const Change = z.object({
  kind: z.enum(editKinds),
  text,
  was_text: maybe,
  was_status: z.optional(z.enum(itemStatuses)),
  /** The words of the reply that say so. */
  words: maybe,
});
export type ShownChange = z.output<typeof Change>;

/** Everything that decides when and how somebody is written to. */
const Profile = z.extend(UserItem, {
  state: text,
  /** What a restoring brings back. */
  deleted_from: maybe,
  channel: z.enum(['email', 'sms']),
  phone: maybe,
  /** A number that has not said YES yet. */
  asked_phone: maybe,
  texts_agreed_at: maybe,
  texts_ended_at: maybe,
  zone: text,
  zone_source: z.enum(['default', 'detected', 'user']),
  /** Local times, `06:00`. */
  rhythm: z.object({ morning: text, midday: text, evening: text, without: maybe }),
  source: text,
  starts_on: text,
  begun_at: maybe,
  confirmed_at: maybe,
  unsubscribed_at: maybe,
  suppressed_at: maybe,
  ended_by: maybe,
  returned_at: maybe,
  paused_from: maybe,
  paused_until: maybe,
  paused_by: maybe,
  erase_asked_at: maybe,
  /** How often letters come, in their state and after so much silence. */
  pace: z.enum(paces),
});

/** What was sent, or why it was not: a row of the ledger. */
const ShownLetter = z.object({
  letter_id: text,
  date: maybe,
  /** `MIDDAY_CHECKIN`, `WELCOME`, `NOTICE` ... */
  what: text,
  state: text,
  at: maybe,
  planned_at: maybe,
  because: maybe,
  /** Finds the lines of the log about it; absent for letters of old. */
  trace_id: maybe,
  /** The furthest that SES has told of it, and each thing that it told, with its instant. */
  status: z.optional(z.enum(statuses)),
  facts: z.partialRecord(z.enum(deliveryKinds), text),
  /** Whether `users.letter` draws it. */
  drawn: z.boolean(),
});

const ShownReply = z.object({
  reply_id: text,
  at: text,
  /** Of the letter that it answered. */
  date: text,
  stage: z.enum(stages),
  /** What the person newly wrote, or its beginning. */
  text,
  /** Of a text that is cut: how long it was, in characters. */
  text_chars: z.optional(z.int()),
  channel: z.enum(['email', 'sms']),
  engine: text,
  intent: z.nullable(z.enum(intents)),
  changes: z.array(Change),
  /** Absent where none was sent; then `not_acknowledged` says why. */
  acknowledgement_letter_id: maybe,
  not_acknowledged: maybe,
  acknowledgement_status: z.optional(z.enum(statuses)),
  /** For `users.rawMail`; a text has none. */
  mail_id: maybe,
  trace_id: maybe,
});

/** What a reader made of a reply. */
const Reading = z.object({
  engine: text,
  intent: z.nullable(z.enum(intents)),
  changes: z.array(Change),
  after: Lists,
});

const flag = z.enum(['true', 'false']);
const done = z.object({ ok: z.literal(true) });

/** Anything may be typed: what is not the word is refused in words. */
const typed = z.optional(z.string().check(z.maxLength(1000)));

export const users = {
  permissions: route(paths['users.permissions'], {
    answer: z.object({
      ok: z.literal(true),
      canDelete: z.boolean(),
      canPurge: z.boolean(),
      /** Names the setting that is off; empty where none is. */
      reason: z.string(),
    }),
  }),
  /** Newest first, unless it is sorted otherwise. */
  list: route(paths['users.list'], {
    query: z.object({
      showDeleted: z.optional(flag),
      limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(usersPerPageMax))),
      /** A `nextCursor`, with all else that it came of. */
      cursor: z.optional(z.string().check(z.maxLength(200))),
      /** Any part of an address or an id, whatever its case. */
      q: z.optional(z.string().check(z.maxLength(1000))),
      /** Only users of this status, of this last stage, in this zone, from this source. */
      status: z.optional(z.enum(subscriptionStatuses)),
      stage: z.optional(z.enum(stageFilters)),
      zone: z.optional(z.string().check(z.maxLength(zoneMaxChars))),
      source: z.optional(z.string().check(z.maxLength(200))),
      sort: z.optional(z.enum(userSorts)),
    }),
    answer: z.object({
      ok: z.literal(true),
      items: z.array(UserItem),
      /** All who live here; with `showDeleted` the deleted too. */
      total: z.int(),
      /**
       * Set while more may follow: a page of a search or filter may be short, even empty, before
       * the last.
       */
      nextCursor: z.nullable(z.string()),
      /** With a filter: how many users this page was looked for among. */
      looked: z.optional(z.int()),
      /**
       * Sorted by message, all come in one page. Set where there may be more of them: the sort is
       * among the newest so many.
       */
      sortedAmong: z.optional(z.int()),
    }),
  }),
  /** One person; letters and replies newest first, some dates at a time. */
  show: route(paths['users.show'], {
    /** `next` of the answer before: only what belongs to earlier dates. */
    query: z.object({ before: z.optional(z.iso.date()) }),
    answer: z.object({
      ok: z.literal(true),
      user: Profile,
      today: z.extend(Lists, { date: text }),
      schedules: z.array(z.object({ stage: z.enum(stages), expression: text, zone: text })),
      consents: z.array(
        z.object({ at: text, what: text, phone: text, wording: text, version: text, source: text }),
      ),
      letters: z.array(ShownLetter),
      replies: z.array(ShownReply),
      /** Mails about them that were no replies, and what became of each. */
      mails: z.array(z.object({ mail_id: text, at: text, outcome: text })),
      next: z.nullable(text),
    }),
  }),
  /** All users as a file: a worker makes it, and the run says when it is there. */
  export: route(paths['users.export'], {
    body: z.object({ showDeleted: z.optional(z.boolean()) }),
    answer: z.object({ ok: z.literal(true), runId: z.uuid() }),
  }),
  /** HTML, for a frame; drawn again from the ledger. */
  letter: route(paths['users.letter'], { answer: z.unknown() }),
  /** The mail itself as a text file: the start of it, where it is longer than 4 MB. */
  rawMail: route(paths['users.rawMail'], { answer: z.unknown() }),
  /** A reply as today's reader reads it, beside what was made of it then; nothing is saved. */
  readAgain: route(paths['users.readAgain'], {
    answer: z.object({
      ok: z.literal(true),
      reply_id: text,
      at: text,
      date: text,
      stage: z.enum(stages),
      /** Where the words are from: the raw mail, or what was kept of them where it is gone. */
      words_from: z.enum(['mail', 'row']),
      /** Of the raw mail, in bytes. */
      mail_bytes: z.optional(z.int()),
      visible_text: text,
      before: Lists,
      now: z.extend(Reading, { fallback: maybe }),
      earlier: z.extend(Reading, { visible_text: text }),
    }),
  }),
  remove: route(paths['users.remove'], { body: z.object({ confirm: typed }), answer: done }),
  restore: route(paths['users.restore'], { answer: done }),
  purge: route(paths['users.purge'], {
    body: z.object({ confirm: typed, emailEcho: typed }),
    answer: done,
  }),
};
