/**
 * What must outlive everything else: the table, the buckets, the secrets and their key, who SES
 * knows us as, the schedules, the log, the dead letters. Ids of constructs here name things that
 * hold data: a changed one would make an empty thing in the place of the full one.
 */
import { CfnOutput, Duration, Stack } from 'aws-cdk-lib';
import { ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { Key } from 'aws-cdk-lib/aws-kms';
import { DataIdentifier, DataProtectionPolicy, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { AccessLogs } from './access-logs.ts';
import { acknowledge } from './acknowledge.ts';
import { type Config, keptInProd } from './config.ts';
import { DnsRecords } from './dns.ts';
import { Downloads } from './downloads.ts';
import { Mail } from './mail.ts';
import { RawMails } from './raw-mails.ts';
import { ReplyDomain } from './reply-domain.ts';
import { Schedules } from './schedules.ts';
import { Secrets } from './secrets.ts';
import { Table } from './table.ts';
import { TextsTopic } from './texts-topic.ts';

export class StateStack extends Stack {
  readonly accessLogs: AccessLogs;
  readonly table: Table;
  readonly rawMails: RawMails;
  readonly downloads: Downloads;
  readonly schedules: Schedules;
  readonly texts: TextsTopic;
  readonly mail: Mail;
  readonly secrets: Secrets;
  /** Encrypts the environments of all functions, with the secrets in them. */
  readonly key: Key;
  readonly deadLetters: Queue;
  readonly logs: LogGroup;

  constructor(scope: Construct, id: string, config: Config) {
    const inProd = config.stage === 'prod';
    super(scope, id, { env: { region: config.region }, terminationProtection: inProd });
    this.accessLogs = new AccessLogs(this, 'AccessLogs', config);
    this.table = new Table(this, 'Table', config.stage);
    this.rawMails = new RawMails(this, 'RawMails', config, this.accessLogs);
    this.downloads = new Downloads(this, 'Downloads', config, this.accessLogs);
    this.deadLetters = deadLetterQueue(this);
    this.schedules = new Schedules(this, 'Schedules', config, this.deadLetters);
    this.texts = new TextsTopic(this, 'Texts');
    this.mail = new Mail(this, 'Mail', config);
    this.secrets = new Secrets(this, 'Secrets', config);
    this.key = new Key(this, 'Key', {
      description: 'Encrypts what the functions are told, their secrets among it',
      enableKeyRotation: true,
      removalPolicy: keptInProd(config),
    });
    this.logs = ownLogs(this, config);
    // Beside it in the days of one stack stood what reads replies: its id is that of then.
    const replies = new ReplyDomain(this, 'Inbound', config);
    new DnsRecords(this, 'Dns', config, [...this.mail.records, ...replies.records]);

    // What the operator's commands are told to work on.
    new CfnOutput(this, 'TableName', { value: this.table.name });
  }
}

/** Where everything ends that was given up, from functions, topics, schedules and the bus. */
function deadLetterQueue(scope: Construct): Queue {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
  // By the ARNs of our account: topics and rules come and go with the other stack.
  for (const [service, resource] of [
    ['sns', '*'],
    ['events', 'rule/*'],
  ] as const) {
    const from = Stack.of(scope).formatArn({ service, resource });
    deadLetters.grantSendMessages(
      new ServicePrincipal(`${service}.amazonaws.com`, {
        conditions: { ArnLike: { 'aws:SourceArn': from } },
      }),
    );
  }
  acknowledge(deadLetters, {
    'AwsSolutions-SQS3': 'It is where dead letters go, from functions, topics and schedules.',
    'Serverless-SQSRedrivePolicy': 'It is where dead letters go; nothing reads it but a person.',
  });
  return deadLetters;
}

/** One group for all functions, as an administrator reads one. */
function ownLogs(scope: Construct, config: Config): LogGroup {
  return new LogGroup(scope, 'Logs', {
    logGroupName: `/anchor/${config.stage}`,
    retention: config.logRetentionDays,
    removalPolicy: keptInProd(config),
    // A second net: whatever looks like an address is masked, should a line ever hold one.
    dataProtectionPolicy: new DataProtectionPolicy({
      identifiers: [DataIdentifier.EMAILADDRESS],
    }),
  });
}
