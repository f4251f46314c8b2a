/**
 * Protects a plan from strangers who know the address: they see a first sign-up's answer, and the
 * owner is told.
 */
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { ledger, shownOf } from '#functions/store/ledger.ts';
import { type Found, people } from '#functions/store/people.ts';
import { reachInSteps } from '#functions/store/reads.ts';
import { openDay } from '#shared/domain/day.ts';
import { day0 } from '#shared/domain/letters/day0.ts';
import type { Letter } from '#shared/domain/letters/letter.ts';
import { notice } from '#shared/domain/letters/notice.ts';
import { welcome } from '#shared/domain/letters/welcome.ts';
import { addDays, localDateAt } from '#shared/domain/local-date.ts';
import type { Reading } from '#shared/domain/replies/reading.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import type { User } from '#shared/domain/user.ts';
import { landingZone } from '#shared/domain/zones.ts';
import { clear } from '../touchpoints/deliver.ts';
import {
  confirmUrl,
  letterContext,
  letterContextToday,
  pacedContext,
} from '../touchpoints/letter-context.ts';
import { sendClaimed } from '../touchpoints/send-claimed.ts';
import { dayFrom } from './read-intentions.ts';
import type { Asker } from './signup-browser.ts';

/** A neutral user like a new one: the answer must not depend on the real user. */
const stranger = (id: string, zone: string, now: Date): User => ({
  id,
  number: 0,
  email: '',
  kind: 'person',
  channel: 'email',
  zone,
  zoneSource: 'default',
  rhythm: dayZeroRhythm,
  state: 'active',
  createdAt: now.toISOString(),
  source: '',
  startsOn: addDays(localDateAt(now, zone), 1),
});

/** The user or handle that an id names. */
export type Known = Exclude<Found, { readonly kind: 'nobody' }>;

/**
 * The asker's own zone from create-user: the owner's zone would reveal that they are here, and
 * where.
 */
export const zoneShown = ({ browser }: Asker, found: Found): string =>
  browser?.zone ?? (found.kind === 'handle' ? found.zone : landingZone);

interface Shown {
  /** The id of the request: a handle, or a user's own. */
  readonly id: string;
  readonly zone: string;
}

/** The letter a first sign-up would show; it is neither sent nor kept. */
export function asIfFirst({ id, zone }: Shown, reading: Reading, now: Date): Letter {
  const date = localDateAt(now, zone);
  const user = { ...stranger(id, zone, now), startsOn: date, startsAt: 'MIDDAY_CHECKIN' as const };
  const day = dayFrom(undefined, date, reading, now);
  return day0({ ...letterContext(user, day, date, now), confirmUrl: confirmUrl(id) });
}

/** The same for Skip. */
export function asIfSkipped({ id, zone }: Shown, now: Date): Letter {
  const user = stranger(id, zone, now);
  return welcome({ ...letterContextToday(user, { now }), confirmUrl: confirmUrl(id) });
}

/**
 * Tells the owner, at most once a day, that somebody asked, and shows the real list. Makes the same
 * number of calls whether or not a mail is sent: as many as a day-0 letter.
 */
export async function tellOwner(ownerId: string, context: RequestContext): Promise<void> {
  const { now } = context;
  const key = keys.letter(ownerId, now.toISOString().slice(0, 10), 'NOTICE');
  const [found, claim] = await Promise.all([people.find(ownerId, now), ledger.claim(key, context)]);
  if (claim.kind !== 'ours') return reachInSteps([1, 2]);
  // The user has been erased or is about to be: write nothing about them.
  if (found.kind !== 'person' || found.user.state === 'purging') {
    await ledger.forget(key);
    return reachInSteps([2]);
  }

  const { user } = found;
  const today = localDateAt(now, user.zone);
  const day = openDay(found.days[0]?.day, today);
  const about = pacedContext(found, { day, date: today }, context);
  const leave = clear(notice(about), user, context);
  if (!leave.yes) {
    await ledger.notSent(key, leave.because, now);
    return reachInSteps([2]);
  }
  const { cleared } = leave;
  await sendClaimed({ key, cleared, shown: shownOf(day), countedAs: 'notice' }, context);
}
