/** The first day: intentions become a checklist, once, and its letter goes out, once. */
import { ConditionFailed } from '#functions/adapters/dynamodb.ts';
import type { Scene } from '#functions/scene.ts';
import { keys } from '#functions/store/keys.ts';
import { claimedRow, ledger, type Shown, shownOf } from '#functions/store/ledger.ts';
import { type Person, people } from '#functions/store/people.ts';
import { signups } from '#functions/store/signups.ts';
import type { Row } from '#functions/store/users.ts';
import { Refusal } from '#shared/contract/refusal.ts';
import type { Checklist } from '#shared/domain/checklist.ts';
import { type Day, emptyDay } from '#shared/domain/day.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { type LocalDate, localDateAt } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import type { User } from '#shared/domain/user.ts';
import { clear } from './deliver.ts';
import { asIfFirst, tellOwner } from './guard-plan.ts';
import { letterScene } from './letter-scene.ts';
import { confirmUrl } from './links.ts';
import { dayFrom, readIntentions } from './read-intentions.ts';
import { sendClaimed, sendOnce } from './send-claimed.ts';

/** A second Start within this time is a double click or a retry, and gets the same answer. */
const sameStartMs = 3_600_000;

const day0Letter = (user: User, day: Day, date: LocalDate, now: Date): Letter =>
  day0({ ...letterScene(user, day, date, now), confirmUrl: confirmUrl(user.id) });

async function begin(person: Person, reading: Reading, scene: Scene): Promise<Letter> {
  const { now, owner } = scene;
  const date = localDateAt(now, person.user.zone);
  const before = person.days[0]?.day;
  const day = dayFrom(before, date, reading, now);
  const user: User = {
    ...person.user,
    startsOn: date,
    // What they have just said is their morning: its prompt comes from tomorrow.
    startsAt: 'MIDDAY_CHECKIN',
    begunAt: now.toISOString(),
  };
  const key = keys.letter(user.id, date, 'DAY0_ACK');
  const shown = shownOf(day);
  await signups.begin({
    user,
    day: { day, writtenBy: owner },
    readVersion: before?.date === date ? before.version : 0,
    claim: claimedRow(key, scene, { shown }),
  });
  const letter = day0Letter(user, day, date, now);
  // The transaction that holds the claim has just found the user active.
  const leave = clear(letter, user, scene);
  if (leave.yes) {
    await sendClaimed({ key, cleared: leave.cleared, shown, countedAs: 'day0' }, scene);
  } else await ledger.notSent(key, leave.because, now);
  return letter;
}

/** The lists as the day-0 letter showed them, whatever replies have made of them since. */
function shownDay({ days }: Person, date: LocalDate, row: Row): Day {
  const stored = days.find(({ day }) => day.date === date)?.day ?? emptyDay(date);
  const statuses = new Map(row['shown'] as Shown);
  const asShown = (list: Checklist): Checklist =>
    list.flatMap((item) => {
      const status = statuses.get(item.id);
      return status ? [{ ...item, status }] : [];
    });
  return {
    ...emptyDay(date),
    items: asShown(stored.items),
    tomorrow: asShown(stored.tomorrow),
  };
}

/**
 * The stored answer once more; the letter only when the first attempt died before sending it.
 * Undefined for a person who began by answering a letter: no day-0 letter was ever made for them.
 */
async function repeat(person: Person, begunAt: string, scene: Scene): Promise<Letter | undefined> {
  const { user } = person;
  const date = localDateAt(new Date(begunAt), user.zone);
  const key = keys.letter(user.id, date, 'DAY0_ACK');
  const row = await ledger.find(key);
  if (!row) return undefined;
  const day = shownDay(person, date, row);
  const letter = day0Letter(user, day, date, scene.now);
  if (row['state'] === 'claimed') {
    await sendOnce({ key, letter, shown: shownOf(day), countedAs: 'day0' }, user, scene);
  }
  return letter;
}

async function startOf(person: Person, reading: Reading, scene: Scene): Promise<Letter> {
  const { user } = person;
  const { begunAt, state } = user;
  if (!begunAt && state === 'active') return begin(person, reading, scene);

  const isRetry = begunAt && scene.now.getTime() - Date.parse(begunAt) < sameStartMs;
  const stored = isRetry ? await repeat(person, begunAt, scene) : undefined;
  if (stored) return stored;
  await tellOwner(user.id, scene);
  return asIfFirst(user, reading, scene.now);
}

/** Throws the refusals STANDARDIZER_EMPTY and USER_NOT_FOUND. */
export async function startDay(id: string, text: string, scene: Scene): Promise<Letter> {
  const found = await people.findOnPage(id, scene.now);
  const own = found.kind === 'person' ? found.user.zone : 'UTC';
  const zone = found.kind === 'handle' ? found.zone : own;
  const reading = await readIntentions(text, { id, zone }, scene);
  if (found.kind === 'nobody') throw new Refusal('USER_NOT_FOUND');
  if (found.kind === 'handle') {
    await tellOwner(found.userId, scene);
    return asIfFirst({ id, zone: found.zone }, reading, scene.now);
  }
  try {
    return await startOf(found, reading, scene);
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    // A double click: the other one was quicker, so this one finds it begun.
    const again = await people.find(id, scene.now);
    if (again.kind !== 'person' || !again.user.begunAt) throw problem;
    return startOf(again, reading, scene);
  }
}
