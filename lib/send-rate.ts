/**
 * How many Lambdas send touchpoints at once, and how long each waits between two of its mails, so
 * that all together use SES's rate and never overrun it.
 */

/**
 * What a mail of a batch takes on a bad morning: half of the batch are events that came twice, and
 * the whole of it waits for the one that SES was too busy for.
 */
const secondsInBatch = 0.5;

/** A batch's mails wait for their turns in it, far shorter than a function may run. */
const secondsOfBatch = 2;

/** The rest of the rate is for acknowledgements, which somebody waits for. */
const shareOfRate = 0.9;

/** What the queue hands out: batches of up to ten, to two Lambdas at least, as SQS has it. */
export function batchesFor(sesPerSecond: number): { readonly size: number; readonly most: number } {
  const perSecond = sesPerSecond * shareOfRate;
  const size = Math.min(10, Math.ceil((perSecond * secondsOfBatch) / 2));
  return { size, most: Math.max(2, Math.ceil((perSecond * secondsInBatch) / size)) };
}

/** Milliseconds from one mail of a Lambda to its next, where so many Lambdas share the rate. */
export const pauseFor = (sesPerSecond: number, lambdas: number): number =>
  Math.ceil((1000 * lambdas) / (sesPerSecond * shareOfRate));
