/**
 * The local SES v1: takes raw mail as SES does and keeps in the outbox what would be delivered.
 */
import { createHash, randomUUID } from 'node:crypto';
import type { Cloud } from '../cloud.ts';
import type { ListJournal } from './journal.ts';
import { addressIn, delivered, headerOf, type RawMail, readMail } from './mail.ts';
import { type Form, type QueryAction, queryFace } from './query-protocol.ts';
import { AwsError, type Need, type Service } from './service.ts';
import { tellOf } from './ses-events.ts';
import type { DeliveryOutcomes, EndpointOptions, OutMessage, Tell } from './types.ts';

const mostRecipients = 50;
const dayMs = 24 * 3600 * 1000;
/** SES v1 counts a mail as it was sent to it, in base64. */
const largestBase64 = 10 * 1024 * 1024;

const invalid = (message: string): AwsError => new AwsError('InvalidParameterValue', message);

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

function recipientsOf(form: Form, mail: RawMail): readonly string[] {
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

const fromOf = (form: Form, mail: RawMail): string =>
  addressIn(headerOf(mail, 'from') ?? form.text('Source') ?? '');

/** In us-east-1 the wire id ends otherwise than in all other regions. */
const wireIdOf = (id: string, region: string): string =>
  `<${id}@${region === 'us-east-1' ? 'email' : region}.amazonses.com>`;

interface SesOptions {
  readonly cloud: Cloud;
  readonly outbox: ListJournal<OutMessage>;
  readonly now: () => number;
  readonly publish: EndpointOptions['publish'];
  readonly outcomes: () => DeliveryOutcomes;
  readonly tell: Tell;
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
  const arn = (rest: string): string => `arn:aws:ses:${cloud.region}:${cloud.account}:${rest}`;
  return {
    needs(form): readonly Need[] {
      const [, domain = ''] = fromOf(form, mailIn(form)).toLowerCase().split('@');
      const set = form.text('ConfigurationSetName');
      const resources = [`identity/${domain}`, ...(set ? [`configuration-set/${set}`] : [])];
      const context = { 'ses:FromAddress': [fromOf(form, mailIn(form))] };
      const action = 'ses:SendRawEmail';
      return resources.map((one) => ({ action, resource: arn(one), context }));
    },
    run(form) {
      const mail = mailIn(form);
      const id = `01${now().toString(16).padStart(14, '0')}-${randomUUID()}-000000`;
      const raw = delivered(mail, wireIdOf(id, cloud.region), now());
      const tags = tagsOf(form);
      const sent: OutMessage = {
        id,
        channel: 'email',
        from: fromOf(form, mail),
        to: recipientsOf(form, mail).join(', '),
        raw: raw.toString('base64'),
        sentAt: new Date(now()).toISOString(),
      };
      outbox.add(sent);
      const configurationSet = form.text('ConfigurationSetName') ?? '';
      tellOf({ mail: sent, configurationSet, tags }, options);
      return { MessageId: id };
    },
  };
}

const needsNothingNamed =
  (action: string): QueryAction['needs'] =>
  () => [{ action, resource: '*' }];

/** SES answers each of these questions once a second; by the wall clock, as the SDK waits by it. */
function onceASecond(action: QueryAction): QueryAction {
  let answeredAt = Number.NEGATIVE_INFINITY;
  return {
    ...action,
    run(form) {
      if (performance.now() - answeredAt < 1000) throw new AwsError('Throttling', 'Rate exceeded');
      answeredAt = performance.now();
      return action.run(form);
    },
  };
}

const sendQuota = ({ outbox, now }: SesOptions): QueryAction => ({
  needs: needsNothingNamed('ses:GetSendQuota'),
  run() {
    const recent = outbox
      .all()
      .filter(({ channel, sentAt }) => channel === 'email' && Date.parse(sentAt) > now() - dayMs);
    return {
      Max24HourSend: '50000.0',
      MaxSendRate: '14.0',
      SentLast24Hours: `${recent.length}.0`,
    };
  },
});

/** The domains we send from and receive on; of any other identity SES says nothing. */
function identitiesOf({ functions }: Cloud): ReadonlySet<string> {
  const { SENDER_ADDRESS = '', REPLY_DOMAIN = '' } = functions[0]?.environment ?? {};
  return new Set([SENDER_ADDRESS.slice(SENDER_ADDRESS.lastIndexOf('@') + 1), REPLY_DOMAIN]);
}

const verification = ({ cloud }: SesOptions): QueryAction => ({
  needs: needsNothingNamed('ses:GetIdentityVerificationAttributes'),
  run(form) {
    const known = identitiesOf(cloud);
    const asked = form.list('Identities').filter((name) => known.has(name));
    return {
      VerificationAttributes: {
        entry: asked.map((key) => ({
          key,
          value: { VerificationStatus: 'Success', VerificationToken: tokenOf(key) },
        })),
      },
    };
  },
});

/** What the owner of a domain puts into its DNS. */
const tokenOf = (domain: string): string => createHash('sha256').update(domain).digest('base64');

export const sesService = (options: SesOptions): Service =>
  queryFace({
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
      GetSendQuota: onceASecond(sendQuota(options)),
      GetIdentityVerificationAttributes: onceASecond(verification(options)),
    },
  });
