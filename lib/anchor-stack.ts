/** The whole service as one stack: composes the constructs and loops over the route table. */
import { CfnOutput, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import { DataIdentifier, DataProtectionPolicy, LogGroup } from 'aws-cdk-lib/aws-logs';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { resourceId } from '#shared/contract/functions.ts';
import { routeNames } from '#shared/contract/paths.ts';
import type { EnvInput } from '#shared/env.ts';
import { AccessLogs } from './access-logs.ts';
import { acknowledge } from './acknowledge.ts';
import type { Watched } from './alarms.ts';
import type { Shared } from './anchor-function.ts';
import { builtFacts, builtReaderLayer, builtVersion } from './built.ts';
import type { Config } from './config.ts';
import { DeliveryEvents } from './delivery-events.ts';
import { Dns } from './dns.ts';
import { Downloads } from './downloads.ts';
import { Endpoint } from './endpoint.ts';
import { Gateway } from './gateway.ts';
import { grants } from './grants.ts';
import { Inbound, RawMails } from './inbound.ts';
import { Jobs } from './jobs.ts';
import { LogMetrics } from './log-metrics.ts';
import { Mail } from './mail.ts';
import { Secrets } from './secrets.ts';
import { Sites } from './sites.ts';
import { Schedules, Stages } from './stages.ts';
import { Table } from './table.ts';
import { InboundTexts, TextsTopic } from './texts.ts';
import { Watching } from './watching.ts';

export interface AnchorStackProps {
  readonly config: Config;
}

/** What is there before any function is. */
interface Existing {
  readonly secrets: Secrets;
  readonly rawMails: RawMails;
  readonly downloads: Downloads;
  readonly schedules: Schedules;
  readonly texts: TextsTopic;
  readonly mail: Mail;
}

interface Created {
  readonly api: Gateway;
  readonly shared: Shared;
  readonly stages: Stages;
}

export class AnchorStack extends Stack {
  constructor(scope: Construct, id: string, { config }: AnchorStackProps) {
    const inProd = config.stage === 'prod';
    super(scope, id, { env: { region: config.region }, terminationProtection: inProd });
    tagAll(this, { app: 'anchor', stage: config.stage, owner: config.contactEmail });

    const accessLogs = new AccessLogs(this, 'AccessLogs', config);
    const rawMails = new RawMails(this, 'RawMails', config, accessLogs);
    const downloads = new Downloads(this, 'Downloads', config, accessLogs);
    const schedules = new Schedules(this, 'Schedules', config.prefix);
    const texts = new TextsTopic(this, 'Texts');
    const mail = new Mail(this, 'Mail', config);
    const secrets = new Secrets(this, 'Secrets', config);
    const known = { secrets, rawMails, downloads, schedules, texts, mail };
    const shared = this.shared(config, known);

    const api = new Gateway(this, 'Api', config);
    for (const name of routeNames) new Endpoint(this, resourceId(name), { name, api, shared });
    const stages = new Stages(this, 'Stages', { config, schedules, shared });
    const inbound = new Inbound(this, 'Inbound', { config, rawMails, shared });
    new InboundTexts(this, 'InboundTexts', { texts, shared });
    new DeliveryEvents(this, 'DeliveryEvents', { letters: mail.letters, shared });
    new Jobs(this, 'JobsExport', shared);
    const { distribution } = new Sites(this, 'Sites', {
      config,
      api,
      originSecret: secrets.sentByEdge,
      filesOrigin: `https://${downloads.bucketRegionalDomainName}`,
      accessLogs,
    });
    new Dns(this, 'Dns', { config, records: [...mail.records, ...inbound.records], distribution });
    this.watch(config, { api, shared, stages });

    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.domainName}` });
    new CfnOutput(this, 'ReceiptRuleSet', { value: config.prefix });
    // What the operator's commands are told to work on.
    new CfnOutput(this, 'TableName', { value: shared.environment.TABLE_NAME });
  }

  private watch(config: Config, { api, shared, stages }: Created): void {
    const { prefix, environment, logGroup, deadLetters } = shared;
    const watched: Watched = {
      prefix,
      logs: new LogMetrics(this, 'LogMetrics', prefix, logGroup),
      apiId: api.apiId,
      tableName: environment.TABLE_NAME,
      scheduleGroup: environment.SCHEDULE_GROUP,
      deadLetters: deadLetters.queueName,
      stageQueues: stages.queues.map(({ queueName }) => queueName),
    };
    new Watching(this, 'Watching', { config, watched });
  }

  /** What all functions have in common. */
  private shared(config: Config, known: Existing): Shared {
    const { rawMails, downloads, schedules, texts, mail } = known;
    const { prefix } = config;
    const table = new Table(this, 'Table', config.stage);
    const deadLetters = deadLetterQueue(this);
    const logGroup = ownLogs(this, config);
    const environment: EnvInput = {
      ...settingsOf(config),
      ...known.secrets.environment,
      TABLE_NAME: table.tableName,
      MAIL_BUCKET: rawMails.bucketName,
      DOWNLOADS_BUCKET: downloads.bucketName,
      EXPORT_FUNCTION: Jobs.functionName(prefix),
      CONFIGURATION_SET: mail.letters.configurationSetName,
      LOG_GROUP_NAME: logGroup.logGroupName,
      SMS_TOPIC_ARN: texts.topicArn,
      SCHEDULE_GROUP: schedules.groupName,
      SCHEDULER_ROLE_ARN: schedules.role.roleArn,
      SCHEDULE_DEAD_LETTER_ARN: deadLetters.queueArn,
      STAGE_TARGET_ARN_PREFIX: Stages.targetPrefix(this, config),
    };
    return {
      prefix,
      environment,
      logGroup,
      grants: grants({
        table: table.tableArn,
        identity: mail.identityArn,
        sandboxRecipients: mail.sandboxRecipientArns,
        configurationSet: mail.configurationSetArn,
        senderAddress: config.senderAddress,
        schedules: schedules.all,
        schedulerRole: schedules.role.roleArn,
        rawMails: rawMails.objects,
        files: downloads.objects,
        worker: Jobs.arn(this, prefix),
        logGroup: logGroup.logGroupArn,
        topics: `arn:${this.partition}:sns:*:*:*`,
      }),
      readerLayer: new LayerVersion(this, 'Reader', {
        description: 'The trained reader of replies, and what runs it',
        code: Code.fromAsset(builtReaderLayer),
        compatibleArchitectures: [Architecture.ARM_64],
      }),
      deadLetters,
    };
  }
}

/** Where everything ends that was given up, from functions, topics and schedules. */
function deadLetterQueue(scope: Construct): Queue {
  const deadLetters = new Queue(scope, 'DeadLetters', {
    enforceSSL: true,
    retentionPeriod: Duration.days(14),
  });
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
    // A first deployment that fails takes it along, or the second would find its name taken.
    removalPolicy:
      config.stage === 'prod' ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
    // A second net: whatever looks like an address is masked, should a line ever hold one.
    dataProtectionPolicy: new DataProtectionPolicy({
      identifiers: [DataIdentifier.EMAILADDRESS],
    }),
  });
}

/** By which the bill is told apart; they are switched on as such in the account's billing. */
function tagAll(stack: Stack, tags: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(tags)) Tags.of(stack).add(name, value);
}

const flag = (isOn: boolean) => (isOn ? ('true' as const) : ('false' as const));

/** The part of the environment that is settled before anything is made. */
const settingsOf = (config: Config) => ({
  PRODUCT_NAME: config.productName,
  BUILD_VERSION: builtVersion(),
  BUILD_FACTS: builtFacts(),
  PUBLIC_BASE_URL: `https://${config.siteHost}`,
  SENDER_ADDRESS: config.senderAddress,
  REPLY_DOMAIN: config.replyDomain,
  POSTAL_ADDRESS: config.postalAddress,
  USE_REAL_EMAIL: flag(config.sendMail),
  ...smsSettings(config),
  SIGNUPS_PER_HOUR: String(config.signupsPerHour),
  SIGNUPS_PER_DOMAIN_AND_DAY: String(config.signupsPerDomainAndDay),
  SIGNUPS_PER_DAY: String(config.signupsPerDay),
  INVITATIONS_PER_VIEWER_AND_HOUR: String(config.invitationsPerViewerAndHour),
  INVITATIONS_PER_DAY: String(config.invitationsPerDay),
  WAITLIST_PER_VIEWER_AND_HOUR: String(config.waitlistPerViewerAndHour),
  WAITLIST_PER_DAY: String(config.waitlistPerDay),
  CLIENT_ERRORS_PER_VIEWER_AND_HOUR: String(config.clientErrorsPerViewerAndHour),
  CLIENT_ERRORS_PER_DAY: String(config.clientErrorsPerDay),
  WAITLIST_WORD: config.waitlistWord,
  MODEL_CALLS_PER_USER_AND_DAY: String(config.modelCallsPerUserAndDay),
  MODEL_CALLS_PER_DAY: String(config.modelCallsPerDay),
  SILENT_DAYS_TO_DAILY: String(config.silentDaysToDaily),
  SILENT_DAYS_TO_WEEKLY: String(config.silentDaysToWeekly),
  SILENT_DAYS_TO_PAUSE: String(config.silentDaysToPause),
  ADMIN_DELETES: flag(config.adminDeletes),
  ADMIN_RENDERER_MODE: config.adminRendererMode,
  ALLOW_PRELAUNCH_PURGE: flag(config.allowPrelaunchPurge),
  SCHEDULE_WINDOW_MINUTES: String(config.scheduleWindowMinutes),
  OPENAI_BASE_URL: config.openaiBaseUrl,
  OPENAI_MODEL: config.openaiModel,
});

const smsSettings = (config: Config) => ({
  SMS_ENABLED: flag(config.sendTexts),
  SMS_ORIGINATION_NUMBER: config.smsNumber,
  SMS_NUMBER_TYPE: config.smsNumberType,
  SMS_MAX_PRICE: config.smsMaxPrice,
  SMS_COUNTRIES: config.smsCountries.join(','),
  SMS_STOP_ENDS: config.smsStopEnds,
});
