/** When and where letters come: the part of the user's row that schedules are made of. */
import type { FirstDue, Rhythm } from '#shared/domain/rhythm.ts';
import type { User, ZoneSource } from '#shared/domain/user.ts';
import { keys } from './keys.ts';
import { rankOf, userOf } from './users.ts';
import { oneOf, update } from './writes.ts';

export interface Plan {
  readonly rhythm: Rhythm;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly first: FirstDue;
}

export const plans = {
  /**
   * Returns the user as the row then is. Throws ConditionFailed for a user who is neither active
   * nor paused by now.
   */
  async set(userId: string, { rhythm, zone, zoneSource, first }: Plan): Promise<User> {
    const { touchpoint } = first;
    const { Attributes = {} } = await update(
      keys.user(userId),
      {
        set: {
          rhythm,
          zone,
          zoneSource,
          zoneRank: rankOf[zoneSource],
          startsOn: first.date,
          startsAt: touchpoint,
        },
        remove: touchpoint ? [] : ['startsAt'],
        when: { state: oneOf('active', 'paused') },
      },
      { ReturnValues: 'ALL_NEW' },
    );
    return userOf(Attributes);
  },
};
