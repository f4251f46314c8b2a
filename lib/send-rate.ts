/**
 * How many mails may be under way at once, and how long a Lambda waits between two of them, so that
 * SES's rate is used and not overrun.
 */

/** A mail's way through a worker, half of it SES's own. */
const secondsPerMail = 0.12;

/**
 * What a mail of a batch takes on a bad morning: half of the batch are events that came twice, and
 * the whole of it waits for the one that SES was too busy for.
 */
const secondsInBatch = 0.5;

/** A batch's mails wait for their turns in it, far shorter than a function may run. */
const secondsOfBatch = 2;

/** The rest of the rate is for acknowledgements, which somebody waits for. */
const shareOfRate = 0.9;

/**
 * Concurrent Lambdas of a stage that takes one event each: enough to use the rate, which their
 * pauses keep them within.
 */
export const workersFor = (sesPerSecond: number): number =>
  Math.max(1, Math.ceil(sesPerSecond * shareOfRate * secondsPerMail));

/** What a queue hands out: batches of up to ten, to two Lambdas at least, as SQS has it. */
export function batchesFor(sesPerSecond: number): { readonly size: number; readonly most: number } {
  const perSecond = sesPerSecond * shareOfRate;
  const size = Math.min(10, Math.ceil((perSecond * secondsOfBatch) / 2));
  return { size, most: Math.max(2, Math.ceil((perSecond * secondsInBatch) / size)) };
}

/** Milliseconds from one mail of a Lambda to its next, where so many Lambdas share the rate. */
export const pauseFor = (sesPerSecond: number, lambdas: number): number =>
  Math.ceil((1000 * lambdas) / (sesPerSecond * shareOfRate));
