/** Pauses a person after a long silence. One last letter tells them. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { users } from '#functions/store/users.ts';
import { openDay } from '#shared/domain/day.ts';
import { pause } from '#shared/domain/letters/pause.ts';
import type { LocalDate } from '#shared/domain/local-date.ts';
import { maySend, type Reason, type User } from '#shared/domain/user.ts';
import { InProgress } from '../replies/in-progress.ts';
import { clear } from './deliver.ts';
import { letterContext } from './letter-context.ts';
import { confirmUrl } from './links.ts';
import { sendClaimed } from './send-claimed.ts';
import { sendFrequencyFor } from './send-frequency.ts';

/** An earlier attempt wrote the pause and died before the letter. */
const isHalfDone = ({ state, pausedBy, pausedOn }: User, date: LocalDate): boolean =>
  state === 'paused' && pausedBy === 'silence' && pausedOn === date;

/** Whether the letters pause on the morning of this date. */
export const pausesOn = (person: Person, date: LocalDate, context: RequestContext): boolean =>
  isHalfDone(person.user, date) ||
  (sendFrequencyFor(person, date, context).kind === 'pause' &&
    maySend(person.user, person.user.channel, context.now).yes);

/**
 * A reply may come while the pause is written, and neither may see the other. A person who has been
 * heard by now is not paused, and the event is retried for their normal letter.
 */
async function unlessHeard(
  id: string,
  date: LocalDate,
  context: RequestContext,
): Promise<User | undefined> {
  const asNow = await people.find(id, context.now);
  if (asNow.kind !== 'person') return undefined;
  if (sendFrequencyFor(asNow, date, context).kind !== 'pause') {
    await users.hold(id, 'active');
    throw new InProgress();
  }
  return isHalfDone(asNow.user, date) ? asNow.user : undefined;
}

/** Undefined if the state has changed since it was read: nobody is paused then. */
async function resting(
  user: User,
  date: LocalDate,
  context: RequestContext,
): Promise<User | undefined> {
  if (isHalfDone(user, date)) return user;
  try {
    await users.rest(user.id, date);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // If our first write succeeded and its answer got lost, the pause stands.
    const asNow = await people.find(user.id, context.now);
    if (asNow.kind !== 'person' || !isHalfDone(asNow.user, date)) return undefined;
  }
  return unlessHeard(user.id, date, context);
}

/**
 * Expects the morning's ledger row to be claimed. Writes the pause first and then sends the letter;
 * a retry finds it half done and finishes, so nobody gets two. Throws InProgress.
 */
export async function pauseSilent(
  person: Person,
  date: LocalDate,
  context: RequestContext,
): Promise<Reason | undefined> {
  const user = await resting(person.user, date, context);
  if (!user) return 'not-called-for';
  // Imported lazily: one morning in ninety needs this client.
  const { schedulesOf } = await import('../subscription/user-schedules.ts');
  await schedulesOf(user).removeAll(user.id);

  const day = openDay(person.days[0]?.day, date);
  const letter = pause({
    ...letterContext(user, day, date, context.now),
    confirmUrl: confirmUrl(user.id),
  });
  const leave = clear(letter, user, context);
  if (!leave.yes) return leave.because;
  const key = keys.letter(user.id, date, 'MORNING_INTENTION');
  const { cleared } = leave;
  await sendClaimed({ key, cleared, shown: shownOf(day), countedAs: 'pause' }, context);
  return undefined;
}
