/** Retries throttled calls. Any other failure may have been accepted, so it is never retried. */

const delaysMs = [0, 300, 900];

/**
 * Delays for many mails at once: hardly any then goes back to its queue, which would cost minutes.
 */
export const patientDelaysMs = [0, 200, 400, 800, 1_600];

/** SES says `Throttling`, SNS `Throttled`, with various endings. */
const isThrottle = (problem: unknown): boolean =>
  problem instanceof Error && problem.name.startsWith('Throttl');

/** Retries a throttled call, which AWS certainly did not accept; throws everything else. */
export async function despiteThrottling<Answer>(
  send: () => Promise<Answer>,
  delays: readonly number[] = delaysMs,
): Promise<Answer> {
  let met: unknown;
  for (const delayMs of delays) {
    // With jitter, or all of them would retry at the same moment.
    const waitMs = delayMs * (0.5 + Math.random());
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await send();
    } catch (problem) {
      if (!isThrottle(problem)) throw problem;
      met = problem;
    }
  }
  throw met;
}
