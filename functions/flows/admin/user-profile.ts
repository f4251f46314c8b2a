/** A user's settings and state, in the field names of the admin API. */
import type { RequestContext } from '#functions/context.ts';
import type { Person } from '#functions/store/people.ts';
import { leftOutName } from '#shared/domain/letters/date-words.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { User } from '#shared/domain/user.ts';
import { paceFor } from '../touchpoints/letter-context.ts';
import { itemOf } from './user-item.ts';

const clock = (minute: number): string =>
  [Math.floor(minute / 60), minute % 60].map((part) => String(part).padStart(2, '0')).join(':');

export const rhythmOf = ({ rhythm }: User) => ({
  morning: clock(rhythm.MORNING_INTENTION),
  midday: clock(rhythm.MIDDAY_CHECKIN),
  evening: clock(rhythm.EVENING_REFLECTION),
  ...(rhythm.without && { without: rhythm.without.map(leftOutName).join(', ') }),
});

/** Leaves out undefined fields. */
function known<Fields extends Readonly<Record<string, string | undefined>>>(fields: Fields) {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  // The remaining values are defined, which the type of `Object.fromEntries` can't express.
  return Object.fromEntries(entries) as { [Name in keyof Fields]?: string };
}

const history = (user: User) =>
  known({
    deleted_from: user.deletedFrom,
    begun_at: user.begunAt,
    confirmed_at: user.confirmedAt,
    unsubscribed_at: user.unsubscribedAt,
    suppressed_at: user.suppressedAt,
    ended_by: user.endedBy,
    returned_at: user.returnedAt,
    // The dates of a pause that is over stay in the row.
    ...(user.state === 'paused' && {
      paused_from: user.pausedFrom,
      paused_until: user.pausedUntil,
      paused_by: user.pausedBy,
    }),
    erase_asked_at: user.eraseAsked?.at,
  });

const phoneOf = (user: User) =>
  known({
    phone: user.phone,
    asked_phone: user.askedPhone?.phone,
    texts_agreed_at: user.textsAgreedAt,
    texts_ended_at: user.textsEndedAt,
  });

export async function profileOf(person: Person, context: RequestContext) {
  const { user } = person;
  const today = localDateAt(context.now, user.zone);
  return {
    ...(await itemOf(person, context)),
    state: user.state,
    channel: user.channel,
    zone: user.zone,
    zone_source: user.zoneSource,
    rhythm: rhythmOf(user),
    source: user.source,
    starts_on: user.startsOn,
    ...history(user),
    ...phoneOf(user),
    pace: paceFor(person, today, context),
  };
}
