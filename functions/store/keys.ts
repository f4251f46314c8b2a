/** Every key of the single table in one place. */
import { createHash } from 'node:crypto';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import { livingStates, type User, type UserState } from '#shared/domain/user.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** A row as the table holds it. */
export type Row = Readonly<Record<string, unknown>>;

/** Counters are spread over this many rows, so that no row is written by everyone. */
export const counterShards = 16;

/** Dates begin with a digit; this sorts after all digits and before all letters. */
export const afterDates = ':';

/** Sorts after every day, so that one backward query finds the user and then the newest days. */
const profile = 'PROFILE';

const numberOf = (phone: string) => `PHONE#${phone}`;

export const keys = {
  /** Everything about a phone number. */
  number: numberOf,
  /** The user and the days, which every flow reads together. */
  person: (userId: string) => `USER#${userId}`,
  user: (userId: string): Key => ({ pk: keys.person(userId), sk: profile }),
  /** Stands in for a user where a known address must look like a new one. */
  handle: (handleId: string): Key => ({ pk: keys.person(handleId), sk: profile }),
  day: (userId: string, date: LocalDate): Key => ({ pk: keys.person(userId), sk: `DAY#${date}` }),

  /** Letters and replies: written on every event, seldom read. */
  post: (userId: string) => `POST#${userId}`,
  /** A letter's ledger row; `which` is its stage, or `NOTICE`. */
  letter: (userId: string, date: LocalDate, which: string): Key => ({
    pk: keys.post(userId),
    sk: `LETTER#${date}#${which}`,
  }),
  /** Letters without a date are sent once in a life, and their rows guard that. */
  isDatedLetter: ({ sk }: Key): boolean => /^LETTER#\d/.test(sk),
  /**
   * A letter that an administrator sent, in addition to the scheduled one. `id` makes it unique.
   */
  testLetter: (userId: string, date: LocalDate, stage: string, id: string): Key => ({
    pk: keys.post(userId),
    sk: `LETTER#${date}#TEST#${stage}#${id}`,
  }),
  /** Sent once per user. */
  welcome: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#WELCOME' }),
  /** Sent once per user, to one who confirmed after letters without their plan. */
  confirmed: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#CONFIRMED' }),
  /** Sent once per address that somebody else gave us. */
  invitation: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#INVITATION' }),
  /** A user's very last letter; its row stays until the user's own row goes. */
  lastLetter: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#ERASED' }),
  /** Points at a raw mail about a person that is not a reply; expires with the mail. */
  mail: (userId: string, objectKey: string): Key => ({
    pk: keys.post(userId),
    sk: `MAIL#${objectKey}`,
  }),
  reply: (userId: string, replyId: string): Key => ({
    pk: keys.post(userId),
    sk: `REPLY#${replyId}`,
  }),
  isReply: ({ sk }: Key): boolean => sk.startsWith('REPLY#'),
  /** A bounce or complaint; `at` is an ISO instant. */
  trouble: (userId: string, at: string, what: string): Key => ({
    pk: keys.post(userId),
    sk: `TROUBLE#${at}#${what}`,
  }),
  /** A tester's session and its messages, beside its letters and replies. */
  testerSession: (userId: string): Key => ({ pk: keys.post(userId), sk: 'TESTER#SESSION' }),
  testerEntry: (userId: string, guid: string): Key => ({
    pk: keys.post(userId),
    sk: `TESTER#ENTRY#${guid}`,
  }),
  /** The user that letters and replies belong to. */
  ownerOf: ({ pk }: Key): string => pk.slice(keys.post('').length),

  /** Makes an address unique and finds its user. */
  address: (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'GUARD' }),
  addressIn: ({ pk }: Key): string => pk.slice('EMAIL#'.length),
  phone: (phone: string): Key => ({ pk: numberOf(phone), sk: 'GUARD' }),
  /** A text that asked for a YES: at most one per number and day (UTC). */
  phoneAsked: (phone: string, date: LocalDate): Key => ({
    pk: numberOf(phone),
    sk: `ASKED#${date}`,
  }),
  /** A number that said STOP, as a keyed hash. It outlives a purge. */
  phoneStopped: (hash: string): Key => ({ pk: `STOPPED#${hash}`, sk: 'STOPPED' }),
  /** A consent given or taken back; written once, never changed. */
  consent: (userId: string, at: Date, what: string): Key => ({
    pk: keys.post(userId),
    sk: `CONSENT#${at.toISOString()}#${what}`,
  }),
  /** A mail that could not be attributed, for the administrator; expires. */
  quarantined: (id: string): Key => ({ pk: `QUARANTINE#${id.slice(0, 2)}`, sk: id }),

  /** A user, among all whose address or id contains this part. */
  searched: (part: string, number: number): Key => ({
    pk: `FIND#${part}`,
    sk: placeOfNumber(number),
  }),

  /** Mail from an address before we knew its owner, by a keyed hash; expires. */
  wrote: (hash: string) => `WROTE#${hash}`,

  /** An address that only its owner may sign up again, by a keyed hash. */
  suppressed: (hash: string): Key => ({ pk: `SUPPRESSED#${hash}`, sk: 'SUPPRESSED' }),

  /** An address on the waitlist, in shards, so that all can be listed. */
  waiting: (email: string): Key => ({ pk: `WAITLIST#${shardOf(email)}`, sk: email }),

  /** How often someone (by a hash) has done something in that window; expires. */
  limit: (what: string, who: string, hour: number): Key => ({
    pk: `LIMIT#${what}#${who}`,
    sk: `HOUR#${hour}`,
  }),

  /** An administrator's row and their sessions. */
  admin: (adminId: string): Key => ({ pk: `ADMIN#${adminId}`, sk: 'ADMIN' }),
  session: (adminId: string, tokenHash: string): Key => ({
    pk: `ADMIN#${adminId}`,
    sk: `SESSION#${tokenHash}`,
  }),
  /** Finds an administrator by address. */
  adminAddress: (email: string): Key => ({ pk: `ADMIN#${email}`, sk: 'ADDRESS' }),

  /** A file that administrators can download. */
  download: (id: string): Key => ({ pk: `DOWNLOAD#${id}`, sk: 'DOWNLOAD' }),
  /** Files about a user, or about everyone, for erasures. */
  filesAbout: (about: string) => `FILES#${about}`,
  fileAbout: (about: string, id: string): Key => ({ pk: keys.filesAbout(about), sk: id }),

  /** SES's last answer about our account. */
  sesAccount: (): Key => ({ pk: 'SES', sk: 'ACCOUNT' }),

  /** An administrator's latest long operation of each kind; expires. */
  runs: (adminId: string) => `RUN#${adminId}`,
  run: (adminId: string, kind: string): Key => ({ pk: keys.runs(adminId), sk: kind }),

  /** The result of the last proofs. */
  proofs: (): Key => ({ pk: 'STABILITY', sk: 'PROOFS' }),

  /** An administrator's actions, in order, by month (UTC); expires. */
  audit: (at: Date, traceId: string): Key => ({
    pk: `AUDIT#${at.toISOString().slice(0, 7)}`,
    sk: `${at.toISOString()}#${traceId}`,
  }),

  /** Leads from the keyed name in such an entry to the person; goes with them. */
  audited: (name: string): Key => ({ pk: `AUDIT#WHOM#${name}`, sk: 'WHOM' }),
  auditedIn: ({ pk }: Key): string => pk.slice('AUDIT#WHOM#'.length),

  /** How far the hourly watch has come. */
  watch: (): Key => ({ pk: 'WATCH', sk: 'SCHEDULES' }),

  userNumber: (): Key => ({ pk: 'COUNTER', sk: 'USER_NUMBER' }),
  totals: (shard: number): Key => ({ pk: `COUNTER#${shard}`, sk: 'TOTALS' }),
  totalsOfDay: (shard: number, date: LocalDate): Key => ({
    pk: `COUNTER#${shard}`,
    sk: `DAY#${date}`,
  }),
};

/** A row's place in the index: its list, and its position there. */
export interface Listed {
  readonly [listsIndex.partition]: string;
  readonly [listsIndex.sort]: string;
}

/** More digits than we need, so that numbers sort as text. */
const numberDigits = 12;

export const placeOfNumber = (number: number): string => String(number).padStart(numberDigits, '0');

/** Lists of events and files, ordered by instant (ISO). */
export const newestLists = [
  'ONBOARDING',
  'DEPARTURES',
  'TROUBLES',
  'QUARANTINE',
  'DOWNLOADS',
  'WAITLIST',
  'UNREAD',
] as const;
export type NewestList = (typeof newestLists)[number];

/** The user that a partition belongs to. */
export const userIdIn = (pk: string): string => pk.slice(keys.person('').length);

/**
 * The list of a user by their state; a tester is in none. An unfinished erasure is found among the
 * deleted.
 */
export const peopleIn = (state: UserState): string =>
  `PEOPLE#${state === 'purging' ? 'DELETED' : state.toUpperCase()}`;

/** Where all living users stood until each state had a list; they leave it with their next state. */
const peopleOfOld = 'PEOPLE';

/** The lists that users of some states may stand in. */
export const peopleLists = (states: readonly UserState[]): readonly string[] => {
  const isLiving = (state: UserState) => livingStates.some((living) => living === state);
  return [...new Set([...states.map(peopleIn), ...(states.some(isLiving) ? [peopleOfOld] : [])])];
};

export const lists = {
  /**
   * Not sharded: every sign-up takes its number from a single row first, with the same limit (1,000
   * writes per second).
   */
  person: ({ number, state }: Pick<User, 'number' | 'state'>): Listed => ({
    listedIn: peopleIn(state),
    listedAs: placeOfNumber(number),
  }),
  /** One list per kind, not sharded: these rows are rare among letters. */
  newest: (list: NewestList, at: string, id: string): Listed => ({
    listedIn: list,
    listedAs: `${at}#${id}`,
  }),
};

/**
 * The date and stage in a letter's key, also of one that an administrator sent; undefined for a
 * notice and other letters without a stage.
 */
export function momentIn(sk: string): { date: LocalDate; stage: Stage } | undefined {
  const [, date, which, of] = sk.split('#');
  const stage = stages.find((name) => name === (which === 'TEST' ? of : which));
  return date && stage ? { date, stage } : undefined;
}

/** A letter's row as an SES tag, which allows only letters, digits, `_` and `-`. */
export const sendKeyOf = ({ sk }: Key): string =>
  sk.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The row that a send key names. Any text names a row, which may not exist. */
export const keyOfSend = (userId: string, sendKey: string): Key => ({
  pk: keys.post(userId),
  sk: sendKey.replace(/_([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  ),
});

export const shardOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt16BE(0) % counterShards;

/** All partitions and rows about a person, for purges and exports. */
export const keysAbout = (user: {
  id: string;
  email: string;
  phone?: string;
  askedPhone?: { phone: string; date: LocalDate };
}) => ({
  partitions: [keys.person(user.id), keys.post(user.id)],
  rows: [
    keys.address(user.email),
    keys.waiting(user.email),
    ...(user.phone ? [keys.phone(user.phone)] : []),
    ...(user.askedPhone ? [keys.phoneAsked(user.askedPhone.phone, user.askedPhone.date)] : []),
  ],
});
