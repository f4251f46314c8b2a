/** A Lambda as all of ours are: runtime, bundle, logs, environment, and a role of its own. */
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { IKey } from 'aws-cdk-lib/aws-kms';
import {
  Architecture,
  Code,
  type ILayerVersion,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
  Tracing,
} from 'aws-cdk-lib/aws-lambda';
import { SqsDestination } from 'aws-cdk-lib/aws-lambda-destinations';
import type { ILogGroup } from 'aws-cdk-lib/aws-logs';
import type { IQueue } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import { bundleFolder, type FunctionName, functionName } from '#shared/contract/functions.ts';
import type { Settings } from '#shared/env.ts';
import { acknowledge, acknowledgeStars } from './acknowledge.ts';
import { readsReplies } from './built.ts';
import type { grants } from './grants.ts';
import { memoryMb } from './memory.ts';
import { needsOf, secretsOf } from './needs.ts';
import type { SecretValues } from './secrets.ts';
import { untraced } from './untraced.ts';

const root = join(import.meta.dirname, '..');

/** What is the same for all functions of a stage. */
export interface Shared {
  readonly prefix: string;
  /** What all functions are told. */
  readonly settings: Settings;
  /** What those are told in addition who need it. */
  readonly secrets: SecretValues;
  /** Encrypts what they are told. */
  readonly key: IKey;
  readonly logGroup: ILogGroup;
  readonly grants: ReturnType<typeof grants>;
  /** What functions that read replies do it with. */
  readonly readerLayer: ILayerVersion;
  /** Takes what an asynchronous function could not do. */
  readonly deadLetters: IQueue;
}

export interface AnchorFunctionProps {
  readonly name: FunctionName;
  readonly description: string;
  readonly shared: Shared;
  /** Invoked by an event, with nobody waiting: it gets retries and a place for dead letters. */
  readonly asynchronous?: boolean;
  /** Unless said otherwise half a minute, two retries, and three hours until it is too late. */
  readonly timeout?: Duration;
  readonly retryAttempts?: number;
  readonly maxEventAge?: Duration;
  /** From which it takes its events. */
  readonly queue?: IQueue;
}

/** What an event may take unless told otherwise. */
export const eventSeconds = 30;

/** They go through whole days, with a model that may be slow. */
const long: ReadonlySet<FunctionName> = new Set(['dryRun.run', 'stability.runProofs']);

/** Seconds until a function is ended; a model reads three replies of a dry run, 8 seconds each. */
const timeoutOf = (name: FunctionName, asynchronous: boolean): Duration => {
  // The gateway gives up at 30 and would say nothing of why.
  if (long.has(name)) return Duration.seconds(29);
  return Duration.seconds(asynchronous ? eventSeconds : 20);
};

export class AnchorFunction extends Construct {
  readonly lambda: LambdaFunction;

  constructor(scope: Construct, id: string, props: AnchorFunctionProps) {
    super(scope, id);
    const { name, description, shared, asynchronous = false } = props;
    const { timeout = timeoutOf(name, asynchronous) } = props;

    const role = this.role(props);
    this.lambda = new LambdaFunction(this, 'Function', {
      // A name known beforehand lets schedules and policies name a function without a circle.
      functionName: functionName(shared.prefix, name),
      description,
      code: Code.fromAsset(join(root, bundleFolder(name))),
      handler: 'index.handler',
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: memoryMb(name),
      timeout,
      environment: {
        ...shared.settings,
        ...secretsFor(name, shared.secrets),
        ...(readsReplies(name) && { READER_FOLDER: '/opt/reader' }),
      },
      // Lambda itself lets the role decrypt them, by a grant that it makes.
      environmentEncryption: shared.key,
      ...(readsReplies(name) && { layers: [shared.readerLayer] }),
      logGroup: shared.logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Of Lambda's own lines those of failures: how long a run took is a metric, and three lines
      // about each would be more than ours are.
      systemLogLevelV2: SystemLogLevel.WARN,
      // A sample of a few per cent, made by Lambda itself: no library of ours slows a start down.
      tracing: untraced.has(name) ? Tracing.DISABLED : Tracing.ACTIVE,
      // What the library would add by itself stands in the role already.
      role: role.withoutPolicyUpdates(),
      ...(asynchronous && lateButNotTooLate(props)),
    });
    if (untraced.has(name)) acknowledge(this.lambda, { 'Serverless-LambdaTracing': whyNoTrace });
    acknowledge(this.lambda, {
      'Serverless-LambdaDLQ': asynchronous
        ? 'What fails goes to the dead letters by an on-failure destination, with its reason.'
        : 'The gateway waits for its answer: there is no event that could be lost.',
    });
    acknowledge(role, {
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray knows no resource for a trace.',
    });
  }

  /**
   * Its own role with all its rights inside, which is one resource of the stack's 500 and not two.
   * It may write to our log group alone, as the managed policy may to all.
   */
  private role({ name, shared, asynchronous, queue }: AnchorFunctionProps): Role {
    const { logGroup, deadLetters } = shared;
    const granted = shared.grants(needsOf(name));
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
      inlinePolicies: {
        Own: new PolicyDocument({
          statements: [
            allowed(['logs:CreateLogStream', 'logs:PutLogEvents'], logGroup.logGroupArn),
            ...(untraced.has(name) ? [] : [allowed(tracing, '*')]),
            ...(asynchronous ? [allowed(['sqs:SendMessage'], deadLetters.queueArn)] : []),
            ...(queue ? [allowed(taking, queue.queueArn)] : []),
            ...granted.flatMap(({ statements }) => statements),
          ],
        }),
      },
    });
    acknowledge(role, {
      'Serverless-LambdaStarPermissions': 'Each star has a reason of its own, by its resource.',
    });
    for (const { statements, whyStar } of granted) {
      if (whyStar) acknowledgeStars(role, statements, whyStar);
    }
    return role;
  }
}

const allowed = (actions: readonly string[], resource: string): PolicyStatement =>
  new PolicyStatement({ actions: [...actions], resources: [resource] });

const tracing = ['xray:PutTraceSegments', 'xray:PutTelemetryRecords'];

/** What Lambda takes a queue's messages with. */
const taking = [
  'sqs:ReceiveMessage',
  'sqs:ChangeMessageVisibility',
  'sqs:GetQueueAttributes',
  'sqs:DeleteMessage',
];

/** Of the secrets those that its needs name: nothing else of them is told to it. */
const secretsFor = (name: FunctionName, values: SecretValues) =>
  Object.fromEntries(secretsOf(name).map((one) => [one, values[one]]));

/** A touchpoint later than three hours is not sent, so an older event is not tried again. */
const lateButNotTooLate = ({ shared, maxEventAge, retryAttempts }: AnchorFunctionProps) => ({
  maxEventAge: maxEventAge ?? Duration.hours(3),
  retryAttempts: retryAttempts ?? 2,
  onFailure: new SqsDestination(shared.deadLetters),
});

const whyNoTrace = 'It runs for each mail; what it could not do is a dead letter.';
