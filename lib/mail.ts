/** Who the letters are from, as SES knows it: the sender's domain, its signature, its bounces. */
import { Stack } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  DkimIdentity,
  EasyDkimSigningKeyLength,
  EmailIdentity,
  Identity,
  MailFromBehaviorOnMxFailure,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import { type Config, mailFromDomain, senderDomain } from './config.ts';
import type { DnsRecord } from './dns.ts';

/** Signed with keys that SES makes and turns by itself. */
export const signed = {
  dkimSigning: true,
  dkimIdentity: DkimIdentity.easyDkim(EasyDkimSigningKeyLength.RSA_2048_BIT),
};

/** What proves to SES that a domain is ours, and lets it sign for it. */
export const dkimRecords = (identity: EmailIdentity): readonly DnsRecord[] =>
  identity.dkimRecords.map(({ name, value }) => ({ type: 'CNAME', name, value }));

export class Mail extends Construct {
  readonly letters: ConfigurationSet;
  readonly configurationSetArn: string;
  readonly identityArn: string;
  /** The operator's own, who tries the first letters while the account is in SES's sandbox. */
  readonly sandboxRecipientArns: readonly string[];
  readonly records: readonly DnsRecord[];

  constructor(scope: Construct, id: string, config: Config) {
    super(scope, id);
    const domain = senderDomain(config);
    const bounces = mailFromDomain(config);
    this.letters = new ConfigurationSet(this, 'Letters', {
      configurationSetName: config.prefix,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const sender = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(domain),
      configurationSet: this.letters,
      ...signed,
      // Aligned with From, so that SPF counts for DMARC too.
      mailFromDomain: bounces,
      mailFromBehaviorOnMxFailure: MailFromBehaviorOnMxFailure.USE_DEFAULT_VALUE,
    });
    this.configurationSetArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: `configuration-set/${config.prefix}`,
    });
    this.identityArn = sender.emailIdentityArn;
    const identityOf = (resourceName: string) =>
      Stack.of(this).formatArn({ service: 'ses', resource: 'identity', resourceName });
    this.sandboxRecipientArns = config.alarmEmail === '' ? [] : [identityOf(config.alarmEmail)];
    this.records = [
      ...dkimRecords(sender),
      // Who writes to the sender's address is told at once that nobody reads there: no rule of
      // ours takes it. Without an MX some mailboxes take a sender for a forged one.
      { type: 'MX', name: domain, value: `10 inbound-smtp.${config.region}.amazonaws.com` },
      // Its only MX, or SES would not use it.
      { type: 'MX', name: bounces, value: `10 feedback-smtp.${config.region}.amazonses.com` },
      { type: 'TXT', name: bounces, value: 'v=spf1 include:amazonses.com ~all' },
      // Nothing is refused at first; the runbook says when to ask for more.
      { type: 'TXT', name: `_dmarc.${domain}`, value: dmarc(config) },
    ];
  }
}

/** Who receives our mail reports what failed, to whoever hears the alarms. */
const dmarc = ({ alarmEmail }: Config): string =>
  ['v=DMARC1', 'p=none', ...(alarmEmail === '' ? [] : [`rua=mailto:${alarmEmail}`])].join('; ');
