/** Signs somebody up at the real site and out again, as a person would, where a setting asks for it. */
import type { Context } from 'aws-lambda';
import { goThrough } from '#functions/flows/watching/canary.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';

export async function handler(_event: unknown, invocation: Context): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  try {
    await goThrough(context);
    context.log.info('canary', { outcome: 'well' });
  } catch (problem) {
    context.log.error('the canary failed', problem);
    throw new DeliverAgain(problem);
  }
}
