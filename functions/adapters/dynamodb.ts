/** The table's client, and what its refusals mean. */
import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
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

const reasonsOf = (problem: unknown): readonly (string | undefined)[] =>
  problem instanceof TransactionCanceledException
    ? (problem.CancellationReasons ?? []).map(({ Code }) => Code)
    : [];

/** A row was part of another transaction just then; nothing was written. */
const isConflict = (problem: unknown): boolean =>
  problem instanceof TransactionConflictException ||
  reasonsOf(problem).includes('TransactionConflict');

const conflictDelaysMs = [20, 60, 180];

/**
 * Asks again after a conflict, which the SDK doesn't: it retries what failed on AWS's side, and
 * takes a conflict for a mistake of the caller. A step of the client, so that no write can be
 * made without it. Each attempt begins anew: a transaction gets another token.
 */
table.middlewareStack.add(
  (next) => async (args) => {
    for (const delayMs of conflictDelaysMs) {
      try {
        return await next(args);
      } catch (problem) {
        if (!isConflict(problem)) throw problem;
        // Spread, or those that met would meet again.
        await new Promise((resolve) => setTimeout(resolve, delayMs * (0.5 + Math.random())));
      }
    }
    return next(args);
  },
  { step: 'initialize', name: 'conflictMiddleware' },
);

/** Writes, or throws ConditionFailed; what else is thrown stays what it is. */
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
