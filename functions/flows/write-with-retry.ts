/**
 * Writes down what has been done already: tried hard, for a failure here would do the deed twice.
 */
import type { RequestContext } from '#functions/context.ts';

const delaysMs = [0, 200, 800];

async function tried(write: () => Promise<void>): Promise<unknown> {
  let met: unknown;
  for (const delayMs of delaysMs) {
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs));
    try {
      await write();
      return undefined;
    } catch (problem) {
      met = problem;
    }
  }
  return met;
}

/**
 * Never throws: a thrown error brings the event back, and with it a second letter. What could not
 * be written is reported, and the row is left for the administrator as it stands.
 */
export async function writeWithRetry(
  context: RequestContext,
  write: () => Promise<void>,
): Promise<void> {
  const problem = await tried(write);
  if (problem) context.log.error('done, but not written down', problem);
}

/** A count is worth one try; the recount from the ledger mends what is missed. */
export async function count(context: RequestContext, write: () => Promise<void>): Promise<void> {
  await write().catch((problem: unknown) => context.log.error('not counted', problem));
}
