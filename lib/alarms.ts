/** Every alarm: what it watches, when it rings, and in one sentence what that means. */
import { type IMetric, MathExpression, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { eventFunctionNames } from '#shared/contract/functions.ts';
import type { LineName, LogMetrics } from './log-metrics.ts';
import {
  fiveMinutes,
  hour,
  measured,
  ofLambdas,
  oldestIn,
  otherEventFunctions,
  quarter,
  reputation,
  summed,
  threeHours,
} from './measured.ts';

/** What there is to be watched. */
export interface Watched {
  readonly prefix: string;
  readonly logs: LogMetrics;
  readonly apiId: string;
  readonly tableName: string;
  readonly scheduleGroup: string;
  readonly deadLetters: string;
  /** The queue before the touchpoints; none where schedules ask their Lambda itself. */
  readonly touchpointQueue: string | undefined;
  /** Whether somebody signs up and out of the site every hour. */
  readonly canary: boolean;
}

export interface AlarmOf {
  /** What it is called: `anchor-prod-dead-letters`, and `#alarm-dead-letters` in the runbook. */
  readonly slug: string;
  readonly says: string;
  readonly metric: IMetric;
  /** Rings when the metric is that much or more. */
  readonly threshold: number;
  /** Without data nothing is wrong, unless this says otherwise. */
  readonly missing?: TreatMissingData;
}

/** Letters are not sent later than three hours; half of that leaves time to do something. */
const backlogMinutes = 90;
const inboundMinutes = 15;
const minuteMs = 60_000;

/** From what is said every hour where all is well: silence rings. */
const bySilence = ({ logs, canary }: Watched): readonly AlarmOf[] => [
  {
    slug: 'no-letters',
    says: 'No touchpoint was sent in 26 hours though people wait, or nobody looked for three hours.',
    metric: unsaid('LettersCome', logs),
    threshold: 1,
    missing: TreatMissingData.BREACHING,
  },
  ...(canary
    ? [
        {
          slug: 'canary',
          says: 'For three hours nobody of ours could sign up at the site and out again.',
          metric: unsaid('CanaryWell', logs),
          threshold: 1,
          missing: TreatMissingData.BREACHING,
        },
      ]
    : []),
];

/** 1 where a line was not written in three hours. */
const unsaid = (name: LineName, logs: LogMetrics): IMetric =>
  new MathExpression({
    expression: `IF(${name.toLowerCase()} > 0, 0, 1)`,
    usingMetrics: { [name.toLowerCase()]: logs.count(name, threeHours) },
    label: 'not said',
    period: threeHours,
  });

/** From our own log lines. */
const byLines = ({ logs }: Watched): readonly AlarmOf[] => [
  {
    slug: 'schedules-mended',
    says: 'People had no schedules, or too many: they were made or taken away, and something fails.',
    metric: logs.count('SchedulesMended', hour),
    threshold: 1,
  },
  {
    slug: 'errors',
    says: 'Functions met problems of our own: three lines of level ERROR in five minutes.',
    metric: logs.count('Errors', fiveMinutes),
    threshold: 3,
  },
  {
    slug: 'late-touchpoints',
    says: 'A touchpoint came more than three hours late and was not sent.',
    metric: logs.count('TouchpointsLate', fiveMinutes),
    threshold: 1,
  },
  {
    slug: 'sign-ins',
    says: 'Somebody tries passwords: 20 refused sign-ins in a quarter of an hour.',
    metric: logs.count('SignInsRefused', quarter),
    threshold: 20,
  },
  {
    slug: 'front-door',
    says: 'Requests come past CloudFront, or CloudFront sends a secret that is not the one.',
    metric: logs.count('AskedPastTheDoor', fiveMinutes),
    threshold: 20,
  },
  {
    slug: 'loops',
    says: 'Replies came so fast that they were not answered: perhaps two machines talk.',
    metric: logs.count('NotAcknowledged', hour),
    threshold: 5,
  },
  {
    slug: 'model-fallback',
    says: 'The language model failed for half of the replies it was asked about in this hour.',
    metric: notReadByModel(logs),
    threshold: 50,
  },
];

/** In percent; of fewer than ten replies a half says nothing. */
const notReadByModel = (logs: LogMetrics): IMetric =>
  new MathExpression({
    expression: 'IF(missed + used >= 10, 100 * missed / (missed + used), 0)',
    usingMetrics: {
      missed: filled('ModelNotUsed', logs),
      used: filled('ModelUsed', logs),
    },
    label: '% of questions without a usable answer',
    period: hour,
  });

/** No line at all is none, not unknown. */
const filled = (name: LineName, logs: LogMetrics): IMetric =>
  new MathExpression({
    expression: `FILL(${name.toLowerCase()}, 0)`,
    usingMetrics: { [name.toLowerCase()]: logs.count(name, hour) },
    period: hour,
  });

/** Events that nobody waits for, given up or failing. */
const byFailures = ({ prefix, ...watched }: Watched): readonly AlarmOf[] => [
  {
    slug: 'dead-letters',
    says: 'An event was given up after all its attempts and waits for the operator.',
    metric: measured({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensionsMap: { QueueName: watched.deadLetters },
      statistic: 'Maximum',
    }),
    threshold: 1,
  },
  {
    slug: 'lost-events',
    says: 'An event was given up and could not even be kept as a dead letter.',
    metric: ofLambdas({ prefix, names: eventFunctionNames }, 'DestinationDeliveryFailures', 'SUM'),
    threshold: 1,
  },
  {
    slug: 'failed-events',
    says: 'Stages, replies or jobs fail again and again: ten attempts in a quarter of an hour.',
    metric: ofLambdas({ prefix, names: eventFunctionNames }, 'Errors', 'SUM', quarter),
    threshold: 10,
  },
  {
    slug: 'schedules',
    says: 'Schedules could not fire: the event was dropped, or is a dead letter.',
    metric: summed(
      'not fired',
      {
        namespace: 'AWS/Scheduler',
        dimensionsMap: { ScheduleGroup: watched.scheduleGroup },
      },
      ['InvocationDroppedCount', 'InvocationsSentToDeadLetterCount'],
    ),
    threshold: 1,
  },
];

/** Events that wait, or are turned away. */
const byWaiting = ({ prefix, touchpointQueue }: Watched): readonly AlarmOf[] => [
  {
    slug: 'throttles',
    says: 'Lambda turned events away for want of concurrency; they are tried again for 3 h.',
    metric: ofLambdas({ prefix, names: eventFunctionNames }, 'Throttles', 'SUM'),
    threshold: 10,
  },
  {
    slug: 'stage-backlog',
    says: 'Touchpoints wait for an hour and a half; after three hours they are not sent.',
    ...(touchpointQueue
      ? { metric: oldestIn(touchpointQueue), threshold: backlogMinutes * 60 }
      : {
          metric: ofLambdas({ prefix, names: ['stages.touchpoint'] }, 'AsyncEventAge', 'MAX'),
          threshold: backlogMinutes * minuteMs,
        }),
  },
  {
    slug: 'inbound-backlog',
    says: 'Replies and texts wait for a quarter of an hour before they are read.',
    metric: ofLambdas({ prefix, names: otherEventFunctions }, 'AsyncEventAge', 'MAX'),
    threshold: inboundMinutes * minuteMs,
  },
];

/** What people see, and what SES thinks of us. */
const byService = ({ apiId, tableName }: Watched): readonly AlarmOf[] => [
  {
    slug: 'server-errors',
    says: 'The API answered five requests within five minutes with 5xx.',
    metric: measured({
      namespace: 'AWS/ApiGateway',
      metricName: '5xx',
      dimensionsMap: { ApiId: apiId },
    }),
    threshold: 5,
  },
  {
    slug: 'table-throttles',
    says: 'The table turned requests away: a hot key, or a sudden herd.',
    metric: summed(
      'throttled',
      { namespace: 'AWS/DynamoDB', dimensionsMap: { TableName: tableName } },
      ['ReadThrottleEvents', 'WriteThrottleEvents'],
    ),
    threshold: 10,
  },
  {
    slug: 'bounces',
    says: 'Bounces are at 2.5 %: SES puts an account under review at 5 %.',
    metric: reputation('BounceRate'),
    threshold: 0.025,
    // SES tells it a few times a day.
    missing: TreatMissingData.IGNORE,
  },
  {
    slug: 'complaints',
    says: 'Complaints are at 0.05 %: SES puts an account under review at 0.1 %.',
    metric: reputation('ComplaintRate'),
    threshold: 0.0005,
    missing: TreatMissingData.IGNORE,
  },
];

export const alarmsOf = (watched: Watched): readonly AlarmOf[] => [
  ...bySilence(watched),
  ...byLines(watched),
  ...byFailures(watched),
  ...byWaiting(watched),
  ...byService(watched),
];
