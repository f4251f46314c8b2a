/** What SES said of a letter, kept on the letter's own row: each fact an attribute of its own. */
import { TransactWriteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { ConditionFailed, table, write } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { type DeliveryKind, deliveryKinds, type Facts } from '#shared/domain/delivery.ts';
import { type Key, keys } from './keys.ts';
import { notErased } from './not-erased.ts';
import type { Row } from './users.ts';

export interface Fact {
  readonly kind: DeliveryKind;
  /** ISO instant. */
  readonly at: string;
  /** What SES calls the mail. */
  readonly messageId: string;
}

const nameOf = (kind: DeliveryKind): string => `ses:${kind}`;

export const factsOf = (row: Row): Facts =>
  Object.fromEntries(
    deliveryKinds.flatMap((kind) => {
      const at = row[nameOf(kind)];
      return typeof at === 'string' ? [[kind, at]] : [];
    }),
  );

/**
 * Any word of SES proves that it took the mail: the row is no longer one that is being sent, also
 * where its worker died before it could say so itself, and nobody sends the letter again.
 */
function noting(key: Key, { kind, at, messageId }: Fact, reply: boolean) {
  return {
    TableName: env().TABLE_NAME,
    Key: key,
    UpdateExpression: reply
      ? 'SET #fact = :at, #id = if_not_exists(#id, :id)'
      : 'SET #fact = :at, #id = if_not_exists(#id, :id), #state = :sent, ' +
        '#at = if_not_exists(#at, :at) REMOVE #lease, #because',
    ExpressionAttributeNames: {
      '#fact': nameOf(kind),
      '#id': reply ? 'acknowledgementId' : 'messageId',
      ...(!reply && {
        '#state': 'state',
        '#at': 'at',
        '#lease': 'leaseUntil',
        '#because': 'because',
      }),
    },
    ExpressionAttributeValues: {
      ':at': at,
      ':id': messageId,
      ...(!reply && { ':sent': 'sent' }),
    },
  };
}

const isNews = 'attribute_not_exists(#fact) OR #fact > :at';

/** The acknowledgement of a reply is sent before the reply's row is written. */
async function noteEarly(userId: string, key: Key, fact: Fact): Promise<Row | undefined> {
  try {
    await write(() =>
      table.send(
        new TransactWriteCommand({
          TransactItems: [
            notErased(userId),
            { Update: { ...noting(key, fact, true), ConditionExpression: isNews } },
          ],
        }),
      ),
    );
    return {};
  } catch (problem) {
    if (problem instanceof ConditionFailed) return undefined;
    throw problem;
  }
}

/**
 * Notes a fact where it is news. Answers the row as it was before, or undefined for a letter that
 * is not there: its user has been erased, or it is none of ours.
 */
export async function noteFact(userId: string, key: Key, fact: Fact): Promise<Row | undefined> {
  const isReply = keys.isReply(key);
  try {
    const { Attributes = {} } = await write(() =>
      table.send(
        new UpdateCommand({
          ...noting(key, fact, isReply),
          ConditionExpression: `attribute_exists(pk) AND (${isNews})`,
          ReturnValues: 'ALL_OLD',
          ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
        }),
      ),
    );
    return Attributes;
  } catch (problem) {
    if (!(problem instanceof ConditionFailed)) throw problem;
    if (problem.item) return problem.item;
    return isReply ? noteEarly(userId, key, fact) : undefined;
  }
}
