/** What our own log lines say in numbers: a metric for each kind of line that somebody watches. */
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { FilterPattern, type ILogGroup, MetricFilter } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';

/** Fields and what they hold, as `functions/kit/log.ts` and the flows write them. */
export const lines = {
  Errors: { level: 'ERROR' },
  TouchpointsSent: { message: 'touchpoint', outcome: 'sent' },
  TouchpointsLate: { message: 'touchpoint', outcome: 'late' },
  ModelUsed: { message: 'the model was used' },
  ModelNotUsed: { message: 'the model was not used' },
  SignInsRefused: { message: 'sign-in refused' },
  AskedPastTheDoor: { message: 'refused', code: 'FORBIDDEN' },
  LettersCome: { message: 'watched', letters: 'come' },
  SchedulesMended: { message: 'schedules mended' },
  CanaryWell: { message: 'canary', outcome: 'well' },
  NotAcknowledged: { message: 'not acknowledged', because: 'too many' },
} as const;

export type LineName = keyof typeof lines;

export class LogMetrics extends Construct {
  readonly #namespace: string;

  constructor(scope: Construct, id: string, prefix: string, logGroup: ILogGroup) {
    super(scope, id);
    this.#namespace = prefix;
    for (const [name, fields] of Object.entries(lines)) {
      const tests = Object.entries(fields).map(([field, value]) =>
        FilterPattern.stringValue(`$.${field}`, '=', value),
      );
      new MetricFilter(this, name, {
        logGroup,
        metricNamespace: prefix,
        metricName: name,
        filterPattern: FilterPattern.all(...tests),
        // Without it a metric that never was is unknown for ever, and no sum with it has a value.
        defaultValue: 0,
      });
    }
  }

  count(name: LineName, period: Duration): Metric {
    return new Metric({
      namespace: this.#namespace,
      metricName: name,
      statistic: 'Sum',
      period,
      label: name,
    });
  }
}
