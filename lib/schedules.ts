/** The group of people's schedules, and the role that they fire with. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { type FunctionName, functionName } from '#shared/contract/functions.ts';
import type { Config } from './config.ts';

export const stageFunctions = ['stages.morning', 'stages.midday', 'stages.evening'] as const;

/** Those that a schedule of the template fires. */
const hourlyFunctions = ['jobs.watch', 'jobs.canary'] as const;

export type StageFunction = (typeof stageFunctions)[number];

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
  private fires({ prefix, sendLimiter }: Config, deadLetters: IQueue): void {
    const { role } = this;
    const named = (service: string, before: string, names: readonly FunctionName[]) =>
      names.map((name) =>
        Stack.of(this).formatArn({ service, resource: `${before}${functionName(prefix, name)}` }),
      );
    // Also with a queue: schedules that were made before it still name the Lambdas.
    const lambdas = named('lambda', 'function:', [...stageFunctions, ...hourlyFunctions]);
    const queues = sendLimiter === 'queue' ? named('sqs', '', stageFunctions) : [];
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
