/** The domain that receives replies, as SES knows it: mail for another is taken by no rule. */
import { EmailIdentity, Identity } from 'aws-cdk-lib/aws-ses';
import { Construct } from 'constructs';
import type { Config } from './config.ts';
import type { DnsRecord } from './dns.ts';
import { dkimRecords, signed } from './mail.ts';

export class ReplyDomain extends Construct {
  /** What lets SES take mail for it, and forbids everybody to send any from it. */
  readonly records: readonly DnsRecord[];

  constructor(scope: Construct, id: string, { region, replyDomain }: Config) {
    super(scope, id);
    const domain = new EmailIdentity(this, 'ReplyDomain', {
      identity: Identity.domain(replyDomain),
      ...signed,
    });
    this.records = [
      ...dkimRecords(domain),
      { type: 'MX', name: replyDomain, value: `10 inbound-smtp.${region}.amazonaws.com` },
      { type: 'TXT', name: replyDomain, value: 'v=spf1 -all' },
      { type: 'TXT', name: `_dmarc.${replyDomain}`, value: 'v=DMARC1; p=reject' },
    ];
  }
}
