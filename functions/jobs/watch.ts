/** Looks every hour whether letters come and people have their schedules, and mends these. */
import type { Context } from 'aws-lambda';
import { lettersCome } from '#functions/flows/watching/letters-come.ts';
import { reconcile } from '#functions/flows/watching/reconcile.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';

/** How long it compares; a run that large services do not end goes on in an hour. */
const comparesMs = 4 * 60_000;

export async function handler(_event: unknown, invocation: Context): Promise<void> {
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  const { log, now } = context;
  try {
    // First, as an alarm waits for this line.
    log.info('watched', { letters: (await lettersCome(now)) ? 'come' : 'silent' });
    const { missing, surplus, share } = await reconcile(now.getTime() + comparesMs, context);
    log.info('schedules compared', { share });
    if (missing + surplus > 0) log.warn('schedules mended', { missing, surplus });
  } catch (problem) {
    log.error('the watch failed', problem);
    throw new DeliverAgain(problem);
  }
}
