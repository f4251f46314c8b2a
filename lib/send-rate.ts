/** How many mails may be under way at once, so that SES's rate is used and not overrun. */

/** A mail's way through a worker, half of it SES's own. */
const secondsPerMail = 0.12;

/** The rest of the rate is for acknowledgements, which somebody waits for. */
const shareOfRate = 0.9;

const atOnce = (sesPerSecond: number): number => sesPerSecond * shareOfRate * secondsPerMail;

/**
 * Concurrent Lambdas of a stage that takes one event each. Rounded down, as Lambda keeps what has
 * to wait for hours, while what SES refuses is soon given up; one is the least there is.
 */
export const workersFor = (sesPerSecond: number): number =>
  Math.max(1, Math.floor(atOnce(sesPerSecond)));

/** What a queue hands out: batches of up to ten, to two Lambdas at least, as SQS has it. */
export function batchesFor(sesPerSecond: number): { readonly size: number; readonly most: number } {
  const mails = atOnce(sesPerSecond);
  const size = Math.min(10, Math.max(1, Math.floor(mails / 2)));
  return { size, most: Math.max(2, Math.floor(mails / size)) };
}
