/** The local SES v1: takes raw mail as SES does and keeps in the outbox what would be delivered. */
import { createHash, randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { ListJournal } from './journal.ts';
import { addressIn, delivered, headerOf, invalid, type RawMail, readMail } from './mail.ts';
import { type Form, type QueryAction, queryService } from './query-protocol.ts';
import { AwsError, type Service } from './service.ts';
import { type Destination, tellOf } from './ses-events.ts';
import type { OutMessage } from './types.ts';

const mostRecipients = 50;
const dayMs = 24 * 3600 * 1000;
/** SES v1 counts a mail as it was sent to it, in base64. */
const largestBase64 = 10 * 1024 * 1024;

/** A mail is asked for by each of its permissions and by its sending, and read once. */
const known = new WeakMap<Form, RawMail>();

function mailIn(form: Form): RawMail {
  const mail = known.get(form) ?? readMailIn(form);
  known.set(form, mail);
  return mail;
}

function readMailIn(form: Form): RawMail {
  const base64 = form.text('RawMessage.Data') ?? '';
  if (base64 === '') throw invalid('Empty required header.');
  if (base64.length > largestBase64)
    throw invalid(`Message length is more than ${largestBase64} bytes long.`);
  return readMail(Buffer.from(base64, 'base64'));
}

function recipientsOf(form: Form): readonly string[] {
  const mail = mailIn(form);
  const given = form.list('Destinations');
  const inMail = ['to', 'cc', 'bcc'].flatMap((name) => headerOf(mail, name)?.split(',') ?? []);
  const all = (given.length > 0 ? given : inMail).map(addressIn);
  if (all.length === 0) throw invalid('Missing final destination.');
  if (all.length > mostRecipients) throw invalid('Recipient count exceeds 50.');
  for (const address of all)
    if (!/^[!-?A-~]+@[a-z0-9.-]+$/i.test(address))
      throw invalid(`Missing final '@domain' or illegal address: ${address}`);
  return all;
}

const fromOf = (form: Form): string =>
  addressIn(headerOf(mailIn(form), 'from') ?? form.text('Source') ?? '');

/** In us-east-1 the wire id ends otherwise than in all other regions. */
const wireIdOf = (id: string, region: string): string =>
  `<${id}@${region === 'us-east-1' ? 'email' : region}.amazonses.com>`;

interface SesOptions extends Destination {
  readonly outbox: ListJournal<OutMessage>;
  readonly now: () => number;
}

/** SES takes no other names and values. */
function tagsOf(form: Form): ReadonlyMap<string, string> {
  const tags = form.tags('Tags');
  for (const text of [...tags.keys(), ...tags.values()])
    if (!/^[A-Za-z0-9_-]{1,256}$/.test(text)) throw invalid(`Invalid tag: ${text}`);
  return tags;
}

function sendRawEmail(options: SesOptions): QueryAction {
  const { cloud, outbox, now } = options;
  return {
    needs(form) {
      const from = fromOf(form);
      const [, domain = ''] = from.toLowerCase().split('@');
      const set = form.text('ConfigurationSetName');
      return [`identity/${domain}`, ...(set ? [`configuration-set/${set}`] : [])].map((one) => ({
        action: 'ses:SendRawEmail',
        resource: `arn:aws:ses:${cloud.region}:${cloud.account}:${one}`,
        context: { 'ses:FromAddress': [from] },
      }));
    },
    run(form) {
      const id = `01${now().toString(16).padStart(14, '0')}-${randomUUID()}-000000`;
      const raw = delivered(mailIn(form), wireIdOf(id, cloud.region), now());
      const tags = tagsOf(form);
      const mail: OutMessage = {
        id,
        channel: 'email',
        from: fromOf(form),
        to: recipientsOf(form).join(', '),
        raw: raw.toString('base64'),
        sentAt: new Date(now()).toISOString(),
      };
      outbox.add(mail);
      const configurationSet = form.text('ConfigurationSetName') ?? '';
      tellOf({ mail, configurationSet, tags }, options);
      return { MessageId: id };
    },
  };
}

/** SES answers such a question once a second; by the wall clock, as the SDK waits by it. */
function question(action: string, answer: QueryAction['run']): QueryAction {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    needs: () => [{ action, resource: '*' }],
    run(form) {
      if (performance.now() - answeredAt < 1000) throw new AwsError('Throttling', 'Rate exceeded');
      answeredAt = performance.now();
      return answer(form);
    },
  };
}

const sendQuota = ({ outbox, now }: SesOptions): QueryAction =>
  question('ses:GetSendQuota', () => {
    const recent = outbox
      .all()
      .filter(({ channel, sentAt }) => channel === 'email' && Date.parse(sentAt) > now() - dayMs);
    return {
      Max24HourSend: '50000.0',
      MaxSendRate: '14.0',
      SentLast24Hours: `${recent.length}.0`,
    };
  });

/** The domains we send from and receive on; of any other identity SES says nothing. */
function identitiesOf({ functions }: Cloud): ReadonlySet<string> {
  const { SENDER_ADDRESS = '', REPLY_DOMAIN = '' } = functions[0]?.environment ?? {};
  return new Set([SENDER_ADDRESS.slice(SENDER_ADDRESS.lastIndexOf('@') + 1), REPLY_DOMAIN]);
}

const verification = ({ cloud }: SesOptions): QueryAction =>
  question('ses:GetIdentityVerificationAttributes', (form) => {
    const known = identitiesOf(cloud);
    const entry = form
      .list('Identities')
      .filter((name) => known.has(name))
      .map((key) => ({
        key,
        value: { VerificationStatus: 'Success', VerificationToken: tokenOf(key) },
      }));
    return { VerificationAttributes: { entry } };
  });

/** What the owner of a domain puts into its DNS. */
const tokenOf = (domain: string): string => createHash('sha256').update(domain).digest('base64');

export const sesService = (options: SesOptions): Service =>
  queryService({
    service: 'ses',
    namespace: 'http://ses.amazonaws.com/doc/2010-12-01/',
    errors: {
      denied: ['AccessDenied', 403],
      unknownKey: ['InvalidClientTokenId', 403],
      broken: ['InternalFailure', 500],
      throttled: ['Throttling', 400],
    },
    actions: {
      SendRawEmail: sendRawEmail(options),
      GetSendQuota: sendQuota(options),
      GetIdentityVerificationAttributes: verification(options),
    },
  });
