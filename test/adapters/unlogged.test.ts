/** Calls of AWS are not copied for a log that nobody keeps. */
import { S3Client } from '@aws-sdk/client-s3';
import { expect, test } from '@jest/globals';
import { table } from '#functions/adapters/dynamodb.ts';
import { unlogged } from '#functions/adapters/unlogged.ts';

const steps = (client: { middlewareStack: { identify(): string[] } }): string =>
  client.middlewareStack.identify().join('\n');

test("a client has every step of the SDK but its logger's", () => {
  const client = new S3Client({ region: 'eu-west-1' });
  const before = steps(client).split('\n');
  expect(before.some((step) => step.startsWith('loggerMiddleware'))).toBe(true);

  expect(steps(unlogged(client)).split('\n')).toEqual(
    before.filter((step) => !step.startsWith('loggerMiddleware')),
  );
});

test("the table's client has no logger either", () => {
  expect(steps(table)).not.toContain('loggerMiddleware');
});
