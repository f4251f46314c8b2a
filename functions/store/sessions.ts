/** Sessions: a random token in a cookie, of which we keep only a hash. */
import { createHash, randomBytes } from 'node:crypto';
import { BatchGetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import { table, tryWrite } from '#functions/adapters/dynamodb.ts';
import type { Admin } from '#functions/context.ts';
import { env } from '#functions/env.ts';
import { sessionIdleMs, sessionMaxMs, sessionNotedEveryMs } from '#shared/domain/limits.ts';
import { readAdmin } from './admins.ts';
import { type Key, keys, type Row } from './keys.ts';
import { everythingIn, rowReader } from './reads.ts';
import { present, put, remove, update } from './writes.ts';

const tokenBytes = 32;

/** Contains the administrator's id, so that one call reads all rows that a request needs. */
const valueForm = /^([0-9a-f-]{36})\.([A-Za-z0-9_-]{43})$/;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url');

/** The keys that a cookie's value leads to; undefined for a value that we did not make. */
function placeOf(value: string): { readonly admin: Key; readonly session: Key } | undefined {
  const [, adminId, token] = valueForm.exec(value) ?? [];
  return adminId === undefined || token === undefined
    ? undefined
    : { admin: keys.admin(adminId), session: keys.session(adminId, hashOf(token)) };
}

/** Epoch milliseconds at which it ends without further activity. */
const endOf = (beganAt: number, seenAt: number): number =>
  Math.min(beganAt + sessionMaxMs, seenAt + sessionIdleMs);

const seconds = (ms: number): number => Math.floor(ms / 1000);

const isRow = (sk: string) => (row: Row) => row['sk'] === sk;

const session = z.object({
  /** A new password has a new id, which ends all sessions of the old one. */
  passwordId: z.string(),
  /** Epoch milliseconds. */
  beganAt: z.number(),
  seenAt: z.number(),
  /** "Firefox on Windows"; absent from older rows. */
  browser: z.optional(z.string()),
});
type Session = z.output<typeof session>;
const readSession = rowReader('session', session);

/** Strongly consistent, so that signing out takes effect at once. */
async function read(place: { readonly admin: Key; readonly session: Key }) {
  const name = env().TABLE_NAME;
  const { Responses, UnprocessedKeys = {} } = await table.send(
    new BatchGetCommand({
      RequestItems: { [name]: { Keys: [place.admin, place.session], ConsistentRead: true } },
    }),
  );
  if (Object.keys(UnprocessedKeys).length > 0) throw new Error('A session was not read.');
  const rows: readonly Row[] = Responses?.[name] ?? [];
  const admin = rows.find(isRow(place.admin.sk));
  const begun = rows.find(isRow(place.session.sk));
  return admin && begun && { admin: readAdmin(admin), begun: readSession(begun) };
}

/** Never brings back a session that ended in the meantime; answers whether it is still there. */
const note = (session: Key, beganAt: number, now: number): Promise<boolean> =>
  tryWrite(() =>
    update(session, {
      set: { seenAt: now, expiresAt: seconds(endOf(beganAt, now)) },
      when: { pk: present },
    }),
  );

/** Whose session it is, and the password that it depends on. */
interface Beginner {
  readonly id: string;
  readonly passwordId: string;
}

export const sessions = {
  /** Begins a session after all that is asked for; returns the cookie's value. */
  async begin({ id, passwordId }: Beginner, browser: string, now: Date): Promise<string> {
    const token = randomBytes(tokenBytes).toString('base64url');
    const at = now.getTime();
    const begun: Session = { passwordId, beganAt: at, seenAt: at, browser };
    const expiresAt = seconds(endOf(at, at));
    await put({ ...keys.session(id, hashOf(token)), ...begun, expiresAt });
    return `${id}.${token}`;
  },

  /** The administrator of a cookie's value. `isActivity` extends the session. */
  async adminOf(value: string, now: Date, isActivity: boolean): Promise<Admin | undefined> {
    const place = placeOf(value);
    if (!place) return undefined;
    const { admin, begun } = (await read(place)) ?? {};
    if (!admin || begun?.passwordId !== admin.passwordId) return undefined;

    const { beganAt, seenAt } = begun;
    const at = now.getTime();
    // DynamoDB removes expired rows late, so check the time.
    if (at >= endOf(beganAt, seenAt)) return undefined;
    const isNoted = !isActivity || at - seenAt < sessionNotedEveryMs;
    if (!isNoted && !(await note(place.session, beganAt, at))) return undefined;
    return { id: admin.id, email: admin.email };
  },

  /** The sessions of an administrator that are not over, the newest first. */
  async of({ id, passwordId }: Beginner, now: Date): Promise<readonly (Session & Key)[]> {
    const { pk, sk } = keys.session(id, '');
    return (await everythingIn(pk, sk))
      .map(readSession)
      .filter((one) => one.passwordId === passwordId)
      .filter(({ beganAt, seenAt }) => now.getTime() < endOf(beganAt, seenAt))
      .toSorted((one, other) => other.beganAt - one.beganAt);
  },

  /** Whether a row is the one of a cookie's value. */
  isOf: ({ sk }: Key, value: string): boolean => placeOf(value)?.session.sk === sk,

  async end(value: string): Promise<void> {
    const place = placeOf(value);
    if (place) await remove(place.session);
  },
};
