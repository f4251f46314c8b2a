/** The table's client, and what its refusals mean. */
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { unlogged } from './unlogged.ts';

/** Made at import, so that the connection's set-up is paid while Lambda starts. */
export const table = DynamoDBDocumentClient.from(
  unlogged(
    new DynamoDBClient({
      maxAttempts: 3,
      requestHandler: {
        connectionTimeout: 1_000,
        requestTimeout: 1_000,
        throwOnRequestTimeout: true,
      },
    }),
  ),
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

const conflictDelaysMs = [0, 20, 60, 180];

const reasonsOf = (problem: unknown): readonly (string | undefined)[] =>
  problem instanceof TransactionCanceledException
    ? (problem.CancellationReasons ?? []).map(({ Code }) => Code)
    : [];

/** A refused condition becomes a ConditionFailed; anything else stays what it is. */
function named(problem: unknown): unknown {
  if (problem instanceof ConditionalCheckFailedException) {
    return new ConditionFailed(problem.Item && unmarshall(problem.Item));
  }
  return reasonsOf(problem).includes('ConditionalCheckFailed') ? new ConditionFailed() : problem;
}

/**
 * Writes, or throws ConditionFailed. Runs a transaction again that met another: the SDK does not.
 */
export async function write<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  let met: unknown;
  for (const delayMs of conflictDelaysMs) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      return await attempt();
    } catch (problem) {
      met = named(problem);
      if (!reasonsOf(problem).includes('TransactionConflict')) throw met;
    }
  }
  throw met;
}
