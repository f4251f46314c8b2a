/** The whole service as one stack: composes the constructs and loops over the route table. */
import { CfnOutput, Duration, RemovalPolicy, Stack, Tags } from 'aws-cdk-lib';
import { LogGroup } from 'aws-cdk-lib/aws-logs';
import { ConfigurationSet, EmailIdentity, Identity, SuppressionReasons } from 'aws-cdk-lib/aws-ses';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { resourceId } from '#shared/contract/functions.ts';
import { routeNames } from '#shared/contract/paths.ts';
import type { EnvInput } from '#shared/env.ts';
import type { Shared } from './anchor-function.ts';
import { builtFacts, builtVersion } from './built.ts';
import { type Config, senderDomain } from './config.ts';
import { DeliveryEvents } from './delivery-events.ts';
import { Downloads } from './downloads.ts';
import { Endpoint } from './endpoint.ts';
import { Gateway } from './gateway.ts';
import { grants } from './grants.ts';
import { Inbound, RawMails } from './inbound.ts';
import { Jobs } from './jobs.ts';
import { Secrets } from './secrets.ts';
import { Sites } from './sites.ts';
import { Schedules, Stages } from './stages.ts';
import { Table } from './table.ts';
import { InboundTexts, TextsTopic } from './texts.ts';

export interface AnchorStackProps {
  readonly config: Config;
}

/** What is there before any function is. */
interface Known {
  readonly secrets: Secrets;
  readonly rawMails: RawMails;
  readonly downloads: Downloads;
  readonly schedules: Schedules;
  readonly texts: TextsTopic;
  readonly letters: ConfigurationSet;
}

export class AnchorStack extends Stack {
  constructor(scope: Construct, id: string, { config }: AnchorStackProps) {
    const inProd = config.stage === 'prod';
    super(scope, id, { env: { region: config.region }, terminationProtection: inProd });
    Tags.of(this).add('app', 'anchor');
    Tags.of(this).add('stage', config.stage);

    const rawMails = new RawMails(this, 'RawMails', config);
    const downloads = new Downloads(this, 'Downloads', config);
    const schedules = new Schedules(this, 'Schedules', config.prefix);
    const texts = new TextsTopic(this, 'Texts');
    const letters = new ConfigurationSet(this, 'Letters', {
      configurationSetName: config.prefix,
      reputationMetrics: true,
      suppressionReasons: SuppressionReasons.BOUNCES_AND_COMPLAINTS,
    });
    const secrets = new Secrets(this, 'Secrets', config);
    const known = { secrets, rawMails, downloads, schedules, texts, letters };
    const shared = this.shared(config, known);

    const api = new Gateway(this, 'Api', config);
    for (const name of routeNames) new Endpoint(this, resourceId(name), { name, api, shared });
    new Stages(this, 'Stages', { schedules, shared });
    new Inbound(this, 'Inbound', { config, rawMails, shared });
    new InboundTexts(this, 'InboundTexts', { texts, shared });
    new DeliveryEvents(this, 'DeliveryEvents', { letters, shared });
    new Jobs(this, 'JobsExport', shared);
    const { distribution } = new Sites(this, 'Sites', {
      config,
      api,
      originSecret: secrets.sentByEdge,
      filesOrigin: `https://${downloads.bucketRegionalDomainName}`,
    });

    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.domainName}` });
    new CfnOutput(this, 'ReceiptRuleSet', { value: config.prefix });
    // What the operator's commands are told to work on.
    new CfnOutput(this, 'TableName', { value: shared.environment.TABLE_NAME });
  }

  /** What all functions have in common. */
  private shared(config: Config, known: Known): Shared {
    const { rawMails, downloads, schedules, texts, letters } = known;
    const { prefix } = config;
    const table = new Table(this, 'Table', config.stage);
    const mail = this.mail(config, letters);
    const deadLetters = new Queue(this, 'DeadLetters', {
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    });
    const logGroup = new LogGroup(this, 'Logs', {
      logGroupName: `/anchor/${config.stage}`,
      retention: config.logRetentionDays,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const environment: EnvInput = {
      ...settingsOf(config),
      ...known.secrets.environment,
      TABLE_NAME: table.tableName,
      MAIL_BUCKET: rawMails.bucketName,
      DOWNLOADS_BUCKET: downloads.bucketName,
      EXPORT_FUNCTION: Jobs.functionName(prefix),
      CONFIGURATION_SET: mail.configurationSet,
      LOG_GROUP_NAME: logGroup.logGroupName,
      SMS_TOPIC_ARN: texts.topicArn,
      SCHEDULE_GROUP: schedules.groupName,
      SCHEDULER_ROLE_ARN: schedules.role.roleArn,
      SCHEDULE_DEAD_LETTER_ARN: deadLetters.queueArn,
      STAGE_FUNCTION_ARN_PREFIX: Stages.arnPrefix(this, prefix),
    };
    return {
      prefix,
      environment,
      logGroup,
      grants: grants({
        table: table.tableArn,
        identity: mail.identityArn,
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
      deadLetters,
    };
  }

  /** Who the letters are from, as SES knows it; its DNS records are in the runbook. */
  private mail(config: Config, letters: ConfigurationSet) {
    const identity = new EmailIdentity(this, 'Sender', {
      identity: Identity.domain(senderDomain(config)),
      configurationSet: letters,
    });
    return {
      configurationSet: letters.configurationSetName,
      configurationSetArn: this.formatArn({
        service: 'ses',
        resource: `configuration-set/${config.prefix}`,
      }),
      identityArn: identity.emailIdentityArn,
    };
  }
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
  INVITATIONS_PER_VIEWER_AND_HOUR: String(config.invitationsPerViewerAndHour),
  INVITATIONS_PER_DAY: String(config.invitationsPerDay),
  WAITLIST_PER_VIEWER_AND_HOUR: String(config.waitlistPerViewerAndHour),
  WAITLIST_PER_DAY: String(config.waitlistPerDay),
  WAITLIST_WORD: config.waitlistWord,
  MODEL_CALLS_PER_USER_AND_DAY: String(config.modelCallsPerUserAndDay),
  MODEL_CALLS_PER_DAY: String(config.modelCallsPerDay),
  SILENT_DAYS_TO_DAILY: String(config.silentDaysToDaily),
  SILENT_DAYS_TO_WEEKLY: String(config.silentDaysToWeekly),
  SILENT_DAYS_TO_PAUSE: String(config.silentDaysToPause),
  UNCONFIRMED_DAYS_TO_PAUSE: String(config.unconfirmedDaysToPause),
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
