/** Mails that are not replies, so that a purge finds them: about a person, or from a stranger. */
import * as z from 'zod/mini';
import { objectionHash } from '#functions/adapters/objection-hash.ts';
import { keys } from './keys.ts';
import { get, query, rowReader } from './reads.ts';
import { daysFrom, put } from './writes.ts';

export interface NotedMail {
  readonly userId: string;
  /** Its key in the bucket. */
  readonly rawKey: string;
  /** SES's id, under which it may be in quarantine. */
  readonly sesId: string;
  readonly outcome: string;
  readonly at: Date;
  /** For a tester: when the row expires, in epoch seconds. */
  readonly expiresAt?: number;
}

export interface UnattributedMail {
  /** Normalised. */
  readonly email: string;
  readonly rawKey: string;
  /** SES's id, under which it is in quarantine. */
  readonly sesId: string;
  readonly at: Date;
}

const mail = z.object({ rawKey: z.string(), at: z.string(), outcome: z.string() });
type MailRow = z.output<typeof mail>;
const readMail = rowReader('mail', mail);

/** A day longer than the bucket keeps a mail. */
const keptDays = 31;

export const unattributedPartition = (email: string): string =>
  keys.wrote(objectionHash(`wrote:${email}`, 32));

export const mails = {
  /** Noting the same mail twice writes one row. */
  async note({ userId, rawKey, at, ...rest }: NotedMail): Promise<void> {
    const expiresAt = daysFrom(at, keptDays);
    await put({ ...keys.mail(userId, rawKey), rawKey, at: at.toISOString(), expiresAt, ...rest });
  },

  /** Notes a mail of an unknown sender. */
  async noteUnattributed({ email, rawKey, sesId, at }: UnattributedMail): Promise<void> {
    const expiresAt = daysFrom(at, keptDays);
    await put({ pk: unattributedPartition(email), sk: sesId, rawKey, expiresAt });
  },

  async find(userId: string, rawKey: string): Promise<MailRow | undefined> {
    const row = await get(keys.mail(userId, rawKey));
    return row && readMail(row);
  },

  /** Newest first; the rows expire with the mails. */
  async of(userId: string, most: number): Promise<readonly MailRow[]> {
    const { pk, sk } = keys.mail(userId, '');
    const rows = await query({ pk, between: [sk, `${sk}~`], newestFirst: true, most });
    return rows.map(readMail);
  },
};
