/** How a reply comes in: SES keeps the raw mail in a bucket and tells the inbound Lambda of it. */
import { type IReceiptRuleAction, ReceiptRuleSet, TlsPolicy } from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { LambdaSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import { ActiveRules } from './active-rules/active-rules.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import type { Config } from './config.ts';
import { letsRule, mailsPrefix, type RawMails, ruleName } from './raw-mails.ts';

export interface InboundProps {
  readonly config: Config;
  readonly rawMails: RawMails;
  readonly shared: Shared;
}

export class Inbound extends Construct {
  constructor(scope: Construct, id: string, { config, rawMails, shared }: InboundProps) {
    super(scope, id);
    const { prefix, replyDomain } = config;
    const notices = new Topic(this, 'Notices', { enforceSSL: true });
    notices.addToResourcePolicy(letsRule(this, prefix, 'sns:Publish', notices.topicArn));
    const reader = new AnchorFunction(this, 'Email', {
      name: 'inbound.email',
      description: 'Reads a reply and answers it',
      shared,
      asynchronous: true,
    });
    notices.addSubscription(
      new LambdaSubscription(reader.lambda, { deadLetterQueue: shared.deadLetters }),
    );

    const set = new ReceiptRuleSet(this, 'RuleSet', { receiptRuleSetName: prefix });
    const rule = set.addRule('Replies', {
      receiptRuleName: ruleName,
      // Without recipients a rule would catch the mail of every domain the account has verified.
      recipients: [replyDomain],
      scanEnabled: true,
      // Requiring TLS would bounce senders who cannot.
      tlsPolicy: TlsPolicy.OPTIONAL,
      actions: [keepAndTell(rawMails, notices)],
    });
    // SES tries bucket and topic when the rule is made: the topic has to let it in before.
    rule.node.addDependency(notices);
    if (config.activateReceiptRules) new ActiveRules(this, 'Active', config, [set, rule]);
  }
}

/** The library's own action would let all of the account's SES in; ours grants nothing. */
const keepAndTell = ({ bucket }: RawMails, notices: Topic): IReceiptRuleAction => ({
  bind: () => ({
    s3Action: {
      bucketName: bucket.bucketName,
      objectKeyPrefix: mailsPrefix,
      topicArn: notices.topicArn,
    },
  }),
});
