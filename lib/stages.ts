/** The three touchpoints: their Lambdas, and the queues that keep a herd within SES's rate. */
import { Duration, Stack } from 'aws-cdk-lib';
import type { Function as LambdaFunction } from 'aws-cdk-lib/aws-lambda';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { functionName, resourceId } from '#shared/contract/functions.ts';
import { acknowledge } from './acknowledge.ts';
import { AnchorFunction, eventSeconds, type Shared } from './anchor-function.ts';
import type { Config } from './config.ts';
import { type StageFunction, stageFunctions } from './schedules.ts';
import { batchesFor, pauseFor, workersFor } from './send-rate.ts';

/** `Morning` */
const shortId = (name: StageFunction) => resourceId(name).slice('Stages'.length);

export interface StagesProps {
  readonly config: Config;
  readonly shared: Shared;
}

/** How many Lambdas of a stage share SES's rate, and how long each pauses between two mails. */
function turnsOf({ sendLimiter, sesPerSecond }: Config) {
  const workers =
    sendLimiter === 'queue' ? batchesFor(sesPerSecond).most : workersFor(sesPerSecond);
  return { workers, pauseMs: pauseFor(sesPerSecond, workers) };
}

export class Stages extends Construct {
  /** Before the Lambdas, where a queue keeps a herd within SES's rate; else none. */
  readonly queues: readonly Queue[];

  constructor(scope: Construct, id: string, { config, shared }: StagesProps) {
    super(scope, id);
    const { sendLimiter, sesPerSecond } = config;
    const { workers, pauseMs } = turnsOf(config);
    this.queues = stageFunctions.flatMap((name) => {
      const queue = sendLimiter === 'queue' ? this.queue(name, shared) : undefined;
      const { lambda } = new AnchorFunction(this, shortId(name), {
        name,
        description: `Sends one user's ${name.replace('stages.', '')} letter`,
        shared,
        asynchronous: true,
        ...(queue && { queue }),
        ...(sendLimiter === 'concurrency' && { atOnce: workers }),
      });
      if (sendLimiter !== 'none') lambda.addEnvironment('SEND_PAUSE_MS', String(pauseMs));
      if (queue) takes(lambda, queue, sesPerSecond);
      return queue ?? [];
    });
  }

  private queue(name: StageFunction, { prefix, deadLetters }: Shared): Queue {
    return new Queue(this, `${shortId(name)}Queue`, {
      // As the Lambda's, so that a schedule's target differs by the service alone.
      queueName: functionName(prefix, name),
      enforceSSL: true,
      // A batch that hangs is handed out again only when no attempt of it can still be at work.
      visibilityTimeout: Duration.seconds(6 * eventSeconds),
      // What comes later than three hours still has to be written down as late.
      retentionPeriod: Duration.hours(12),
      deadLetterQueue: { queue: deadLetters, maxReceiveCount: 5 },
    });
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

/** Hands a Lambda so many letters at once that their pauses keep them within SES's rate. */
function takes(lambda: LambdaFunction, queue: Queue, sesPerSecond: number): void {
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
}
