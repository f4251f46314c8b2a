/** The door for mail: a real SMTP listener on this machine, for our reply domain alone. */
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { Cloud } from './cloud.ts';
import {
  type Arrived,
  type ReceiveParts,
  receiveMail,
  type Verdict,
  type VerdictName,
  verdictNames,
  verdictValues,
} from './receive-mail.ts';
import { endsRun } from './storage.ts';

export type SmtpDoor = Awaited<ReturnType<typeof openSmtpDoor>>;

interface SmtpOptions extends ReceiveParts {
  /** 0 takes a free one. */
  readonly port: number;
  readonly report: (line: string) => void;
}

const sizeLimitBytes = 40 * 1024 * 1024;

/** The local page asks for other verdicts by this header; it is not kept. */
export const verdictsHeader = 'X-Local-Verdicts';

export async function openSmtpDoor(options: SmtpOptions) {
  const server = new SMTPServer({
    banner: 'Anchor local mail',
    size: sizeLimitBytes,
    disabledCommands: ['AUTH', 'STARTTLS'],
    hideSTARTTLS: true,
    authOptional: true,
    disableReverseLookup: true,
    logger: false,
    onRcptTo({ address }, _session, done) {
      if (isOurs(address, options.cloud)) return done();
      done(refusal(550, `We take no mail for ${address}.`));
    },
    onData(stream, session, done) {
      take(stream, session, options).then(
        (said) => done(null, said),
        (error: unknown) => done(error as Error),
      );
    },
  });
  await listening(server, options.port);
  server.on('error', (error) => {
    if (!endsRun(error)) options.report(`The mail door stumbled: ${error.message}`);
  });
  return {
    port: (server.server.address() as AddressInfo).port,
    close: () => new Promise<void>((done) => server.close(() => done())),
  };
}

async function take(
  stream: SMTPServerDataStream,
  { envelope }: SMTPServerSession,
  options: SmtpOptions,
): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    if (!stream.sizeExceeded) chunks.push(chunk);
  }
  if (stream.sizeExceeded) throw refusal(552, 'That mail is larger than 40 MB.');
  const { raw, verdicts } = withoutVerdicts(chunks);
  const from = envelope.mailFrom === false ? '' : envelope.mailFrom.address;
  const to = envelope.rcptTo.map(({ address }) => address);
  try {
    return `Taken as ${await receiveMail({ raw, from, to, verdicts }, options)}.`;
  } catch (error) {
    if (!endsRun(error)) options.report(`A mail could not be kept: ${String(error)}`);
    throw refusal(451, 'That mail could not be kept. Please try again.');
  }
}

/** Recipients of a receipt rule: an address, a domain, or `.domain` for all below it. */
function isOurs(address: string, { receiptRule }: Cloud): boolean {
  const given = address.toLowerCase();
  const domain = given.slice(given.lastIndexOf('@') + 1);
  return receiptRule.recipients.some((recipient) => {
    const wanted = recipient.toLowerCase();
    if (wanted.includes('@')) return wanted === given;
    return wanted.startsWith('.') ? domain.endsWith(wanted) : domain === wanted;
  });
}

/** Longer than our own header with a verdict for each kind. */
const longestFirstLine = 500;

/** Takes our own header off the top of the mail, where the local page writes it. */
function withoutVerdicts(chunks: readonly Buffer[]): Pick<Arrived, 'raw' | 'verdicts'> {
  const top = Buffer.concat(chunks.slice(0, 8).map((chunk) => chunk.subarray(0, longestFirstLine)));
  const end = top.indexOf('\r\n');
  const line = top.subarray(0, Math.max(end, 0)).toString('latin1');
  if (!line.startsWith(`${verdictsHeader}:`)) return { raw: chunks, verdicts: {} };
  const pairs = line
    .slice(verdictsHeader.length + 1)
    .split(',')
    .map((pair) => pair.trim().split('='))
    .filter((pair): pair is [VerdictName, Verdict] => isVerdict(pair[0], pair[1]));
  return { raw: after(chunks, end + 2), verdicts: Object.fromEntries(pairs) };
}

/** The pieces without their first bytes. */
function after(chunks: readonly Buffer[], bytes: number): readonly Buffer[] {
  const [first, ...rest] = chunks;
  if (!first) return [];
  return first.length > bytes
    ? [first.subarray(bytes), ...rest]
    : after(rest, bytes - first.length);
}

const isVerdict = (name = '', value = ''): boolean =>
  (verdictNames as readonly string[]).includes(name) &&
  (verdictValues as readonly string[]).includes(value);

const refusal = (responseCode: number, message: string): Error =>
  Object.assign(new Error(message), { responseCode });

function listening(server: SMTPServer, port: number): Promise<void> {
  return new Promise((ready, fail) => {
    server.once('error', fail);
    server.listen(port, '127.0.0.1', () => {
      server.off('error', fail);
      ready();
    });
  });
}
