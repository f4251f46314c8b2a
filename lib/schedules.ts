/** The group of people's schedules, and the role that they fire with. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionName } from '#shared/contract/functions.ts';
import type { Config } from './config.ts';
import { Touchpoints } from './touchpoints.ts';

/** People's schedules fire the first, also where a queue stands before it since they were made. */
const firedFunctions = ['stages.touchpoint', 'jobs.watch', 'jobs.canary'] as const;

/** Known to the functions that write schedules. */
export class Schedules extends Construct {
  readonly groupName: string;
  /** `arn:...:schedule/GROUP/*` */
  readonly all: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, config: Config, deadLetters: IQueue) {
    super(scope, id);
    // The stage is in the group's name: with it in a schedule's own, 64 characters would not do.
    this.groupName = config.prefix;
    const stack = Stack.of(this);
    new CfnScheduleGroup(this, 'Group', { name: this.groupName });
    this.all = stack.formatArn({ service: 'scheduler', resource: `schedule/${this.groupName}/*` });
    this.role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
        conditions: {
          StringEquals: { 'aws:SourceAccount': stack.account },
          // Scheduler names the group here; with a schedule's ARN the role could not be assumed.
          ArnEquals: {
            'aws:SourceArn': stack.formatArn({
              service: 'scheduler',
              resource: `schedule-group/${this.groupName}`,
            }),
          },
        },
      }),
    });
    this.fires(config, deadLetters);
  }

  /** By name: what a schedule fires comes and goes with the other stack. */
  private fires(config: Config, deadLetters: IQueue): void {
    const { role } = this;
    const lambdas = firedFunctions.map((name) =>
      Stack.of(this).formatArn({
        service: 'lambda',
        resource: `function:${functionName(config.prefix, name)}`,
      }),
    );
    const queues = config.sendLimiter === 'queue' ? [Touchpoints.arn(this, config)] : [];
    role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: lambdas }),
    );
    role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [deadLetters.queueArn, ...queues],
      }),
    );
  }
}
