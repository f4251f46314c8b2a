/** What is tried again after a failure: a late write by us, a whole event by AWS, or nothing. */
import type { RequestContext } from '#functions/context.ts';

/** Thrown so that AWS delivers the event again: another attempt is at work, or has died. */
export class InProgress extends Error {
  constructor() {
    super('Another attempt is at work on this.');
    this.name = 'InProgress';
  }
}

/** Tells our own bug, which a retry would hit again, from an error of AWS. */
export const isOurFault = (problem: unknown): boolean =>
  problem instanceof TypeError ||
  problem instanceof RangeError ||
  problem instanceof ReferenceError ||
  problem instanceof SyntaxError;

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
 * Writes a result after the fact: if it got lost, a redelivery would apply the change twice. Never
 * throws: an error would redeliver the event and send a second letter. A failure is logged, and the
 * row stays as it is for the administrator.
 */
export async function writeWithRetry(
  context: RequestContext,
  write: () => Promise<void>,
): Promise<void> {
  const problem = await tried(write);
  if (problem) context.log.error('done, but not written down', problem);
}

/** A count is tried once; the recount from the ledger corrects what is missed. */
export async function count(context: RequestContext, write: () => Promise<void>): Promise<void> {
  await write().catch((problem: unknown) => context.log.error('not counted', problem));
}
