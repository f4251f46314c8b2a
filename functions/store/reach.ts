/** The cheapest question to the table: is it there? */
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { table } from '#functions/adapters/dynamodb.ts';
import { env } from '#functions/env.ts';
import { keys } from './keys.ts';

/** Throws when the table does not answer. */
export async function reachTable(): Promise<void> {
  await table.send(new GetCommand({ TableName: env().TABLE_NAME, Key: keys.userNumber() }));
}

/**
 * Makes as many calls as another answer takes, so that nobody can tell the two apart: in each step
 * so many at once.
 */
export async function reachInSteps(steps: readonly number[]): Promise<void> {
  for (const calls of steps) await Promise.all(Array.from({ length: calls }, reachTable));
}
