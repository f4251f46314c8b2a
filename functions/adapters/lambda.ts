/** Invokes a Lambda without waiting for its result. */
import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda';
import { unlogged } from './unlogged.ts';

// One attempt: a call that timed out may have been accepted, and a retry would do the work twice.
const client = unlogged(
  new LambdaClient({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 3_000,
      throwOnRequestTimeout: true,
    },
  }),
);

/**
 * Returns once Lambda has accepted the event; the work may still fail. Throws what Lambda threw.
 */
export async function invokeLater(functionName: string, event: unknown): Promise<void> {
  await client.send(
    new InvokeCommand({
      FunctionName: functionName,
      InvocationType: 'Event',
      Payload: JSON.stringify(event),
    }),
  );
}
