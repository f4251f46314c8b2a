/** Pauses whoever has said nothing for long: one letter says so, and none comes after it. */
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

/** An attempt that died has written the pause, and could not tell of it any more. */
const isHalfDone = ({ state, pausedBy, pausedOn }: User, date: LocalDate): boolean =>
  state === 'paused' && pausedBy === 'silence' && pausedOn === date;

/** Whether the morning of this date is the one on which the letters pause. */
export const pausesOn = (person: Person, date: LocalDate, context: RequestContext): boolean =>
  isHalfDone(person.user, date) ||
  (sendFrequencyFor(person, date, context).kind === 'pause' &&
    maySend(person.user, person.user.channel, context.now).yes);

/**
 * A reply may come while the pause is written, and either may not see the other: whoever has been
 * heard by now is not paused, and the event comes again for the letter that is theirs after all.
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

/** Undefined where the state has moved since it was read: then nobody is paused. */
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
    // Whose first answer is lost asks for what is done already: then the pause stands all the same.
    const asNow = await people.find(user.id, context.now);
    if (asNow.kind !== 'person' || !isHalfDone(asNow.user, date)) return undefined;
  }
  return unlessHeard(user.id, date, context);
}

/**
 * The morning's row of the ledger is claimed. The pause is written first, and then told: whoever
 * finds it half done tells it, and nobody is told twice. Throws InProgress.
 */
export async function pauseSilent(
  person: Person,
  date: LocalDate,
  context: RequestContext,
): Promise<Reason | undefined> {
  const user = await resting(person.user, date, context);
  if (!user) return 'not-called-for';
  // Imported here, so that no morning loads the client that one in ninety needs.
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
