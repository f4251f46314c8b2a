/** The metrics of AWS's own that alarms and the dashboard look at. */
import { Duration, Token } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric, Stats } from 'aws-cdk-lib/aws-cloudwatch';
import { eventFunctionNames, type FunctionName, functionName } from '#shared/contract/functions.ts';

export const fiveMinutes = Duration.minutes(5);
export const quarter = Duration.minutes(15);
export const hour = Duration.hours(1);
export const threeHours = Duration.hours(3);

export const otherEventFunctions = eventFunctionNames.filter(
  (name) => name !== 'stages.touchpoint',
);

export interface Named {
  readonly prefix: string;
  readonly names: readonly FunctionName[];
}

type How = 'SUM' | 'MAX';

/** Each by an id that no other metric of an alarm or a graph has. */
const together = (how: How, label: string, metrics: readonly Metric[], period: Duration) => {
  const byId = metrics.map((metric, at) => [idOf(metric, at), metric] as const);
  return new MathExpression({
    // By name: METRICS() would be all that a graph shows.
    expression: `${how}([${byId.map(([id]) => id).join(', ')}])`,
    usingMetrics: Object.fromEntries(byId),
    label,
    period,
  });
};

/** A name that only AWS knows would be another one in every template: its place stands for it. */
const idOf = ({ metricName, dimensions = {} }: Metric, at: number): string => {
  const about = Object.values(dimensions).map((value) => (Token.isUnresolved(value) ? at : value));
  return ['m', metricName, ...about].join('_').replace(/\W/g, '_').toLowerCase();
};

/** One of Lambda's metrics for some functions: each by its name, as AWS sums them up for none. */
export function ofLambdas(
  { prefix, names }: Named,
  metricName: string,
  how: How,
  period = fiveMinutes,
): IMetric {
  const metrics = names.map(
    (name) =>
      new Metric({
        namespace: 'AWS/Lambda',
        metricName,
        dimensionsMap: { FunctionName: functionName(prefix, name) },
        statistic: how === 'SUM' ? Stats.SUM : Stats.MAXIMUM,
        period,
      }),
  );
  return together(how, metricName, metrics, period);
}

/** Several metrics of one thing, added up. */
export const summed = (
  label: string,
  { period = fiveMinutes, ...about }: Omit<MetricOf, 'metricName'>,
  metricNames: readonly string[],
): IMetric =>
  together(
    'SUM',
    label,
    metricNames.map((metricName) => measured({ ...about, metricName, period })),
    period,
  );

export interface MetricOf {
  readonly namespace: string;
  readonly metricName: string;
  readonly dimensionsMap?: Readonly<Record<string, string>>;
  readonly statistic?: string;
  readonly period?: Duration;
}

export const measured = (of: MetricOf): Metric =>
  new Metric({ statistic: Stats.SUM, period: fiveMinutes, ...of });

/** What SES says of the account: it is the account that SES reviews and pauses. */
export const reputation = (of: 'BounceRate' | 'ComplaintRate'): Metric =>
  measured({
    namespace: 'AWS/SES',
    metricName: `Reputation.${of}`,
    statistic: Stats.AVERAGE,
    period: hour,
  });

/** How long the oldest message has waited in a queue, in seconds. */
export const oldestIn = (queueName: string): Metric =>
  measured({
    namespace: 'AWS/SQS',
    metricName: 'ApproximateAgeOfOldestMessage',
    dimensionsMap: { QueueName: queueName },
    statistic: Stats.MAXIMUM,
  });
