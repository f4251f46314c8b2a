/** The table's client, and what its refusals mean. */
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';

/** Made at import, so that the connection's set-up is paid while Lambda starts. */
export const table = DynamoDBDocumentClient.from(
  new DynamoDBClient({
    maxAttempts: 3,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 1_000,
      throwOnRequestTimeout: true,
    },
  }),
  { marshallOptions: { removeUndefinedValues: true, convertClassInstanceToMap: false } },
);

/** A condition of ours did not hold; `item` is the row that stood in the way, where asked for. */
export class ConditionFailed extends Error {
  readonly item: Record<string, unknown> | undefined;

  constructor(item?: Record<string, unknown>) {
    super('A condition of the table did not hold.');
    this.name = 'ConditionFailed';
    this.item = item;
  }
}

const conflictDelaysMs = [20, 60, 180];

const isConflict = (problem: unknown): boolean =>
  problem instanceof TransactionCanceledException &&
  (problem.CancellationReasons ?? []).some(({ Code }) => Code === 'TransactionConflict');

const isRefusedCondition = (problem: unknown): boolean =>
  problem instanceof ConditionalCheckFailedException ||
  (problem instanceof TransactionCanceledException &&
    (problem.CancellationReasons ?? []).some(({ Code }) => Code === 'ConditionalCheckFailed'));

/** Runs a transaction again when it met another one; the SDK does not do that by itself. */
export async function withoutConflict<Answer>(transaction: () => Promise<Answer>): Promise<Answer> {
  for (const delayMs of conflictDelaysMs) {
    try {
      return await transaction();
    } catch (problem) {
      if (!isConflict(problem)) throw asCondition(problem);
      await new Promise((resolve) => setTimeout(resolve, delayMs));
    }
  }
  return transaction();
}

/** The domain's way to say that a condition failed; anything else stays what it is. */
export function asCondition(problem: unknown): unknown {
  if (!isRefusedCondition(problem)) return problem;
  const item = problem instanceof ConditionalCheckFailedException ? problem.Item : undefined;
  return new ConditionFailed(item);
}
