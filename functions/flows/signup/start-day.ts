/** Starts the first day: intentions become a checklist, and its letter is sent, once. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { claimedRow, type LetterRow, ledger, shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { reachInSteps } from '#functions/store/reads.ts';
import { userStates } from '#functions/store/user-states.ts';
import type { Begun } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Checklist } from '#shared/domain/checklist.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { mayBegin, type User } from '#shared/domain/user.ts';
import { clear } from '../touchpoints/deliver.ts';
import { confirmUrl, letterContext } from '../touchpoints/letter-context.ts';
import { sendClaimed, sendOnce } from '../touchpoints/send-claimed.ts';
import { asIfFirst, type Known, tellOwner, zoneShown } from './guard-plan.ts';
import { dayFrom, readIntentions } from './read-intentions.ts';
import { type Asker, sameStartMs, startMarks } from './signup-browser.ts';

const day0Letter = (user: User, day: Day, date: LocalDate, now: Date): Letter =>
  day0({ ...letterContext(user, day, date, now), confirmUrl: confirmUrl(user.id) });

async function begin(person: Person, start: Start, context: RequestContext): Promise<Letter> {
  const { now, owner } = context;
  const date = localDateAt(now, person.user.zone);
  const before = person.days[0]?.day;
  const day = dayFrom(before, date, start.reading, now);
  const [begunBy = ''] = marksOf(start, context);
  const user = {
    ...person.user,
    startsOn: date,
    // Their intentions were their morning; the morning letters start tomorrow.
    startsAt: 'MIDDAY_CHECKIN',
    begunAt: now.toISOString(),
    begunBy,
  } as const;
  const key = keys.letter(user.id, date, 'DAY0_ACK');
  const shown = shownOf(day);
  await userStates.begin({
    user,
    day: { day, writtenBy: owner },
    readVersion: before?.date === date ? before.version : 0,
    claim: claimedRow(key, context, { shown }),
  });
  const letter = day0Letter(user, day, date, now);
  // The transaction with the claim has just checked that the user is active.
  const leave = clear(letter, user, context);
  if (leave.yes) {
    await sendClaimed({ key, cleared: leave.cleared, shown, countedAs: 'day0' }, context);
  } else await ledger.notSent(key, leave.because, now);
  return letter;
}

/** The lists as the day-0 letter showed them, before any replies. */
function shownDay({ days }: Person, date: LocalDate, { shown = [] }: LetterRow): Day {
  const stored = days.find(({ day }) => day.date === date)?.day ?? emptyDay(date);
  const statuses = new Map(shown);
  const asShown = (list: Checklist): Checklist =>
    list.flatMap((item) => {
      const status = statuses.get(item.id);
      return status ? [{ ...item, status }] : [];
    });
  return {
    ...emptyDay(date),
    items: asShown(stored.items),
    later: asShown(stored.later),
  };
}

/**
 * Repeats the stored answer; sends the letter only if the first attempt died before that. Then
 * makes the calls of `steps`, so that it takes as many as a first answer.
 */
async function repeat(
  person: Person,
  steps: readonly number[],
  context: RequestContext,
): Promise<Letter | undefined> {
  const { user } = person;
  const date = localDateAt(new Date(user.begunAt ?? user.createdAt), user.zone);
  const key = keys.letter(user.id, date, 'DAY0_ACK');
  const row = await ledger.find(key);
  if (!row) return undefined;
  const day = shownDay(person, date, row);
  const letter = day0Letter(user, day, date, context.now);
  if (row.state === 'claimed') {
    await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'day0' }, user, context);
  } else await reachInSteps(steps);
  return letter;
}

/** The typed text and who typed it. A client without cookies is only known within its one call. */
interface Start {
  readonly asker: Asker;
  readonly text: string;
  readonly reading: Reading;
}

const marksOf = ({ asker, text }: Start, { owner }: RequestContext): readonly string[] =>
  startMarks(asker.browser?.secret ?? owner, text);

/** The same words from the same browser, soon after. */
function isRepeat({ begunAt, begunBy }: Begun, start: Start, context: RequestContext): boolean {
  if (begunAt === undefined || begunBy === undefined) return false;
  const isSoon = context.now.getTime() - Date.parse(begunAt) < sameStartMs;
  return isSoon && marksOf(start, context).includes(begunBy);
}

/**
 * The answer for a plan that has begun: its own list for the browser that began it, a first
 * sign-up's for others.
 */
async function answerBegun(found: Known, start: Start, context: RequestContext): Promise<Letter> {
  const { userId, begun } =
    found.kind === 'handle' ? found : { userId: found.user.id, begun: found.user };
  if (isRepeat(begun, start, context)) {
    const isHandle = found.kind === 'handle';
    const person = isHandle ? await people.find(userId, context.now) : found;
    const steps = isHandle ? [3] : [2, 2];
    const stored = person.kind === 'person' ? await repeat(person, steps, context) : undefined;
    if (stored) return stored;
  }
  await tellOwner(userId, context);
  const { asker, reading } = start;
  return asIfFirst({ id: asker.id, zone: zoneShown(asker, found) }, reading, context.now);
}

/** Throws the refusals STANDARDIZER_EMPTY and USER_NOT_FOUND. */
export async function startDay(
  asker: Asker,
  text: string,
  context: RequestContext,
): Promise<Letter> {
  const { id } = asker;
  const found = await people.findOnPage(id, context.now);
  const isNew = found.kind === 'person' && mayBegin(found.user);
  const zone = isNew ? found.user.zone : zoneShown(asker, found);
  const reading = await readIntentions(text, zone, context);
  if (found.kind === 'nobody') throw new Refusal('USER_NOT_FOUND');
  const start = { asker, text, reading };
  if (!isNew) return answerBegun(found, start, context);
  try {
    return await begin(found, start, context);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // A double click: the other call was quicker.
    const again = await people.find(id, context.now);
    if (again.kind !== 'person' || mayBegin(again.user)) throw problem;
    return answerBegun(again, start, context);
  }
}
