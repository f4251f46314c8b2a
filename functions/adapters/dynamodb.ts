/** The table's client, and the meaning of its errors. */
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { unlogged } from './unlogged.ts';

/** Made at import, so that the connection is set up while Lambda starts. */
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

/**
 * One of our conditions did not hold. `item` is the row that failed it, if the call asked for it.
 */
export class ConditionFailed extends Error {
  readonly item: Record<string, unknown> | undefined;

  constructor(item?: Record<string, unknown>) {
    super('A condition of a write did not hold.');
    this.name = 'ConditionFailed';
    this.item = item;
  }
}

const reasonsOf = (problem: unknown): readonly (string | undefined)[] =>
  problem instanceof TransactionCanceledException
    ? (problem.CancellationReasons ?? []).map(({ Code }) => Code)
    : [];

/** Another transaction was writing the row; nothing was written. */
const isConflict = (problem: unknown): boolean =>
  problem instanceof TransactionConflictException ||
  reasonsOf(problem).includes('TransactionConflict');

const conflictDelaysMs = [20, 60, 180];

/**
 * Retries after a transaction conflict. The SDK doesn't: it takes a conflict for a mistake of the
 * caller. This is middleware of the client, so that it covers every write. Each attempt gets a new
 * transaction token.
 */
table.middlewareStack.add(
  (next) => async (args) => {
    for (const delayMs of conflictDelaysMs) {
      try {
        return await next(args);
      } catch (problem) {
        if (!isConflict(problem)) throw problem;
        // With jitter, or two colliding writes would collide again.
        await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random())));
      }
    }
    return next(args);
  },
  { step: 'initialize', name: 'conflictMiddleware' },
);

/** Writes. Throws ConditionFailed when a condition did not hold, else what AWS threw. */
export async function write<Answer>(attempt: () => Promise<Answer>): Promise<Answer> {
  try {
    return await attempt();
  } catch (problem) {
    if (problem instanceof ConditionalCheckFailedException) {
      throw new ConditionFailed(problem.Item && unmarshall(problem.Item));
    }
    if (reasonsOf(problem).includes('ConditionalCheckFailed')) throw new ConditionFailed();
    throw problem;
  }
}

/** Writes where the condition holds, and answers whether it did. */
export async function tryWrite(attempt: () => Promise<unknown>): Promise<boolean> {
  try {
    await write(attempt);
    return true;
  } catch (problem) {
    if (problem instanceof ConditionFailed) return false;
    throw problem;
  }
}
