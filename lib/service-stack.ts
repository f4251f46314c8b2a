/** All that can be torn down and made anew: it composes the constructs, a Lambda for each route. */
import { CfnOutput, Stack } from 'aws-cdk-lib';
import { Architecture, Code, LayerVersion } from 'aws-cdk-lib/aws-lambda';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { resourceId } from '#shared/contract/functions.ts';
import { paths, routeNames } from '#shared/contract/paths.ts';
import type { Settings } from '#shared/env.ts';
import type { Watched } from './alarms.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import { builtFacts, builtReaderLayer, builtVersion } from './built.ts';
import type { Config } from './config.ts';
import { DeliveryEvents } from './delivery-events.ts';
import { DnsHosts } from './dns.ts';
import { Gateway } from './gateway.ts';
import { grants } from './grants.ts';
import { Inbound } from './inbound.ts';
import { Jobs } from './jobs.ts';
import { LogMetrics } from './log-metrics.ts';
import { mailsPrefix } from './raw-mails.ts';
import { Sites } from './sites.ts';
import type { StateStack } from './state-stack.ts';
import { InboundTexts } from './texts.ts';
import { Touchpoints } from './touchpoints.ts';
import { Watching } from './watching.ts';

export interface ServiceStackProps {
  readonly config: Config;
  /** What it works on, and leaves behind when it goes. */
  readonly state: StateStack;
}

export class ServiceStack extends Stack {
  constructor(scope: Construct, id: string, { config, state }: ServiceStackProps) {
    // A template may have a megabyte, and half of this one would be spaces.
    super(scope, id, { env: { region: config.region }, suppressTemplateIndentation: true });
    const shared = this.shared(config, state);

    const answering = routeNames.map((name) => {
      const { method, path } = paths[name];
      const description = `${method} ${path}`;
      const { lambda } = new AnchorFunction(this, resourceId(name), { name, description, shared });
      return [name, lambda] as const;
    });
    const api = new Gateway(this, 'Api', config, answering);
    const { queue } = new Touchpoints(this, 'Touchpoints', { config, shared });
    new Inbound(this, 'Inbound', { config, rawMails: state.rawMails, shared });
    new InboundTexts(this, 'InboundTexts', { texts: state.texts, shared });
    new DeliveryEvents(this, 'DeliveryEvents', { letters: state.mail.letters, shared });
    new Jobs(this, 'Jobs', { shared, schedules: state.schedules, canary: config.canary });
    const { distribution } = new Sites(this, 'Sites', {
      config,
      api,
      originSecret: state.secrets.sentByEdge,
      filesOrigin: `https://${state.downloads.bucket.bucketRegionalDomainName}`,
      accessLogs: state.accessLogs,
    });
    new DnsHosts(this, 'Dns', config, distribution);
    const { prefix, settings, logGroup, deadLetters } = shared;
    const watched: Watched = {
      prefix,
      logs: new LogMetrics(this, 'LogMetrics', prefix, logGroup),
      apiId: api.apiId,
      tableName: settings.TABLE_NAME,
      scheduleGroup: settings.SCHEDULE_GROUP,
      deadLetters: deadLetters.queueName,
      canary: config.canary,
      touchpointQueue: queue?.queueName,
    };
    new Watching(this, 'Watching', { config, watched });

    new CfnOutput(this, 'SiteAddress', { value: `https://${distribution.domainName}` });
    new CfnOutput(this, 'ReceiptRuleSet', { value: prefix });
  }

  /** What all functions have in common. */
  private shared(config: Config, state: StateStack): Shared {
    const { table, mail, schedules, rawMails, downloads, logs } = state;
    const { prefix } = config;
    // By its ARN: a queue that stands in the other stack takes no statements of this one's.
    const deadLetters = Queue.fromQueueArn(this, 'DeadLetters', state.deadLetters.queueArn);
    const settings: Settings = {
      ...settingsOf(config),
      TABLE_NAME: table.name,
      MAIL_BUCKET: rawMails.bucket.bucketName,
      DOWNLOADS_BUCKET: downloads.bucket.bucketName,
      EXPORT_FUNCTION: Jobs.exportName(prefix),
      CONFIGURATION_SET: mail.letters.configurationSetName,
      LOG_GROUP_NAME: logs.logGroupName,
      SMS_TOPIC_ARN: state.texts.topic.topicArn,
      SCHEDULE_GROUP: schedules.groupName,
      SCHEDULER_ROLE_ARN: schedules.role.roleArn,
      SCHEDULE_DEAD_LETTER_ARN: deadLetters.queueArn,
      TOUCHPOINT_ARN: Touchpoints.arn(this, config),
    };
    return {
      prefix,
      settings,
      secrets: state.secrets.values,
      key: state.key,
      logGroup: logs,
      grants: grants({
        table: table.arn,
        identity: mail.identityArn,
        sandboxRecipients: mail.sandboxRecipientArns,
        configurationSet: mail.configurationSetArn,
        senderAddress: config.senderAddress,
        schedules: schedules.all,
        schedulerRole: schedules.role.roleArn,
        // Named as cdk-nag will find them, for the reasons why there is a star behind each.
        rawMails: `${state.exportValue(rawMails.bucket.bucketArn)}/${mailsPrefix}*`,
        files: `${state.exportValue(downloads.bucket.bucketArn)}/files/*`,
        worker: Jobs.exportArn(this, prefix),
        logGroup: logs.logGroupArn,
        deadLetters: deadLetters.queueArn,
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
  KEEP_LETTERS_DAYS: String(config.keepLettersDays),
  ADMIN_DELETES: flag(config.adminDeletes),
  ADMIN_RENDERER_MODE: config.adminRendererMode,
  ALLOW_PRELAUNCH_PURGE: flag(config.allowPrelaunchPurge),
  SCHEDULE_WINDOW_MINUTES: String(config.scheduleWindowMinutes),
  MODEL_ENABLED: flag(config.openaiSecretName !== ''),
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
