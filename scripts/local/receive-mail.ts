/** What SES does with a mail that came in: keeps it in the bucket, then tells the topic. */
import { randomBytes } from 'node:crypto';
import PostalMime from 'postal-mime';
import type { AwsEndpoint } from './aws/types.ts';
import type { Clock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import type { Publish } from './topics.ts';

export const verdictNames = ['spam', 'virus', 'spf', 'dkim', 'dmarc'] as const;
export type VerdictName = (typeof verdictNames)[number];
export const verdictValues = ['PASS', 'FAIL', 'GRAY', 'PROCESSING_FAILED', 'DISABLED'] as const;
export type Verdict = (typeof verdictValues)[number];
export type Verdicts = Readonly<Partial<Record<VerdictName, Verdict>>>;

export interface Arrived {
  /** Whole, or in the pieces it came in. */
  readonly raw: Buffer | readonly Buffer[];
  /** The envelope's sender; empty for a bounce. */
  readonly from: string;
  /** The envelope's recipients. */
  readonly to: readonly string[];
  /** PASS for what is not named. */
  readonly verdicts: Verdicts;
}

export interface ReceiveParts {
  readonly cloud: Cloud;
  readonly clock: Clock;
  readonly endpoint: Pick<AwsEndpoint, 'putObject'>;
  readonly publish: Publish;
  /** Settles when what was published so far is on the disk for good. */
  readonly synced: () => Promise<void>;
}

/** Answers SES's id once the mail is on disk for good, which is before anyone is told. */
export async function receiveMail(arrived: Arrived, parts: ReceiveParts): Promise<string> {
  const { bucket, prefix, topic } = parts.cloud.receiptRule;
  const id = randomBytes(20).toString('hex');
  const timestamp = new Date(parts.clock.now()).toISOString();
  const stored = [Buffer.from(traceHeaders(arrived, id, timestamp)), arrived.raw].flat();

  await parts.endpoint.putObject(bucket, `${prefix}${id}`, stored);
  const notice = {
    notificationType: 'Received',
    mail: await mailOf(arrived, stored, id, timestamp),
    receipt: {
      timestamp,
      processingTimeMillis: 1,
      recipients: arrived.to,
      ...verdictsOf(arrived.verdicts),
      action: {
        type: 'S3',
        topicArn: topic,
        bucketName: bucket,
        objectKeyPrefix: prefix,
        objectKey: `${prefix}${id}`,
      },
    },
  };
  parts.publish(topic, JSON.stringify(notice));
  await parts.synced();
  return id;
}

/** SES puts what it knows in front of what was sent, so the first of a kind is its own. */
function traceHeaders({ from, to, verdicts }: Arrived, id: string, timestamp: string): string {
  const date = new Date(timestamp).toUTCString().replace('GMT', '+0000');
  return [
    `Return-Path: <${from}>`,
    `Received: from localhost by inbound-smtp.local with SMTP id ${id} for ${to[0]}; ${date}`,
    `X-SES-Spam-Verdict: ${verdicts.spam ?? 'PASS'}`,
    `X-SES-Virus-Verdict: ${verdicts.virus ?? 'PASS'}`,
    '',
  ].join('\r\n');
}

async function mailOf(arrived: Arrived, stored: readonly Buffer[], id: string, timestamp: string) {
  const { headers, date, from, to, subject, messageId } = await PostalMime.parse(headOf(stored));
  const written = (name: string) => headers.find(({ key }) => key === name)?.value;
  const told = headers.map(({ originalKey, value }) => ({ name: originalKey, value }));
  const within = withinNotice(told);
  return {
    timestamp,
    source: arrived.from,
    messageId: id,
    destination: arrived.to,
    headersTruncated: within.length < told.length,
    headers: within,
    commonHeaders: {
      returnPath: arrived.from,
      ...(from ? { from: [written('from')] } : {}),
      ...(to ? { to: [written('to')] } : {}),
      ...(date ? { date: written('date') } : {}),
      ...(messageId ? { messageId } : {}),
      ...(subject === undefined ? {} : { subject }),
    },
  };
}

/** Of longer headers SES tells the first, and that there were more. */
const noticeHeaderBytes = 10 * 1024;

function withinNotice(headers: readonly { readonly name: string; readonly value: string }[]) {
  let bytes = 0;
  const end = headers.findIndex(({ name, value }) => {
    bytes += name.length + value.length;
    return bytes > noticeHeaderBytes;
  });
  return end === -1 ? headers : headers.slice(0, end);
}

/** More than any header that is told of. */
const largestHeadBytes = 1024 * 1024;

/** Only the header is read here, however large the mail is. */
function headOf(pieces: readonly Buffer[]): Buffer {
  let head = Buffer.alloc(0);
  for (const piece of pieces) {
    head = Buffer.concat([head, piece.subarray(0, largestHeadBytes)]);
    const end = head.indexOf('\r\n\r\n');
    if (end !== -1) return head.subarray(0, end + 4);
    if (head.length >= largestHeadBytes) break;
  }
  return head.subarray(0, largestHeadBytes);
}

const verdictsOf = (verdicts: Verdicts) =>
  Object.fromEntries(
    verdictNames.map((name) => [`${name}Verdict`, { status: verdicts[name] ?? 'PASS' }]),
  );
