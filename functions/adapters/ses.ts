/** Sends one mail to one person. */
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { env } from '#functions/env.ts';

// One attempt: a call that timed out may have been accepted, and a second one would be a second
// mail.
const client = new SESClient({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 5_000, throwOnRequestTimeout: true },
});

export interface Parcel {
  readonly to: string;
  readonly raw: Uint8Array;
  /** Comes back with every delivery event: user, day and stage, `[A-Za-z0-9_-]` only. */
  readonly tag: string;
}

const throttleDelaysMs = [0, 300, 900];

const isThrottle = (problem: unknown): boolean =>
  problem instanceof Error && problem.name.startsWith('Throttling');

async function send({ to, raw, tag }: Parcel): Promise<string | undefined> {
  const { MessageId } = await client.send(
    new SendRawEmailCommand({
      Source: env().SENDER_ADDRESS,
      Destinations: [to],
      RawMessage: { Data: raw },
      ConfigurationSetName: env().CONFIGURATION_SET,
      Tags: [{ Name: 'letter', Value: tag }],
    }),
  );
  return MessageId;
}

/**
 * Answers SES's id of the mail, or undefined when USE_REAL_EMAIL is off and nothing was sent. Only
 * a throttled call, which SES certainly did not take, is tried again here; what else fails is
 * thrown.
 */
export async function sendMail(parcel: Parcel): Promise<string | undefined> {
  if (!env().USE_REAL_EMAIL) return undefined;
  let met: unknown;
  for (const delayMs of throttleDelaysMs) {
    // Spread, or the same herd comes back at the same moment.
    const waitMs = delayMs * (0.5 + Math.random());
    if (waitMs > 0) await new Promise((resolve) => setTimeout(resolve, waitMs));
    try {
      return await send(parcel);
    } catch (problem) {
      if (!isThrottle(problem)) throw problem;
      met = problem;
    }
  }
  throw met;
}
