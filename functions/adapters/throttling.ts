/** Sends despite throttling: what else fails may have been accepted, and is never sent twice. */

const delaysMs = [0, 300, 900];

/** Of a herd hardly a letter then goes back, which costs it minutes, and none holds up others. */
export const patientDelaysMs = [0, 200, 400, 800, 1_600];

/** SES says `Throttling`, SNS `Throttled`, each with its own endings. */
const isThrottle = (problem: unknown): boolean =>
  problem instanceof Error && problem.name.startsWith('Throttl');

/** Only a throttled call, which AWS certainly did not take, is tried again; the rest is thrown. */
export async function despiteThrottling<Answer>(
  send: () => Promise<Answer>,
  delays: readonly number[] = delaysMs,
): Promise<Answer> {
  let met: unknown;
  for (const delayMs of delays) {
    // Spread, or the same herd comes back at the same moment.
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
