/** Sends one mail to one person, at the rate SES grants to all Lambdas together. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/env.ts';
import { despiteThrottling, patientDelaysMs } from './throttling.ts';
import { unlogged } from './unlogged.ts';

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
async function sendTurn(clock: () => Date): Promise<boolean> {
  const { SEND_PAUSE_MS: pauseMs = 0 } = env();
  if (pauseMs === 0) return false;
  turn ??= openTurns(pauseMs);
  await turn(clock);
  return true;
}

// One attempt: a call that timed out may have been accepted, and a second one would be a second
// mail.
const client = unlogged(
  new SESClient({
    maxAttempts: 1,
    requestHandler: {
      connectionTimeout: 1_000,
      requestTimeout: 5_000,
      throwOnRequestTimeout: true,
    },
  }),
);

export interface Parcel {
  readonly to: string;
  readonly raw: Uint8Array;
  /** Come back with every delivery event; names and values of `[A-Za-z0-9_-]` only. */
  readonly tags: Readonly<Record<string, string>>;
}

async function send({ to, raw, tags }: Parcel): Promise<string | undefined> {
  const { MessageId } = await client.send(
    new SendRawEmailCommand({
      Source: env().SENDER_ADDRESS,
      Destinations: [to],
      RawMessage: { Data: raw },
      ConfigurationSetName: env().CONFIGURATION_SET,
      Tags: Object.entries(tags).map(([Name, Value]) => ({ Name, Value })),
    }),
  );
  return MessageId;
}

/**
 * Answers SES's id of the mail, or undefined when USE_REAL_EMAIL is off and nothing was sent. Only
 * a throttled call, which SES certainly did not take, is tried again here; what else fails is
 * thrown.
 */
export async function sendMail(parcel: Parcel, clock: () => Date): Promise<string | undefined> {
  if (!env().USE_REAL_EMAIL) return undefined;
  const hasTurns = await sendTurn(clock);
  return despiteThrottling(() => send(parcel), hasTurns ? patientDelaysMs : undefined);
}
