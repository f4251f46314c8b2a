/** The three touchpoints: the group of their schedules, the role that fires them, the Lambdas. */
import { Duration, Stack } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { CfnScheduleGroup } from 'aws-cdk-lib/aws-scheduler';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionName, resourceId } from '#shared/contract/functions.ts';
import { acknowledge } from './acknowledge.ts';
import { AnchorFunction, eventSeconds, type Shared } from './anchor-function.ts';
import type { Config } from './config.ts';
import { batchesFor, pauseFor, workersFor } from './send-rate.ts';

const stageFunctions = ['stages.morning', 'stages.midday', 'stages.evening'] as const;

type StageFunction = (typeof stageFunctions)[number];

/** `Morning` */
const shortId = (name: StageFunction) => resourceId(name).slice('Stages'.length);

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
  readonly config: Config;
  readonly schedules: Schedules;
  readonly shared: Shared;
}

type Queued = Pick<Config, 'sesPerSecond'> & Pick<StagesProps, 'shared'>;

/** How many Lambdas of a stage share SES's rate, and how long each pauses between two mails. */
function turnsOf({ sendLimiter, sesPerSecond }: Config) {
  const workers =
    sendLimiter === 'queue' ? batchesFor(sesPerSecond).most : workersFor(sesPerSecond);
  return { workers, pauseMs: pauseFor(sesPerSecond, workers) };
}

export class Stages extends Construct {
  /** Before the Lambdas, where a queue keeps a herd within SES's rate; else none. */
  readonly queues: readonly Queue[];

  constructor(scope: Construct, id: string, { config, schedules, shared }: StagesProps) {
    super(scope, id);
    const { sendLimiter, sesPerSecond } = config;
    const { workers, pauseMs } = turnsOf(config);
    const stages = stageFunctions.map((name) => ({
      name,
      lambda: new AnchorFunction(this, shortId(name), {
        name,
        description: `Sends one user's ${name.replace('stages.', '')} letter`,
        shared,
        asynchronous: true,
        ...(sendLimiter === 'concurrency' && { atOnce: workers }),
      }).lambda,
    }));
    if (sendLimiter !== 'none') {
      for (const { lambda } of stages) lambda.addEnvironment('SEND_PAUSE_MS', String(pauseMs));
    }
    // Also with a queue: schedules that were made before it still name the Lambdas.
    schedules.role.addToPolicy(
      new PolicyStatement({
        actions: ['lambda:InvokeFunction'],
        resources: stages.map(({ lambda }) => lambda.functionArn),
      }),
    );
    this.queues =
      sendLimiter === 'queue'
        ? stages.map(({ name, lambda }) => this.queue(name, lambda, { shared, sesPerSecond }))
        : [];
    schedules.role.addToPolicy(
      new PolicyStatement({
        actions: ['sqs:SendMessage'],
        resources: [shared.deadLetters, ...this.queues].map(({ queueArn }) => queueArn),
      }),
    );
  }

  /** Hands a Lambda so many letters at once that their pauses keep them within SES's rate. */
  private queue(name: StageFunction, lambda: LambdaFunction, { shared, sesPerSecond }: Queued) {
    const { prefix, deadLetters } = shared;
    const queue = new Queue(this, `${shortId(name)}Queue`, {
      // As the Lambda's, so that a schedule's target differs by the service alone.
      queueName: functionName(prefix, name),
      enforceSSL: true,
      // A batch that hangs is handed out again only when no attempt of it can still be at work.
      visibilityTimeout: Duration.seconds(6 * eventSeconds),
      // What comes later than three hours still has to be written down as late.
      retentionPeriod: Duration.hours(12),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
    const { size, most } = batchesFor(sesPerSecond);
    lambda.addEventSource(
      new SqsEventSource(queue, {
        batchSize: size,
        maxConcurrency: most,
        reportBatchItemFailures: true,
      }),
    );
    acknowledge(lambda, {
      'Serverless-LambdaEventSourceMappingDestination':
        'What fails goes from its queue to the dead letters, after five attempts.',
    });
    return queue;
  }

  /** What a stage's slug is added to, to name what its schedules ask; a reference is a circle. */
  static targetPrefix(scope: Construct, { prefix, sendLimiter }: Config): string {
    const name = functionName(prefix, stageFunctions[0]).replace(/morning$/, '');
    const isQueue = sendLimiter === 'queue';
    return Stack.of(scope).formatArn({
      service: isQueue ? 'sqs' : 'lambda',
      resource: isQueue ? name : `function:${name}`,
    });
  }
}
