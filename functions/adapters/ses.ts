/** Sends one mail to one person, at the rate SES grants to all Lambdas together. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/env.ts';
import { despiteThrottling, patientDelaysMs } from './throttling.ts';
import { unlogged } from './unlogged.ts';

/** A Lambda that waited may catch up by at most one second's worth of mails. */
const longestCreditMs = 1_000;

/**
 * Returns a function that waits for the next turn by the given clock; turns are `pauseMs` apart.
 */
export function openTurns(pauseMs: number): (clock: () => Date) => Promise<void> {
  let nextAtMs: number | undefined;
  return async (clock) => {
    const nowMs = clock().getTime();
    const turnMs = Math.max(nextAtMs ?? nowMs, nowMs - longestCreditMs);
    nextAtMs = turnMs + pauseMs;
    if (turnMs > nowMs) await new Promise((resolve) => setTimeout(resolve, turnMs - nowMs));
  };
}

/** Shared by all mails of this Lambda. */
let turn: ReturnType<typeof openTurns> | undefined;

/** Waits until one more mail may go; false if there is no rate to keep to. */
async function sendTurn(clock: () => Date): Promise<boolean> {
  const { SEND_PAUSE_MS: pauseMs = 0 } = env();
  if (pauseMs === 0) return false;
  turn ??= openTurns(pauseMs);
  await turn(clock);
  return true;
}

// One attempt: a call that timed out may have been accepted, and a retry would send a second mail.
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
  /** SES returns them with every delivery event; only `[A-Za-z0-9_-]` in names and values. */
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
 * Returns SES's message id, or undefined when USE_REAL_EMAIL is off and nothing was sent. Retries
 * only a throttled call, which SES certainly did not accept; throws everything else.
 */
export async function sendMail(parcel: Parcel, clock: () => Date): Promise<string | undefined> {
  if (!env().USE_REAL_EMAIL) return undefined;
  const hasTurns = await sendTurn(clock);
  return despiteThrottling(() => send(parcel), hasTurns ? patientDelaysMs : undefined);
}
