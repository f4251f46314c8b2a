/** The rows of an erasure: the mark that stops everything, page after page, and the end. */
import { DeleteCommand, GetCommand } from '@aws-sdk/lib-dynamodb';
import { table, tryWrite, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import type { Purge, User } from '#shared/domain/user.ts';
import { countTotals } from './counters.ts';
import { type Key, keys, lists } from './keys.ts';
import { isHere } from './not-erased.ts';
import { standingOf } from './signups.ts';
import { absent, deleteOf, expressions, present, transact, update, updateOf } from './writes.ts';

/** Ends every sending and taking, also by whoever has read the user before. */
const marking = (user: User, purge: Purge) =>
  updateOf(keys.user(user.id), {
    set: {
      state: 'purging',
      purge,
      // Among the deleted, where an administrator finds one whose erasure broke off.
      ...(user.kind === 'person' && {
        listedIn: lists.person({ ...user, state: 'purging' }).listedIn,
      }),
    },
    remove: ['eraseAsked'],
    when: {
      state: user.state,
      // The question stands that the person has answered.
      ...(purge.farewell && { 'eraseAsked.by': user.eraseAsked?.by ?? '' }),
    },
  });

/** An erased user leaves all counts; a tester was never counted. */
function countedNoMore({ id, state, kind, source }: User) {
  if (kind === 'tester') return [];
  const standing = state === 'deleted' ? {} : { [standingOf(state)]: -1 };
  return [countTotals(id, { users: -1, ...standing, [`source:${source}`]: -1 })];
}

const remove = (Key: Key) =>
  write(() => table.send(new DeleteCommand({ TableName: env().TABLE_NAME, Key })));

export const erasing = {
  remove,

  /** Throws ConditionFailed if the user's state has changed since it was read. */
  async mark(user: User, purge: Purge): Promise<void> {
    await transact([marking(user, purge), ...countedNoMore(user)]);
  },

  /** Removes a row if it belongs to this user; a row that another user took over stays. */
  async removeTheirs(key: Key, userId: string): Promise<void> {
    await tryWrite(() =>
      table.send(
        new DeleteCommand({
          TableName: env().TABLE_NAME,
          Key: key,
          ...expressions({ when: { userId } }),
        }),
      ),
    );
  },

  /**
   * Removes the user's row, address, phone and last letter in one transaction, so that a repeated
   * attempt finds all or nothing. Throws ConditionFailed if another attempt was quicker.
   */
  async finish({ id, email, phone }: User): Promise<void> {
    const handles = [keys.address(email), ...(phone ? [keys.phone(phone)] : [])];
    await transact([
      deleteOf(keys.user(id), { state: 'purging' }),
      ...handles.map((key) => deleteOf(key, [{ pk: absent }, { userId: id }])),
      deleteOf(keys.lastLetter(id)),
    ]);
  },

  /** Remembers which reply asked to erase everything; the answer to our question confirms it. */
  async ask(userId: string, asked: { readonly at: string; readonly by: string }): Promise<void> {
    await update(keys.user(userId), { set: { eraseAsked: asked }, when: isHere });
  },

  /** Withdraws the question. */
  async withdraw(userId: string): Promise<void> {
    await tryWrite(() =>
      update(keys.user(userId), { remove: ['eraseAsked'], when: { pk: present } }),
    );
  },

  /** Whether a user exists and is not being erased. */
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
