/** What SES says about our account: is the sender verified, and what is its quota? */
import {
  GetIdentityVerificationAttributesCommand,
  GetSendQuotaCommand,
  SESClient,
} from '@aws-sdk/client-ses';
import { despiteThrottling } from './throttling.ts';

// One attempt: throttled calls are retried below, at the pace that SES allows.
const client = new SESClient({
  maxAttempts: 1,
  requestHandler: { connectionTimeout: 1_000, requestTimeout: 3_000, throwOnRequestTimeout: true },
});

export interface SesAccount {
  /** Whether the sender's address or its domain is verified. */
  readonly verified: boolean;
  /** Mails that SES accepts within 24 hours, and how many it has accepted. */
  readonly max24Hours: number;
  readonly sentLast24Hours: number;
  /** Mails a second. */
  readonly maxPerSecond: number;
}

async function isVerified(address: string): Promise<boolean> {
  const domain = address.slice(address.lastIndexOf('@') + 1);
  const { VerificationAttributes = {} } = await client.send(
    new GetIdentityVerificationAttributesCommand({ Identities: [address, domain] }),
  );
  const known = Object.values(VerificationAttributes);
  return known.some(({ VerificationStatus }) => VerificationStatus === 'Success');
}

/**
 * Two calls. SES allows one of each per second and account, so callers must cache the answer.
 * Throws what AWS threw.
 */
export async function sesAccount(senderAddress: string): Promise<SesAccount> {
  const verified = await despiteThrottling(() => isVerified(senderAddress));
  const quota = await despiteThrottling(() => client.send(new GetSendQuotaCommand({})));
  return {
    verified,
    max24Hours: quota.Max24HourSend ?? 0,
    sentLast24Hours: quota.SentLast24Hours ?? 0,
    maxPerSecond: quota.MaxSendRate ?? 0,
  };
}
