/** How a reply comes in: SES keeps the raw mail in a bucket and tells the inbound Lambda of it. */
import { Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { BlockPublicAccess, Bucket, BucketEncryption } from 'aws-cdk-lib/aws-s3';
import {
  EmailIdentity,
  Identity,
  type IReceiptRuleAction,
  ReceiptRuleSet,
  TlsPolicy,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { AccessLogs } from './access-logs.ts';
import { ActiveRules } from './active-rules/active-rules.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import type { Config } from './config.ts';
import type { DnsRecord } from './dns.ts';
import { dkimRecords, signed } from './mail.ts';

const keyPrefix = 'inbound/';

/** The bucket of raw mails; the Lambdas know its name before the rule that fills it is made. */
export class RawMails extends Bucket {
  readonly objects: string;

  constructor(scope: Construct, id: string, { stage }: Config, accessLogs: AccessLogs) {
    super(scope, id, {
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'raw-mails/',
      // Long enough to read a reply again, and no longer: these are people's letters.
      lifecycleRules: [{ expiration: Duration.days(30) }],
      removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
    });
    this.objects = this.arnForObjects(`${keyPrefix}*`);
  }
}

export interface InboundProps {
  readonly config: Config;
  readonly rawMails: RawMails;
  readonly shared: Shared;
}

export class Inbound extends Construct {
  /** What lets SES take mail for the reply domain. */
  readonly records: readonly DnsRecord[];

  constructor(scope: Construct, id: string, { config, rawMails, shared }: InboundProps) {
    super(scope, id);
    const notices = new Topic(this, 'Notices', { enforceSSL: true });
    const reader = new AnchorFunction(this, 'Email', {
      name: 'inbound.email',
      description: 'Reads a reply and answers it',
      shared,
      asynchronous: true,
    });
    notices.addSubscription(
      new LambdaSubscription(reader.lambda, { deadLetterQueue: shared.deadLetters }),
    );

    const { prefix, replyDomain } = config;
    const set = new ReceiptRuleSet(this, 'RuleSet', { receiptRuleSetName: prefix });
    const rule = set.addRule('Replies', {
      receiptRuleName: 'replies',
      // Without recipients a rule would catch the mail of every domain the account has verified.
      recipients: [replyDomain],
      scanEnabled: true,
      // Requiring TLS would bounce senders who cannot.
      tlsPolicy: TlsPolicy.OPTIONAL,
      actions: [keepAndTell(rawMails, notices)],
    });

    const ruleArn = Stack.of(this).formatArn({
      service: 'ses',
      resource: `receipt-rule-set/${prefix}:receipt-rule/replies`,
    });
    rawMails.addToResourcePolicy(this.grant(ruleArn, 's3:PutObject', rawMails.objects));
    notices.addToResourcePolicy(this.grant(ruleArn, 'sns:Publish', notices.topicArn));
    // SES tries bucket and topic when the rule is made: the permissions have to be there before.
    if (rawMails.policy) rule.node.addDependency(rawMails.policy);
    rule.node.addDependency(notices);
    // SES takes no mail for a domain that the account has not verified, and no rule is asked.
    const domain = new EmailIdentity(this, 'ReplyDomain', {
      identity: Identity.domain(replyDomain),
      ...signed,
    });
    rule.node.addDependency(domain);
    if (config.activateReceiptRules) new ActiveRules(this, 'Active', config, [set, rule]);
    this.records = [
      ...dkimRecords(domain),
      { type: 'MX', name: replyDomain, value: `10 inbound-smtp.${config.region}.amazonaws.com` },
    ];
  }

  /** Lets SES in, on behalf of our rule in our account alone. */
  private grant(ruleArn: string, action: string, resource: string): PolicyStatement {
    return new PolicyStatement({
      principals: [new ServicePrincipal('ses.amazonaws.com')],
      actions: [action],
      resources: [resource],
      conditions: {
        StringEquals: {
          'aws:SourceAccount': Stack.of(this).account,
          'aws:SourceArn': ruleArn,
        },
      },
    });
  }
}

/** The library's own action would let all of the account's SES in; ours grants nothing. */
const keepAndTell = (rawMails: Bucket, notices: Topic): IReceiptRuleAction => ({
  bind: () => ({
    s3Action: {
      bucketName: rawMails.bucketName,
      objectKeyPrefix: keyPrefix,
      topicArn: notices.topicArn,
    },
  }),
});
