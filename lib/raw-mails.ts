/** The bucket in which SES keeps each mail that comes in, as it came. */
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Bucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { AccessLogs } from './access-logs.ts';
import type { Config } from './config.ts';
import { ownBucket } from './own-bucket.ts';

/** What the keys of mails begin with. */
export const mailsPrefix = 'inbound/';
export const ruleName = 'replies';

/** Our one receipt rule, which alone may put mails into the bucket. */
const receiptRuleArn = (scope: Construct, prefix: string): string =>
  Stack.of(scope).formatArn({
    service: 'ses',
    resource: `receipt-rule-set/${prefix}:receipt-rule/${ruleName}`,
  });

/** Lets SES do one thing, on behalf of our rule in our account alone. */
export const letsRule = (scope: Construct, prefix: string, action: string, resource: string) =>
  new PolicyStatement({
    principals: [new ServicePrincipal('ses.amazonaws.com')],
    actions: [action],
    resources: [resource],
    conditions: {
      StringEquals: {
        'aws:SourceAccount': Stack.of(scope).account,
        'aws:SourceArn': receiptRuleArn(scope, prefix),
      },
    },
  });

export class RawMails extends Construct {
  readonly bucket: Bucket;

  constructor(scope: Construct, id: string, config: Config, accessLogs: AccessLogs) {
    super(scope, id);
    this.bucket = ownBucket(this, 'Default', config, {
      serverAccessLogsBucket: accessLogs.bucket,
      serverAccessLogsPrefix: 'raw-mails/',
      // Long enough to read a reply again, and no longer: these are people's letters.
      lifecycleRules: [{ expiration: Duration.days(30) }],
    });
    const mails = this.bucket.arnForObjects(`${mailsPrefix}*`);
    this.bucket.addToResourcePolicy(letsRule(this, config.prefix, 's3:PutObject', mails));
  }
}
