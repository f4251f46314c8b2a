/** The cheapest call to the table, to see that it answers. */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

/** Throws if the table does not answer. */
export async function reachTable(): Promise<void> {
  await table.send(new GetCommand({ TableName: env().TABLE_NAME, Key: keys.userNumber() }));
}

/**
 * Makes as many calls as another answer would, so that nobody can tell them apart: the numbers of
 * parallel calls, step by step.
 */
export async function reachInSteps(steps: readonly number[]): Promise<void> {
  for (const calls of steps) await Promise.all(Array.from({ length: calls }, reachTable));
}
