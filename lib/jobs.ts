/** The workers: for what takes longer than a request may, and for what is due every hour. */
import { Duration, Stack } from 'aws-cdk-lib';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { type FunctionName, functionName } from '#shared/contract/functions.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';
import type { Schedules } from './schedules.ts';

const exporter = 'jobs.export';

export interface JobsProps {
  readonly shared: Shared;
  readonly schedules: Schedules;
  /** Whether somebody signs up and out of the site every hour. */
  readonly canary: boolean;
}

export class Jobs extends Construct {
  constructor(scope: Construct, id: string, { shared, schedules, canary }: JobsProps) {
    super(scope, id);
    new AnchorFunction(this, 'Export', {
      name: exporter,
      description: 'Makes a file that an administrator asked for',
      shared,
      asynchronous: true,
      timeout: Duration.minutes(15),
      // A step that died is taken up by the next attempt. One that failed says so and ends well:
      // whoever asked asks again.
      maxEventAge: Duration.hours(1),
    });
    const hourly = (name: FunctionName, each: string, description: string, minute: number) => {
      const { lambda } = new AnchorFunction(this, each, {
        name,
        description,
        shared,
        asynchronous: true,
        timeout: Duration.minutes(10),
        // The next one comes in an hour.
        retryAttempts: 0,
        maxEventAge: Duration.minutes(30),
      });
      return new CfnSchedule(this, `${each}Hourly`, {
        name: lambda.functionName,
        groupName: schedules.groupName,
        description,
        scheduleExpression: `cron(${minute} * * * ? *)`,
        scheduleExpressionTimezone: 'UTC',
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: lambda.functionArn,
          roleArn: schedules.role.roleArn,
          input: '{}',
          deadLetterConfig: { arn: shared.deadLetters.queueArn },
          retryPolicy: { maximumEventAgeInSeconds: 1800, maximumRetryAttempts: 3 },
        },
      });
    };
    // Off the hour, where people's own schedules fire.
    hourly('jobs.watch', 'Watch', 'Looks whether letters come and schedules stand', 23);
    const round = hourly('jobs.canary', 'Canary', 'Signs somebody up and out again', 38);
    round.state = canary ? 'ENABLED' : 'DISABLED';
  }

  static exportName = (prefix: string): string => functionName(prefix, exporter);

  /** For who may hand work to it; a reference would close a circle. */
  static exportArn(scope: Construct, prefix: string): string {
    return Stack.of(scope).formatArn({
      service: 'lambda',
      resource: `function:${Jobs.exportName(prefix)}`,
    });
  }
}
