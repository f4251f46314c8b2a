/** Live to deleted and back: one transaction each, as the counts and the list follow the state. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { LivingState, User } from '#shared/domain/user.ts';
import { countTotals } from './counters.ts';
import { keys, lists } from './keys.ts';
import { type Move, stamps, standingOf } from './signups.ts';

type TransactItems = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

const transact = (TransactItems: TransactItems) =>
  write(() => table.send(new TransactWriteCommand({ TransactItems })));

const placeIn = (user: User, state: User['state']) => lists.person({ ...user, state }).listedIn;

const removing = (user: User, from: LivingState, at: Date) => ({
  Update: {
    TableName: env().TABLE_NAME,
    Key: keys.user(user.id),
    UpdateExpression: 'SET #state = :deleted, #from = :from, #at = :at, #in = :in',
    ConditionExpression: '#state = :from',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#from': 'deletedFrom',
      '#at': 'deletedAt',
      '#in': 'listedIn',
    },
    ExpressionAttributeValues: {
      ':deleted': 'deleted',
      ':from': from,
      ':at': at.toISOString(),
      ':in': placeIn(user, 'deleted'),
    },
  },
});

/** Silence is counted anew for whoever gets letters again: nobody could answer in between. */
const hasLetters = (state: LivingState): boolean => state === 'active' || state === 'paused';

const restoring = (user: User, to: LivingState, at: Date) => ({
  Update: {
    TableName: env().TABLE_NAME,
    Key: keys.user(user.id),
    UpdateExpression:
      `SET #state = :to, #in = :in${hasLetters(to) ? ', #returned = :at' : ''} ` +
      'REMOVE #from, #at',
    ConditionExpression: '#state = :deleted AND #from = :to',
    ExpressionAttributeNames: {
      '#state': 'state',
      '#from': 'deletedFrom',
      '#at': 'deletedAt',
      '#in': 'listedIn',
      ...(hasLetters(to) && { '#returned': 'returnedAt' }),
    },
    ExpressionAttributeValues: {
      ':to': to,
      ':deleted': 'deleted',
      ':in': placeIn(user, to),
      ...(hasLetters(to) && { ':at': at.toISOString() }),
    },
  },
});

export const lifecycle = {
  /** Throws ConditionFailed when the state has moved since it was read. */
  async remove(user: User, from: LivingState, at: Date): Promise<void> {
    const counts = countTotals(user.id, { [standingOf(from)]: -1 });
    await transact([removing(user, from, at), counts]);
  },

  /** To the state of before. Throws as `remove` does. */
  async restore(user: User, to: LivingState, at: Date): Promise<void> {
    const counts = countTotals(user.id, { [standingOf(to)]: 1 });
    await transact([restoring(user, to, at), counts]);
  },

  /**
   * Leaving counts also while somebody is deleted: it is what a restoring brings back. Throws
   * ConditionFailed for one who is not deleted any more.
   */
  async leaveMeanwhile(userId: string, { to, at, endedBy }: Move): Promise<void> {
    await write(() =>
      table.send(
        new UpdateCommand({
          TableName: env().TABLE_NAME,
          Key: keys.user(userId),
          UpdateExpression:
            `SET #from = :to, #at = :at${endedBy ? ', #by = :by' : ''} ` +
            'REMOVE #pausedUntil, #pausedBy',
          ConditionExpression: '#state = :deleted',
          ExpressionAttributeNames: {
            '#state': 'state',
            '#from': 'deletedFrom',
            '#at': stamps[to],
            '#pausedUntil': 'pausedUntil',
            '#pausedBy': 'pausedBy',
            ...(endedBy && { '#by': 'endedBy' }),
          },
          ExpressionAttributeValues: {
            ':to': to,
            ':at': at.toISOString(),
            ':deleted': 'deleted',
            ...(endedBy && { ':by': endedBy }),
          },
        }),
      ),
    );
  },
};
