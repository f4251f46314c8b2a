/** Phones: whose they are, which were asked for a YES, which said STOP, and what was agreed to. */
import * as z from 'zod/mini';
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { type TextConsent, textConsent } from './consents.ts';
import { type Key, keys, type Row } from './keys.ts';
import { get, query, rowReader } from './reads.ts';
import {
  absent,
  type Change,
  deleteOf,
  isHere,
  oneOf,
  put,
  putOf,
  remove,
  transact,
  updateOf,
} from './writes.ts';

/** A text that asks a number for a YES. */
export interface AskedNumber {
  readonly userId: string;
  readonly date: LocalDate;
  readonly at: Date;
  readonly wording: string;
  /** False while it is being sent, or after an attempt that died. */
  readonly sent: boolean;
}

export interface AboutNumber {
  readonly holder?: {
    readonly userId: string;
    /** The reply that said YES. */
    readonly by: string;
  };
  /** The newest question. */
  readonly asked?: AskedNumber;
}

const text = z.string();
const readHolder = rowReader('phone', z.object({ userId: text, by: text }));

const question = z.object({ userId: text, askedAt: text, wording: text, state: text });
const readAsked = rowReader('question to a phone', question);

function askedIn(row: Row & Key): AskedNumber {
  const { sk, userId, askedAt, wording, state } = readAsked(row);
  const date = sk.slice('ASKED#'.length);
  return { userId, date, at: new Date(askedAt), wording, sent: state === 'sent' };
}

const stoppedKey = (phone: string) => keys.phoneStopped(objectionHash(`stopped:${phone}`, 22));

/** Changes a user; nothing about a person is written once they are being erased. */
const unlessErasing = (userId: string, change: Change) =>
  updateOf(keys.user(userId), { ...change, when: isHere });

export interface Confirming {
  readonly user: User;
  readonly phone: string;
  readonly replyId: string;
  readonly asked: AskedNumber;
  readonly consent: TextConsent;
  /** The claim of the confirming text. */
  readonly claim: Row;
}

const agreed = ({ user, phone, consent }: Confirming) =>
  updateOf(keys.user(user.id), {
    set: { phone, channel: 'sms', textsAgreedAt: consent.at.toISOString() },
    remove: ['askedPhone', 'textsEndedAt'],
    // A purge, a deletion or a farewell in between is not undone by a YES.
    when: { state: oneOf('active', 'paused') },
  });

export const phones = {
  /** The number's owner, and who has asked for it. */
  async about(phone: string): Promise<AboutNumber> {
    const rows = await query({ pk: keys.number(phone), consistent: true });
    const guard = rows.find(({ sk }) => sk === keys.phone(phone).sk);
    const asked = rows.filter(({ sk }) => sk.startsWith('ASKED#')).at(-1);
    return {
      ...(guard && { holder: readHolder(guard) }),
      ...(asked && { asked: askedIn(asked) }),
    };
  },

  hasStopped: async (phone: string): Promise<boolean> =>
    (await get(stoppedKey(phone))) !== undefined,

  /** From now on nobody can have this number asked, until it says START. */
  async stop(phone: string, at: Date): Promise<void> {
    await put({ ...stoppedKey(phone), at: at.toISOString() });
  },

  async release(phone: string): Promise<void> {
    await remove(stoppedKey(phone));
  },

  /** A later YES has no effect from now on. */
  async forgetAsked(phone: string, date: LocalDate): Promise<void> {
    await remove(keys.phoneAsked(phone, date));
  },

  /**
   * Records the number and the wording before the text is sent, because we must know what may have
   * been shown. Throws ConditionFailed for a user who is being erased.
   */
  async ask(userId: string, asked: NonNullable<User['askedPhone']>, consent: TextConsent) {
    await transact([
      unlessErasing(userId, { set: { askedPhone: asked } }),
      textConsent(userId, consent),
    ]);
  },

  /**
   * Gives the number to the user, with the evidence and the claim of the confirming text, in one
   * transaction. Throws ConditionFailed if it has another owner, or the user has left.
   */
  async confirm(confirming: Confirming): Promise<void> {
    const { user, phone, replyId, asked, consent, claim } = confirming;
    const isNew = user.phone !== undefined && user.phone !== phone;
    await transact([
      putOf({ ...keys.phone(phone), userId: user.id, by: replyId }, [
        { pk: absent },
        { userId: user.id },
      ]),
      ...(isNew ? [deleteOf(keys.phone(user.phone))] : []),
      agreed(confirming),
      deleteOf(keys.phoneAsked(phone, asked.date)),
      textConsent(user.id, consent),
      putOf(claim),
    ]);
  },

  /**
   * Ends texts. The number stays the user's, so that START finds them. Throws ConditionFailed for a
   * user who is being erased.
   */
  async takeBack(user: User, consent: TextConsent): Promise<void> {
    const at = consent.at.toISOString();
    await transact([
      unlessErasing(user.id, { set: { textsEndedAt: at }, remove: ['textsAgreedAt'] }),
      textConsent(user.id, consent),
      putOf({ ...stoppedKey(consent.phone), at }),
    ]);
  },

  /** Restarts texts after START from the phone itself. Throws what `takeBack` throws. */
  async agreeAgain(user: User, consent: TextConsent): Promise<void> {
    const textsAgreedAt = consent.at.toISOString();
    await transact([
      unlessErasing(user.id, { set: { textsAgreedAt, channel: 'sms' }, remove: ['textsEndedAt'] }),
      textConsent(user.id, consent),
      deleteOf(stoppedKey(consent.phone)),
    ]);
  },
};
