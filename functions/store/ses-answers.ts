/** What SES last said about us, in one row for all functions: it may be asked once a second. */
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table, write } from '#functions/adapters/dynamodb.ts';
import type { SesAccount } from '#functions/adapters/ses-account.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

export interface SesAnswer extends SesAccount {
  /** ISO instant. */
  readonly checkedAt: string;
}

export const sesAnswers = {
  async last(): Promise<SesAnswer | undefined> {
    const { Item } = await table.send(
      new GetCommand({ TableName: env().TABLE_NAME, Key: keys.sesAccount(), ConsistentRead: true }),
    );
    // What stands there was put there below.
    return Item?.['answer'] as SesAnswer | undefined;
  },

  /**
   * Whether this attempt is the one that asks SES: of all functions one does, and another not
   * before `forMs` are over, whether SES answered or not.
   */
  async mayAsk(now: Date, forMs: number): Promise<boolean> {
    try {
      await write(() =>
        table.send(
          new UpdateCommand({
            TableName: env().TABLE_NAME,
            Key: keys.sesAccount(),
            UpdateExpression: 'SET askedUntil = :until',
            ConditionExpression: 'attribute_not_exists(askedUntil) OR askedUntil <= :now',
            ExpressionAttributeValues: {
              ':now': now.getTime(),
              ':until': now.getTime() + forMs,
            },
          }),
        ),
      );
      return true;
    } catch (problem) {
      if (problem instanceof ConditionFailed) return false;
      throw problem;
    }
  },

  async keep(answer: SesAnswer): Promise<void> {
    await table.send(
      new UpdateCommand({
        TableName: env().TABLE_NAME,
        Key: keys.sesAccount(),
        UpdateExpression: 'SET answer = :answer',
        ExpressionAttributeValues: { ':answer': answer },
      }),
    );
  },
};
