/** Evidence of who agreed to letters and texts, and who took it back; written once, never changed. */
import * as z from 'zod/mini';
import type { User } from '#shared/domain/user.ts';
import { type Key, keys, lists, type Row } from './keys.ts';
import { newestIn, query, rowReader } from './reads.ts';
import { ttl } from './users.ts';
import { putOf } from './writes.ts';

const consent = z.object({ what: z.string(), at: z.string() });
type ConsentRow = z.output<typeof consent>;
const readConsent = rowReader('consent', consent);

/** A consent to texts given or taken back (47 CFR 64.1200(f)(9)). */
export interface TextConsent {
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

const text = z.string();
const about = z.extend(consent, { phone: text, wording: text, version: text, source: text });
export type TextConsentRow = z.output<typeof about>;
const readTextConsent = rowReader('consent', about);

/** An earlier delivery of the same message wrote the same row: the one that stands is kept. */
export const textConsent = (userId: string, said: TextConsent) =>
  putOf({ ...keys.consent(userId, said.at, said.what), ...said, at: said.at.toISOString() });

interface LetterConsent {
  readonly at: Date;
  /** The person, an administrator, or why letters ended. */
  readonly by: string;
  readonly admin?: string | undefined;
}

/** A person who unsubscribes is listed among the newest departures. */
export function letterConsent(
  user: User,
  what: 'subscribed' | 'unsubscribed',
  { at, by, admin }: LetterConsent,
) {
  const isListed = what === 'unsubscribed' && user.kind === 'person';
  return putOf({
    ...keys.consent(user.id, at, what),
    ...(isListed && lists.newest('DEPARTURES', at.toISOString(), user.id)),
    ...ttl(user),
    what,
    at: at.toISOString(),
    by,
    ...(admin && { admin }),
  });
}

export const consents = {
  /** The newest who unsubscribed. */
  async departures(most: number): Promise<readonly (ConsentRow & Key)[]> {
    const { rows } = await newestIn('DEPARTURES', most);
    return rows.map(readConsent);
  },

  /** About texts, newest first. Those about letters name no wording. */
  async aboutTexts(userId: string, most: number): Promise<readonly TextConsentRow[]> {
    const pk = keys.post(userId);
    const rows = await query({ pk, between: ['CONSENT#', 'CONSENT#~'], newestFirst: true, most });
    return rows.filter(({ wording }: Row) => wording !== undefined).map(readTextConsent);
  },
};
