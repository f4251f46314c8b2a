/** When and where letters come: the part of the user's row that schedules are made of. */
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { FirstDue, Rhythm } from '#shared/domain/rhythm.ts';
import type { User, ZoneSource } from '#shared/domain/user.ts';
import { keys } from './keys.ts';
import { rankOf, userOf } from './users.ts';

export interface Plan {
  readonly rhythm: Rhythm;
  readonly zone: string;
  readonly zoneSource: ZoneSource;
  readonly first: FirstDue;
}

export const plans = {
  /**
   * Answers the user as the row then is. Throws ConditionFailed for one who is neither active nor
   * paused by now: whoever left or is being erased gets no plan.
   */
  async set(userId: string, { rhythm, zone, zoneSource, first }: Plan): Promise<User> {
    const { touchpoint } = first;
    const { Attributes = {} } = await write(() =>
      table.send(
        new UpdateCommand({
          TableName: env().TABLE_NAME,
          Key: keys.user(userId),
          UpdateExpression:
            'SET #rhythm = :rhythm, #zone = :zone, #source = :source, #rank = :rank, ' +
            (touchpoint ? '#on = :on, #at = :at' : '#on = :on REMOVE #at'),
          ConditionExpression: '#state IN (:active, :paused)',
          ExpressionAttributeNames: {
            '#rhythm': 'rhythm',
            '#zone': 'zone',
            '#source': 'zoneSource',
            '#rank': 'zoneRank',
            '#on': 'startsOn',
            '#at': 'startsAt',
            '#state': 'state',
          },
          ExpressionAttributeValues: {
            ':rhythm': rhythm,
            ':zone': zone,
            ':source': zoneSource,
            ':rank': rankOf[zoneSource],
            ':on': first.date,
            ...(touchpoint && { ':at': touchpoint }),
            ':active': 'active',
            ':paused': 'paused',
          },
          ReturnValues: 'ALL_NEW',
        }),
      ),
    );
    return userOf(Attributes);
  },
};
