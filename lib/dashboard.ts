/** One page that shows a day of the service: what went out, what came in, what is wrong. */
import { Duration } from 'aws-cdk-lib';
import {
  type Alarm,
  AlarmStatusWidget,
  Dashboard,
  GraphWidget,
  type IMetric,
} from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { eventFunctionNames } from '#shared/contract/functions.ts';
import type { Watched } from './alarms.ts';
import {
  fiveMinutes,
  hour,
  measured,
  ofLambdas,
  oldestIn,
  otherEventFunctions,
  reputation,
} from './measured.ts';

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []) =>
  new GraphWidget({ title, left: [...left], right: [...right], width: 8, height: 6 });

const api = (apiId: string, metricName: string, statistic = 'Sum') =>
  measured({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic });

const ses = (metricName: string) => measured({ namespace: 'AWS/SES', metricName, period: hour });

const table = (tableName: string, metricName: string) =>
  measured({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap: { TableName: tableName } });

type Row = (watched: Watched) => readonly GraphWidget[];

const letters: Row = ({ logs, scheduleGroup }) => [
  graph('Touchpoints: fired, sent, late', [
    measured({
      namespace: 'AWS/Scheduler',
      metricName: 'InvocationAttemptCount',
      dimensionsMap: { ScheduleGroup: scheduleGroup },
    }),
    logs.count('TouchpointsSent', fiveMinutes),
    logs.count('TouchpointsLate', fiveMinutes),
  ]),
  graph('Mail: what SES says', ['Send', 'Delivery', 'Bounce', 'Complaint'].map(ses)),
  graph('Standing with SES', [reputation('BounceRate')], [reputation('ComplaintRate')]),
];

const events: Row = ({ prefix, logs, deadLetters, touchpointQueue }) => [
  graph('Waiting: touchpoints, replies (ms; the queue s)', [
    ofLambdas({ prefix, names: ['stages.touchpoint'] }, 'AsyncEventAge', 'MAX'),
    ofLambdas({ prefix, names: otherEventFunctions }, 'AsyncEventAge', 'MAX'),
    ...(touchpointQueue ? [oldestIn(touchpointQueue)] : []),
  ]),
  graph('Events failed, turned away, given up', [
    ofLambdas({ prefix, names: eventFunctionNames }, 'Errors', 'SUM'),
    ofLambdas({ prefix, names: eventFunctionNames }, 'Throttles', 'SUM'),
    measured({
      namespace: 'AWS/SQS',
      metricName: 'ApproximateNumberOfMessagesVisible',
      dimensionsMap: { QueueName: deadLetters },
      statistic: 'Maximum',
    }),
  ]),
  graph('Replies read by the model, and not', [
    logs.count('ModelUsed', hour),
    logs.count('ModelNotUsed', hour),
  ]),
];

const service: Row = ({ logs, apiId, tableName }) => [
  graph(
    'API: requests and errors; ms (p95)',
    ['Count', '4xx', '5xx'].map((name) => api(apiId, name)),
    [api(apiId, 'Latency', 'p95')],
  ),
  graph(
    'Table: units and throttles',
    ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) =>
      table(tableName, name),
    ),
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) => table(tableName, name)),
  ),
  graph('Errors, refused sign-ins, past the door', [
    logs.count('Errors', fiveMinutes),
    logs.count('SignInsRefused', fiveMinutes),
    logs.count('AskedPastTheDoor', fiveMinutes),
  ]),
];

export function dashboard(
  scope: Construct,
  prefix: string,
  watched: Watched,
  alarms: readonly Alarm[],
): void {
  const status = new AlarmStatusWidget({ alarms: [...alarms], width: 24, height: 4 });
  new Dashboard(scope, 'Dashboard', {
    dashboardName: prefix,
    defaultInterval: Duration.days(1),
    widgets: [[status], ...[letters, events, service].map((row) => [...row(watched)])],
  });
}
