/**
 * Signs an address up: creates a user, corrects the zone of one who has not begun, or returns a
 * handle.
 */
import { ConditionFailed, tryWrite } from '#functions/adapters/dynamodb.ts';
import { type Rhythmic, schedules } from '#functions/adapters/scheduler.ts';
import type { RequestContext } from '#functions/context.ts';
import { counters } from '#functions/store/counters.ts';
import { type Limit, limits, tooMany } from '#functions/store/limits.ts';
import { type Holder, people } from '#functions/store/people.ts';
import { reachInSteps, reachTable } from '#functions/store/reads.ts';
import { searchCallsOf, userSearch } from '#functions/store/user-search.ts';
import { userStates } from '#functions/store/user-states.ts';
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
 * The first morning letter comes on the day after the address was first entered: a stranger who
 * enters it repeatedly can't postpone it.
 */
const dayAfter = (entered: Date, zone: string) => addDays(localDateAt(entered, zone), 1);

/** The fields of a user who comes by the page, new or invited. */
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
 * Shorter than the time to the first morning: no reminder has been sent yet. Later the reminders'
 * dates stay as they are, whatever zone is entered.
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

/**
 * Concurrent calls may name different zones, and the row keeps one of them. A call that scheduled
 * another one finds that here and schedules again.
 */
async function schedule(user: Rhythmic, how: 'putAll' | 'replaceAll'): Promise<void> {
  await schedules[how](user);
  const now = await users.find(user.id);
  if (now?.state === 'active' && now.zone !== user.zone) await schedule(now, 'replaceAll');
}

/** The calls after writing the handle, so that there are as many as for a new address. */
const stepsOfHandle = [1];

/** As many calls as make a user findable. */
const asIfAdded = (email: string) => reachInSteps([searchCallsOf({ email })]);

interface Begun {
  readonly userId: string;
  readonly email: string;
  /** Undefined if the user is being erased: the handle then names nobody. */
  readonly user: User | undefined;
  readonly zone: string;
}

async function giveHandle(
  { userId, email, user, zone }: Begun,
  steps: readonly number[],
  context: RequestContext,
): Promise<string> {
  const [id = context.newId()] = handleIdsOf(userId);
  const begun = { begunAt: user?.begunAt, begunBy: user?.begunBy };
  const handle = { id, userId: user?.id ?? '', zone, begun, now: context.now };
  await Promise.all([users.addHandle(handle), reachTable(), reachTable(), asIfAdded(email)]);
  await reachInSteps(steps);
  return id;
}

/** Makes the same number of calls, in sequence, whatever we know about the address. */
async function greetKnown(
  { userId, since }: Holder,
  application: Application,
  context: RequestContext,
  afterHandle: readonly number[] = stepsOfHandle,
): Promise<string> {
  const { email, zone, zoneSource } = application;
  const startsOn = dayAfter(since, zone);
  const isFresh = context.now.getTime() - since.getTime() < beforeRemindersMs;
  const corrected = await users.correctZone(userId, {
    zone,
    zoneSource,
    startsOn,
    ...(isFresh && { remindersFrom: startsOn }),
  });
  if (corrected.kind === 'begun') {
    return giveHandle({ userId, email, user: corrected.user, zone }, afterHandle, context);
  }
  // An attempt before may have failed between the user and the search.
  await Promise.all([schedule(corrected.user, 'replaceAll'), userSearch.add(corrected.user)]);
  return userId;
}

/** An invited person who comes to the page begins like anyone else. */
async function greetInvited(
  holder: Holder,
  application: Application,
  context: RequestContext,
): Promise<string> {
  const { email } = application;
  const user = { id: holder.userId, email, ...begun(application, context.now) };
  // They may have begun or declined since. The failed call counts as one of the same number.
  const isAccepted = await tryWrite(() => userStates.accept(user, context.now));
  if (!isAccepted) return greetKnown(holder, application, context, []);
  await Promise.all([schedule({ ...user, channel: 'email' }, 'putAll'), asIfAdded(email)]);
  return user.id;
}

async function greetNew(
  application: Application,
  number: number,
  context: RequestContext,
): Promise<string> {
  const user = newUser(application, number, context);
  const today = context.now.toISOString().slice(0, 10);
  if (!(await tryWrite(() => userStates.signUp(user, today)))) {
    // Another sign-up of the same address was quicker.
    const holder = await people.holderOf(user.email);
    if (!holder) throw new ConditionFailed();
    return greetKnown(holder, application, context);
  }
  await Promise.all([schedule(user, 'putAll'), userSearch.add(user)]);
  return user.id;
}

/** The same for every address. The pages ask twice per person, and each call counts. */
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
 * Returns the user's id, or a handle of the same shape if the plan has begun. Throws the refusal of
 * a full limit. Always takes a user number: doing so only for new addresses would reveal them.
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
