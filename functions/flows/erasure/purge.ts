/**
 * Erases a person: first the mark that stops all sending, then page after page, the user's own row
 * last. A repeated call continues where the last one broke off.
 */
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { removeObject } from '#functions/adapters/s3.ts';
import type { RequestContext } from '#functions/context.ts';
import { audit } from '#functions/store/audit.ts';
import { type Key, keys, keysAbout, type Row } from '#functions/store/keys.ts';
import { ledger } from '#functions/store/ledger.ts';
import { unattributedPartition } from '#functions/store/mails.ts';
import { everythingIn, pageOf } from '#functions/store/reads.ts';
import { InProgress } from '#functions/store/retries.ts';
import { suppressions } from '#functions/store/suppressions.ts';
import { userSearch } from '#functions/store/user-search.ts';
import { userStates } from '#functions/store/user-states.ts';
import { ttl, users } from '#functions/store/users.ts';
import { waitlist } from '#functions/store/waitlist.ts';
import { remove, removeTheirs } from '#functions/store/writes.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import { erased } from '#shared/domain/letters/erased.ts';
import type { Objection, Purge, User } from '#shared/domain/user.ts';
import { isUuid } from '#shared/domain/uuid.ts';
import { userAt } from '../admin/find-user.ts';
import { removeFilesAbout } from '../exports/kept-files.ts';
import { handleIdsOf } from '../signup/handle-id.ts';
import { schedulesOf } from '../subscription/user-schedules.ts';
import { clear } from '../touchpoints/deliver.ts';
import { letterContextToday } from '../touchpoints/letter-context.ts';
import { sendClaimed } from '../touchpoints/send-claimed.ts';

/** What this attempt removed. */
export interface Erased {
  readonly rows: number;
  readonly mails: number;
}

const nothing: Erased = { rows: 0, mails: 0 };
const sum = (one: Erased, other: Erased): Erased => ({
  rows: one.rows + other.rows,
  mails: one.mails + other.mails,
});

/** Years of letters, and still done within a function's 30 s; the next attempt continues. */
const mostRows = 8_000;
/** Rows removed at the same time. */
const atOnce = 20;

function objectionOf(user: User, byPerson: boolean): Objection | undefined {
  const { state, deletedFrom, endedBy } = user;
  // A tester's address belongs to nobody, and all its rows go.
  if (user.kind === 'tester') return undefined;
  const hasLeft = (state === 'deleted' ? deletedFrom : state) === 'unsubscribed';
  const left = hasLeft ? ('unsubscribed' as const) : undefined;
  return endedBy ?? left ?? (byPerson ? 'erased' : undefined);
}

/** The user with the mark; undefined if they have been erased meanwhile. */
async function marked(
  user: User,
  byPerson: boolean,
  context: RequestContext,
): Promise<User | undefined> {
  if (user.state === 'purging') return user;
  const keeps = objectionOf(user, byPerson);
  const purge: Purge = {
    since: context.now.toISOString(),
    farewell: byPerson,
    ...(keeps && { keeps }),
  };
  try {
    await userStates.purge(user, purge);
    // Read again: a phone may have said YES just before. Nothing changes from now on.
    return await users.find(user.id);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // The state has changed: the user left, came back, or began to erase.
    const now = await users.find(user.id);
    const isOther = now?.eraseAsked?.by !== user.eraseAsked?.by;
    // Another reply withdrew the question or asked again: read this one once more.
    if (byPerson && isOther && now && now.state !== 'purging') throw new InProgress();
    return now && marked(now, byPerson, context);
  }
}

/** Sends the last letter, once, before the rows are gone that show it was sent. */
async function sayErased(user: User, context: RequestContext): Promise<void> {
  const key = keys.lastLetter(user.id);
  const claim = await ledger.claim(key, context, ttl(user));
  if (claim.kind === 'settled') return;
  if (claim.kind === 'leased') throw new InProgress();
  // Checked after the claim: another attempt may have erased everything, including its own claim.
  if (!(await users.find(user.id))) return ledger.forget(key);
  const letter = erased(letterContextToday(user, context));
  const leave = clear(letter, user, context);
  if (!leave.yes) return ledger.notSent(key, leave.because, context.now);
  await sendClaimed({ key, cleared: leave.cleared, shown: [], countedAs: 'erased' }, context);
}

const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** A text message has no object in the bucket; its key says so. */
const isMail = (key: unknown): key is string =>
  typeof key === 'string' && key.startsWith('inbound/');

export async function removeMail(key: unknown, { env }: RequestContext): Promise<boolean> {
  if (!isMail(key)) return false;
  await removeObject(env.MAIL_BUCKET, key);
  return true;
}

/** Removes what a row points at before the row: without the row nobody would find it. */
async function removeRow(row: Row & Key, userId: string, context: RequestContext): Promise<Erased> {
  const { rawKey, sesId, phone } = row;
  const isMailGone = await removeMail(rawKey, context);
  if (isText(sesId)) await removeTheirs(keys.quarantined(sesId), userId);
  if (isText(phone)) await removeNumber(phone, userId);
  await remove({ pk: row.pk, sk: row.sk });
  return { rows: 1, mails: isMailGone ? 1 : 0 };
}

/**
 * Removes what is kept about a number for this user. Its owner row stays until the end, because a
 * redelivered text must find whom to erase.
 */
async function removeNumber(phone: string, userId: string): Promise<void> {
  const { rows } = await pageOf({ pk: keys.number(phone), consistent: true });
  const isGuard = ({ sk }: Key) => sk === keys.phone(phone).sk;
  for (const { pk, sk } of rows.filter((row) => !isGuard(row))) {
    await removeTheirs({ pk, sk }, userId);
  }
}

/** The rows that are removed last. */
const isLast = ({ pk, sk }: Key, userId: string): boolean =>
  [keys.user(userId), keys.lastLetter(userId)].some((key) => key.pk === pk && key.sk === sk);

async function sweepPartition(partition: string, userId: string, context: RequestContext) {
  let done = nothing;
  let from: Key | undefined;
  do {
    const { rows, next } = await pageOf({ pk: partition, consistent: true, from });
    const found = rows.filter((row) => !isLast(row, userId));
    for (let at = 0; at < found.length; at += atOnce) {
      if (done.rows >= mostRows) throw new InProgress();
      const some = found.slice(at, at + atOnce);
      const removed = await Promise.all(some.map((row) => removeRow(row, userId, context)));
      done = removed.reduce(sum, done);
    }
    from = next;
  } while (from);
  return done;
}

/**
 * Repeats until a pass finds nothing: a flow that read the user before the mark may still write.
 * Also works for an id whose user row is already gone.
 */
export async function sweep(userId: string, context: RequestContext): Promise<Erased> {
  let done = nothing;
  for (let found = 1; found > 0; ) {
    const { partitions } = keysAbout({ id: userId, email: '' });
    const passes = await Promise.all(
      partitions.map((partition) => sweepPartition(partition, userId, context)),
    );
    const pass = passes.reduce(sum, nothing);
    done = sum(done, pass);
    found = pass.rows;
  }
  return done;
}

/** Removes mails that came from the address before we knew its owner; each mail before its row. */
async function removeStrangersMails(email: string, context: RequestContext): Promise<void> {
  for (const { pk, sk, rawKey } of await everythingIn(unattributedPartition(email))) {
    await Promise.all([removeMail(rawKey, context), remove(keys.quarantined(sk))]);
    await remove({ pk, sk });
  }
}

async function removeRest(user: User, context: RequestContext): Promise<void> {
  const { id, email, phone, askedPhone } = user;
  const numbers = [phone, askedPhone?.phone].filter((number) => number !== undefined);
  await Promise.all([
    schedulesOf(user).removeAll(id),
    waitlist.remove(email),
    audit.forget(id),
    ...(user.kind === 'person' ? [userSearch.remove(user)] : []),
    removeStrangersMails(email, context),
    ...numbers.map((number) => removeNumber(number, id)),
    ...handleIdsOf(id).map((handle) => remove(keys.handle(handle))),
  ]);
}

/**
 * Erases everything about a user. `byPerson`: the user asked, gets one last letter and is not
 * invited again. Throws InProgress, or what AWS threw; calling it again, even with an old copy of
 * the user, continues and finishes.
 */
export async function purge(
  user: User,
  context: RequestContext,
  { byPerson = false }: { readonly byPerson?: boolean } = {},
): Promise<Erased> {
  const current = await marked(user, byPerson, context);
  if (!current) return nothing;
  const { farewell = false, keeps, since = context.now.toISOString() } = current.purge ?? {};
  if (farewell) await sayErased(current, context);
  if (keeps) await suppressions.put(current.email, { because: keeps, at: since });
  await removeRest(current, context);
  const done = await sweep(current.id, context);
  // Includes files that are being made from what was read before the mark.
  await removeFilesAbout(current, context);
  const isFinished = await tryWrite(() => userStates.finishPurge(current));
  // Either another attempt was quicker, or something is wrong that must not be ignored.
  if (!isFinished && (await users.find(current.id))) throw new ConditionFailed();
  context.log.info('erased', { userId: current.id, rows: done.rows, mails: done.mails });
  return done;
}

async function unlessUnfinished(work: Promise<Erased>): Promise<Erased> {
  try {
    return await work;
  } catch (problem) {
    throw problem instanceof InProgress ? new Refusal('PURGE_UNFINISHED') : problem;
  }
}

async function userToErase(userId: string, context: RequestContext) {
  try {
    return await userAt(userId);
  } catch (problem) {
    // If the user is already erased, remove rows that a late writer left. A tester still exists.
    const isGone = problem instanceof Refusal && isUuid(userId) && !(await users.find(userId));
    if (isGone) await unlessUnfinished(sweep(userId, context));
    throw problem;
  }
}

/** Throws UNKNOWN_USER, EMAIL_MISMATCH and PURGE_UNFINISHED. */
export async function purgeUser(
  userId: string,
  emailEcho: string,
  context: RequestContext,
): Promise<Erased> {
  const user = await userToErase(userId, context);
  if (emailEcho !== user.email) throw new Refusal('EMAIL_MISMATCH');
  return unlessUnfinished(purge(user, context));
}
