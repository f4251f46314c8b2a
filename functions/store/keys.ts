/** Every key of the single table in one place. */
import { createHash } from 'node:crypto';
import { listsIndex } from '#shared/contract/lists-index.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { type Stage, stages } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';

export interface Key {
  readonly pk: string;
  readonly sk: string;
}

/** As much of an id as the administrator's table shows. */
export const idStartChars = 8;

/** Counters are spread over this many rows, so that none is written by everyone at once. */
export const counterShards = 16;

/** Sorts after every day, so that one query backwards finds the user and then the newest days. */
const profile = 'PROFILE';

const numberOf = (phone: string) => `PHONE#${phone}`;

export const keys = {
  /** All that is kept about a number. */
  number: numberOf,
  /** The user and the days: read together by every flow. */
  person: (userId: string) => `USER#${userId}`,
  user: (userId: string): Key => ({ pk: keys.person(userId), sk: profile }),
  /** Stands where a user would, for an address that must not be told from a new one. */
  handle: (handleId: string): Key => ({ pk: keys.person(handleId), sk: profile }),
  day: (userId: string, date: LocalDate): Key => ({ pk: keys.person(userId), sk: `DAY#${date}` }),

  /** Letters and replies: written on every event, read seldom. */
  post: (userId: string) => `POST#${userId}`,
  /** The ledger row of a letter: `which` is its stage, or `NOTICE`. */
  letter: (userId: string, date: LocalDate, which: string): Key => ({
    pk: keys.post(userId),
    sk: `LETTER#${date}#${which}`,
  }),
  /**
   * A letter that an administrator had sent: beside the day's own, which comes all the same. `id`
   * tells two of them apart.
   */
  testLetter: (userId: string, date: LocalDate, stage: string, id: string): Key => ({
    pk: keys.post(userId),
    sk: `LETTER#${date}#TEST#${stage}#${id}`,
  }),
  /** Sent once in a life. */
  welcome: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#WELCOME' }),
  /** Sent once in a life, to whoever confirmed after letters that held nothing of their plan. */
  confirmed: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#CONFIRMED' }),
  /** Sent once in a life, to an address that somebody else gave us. */
  invitation: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#INVITATION' }),
  /** The last letter of all: it stands until the user's own row goes. */
  lastLetter: (userId: string): Key => ({ pk: keys.post(userId), sk: 'LETTER#ERASED' }),
  /** Points at a raw mail that is about a person and no reply of theirs; expires with the mail. */
  mail: (userId: string, objectKey: string): Key => ({
    pk: keys.post(userId),
    sk: `MAIL#${objectKey}`,
  }),
  reply: (userId: string, replyId: string): Key => ({
    pk: keys.post(userId),
    sk: `REPLY#${replyId}`,
  }),
  isReply: ({ sk }: Key): boolean => sk.startsWith('REPLY#'),
  /** A letter that came back, or was complained of; `at` is an ISO instant. */
  trouble: (userId: string, at: string, what: string): Key => ({
    pk: keys.post(userId),
    sk: `TROUBLE#${at}#${what}`,
  }),
  /** Where a tester's session stands, and what was said in it, beside its letters and replies. */
  testerSession: (userId: string): Key => ({ pk: keys.post(userId), sk: 'TESTER#SESSION' }),
  testerEntry: (userId: string, guid: string): Key => ({
    pk: keys.post(userId),
    sk: `TESTER#ENTRY#${guid}`,
  }),
  /** Whose row of letters and replies it is. */
  ownerOf: ({ pk }: Key): string => pk.slice(keys.post('').length),

  /** Makes an address unique and finds its user. */
  address: (email: string): Key => ({ pk: `EMAIL#${email}`, sk: 'GUARD' }),
  phone: (phone: string): Key => ({ pk: numberOf(phone), sk: 'GUARD' }),
  /** A text that asked for a YES: at most one a number and day (in UTC). */
  phoneAsked: (phone: string, date: LocalDate): Key => ({
    pk: numberOf(phone),
    sk: `ASKED#${date}`,
  }),
  /** A number that said STOP, by a keyed hash: it outlives a purge, and is none to read. */
  phoneStopped: (hash: string): Key => ({ pk: `STOPPED#${hash}`, sk: 'STOPPED' }),
  /** What a person agreed to or took back, and when: written once, never changed. */
  consent: (userId: string, at: Date, what: string): Key => ({
    pk: keys.post(userId),
    sk: `CONSENT#${at.toISOString()}#${what}`,
  }),
  /** A message that could not be attributed, for the administrator; expires. */
  quarantined: (id: string): Key => ({ pk: `QUARANTINE#${id.slice(0, 2)}`, sk: id }),

  /** What somebody wrote, by a keyed hash of their address, before we knew them; expires. */
  wrote: (hash: string) => `WROTE#${hash}`,

  /** An address that must not be written to by anyone's wish but its owner's, by a keyed hash. */
  suppressed: (hash: string): Key => ({ pk: `SUPPRESSED#${hash}`, sk: 'SUPPRESSED' }),

  /** Whoever waits for the variant, in shards, so that all of them can be listed. */
  waiting: (email: string): Key => ({ pk: `WAITLIST#${shardOf(email)}`, sk: email }),

  /** How often someone (named by a hash) has done a thing since that hour began; expires. */
  limit: (what: string, who: string, hour: number): Key => ({
    pk: `LIMIT#${what}#${who}`,
    sk: `HOUR#${hour}`,
  }),

  /** An administrator's own row, and their sessions beside it. */
  admin: (adminId: string): Key => ({ pk: `ADMIN#${adminId}`, sk: 'ADMIN' }),
  session: (adminId: string, tokenHash: string): Key => ({
    pk: `ADMIN#${adminId}`,
    sk: `SESSION#${tokenHash}`,
  }),
  /** Finds an administrator by address. */
  adminAddress: (email: string): Key => ({ pk: `ADMIN#${email}`, sk: 'ADDRESS' }),

  /** A file that an administrator can download. */
  download: (id: string): Key => ({ pk: `DOWNLOAD#${id}`, sk: 'DOWNLOAD' }),
  /** Which files are about somebody (a user's id), or about everyone: an erasure takes them. */
  filesAbout: (about: string) => `FILES#${about}`,
  fileAbout: (about: string, id: string): Key => ({ pk: keys.filesAbout(about), sk: id }),

  /** What SES last said about us. */
  sesAccount: (): Key => ({ pk: 'SES', sk: 'ACCOUNT' }),

  /** The latest long operation of each kind that an administrator asked for; expires. */
  runs: (adminId: string) => `RUN#${adminId}`,
  run: (adminId: string, kind: string): Key => ({ pk: keys.runs(adminId), sk: kind }),

  /** What came of the proofs when they were last run. */
  proofs: (): Key => ({ pk: 'STABILITY', sk: 'PROOFS' }),

  /** What an administrator did, in the order of a month (UTC); expires. */
  audit: (at: Date, traceId: string): Key => ({
    pk: `AUDIT#${at.toISOString().slice(0, 7)}`,
    sk: `${at.toISOString()}#${traceId}`,
  }),

  userNumber: (): Key => ({ pk: 'COUNTER', sk: 'USER_NUMBER' }),
  totals: (shard: number): Key => ({ pk: `COUNTER#${shard}`, sk: 'TOTALS' }),
  totalsOfDay: (shard: number, date: LocalDate): Key => ({
    pk: `COUNTER#${shard}`,
    sk: `DAY#${date}`,
  }),
};

/** Where a row stands in the index: which list, and its place there. */
export interface Listed {
  readonly [listsIndex.partition]: string;
  readonly [listsIndex.sort]: string;
}

/** More digits than there will be people, so that numbers sort as text. */
const numberDigits = 12;

export const placeOfNumber = (number: number): string => String(number).padStart(numberDigits, '0');

/** What happened to people, and what was made, each list by the instant (ISO) at which it did. */
export const newestLists = [
  'ONBOARDING',
  'DEPARTURES',
  'TROUBLES',
  'QUARANTINE',
  'DOWNLOADS',
] as const;
export type NewestList = (typeof newestLists)[number];
/** The list of all whose id begins as this one, or as this start of one, does. */
export const idStartOf = (userId: string): string => `ID#${userId.slice(0, idStartChars)}`;

/** Whose partition it is. */
export const userIdIn = (pk: string): string => pk.slice(keys.person('').length);

/** The lists of people; a tester stands in none. */
export const peopleLists = { live: 'PEOPLE', deleted: 'PEOPLE#DELETED' } as const;

export const lists = {
  /**
   * One list, not shards of it: a sign-up has taken its number from one row before, which has the
   * same ceiling (1,000 writes a second).
   */
  person: ({ number, state }: Pick<User, 'number' | 'state'>): Listed => ({
    listedIn: state === 'deleted' || state === 'purging' ? peopleLists.deleted : peopleLists.live,
    listedAs: placeOfNumber(number),
  }),
  /** Finds whoever's id begins so; it hangs on the address, as a row stands in one list alone. */
  id: (userId: string): Listed => ({
    listedIn: idStartOf(userId),
    listedAs: userId,
  }),
  /** One list of each kind, as of people: what stands there happens once in many letters. */
  newest: (list: NewestList, at: string, id: string): Listed => ({
    listedIn: list,
    listedAs: `${at}#${id}`,
  }),
};

/**
 * The date and stage in the key of a letter, one that an administrator had sent included; undefined
 * for a notice and other letters between.
 */
export function momentIn(sk: string): { date: LocalDate; stage: Stage } | undefined {
  const [, date, which, of] = sk.split('#');
  const stage = stages.find((name) => name === (which === 'TEST' ? of : which));
  return date && stage ? { date, stage } : undefined;
}

/** How a letter's row is named in a tag of SES, which knows only letters, digits, `_` and `-`. */
export const sendKeyOf = ({ sk }: Key): string =>
  sk.replace(/[^A-Za-z0-9-]/g, (sign) => `_${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** The row that a send key names; any text names one, which then may not be there. */
export const keyOfSend = (userId: string, sendKey: string): Key => ({
  pk: keys.post(userId),
  sk: sendKey.replace(/_([0-9a-f]{2})/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  ),
});

export const shardOf = (userId: string): number =>
  createHash('sha256').update(userId).digest().readUInt16BE(0) % counterShards;

/** Where everything about a person stands: what a purge erases and an export gathers. */
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
