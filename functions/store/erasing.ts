/** The rows of an erasure: the mark that stops everything, page after page, and the end. */
import {
  DeleteCommand,
  GetCommand,
  TransactWriteCommand,
  UpdateCommand,
} from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Purge, User } from '#shared/domain/user.ts';
import { countTotals } from './counters.ts';
import { type Key, keys, lists } from './keys.ts';
import { standingOf } from './signups.ts';

/** Ends every sending and taking, also by whoever has read the user before. */
const marking = (user: User, purge: Purge) => ({
  TableName: env().TABLE_NAME,
  Key: keys.user(user.id),
  // Among the deleted, where an administrator finds one whose erasure broke off.
  UpdateExpression:
    'SET #state = :purging, #purge = :purge' +
    `${user.kind === 'person' ? ', #in = :in' : ''} REMOVE #asked`,
  ConditionExpression: `#state = :state${purge.farewell ? ' AND #asked.#by = :by' : ''}`,
  ExpressionAttributeNames: {
    '#state': 'state',
    '#purge': 'purge',
    '#asked': 'eraseAsked',
    ...(purge.farewell && { '#by': 'by' }),
    ...(user.kind === 'person' && { '#in': 'listedIn' }),
  },
  ExpressionAttributeValues: {
    ':purging': 'purging',
    ':purge': purge,
    ':state': user.state,
    // The question stands that the person has answered.
    ...(purge.farewell && { ':by': user.eraseAsked?.by ?? '' }),
    ...(user.kind === 'person' && { ':in': lists.person({ ...user, state: 'purging' }).listedIn }),
  },
});

/** Whoever is erased is counted nowhere any more; a tester never was. */
function countedNoMore({ id, state, kind, source }: User) {
  if (kind === 'tester') return [];
  const standing = state === 'deleted' ? {} : { [standingOf(state)]: -1 };
  return [countTotals(id, { users: -1, ...standing, [`source:${source}`]: -1 })];
}

const remove = (Key: Key) =>
  write(() => table.send(new DeleteCommand({ TableName: env().TABLE_NAME, Key })));

export const erasing = {
  remove,

  /** Throws ConditionFailed when the user's state has moved since it was read. */
  async mark(user: User, purge: Purge): Promise<void> {
    const TransactItems = [{ Update: marking(user, purge) }, ...countedNoMore(user)];
    await write(() => table.send(new TransactWriteCommand({ TransactItems })));
  },

  /** Removes a row where it is this user's: what another has taken over since stays theirs. */
  async removeTheirs(key: Key, userId: string): Promise<void> {
    try {
      await write(() =>
        table.send(
          new DeleteCommand({
            TableName: env().TABLE_NAME,
            Key: key,
            ConditionExpression: 'userId = :user',
            ExpressionAttributeValues: { ':user': userId },
          }),
        ),
      );
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
    }
  },

  /**
   * The user's own row, address and phone and the last letter: together, so that whoever comes
   * again finds all of it or nothing. Throws ConditionFailed when another attempt was quicker.
   */
  async finish({ id, email, phone }: User): Promise<void> {
    const TableName = env().TABLE_NAME;
    await write(() =>
      table.send(
        new TransactWriteCommand({
          TransactItems: [
            {
              Delete: {
                TableName,
                Key: keys.user(id),
                ConditionExpression: '#state = :purging',
                ExpressionAttributeNames: { '#state': 'state' },
                ExpressionAttributeValues: { ':purging': 'purging' },
              },
            },
            ...[keys.address(email), ...(phone ? [keys.phone(phone)] : [])].map((Key) => ({
              Delete: {
                TableName,
                Key,
                ConditionExpression: 'attribute_not_exists(pk) OR userId = :user',
                ExpressionAttributeValues: { ':user': id },
              },
            })),
            { Delete: { TableName, Key: keys.lastLetter(id) } },
          ],
        }),
      ),
    );
  },

  /** Remembers which reply asked to erase everything: an answer to the letter we sent it confirms it. */
  async ask(userId: string, asked: { readonly at: string; readonly by: string }): Promise<void> {
    await write(() =>
      table.send(
        new UpdateCommand({
          TableName: env().TABLE_NAME,
          Key: keys.user(userId),
          UpdateExpression: 'SET #asked = :asked',
          ConditionExpression: 'attribute_exists(pk) AND #state <> :purging',
          ExpressionAttributeNames: { '#asked': 'eraseAsked', '#state': 'state' },
          ExpressionAttributeValues: { ':asked': asked, ':purging': 'purging' },
        }),
      ),
    );
  },

  /** Any other reply keeps everything. */
  async withdraw(userId: string): Promise<void> {
    try {
      await write(() =>
        table.send(
          new UpdateCommand({
            TableName: env().TABLE_NAME,
            Key: keys.user(userId),
            UpdateExpression: 'REMOVE #asked',
            ConditionExpression: 'attribute_exists(pk)',
            ExpressionAttributeNames: { '#asked': 'eraseAsked' },
          }),
        ),
      );
    } catch (problem) {
      if (!(problem instanceof ConditionFailed)) throw problem;
    }
  },

  /** Whether a user is still here: neither erased nor being erased. */
  async isHere(userId: string): Promise<boolean> {
    const { Item } = await table.send(
      new GetCommand({
        TableName: env().TABLE_NAME,
        Key: keys.user(userId),
        ProjectionExpression: '#state',
        ExpressionAttributeNames: { '#state': 'state' },
        ConsistentRead: true,
      }),
    );
    return Item !== undefined && Item['state'] !== 'purging';
  },
};
