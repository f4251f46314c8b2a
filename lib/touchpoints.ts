/** The Lambda of the touchpoints, and the queue that keeps all herds together within SES's rate. */
import { Duration, Stack } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionName } from '#shared/contract/functions.ts';
import { acknowledge } from './acknowledge.ts';
import { AnchorFunction, eventSeconds, type Shared } from './anchor-function.ts';
import type { Config } from './config.ts';
import { batchesFor, pauseFor } from './send-rate.ts';

/** Also its queue's, so that a schedule's target differs by the service alone. */
const nameWith = (prefix: string): string => functionName(prefix, 'stages.touchpoint');

export interface TouchpointsProps {
  readonly config: Config;
  readonly shared: Shared;
}

export class Touchpoints extends Construct {
  /** Where a queue keeps herds within SES's rate. */
  readonly queue: Queue | undefined;

  constructor(scope: Construct, id: string, { config, shared }: TouchpointsProps) {
    super(scope, id);
    this.queue = config.sendLimiter === 'queue' ? this.queueFor(shared) : undefined;
    const { lambda } = new AnchorFunction(this, 'Touchpoint', {
      name: 'stages.touchpoint',
      description: "Sends one user's morning, midday or evening letter",
      shared,
      asynchronous: true,
      ...(this.queue && { queue: this.queue }),
    });
    if (!this.queue) return;
    const { size, most } = batchesFor(config.sesPerSecond);
    lambda.addEnvironment('SEND_PAUSE_MS', String(pauseFor(config.sesPerSecond, most)));
    lambda.addEventSource(
      new SqsEventSource(this.queue, {
        batchSize: size,
        maxConcurrency: most,
        reportBatchItemFailures: true,
      }),
    );
    acknowledge(lambda, {
      'Serverless-LambdaEventSourceMappingDestination':
        'What fails goes from the queue to the dead letters, after five attempts.',
    });
  }

  private queueFor({ prefix, deadLetters }: Shared): Queue {
    return new Queue(this, 'Queue', {
      queueName: nameWith(prefix),
      enforceSSL: true,
      // A batch that hangs is handed out again only when no attempt of it can still be at work.
      visibilityTimeout: Duration.seconds(6 * eventSeconds),
      // What comes later than three hours still has to be written down as late.
      retentionPeriod: Duration.hours(12),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
  }

  /** What schedules ask, by its name: a reference would be a circle. */
  static arn(scope: Construct, { prefix, sendLimiter }: Config): string {
    const name = nameWith(prefix);
    return Stack.of(scope).formatArn(
      sendLimiter === 'queue'
        ? { service: 'sqs', resource: name }
        : { service: 'lambda', resource: `function:${name}` },
    );
  }
}
