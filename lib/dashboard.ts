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
  oldestOf,
  otherEventFunctions,
  reputation,
  stageFunctions,
} from './measured.ts';

const graph = (title: string, left: readonly IMetric[], right: readonly IMetric[] = []) =>
  new GraphWidget({ title, left: [...left], right: [...right], width: 8, height: 6 });

const api = (apiId: string, metricName: string, statistic = 'Sum') =>
  measured({ namespace: 'AWS/ApiGateway', metricName, dimensionsMap: { ApiId: apiId }, statistic });

const ses = (metricName: string) => measured({ namespace: 'AWS/SES', metricName, period: hour });

const table = (tableName: string, metricName: string) =>
  measured({ namespace: 'AWS/DynamoDB', metricName, dimensionsMap: { TableName: tableName } });

const rowsOf = (watched: Watched): readonly (readonly GraphWidget[])[] => {
  const { prefix, logs, apiId, tableName, scheduleGroup, deadLetters, stageQueues } = watched;
  const queued = stageQueues.length > 0 ? [oldestOf(stageQueues)] : [];
  const fired = measured({
    namespace: 'AWS/Scheduler',
    metricName: 'InvocationAttemptCount',
    dimensionsMap: { ScheduleGroup: scheduleGroup },
  });
  const kept = measured({
    namespace: 'AWS/SQS',
    metricName: 'ApproximateNumberOfMessagesVisible',
    dimensionsMap: { QueueName: deadLetters },
    statistic: 'Maximum',
  });
  return [
    [
      graph('Touchpoints: fired, sent, late', [
        fired,
        logs.count('TouchpointsSent', fiveMinutes),
        logs.count('TouchpointsLate', fiveMinutes),
      ]),
      graph('Mail: what SES says', ['Send', 'Delivery', 'Bounce', 'Complaint'].map(ses)),
      graph('Standing with SES', [reputation('BounceRate')], [reputation('ComplaintRate')]),
    ],
    [
      graph('Waiting: stages, replies (ms; queues s)', [
        ofLambdas({ prefix, names: stageFunctions }, 'AsyncEventAge', 'MAX'),
        ofLambdas({ prefix, names: otherEventFunctions }, 'AsyncEventAge', 'MAX'),
        ...queued,
      ]),
      graph('Events failed, turned away, given up', [
        ofLambdas({ prefix, names: eventFunctionNames }, 'Errors', 'SUM'),
        ofLambdas({ prefix, names: eventFunctionNames }, 'Throttles', 'SUM'),
        kept,
      ]),
      graph('Replies read by the model, and not', [
        logs.count('ModelUsed', hour),
        logs.count('ModelNotUsed', hour),
      ]),
    ],
    [
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
    ],
  ];
};

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
    widgets: [[status], ...rowsOf(watched).map((row) => [...row])],
  });
}
