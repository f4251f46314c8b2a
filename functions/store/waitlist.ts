/** Whoever waits for the variant: one row an address, kept until a purge, and a count of them. */
import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { countTotals } from './counters.ts';
import { keys } from './keys.ts';

export interface Waiting {
  /** Normalised. */
  readonly email: string;
  readonly contactMethod: 'email';
  /** A zone of the tz database; absent where the browser named none that is known. */
  readonly zone?: string;
  readonly source: string;
  readonly preference?: string;
  /** What the browser calls itself. */
  readonly ua?: string;
  /** ISO instant. */
  readonly at: string;
}

type TransactItems = ConstructorParameters<typeof TransactWriteCommand>[0]['TransactItems'];

/** Answers whether anything changed; a condition that does not hold is an ordinary answer here. */
async function changes(TransactItems: TransactItems): Promise<boolean> {
  try {
    await write(() => table.send(new TransactWriteCommand({ TransactItems })));
    return true;
  } catch (problem) {
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}

export const waitlist = {
  /**
   * The first word stands: whoever asks again changes nothing. Answers whether it was the first.
   */
  add: (waiting: Waiting): Promise<boolean> =>
    changes([
      {
        Put: {
          TableName: env().TABLE_NAME,
          Item: { ...keys.waiting(waiting.email), ...waiting },
          ConditionExpression: 'attribute_not_exists(pk)',
        },
      },
      countTotals(waiting.email, { waiting: 1 }),
    ]),

  /** Takes an address off the list, and out of the count. */
  remove: (email: string): Promise<boolean> =>
    changes([
      {
        Delete: {
          TableName: env().TABLE_NAME,
          Key: keys.waiting(email),
          ConditionExpression: 'attribute_exists(pk)',
        },
      },
      countTotals(email, { waiting: -1 }),
    ]),
};
