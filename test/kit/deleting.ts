/** What an administrator does to people, as the dialogs of the table ask for it. */
import { countedStatuses } from '#shared/domain/subscription-status.ts';
import { type SignedIn, signedIn } from './admin.ts';
import type { SignedUp } from './person.ts';
import type { JsonReply, World } from './world.ts';

type Who = Pick<SignedUp, 'userId'>;

const placeOf = ({ userId }: Who) => `/api/v2/admin/users/${userId}`;

export const removeAs = (admin: SignedIn, who: Who, body: unknown = { confirm: 'DELETE' }) =>
  admin.remove(placeOf(who), body);

export const restoreAs = (admin: SignedIn, who: Who) => admin.post(`${placeOf(who)}/restore`);

export const purgeAs = (
  admin: SignedIn,
  who: SignedUp,
  body: unknown = { confirm: 'PURGE', emailEcho: who.email },
) => admin.remove(`${placeOf(who)}/purge`, body);

/** By an administrator who signs in for it: a clock that is moved signs the one before out. */
export const remove = async (world: World, who: Who): Promise<JsonReply> =>
  removeAs(await signedIn(world), who);
export const restore = async (world: World, who: Who): Promise<JsonReply> =>
  restoreAs(await signedIn(world), who);
export const purge = async (world: World, who: SignedUp): Promise<JsonReply> =>
  purgeAs(await signedIn(world), who);

const counted = ['users', ...countedStatuses] as const;

/** The totals by name, over their shards. */
export async function standings(rows: readonly Readonly<Record<string, unknown>>[]) {
  const totals = rows.filter(({ sk }) => sk === 'TOTALS');
  return Object.fromEntries(
    counted.map((name) => [name, totals.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]),
  );
}
