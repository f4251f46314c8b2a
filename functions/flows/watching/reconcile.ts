/**
 * Compares people with their schedules, and mends where they differ: a crash between a person's row
 * and their schedules would leave them without letters. A run goes through as many parts of all ids
 * as its time allows, and the next one goes on from there; a small service is gone through each time.
 */
import { schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { peopleLists, userIdIn } from '#functions/store/keys.ts';
import { mostKeys, placesIn } from '#functions/store/reads.ts';
import { users, usersById } from '#functions/store/users.ts';
import { watchPlace } from '#functions/store/watch.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { type User, wantsSchedules } from '#shared/domain/user.ts';
import { followRow } from '../subscription/user-schedules.ts';

/** Of many people as many parts, by two hexadecimal digits at the beginning of an id. */
const mostParts = 256;

/** So few are one part: their schedules are some hundred pages. */
const fewPeople = 10_000;

/** People and their schedules whose ids begin so. */
export interface Part {
  readonly prefix: string;
  readonly people: readonly string[];
}

/** All people in parts, of which each is gone through by itself; few of them in one. */
export function inParts(people: readonly string[], few = fewPeople): readonly Part[] {
  if (people.length < few) return [{ prefix: '', people }];
  const byPrefix = Map.groupBy(people, (userId) => userId.slice(0, 2));
  return Array.from({ length: mostParts }, (_, part) => {
    const prefix = part.toString(16).padStart(2, '0');
    return { prefix, people: byPrefix.get(prefix) ?? [] };
  });
}

/** Places of the index in one page. */
const placesAtOnce = 5_000;

/**
 * The ids of people who may have schedules. The index may name somebody whose letters have ended a
 * moment ago; whoever differs is looked at again.
 */
export async function scheduledPeople(): Promise<readonly string[]> {
  const ids: string[] = [];
  for (const list of peopleLists(['active', 'paused'])) {
    let from: Awaited<ReturnType<typeof placesIn>>['next'];
    do {
      const page = await placesIn(list, { most: placesAtOnce, from });
      ids.push(...page.places.map(({ pk }) => userIdIn(pk)));
      from = page.next;
    } while (from);
  }
  return ids;
}

/** Of those whose ids begin so, the ones whose schedules are not what their rows ask for. */
async function differing({ prefix, people }: Part, now: Date) {
  const found = new Map<string, number>();
  for await (const userId of schedules.ownersOf(prefix)) {
    found.set(userId, (found.get(userId) ?? 0) + 1);
  }
  const lacking = people.filter((id) => found.get(id) !== touchpoints.length);
  const known = new Set(people);
  const differs: string[] = [...found.keys()].filter((id) => !known.has(id));
  for (let at = 0; at < lacking.length; at += mostKeys) {
    const some = lacking.slice(at, at + mostKeys);
    const rows = await usersById(some);
    // Most of them rest, and have none.
    differs.push(...some.filter((id) => wants(rows.get(id), now) || found.has(id)));
  }
  return differs;
}

const wants = (user: User | undefined, now: Date): user is User =>
  user !== undefined && wantsSchedules(user, localDateAt(now, user.zone));

/** Looks at both again, one by one: somebody may have come or gone meanwhile. */
async function mend(userId: string, now: Date): Promise<keyof Mended | undefined> {
  const [user, known] = await Promise.all([users.find(userId), schedules.about(userId)]);
  const wanted = wants(user, now) ? touchpoints.length : 0;
  if (known.length === wanted) return undefined;
  if (wants(user, now)) await followRow(user);
  else await schedules.removeAll(userId);
  return wanted > known.length ? 'missing' : 'surplus';
}

export interface Mended {
  readonly missing: number;
  readonly surplus: number;
}

/** Answers how many people's schedules were mended, and what share of all people was looked at. */
export async function reconcile(untilMs: number, { now, clock }: RequestContext) {
  const parts = inParts(await scheduledPeople());
  const start = (await watchPlace.find()) % parts.length;
  const mended = { missing: 0, surplus: 0 };
  let looked = 0;
  for (const part of [...parts.slice(start), ...parts.slice(0, start)]) {
    if (clock().getTime() >= untilMs) break;
    for (const userId of await differing(part, now)) {
      const kind = await mend(userId, now);
      if (kind) mended[kind] += 1;
    }
    looked += 1;
    await watchPlace.keep((start + looked) % parts.length);
  }
  return { ...mended, share: looked / parts.length };
}
