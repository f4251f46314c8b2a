/** The three touchpoints: the group of their schedules, the role that fires them, the Lambdas. */
import { Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import { functionName, resourceId } from '#shared/contract/functions.ts';
import { AnchorFunction, type Shared } from './anchor-function.ts';

const stageFunctions = ['stages.morning', 'stages.midday', 'stages.evening'] as const;

/** The group and the role: known to the functions that write schedules. */
export class Schedules extends Construct {
  readonly groupName: string;
  /** `arn:...:schedule/GROUP/*` */
  readonly all: string;
  readonly role: Role;

  constructor(scope: Construct, id: string, prefix: string) {
    super(scope, id);
    // The stage is in the group's name: with it in a schedule's own, 64 characters would not do.
    this.groupName = prefix;
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
  }
}

export interface StagesProps {
  readonly schedules: Schedules;
  readonly shared: Shared;
}

export class Stages extends Construct {
  constructor(scope: Construct, id: string, { schedules, shared }: StagesProps) {
    super(scope, id);
    const lambdas = stageFunctions.map(
      (name) =>
        new AnchorFunction(this, resourceId(name).slice('Stages'.length), {
          name,
          description: `Sends one user's ${name.replace('stages.', '')} letter`,
          shared,
          asynchronous: true,
        }).lambda,
    );
    schedules.role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: lambdas.map(({ functionArn }) => functionArn),
      }),
    );
    schedules.role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [shared.deadLetters.queueArn],
      }),
    );
  }

  /** What a stage's slug is added to, to name its Lambda; a reference would close a circle. */
  static arnPrefix(scope: Construct, prefix: string): string {
    return Stack.of(scope).formatArn({
      service: 'lambda',
      resource: `function:${functionName(prefix, stageFunctions[0]).replace(/morning$/, '')}`,
    });
  }
}
