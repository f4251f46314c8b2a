/** Takes turns at sending, so that all Lambdas of a herd together keep to the rate SES grants. */
import { env } from '#functions/env.ts';

/** What a Lambda did not send while it waited for others it may make up for, a second's worth. */
const longestCreditMs = 1_000;

/** What waits for the next turn, given the clock; turns come `pauseMs` apart. */
export function openTurns(pauseMs: number): (clock: () => Date) => Promise<void> {
  let nextAtMs: number | undefined;
  return async (clock) => {
    const nowMs = clock().getTime();
    const turnMs = Math.max(nextAtMs ?? nowMs, nowMs - longestCreditMs);
    nextAtMs = turnMs + pauseMs;
    if (turnMs > nowMs) await new Promise((resolve) => setTimeout(resolve, turnMs - nowMs));
  };
}

/** One for all mails of this Lambda. */
let turn: ReturnType<typeof openTurns> | undefined;

/** Waits for the turn of one more mail; answers false where there are no turns to wait for. */
export async function sendTurn(clock: () => Date): Promise<boolean> {
  const { SEND_PAUSE_MS: pauseMs = 0 } = env();
  if (pauseMs === 0) return false;
  turn ??= openTurns(pauseMs);
  await turn(clock);
  return true;
}
