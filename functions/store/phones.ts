/** Phones: whose they are, which were asked for a YES, which said STOP, and what was agreed to. */
import { DeleteCommand, GetCommand, PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { objectionSign } from '#functions/adapters/signing.ts';
import { env } from '#functions/env.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { keys } from './keys.ts';
import { isHere } from './not-erased.ts';
import type { Row } from './users.ts';
import { absent, type Change, deleteOf, oneOf, putOf, transact, updateOf } from './writes.ts';

/** Evidence of a consent given or taken back (47 CFR 64.1200(f)(9)). */
export interface Consent {
  readonly what: 'asked' | 'given' | 'taken back';
  /** In E.164. */
  readonly phone: string;
  /** When the person said it, by AWS's clock. */
  readonly at: Date;
  /** The exact wording they were shown, and its version. */
  readonly wording: string;
  readonly version: string;
  /** The message in which they said it: `text ID`, `mail ID`. */
  readonly source: string;
}

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

const consentRow = (userId: string, consent: Consent): Row => ({
  ...keys.consent(userId, consent.at, consent.what),
  ...consent,
  at: consent.at.toISOString(),
});

/** An earlier delivery of the same message wrote the same row: the one that stands is kept. */
const putConsent = (userId: string, consent: Consent) => putOf(consentRow(userId, consent));

function askedIn(row: Row): AskedNumber {
  return {
    userId: String(row['userId']),
    date: String(row['sk']).slice('ASKED#'.length),
    at: new Date(String(row['askedAt'])),
    wording: String(row['wording']),
    sent: row['state'] === 'sent',
  };
}

/** Keyed, so that a row can't be matched by trying numbers. */
const hashOf = (phone: string): string =>
  Buffer.from(objectionSign(`stopped:${phone}`))
    .toString('base64url')
    .slice(0, 22);

const stoppedKey = (phone: string) => keys.phoneStopped(hashOf(phone));

/** Changes a user; nothing about a person is written once they are being erased. */
const unlessErasing = (userId: string, change: Change) =>
  updateOf(keys.user(userId), { ...change, when: isHere });

export interface Confirming {
  readonly user: User;
  readonly phone: string;
  readonly replyId: string;
  readonly asked: AskedNumber;
  readonly consent: Consent;
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
    const { Items = [] } = await table.send(
      new QueryCommand({
        TableName: env().TABLE_NAME,
        KeyConditionExpression: 'pk = :number',
        ExpressionAttributeValues: { ':number': keys.number(phone) },
        ConsistentRead: true,
      }),
    );
    const guard = Items.find(({ sk }) => sk === keys.phone(phone).sk);
    const asked = Items.filter(({ sk }) => String(sk).startsWith('ASKED#')).at(-1);
    return {
      ...(guard && { holder: { userId: String(guard['userId']), by: String(guard['by']) } }),
      ...(asked && { asked: askedIn(asked) }),
    };
  },

  async hasStopped(phone: string): Promise<boolean> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: stoppedKey(phone),
        ConsistentRead: true,
      }),
    );
    return Item !== undefined;
  },

  /** From now on nobody can have this number asked, until it says START. */
  async stop(phone: string, at: Date): Promise<void> {
    const Item = { ...stoppedKey(phone), at: at.toISOString() };
    await table.send(new PutCommand({ TableName: env().TABLE_NAME, Item }));
  },

  /** A later YES has no effect from now on. */
  async forgetAsked(phone: string, date: LocalDate): Promise<void> {
    await table.send(
      new DeleteCommand({ TableName: env().TABLE_NAME, Key: keys.phoneAsked(phone, date) }),
    );
  },

  async release(phone: string): Promise<void> {
    await table.send(new DeleteCommand({ TableName: env().TABLE_NAME, Key: stoppedKey(phone) }));
  },

  /**
   * Records the number and the wording before the text is sent, because we must know what may have
   * been shown. Throws ConditionFailed for a user who is being erased.
   */
  async ask(userId: string, asked: NonNullable<User['askedPhone']>, consent: Consent) {
    await transact([
      unlessErasing(userId, { set: { askedPhone: asked } }),
      putConsent(userId, consent),
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
      putConsent(user.id, consent),
      putOf(claim),
    ]);
  },

  /**
   * Ends texts. The number stays the user's, so that START finds them. Throws ConditionFailed for a
   * user who is being erased.
   */
  async takeBack(user: User, consent: Consent): Promise<void> {
    const at = consent.at.toISOString();
    await transact([
      unlessErasing(user.id, { set: { textsEndedAt: at }, remove: ['textsAgreedAt'] }),
      putConsent(user.id, consent),
      putOf({ ...stoppedKey(consent.phone), at }),
    ]);
  },

  /** Restarts texts after START from the phone itself. Throws what `takeBack` throws. */
  async agreeAgain(user: User, consent: Consent): Promise<void> {
    const textsAgreedAt = consent.at.toISOString();
    await transact([
      unlessErasing(user.id, { set: { textsAgreedAt, channel: 'sms' }, remove: ['textsEndedAt'] }),
      putConsent(user.id, consent),
      deleteOf(stoppedKey(consent.phone)),
    ]);
  },
};
