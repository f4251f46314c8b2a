/**
 * Takes an address: a new user with a rhythm, a better zone for one who has not begun, or a handle.
 */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import { type Rhythmic, schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { type Limit, limits, tooMany } from '#functions/store/limits.ts';
import { type Holder, people } from '#functions/store/people.ts';
import { reachInSteps, reachTable } from '#functions/store/reach.ts';
import { signups } from '#functions/store/signups.ts';
import { users } from '#functions/store/users.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { User, ZoneSource } from '#shared/domain/user.ts';
import { handleIdsOf } from './handle-id.ts';

export interface Application {
  /** Normalised. */
  readonly email: string;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly source: string;
}

/**
 * Whoever goes no further gets the first morning prompt on the day after the address was entered: a
 * stranger who enters it again and again cannot put it off.
 */
const dayAfter = (entered: Date, zone: string) => addDays(localDateAt(entered, zone), 1);

/** What a page says of somebody, the first time or in the place of an invitation. */
const begun = ({ zone, zoneSource }: Application, now: Date) =>
  ({
    zone,
    zoneSource,
    rhythm: dayZeroRhythm,
    state: 'active',
    startsOn: dayAfter(now, zone),
    remindersFrom: dayAfter(now, zone),
  }) as const;

/**
 * Shorter than from any entering to the first morning: until then no reminder was sent, and later
 * the dates on which they are stay what they were, in whatever zone the address is entered again.
 */
const beforeRemindersMs = 4 * 3_600_000;

const newUser = (
  application: Application,
  number: number,
  { now, newId }: RequestContext,
): User => ({
  id: newId(),
  number,
  ...application,
  kind: 'person',
  channel: 'email',
  createdAt: now.toISOString(),
  ...begun(application, now),
});

const putAll = (user: Rhythmic) => schedules.putAll(user);
const replaceAll = (user: Rhythmic) => schedules.replaceAll(user);

/**
 * Calls at the same time may name different zones, of which the user's row takes one: whoever wrote
 * another into the schedules finds that here, and writes them again.
 */
async function schedule(user: Rhythmic, put: (user: Rhythmic) => Promise<void>): Promise<void> {
  await put(user);
  const now = await users.find(user.id);
  if (now?.state === 'active' && now.zone !== user.zone) await schedule(now, replaceAll);
}

/** What follows the handle's row, so that there are as many calls as for a new address. */
const stepsOfHandle = [1];

interface Begun {
  readonly userId: string;
  /** Undefined for somebody who is being erased: the handle stands for nobody then. */
  readonly user: User | undefined;
  readonly zone: string;
}

async function giveHandle(
  { userId, user, zone }: Begun,
  steps: readonly number[],
  context: RequestContext,
): Promise<string> {
  const [id = context.newId()] = handleIdsOf(userId);
  const begun = { begunAt: user?.begunAt, begunBy: user?.begunBy };
  const handle = { id, userId: user?.id ?? '', zone, begun, now: context.now };
  await Promise.all([users.addHandle(handle), reachTable(), reachTable()]);
  await reachInSteps(steps);
  return id;
}

/** The same number of calls, one after the other, whatever is known about the address. */
async function greetKnown(
  { userId, since }: Holder,
  application: Application,
  context: RequestContext,
  afterHandle: readonly number[] = stepsOfHandle,
): Promise<string> {
  const { zone, zoneSource } = application;
  const startsOn = dayAfter(since, zone);
  const isFresh = context.now.getTime() - since.getTime() < beforeRemindersMs;
  const corrected = await users.correctZone(userId, {
    zone,
    zoneSource,
    startsOn,
    ...(isFresh && { remindersFrom: startsOn }),
  });
  if (corrected.kind === 'begun') {
    return giveHandle({ userId, user: corrected.user, zone }, afterHandle, context);
  }
  await schedule(corrected.user, replaceAll);
  return userId;
}

/** Whoever was invited and comes to the page begins like anybody who comes to it. */
async function greetInvited(
  holder: Holder,
  application: Application,
  context: RequestContext,
): Promise<string> {
  const { email } = application;
  const user = { id: holder.userId, email, ...begun(application, context.now) };
  try {
    await signups.accept(user, context.now);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // They have begun since, or have declined; the call that failed is one of as many.
    return greetKnown(holder, application, context, []);
  }
  await schedule({ ...user, channel: 'email' }, putAll);
  return user.id;
}

async function greetNew(
  application: Application,
  number: number,
  context: RequestContext,
): Promise<string> {
  const user = newUser(application, number, context);
  try {
    await signups.add(user, context.now.toISOString().slice(0, 10));
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // Another sign-up of the same address was quicker: it is known now.
    const holder = await people.holderOf(user.email);
    if (!holder) throw problem;
    return greetKnown(holder, application, context);
  }
  await schedule(user, putAll);
  return user.id;
}

/** The same for every address: the pages ask twice for each person, and each asking counts. */
const limitsOf = (email: string, { env, viewer }: RequestContext): readonly Limit[] => [
  { what: 'signup', who: viewer, most: env.SIGNUPS_PER_HOUR, window: 'hour' },
  {
    what: 'signup-domain',
    who: email.slice(email.lastIndexOf('@') + 1),
    most: env.SIGNUPS_PER_DOMAIN_AND_DAY,
    window: 'day',
  },
  { what: 'signup-all', who: '', most: env.SIGNUPS_PER_DAY, window: 'day' },
];

/**
 * Answers the user's id, or a handle of the same shape that stands for a user whose plan has begun.
 * Throws the refusal that a limit is full. The number is taken in any case: asking for it only for
 * new addresses would tell them apart.
 */
export async function signUp(application: Application, context: RequestContext): Promise<string> {
  const { email } = application;
  const [number, holder, full] = await Promise.all([
    counters.nextUserNumber(),
    people.holderOf(email),
    limits.take(limitsOf(email, context), context.now),
  ]);
  if (full) throw tooMany(full);
  if (!holder) return greetNew(application, number, context);
  const greet = holder.invited ? greetInvited : greetKnown;
  return greet(holder, application, context);
}
