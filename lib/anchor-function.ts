/** A Lambda as all of ours are: runtime, bundle, logs, environment, and a role of its own. */
import { join } from 'node:path';
import { Duration } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
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
import type { EnvInput } from '#shared/env.ts';
import { acknowledge, acknowledgeStars } from './acknowledge.ts';
import { readsReplies } from './built.ts';
import type { grants } from './grants.ts';
import { memoryMb } from './memory.ts';
import { needsOf } from './needs.ts';
import { untraced } from './untraced.ts';

const root = join(import.meta.dirname, '..');

/** What is the same for all functions of a stage. */
export interface Shared {
  readonly prefix: string;
  readonly environment: EnvInput;
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
  /** How many may run at once; all that the account has, where it is left out. */
  readonly atOnce?: number;
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
  private readonly role: Role;

  constructor(scope: Construct, id: string, props: AnchorFunctionProps) {
    super(scope, id);
    const { name, description, shared, asynchronous = false, atOnce } = props;
    const { timeout = timeoutOf(name, asynchronous) } = props;

    this.role = this.ownRole(shared);
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
        ...shared.environment,
        ...(readsReplies(name) && { READER_FOLDER: '/opt/reader' }),
      },
      ...(readsReplies(name) && { layers: [shared.readerLayer] }),
      logGroup: shared.logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Of Lambda's own lines those of failures: how long a run took is a metric, and three lines
      // about each would be more than ours are.
      systemLogLevelV2: SystemLogLevel.WARN,
      // A sample of a few per cent, made by Lambda itself: no library of ours slows a start down.
      tracing: untraced.has(name) ? Tracing.DISABLED : Tracing.ACTIVE,
      role: this.role,
      ...(atOnce !== undefined && { reservedConcurrentExecutions: atOnce }),
      ...(asynchronous && lateButNotTooLate(props)),
    });
    for (const { statements, whyStar } of shared.grants(needsOf(name))) {
      for (const statement of statements) this.lambda.addToRolePolicy(statement);
      if (whyStar) acknowledgeStars(this.role, statements, whyStar);
    }
    if (untraced.has(name)) acknowledge(this.lambda, { 'Serverless-LambdaTracing': whyNoTrace });
    acknowledge(this.lambda, {
      'Serverless-LambdaDLQ': asynchronous
        ? 'What fails goes to the dead letters by an on-failure destination, with its reason.'
        : 'The gateway waits for its answer: there is no event that could be lost.',
    });
    acknowledge(this.role, {
      'AwsSolutions-IAM5[Resource::*]': 'X-Ray knows no resource for a trace.',
    });
  }

  /** Its own role, which may write to our log group alone, as the managed policy may to all. */
  private ownRole({ logGroup }: Shared): Role {
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('lambda.amazonaws.com'),
    });
    role.addToPolicy(
      new PolicyStatement({
        actions: ['logs:CreateLogStream', 'logs:PutLogEvents'],
        resources: [logGroup.logGroupArn],
      }),
    );
    return role;
  }
}

/** A touchpoint later than three hours is not sent, so an older event is not tried again. */
const lateButNotTooLate = ({ shared, maxEventAge, retryAttempts }: AnchorFunctionProps) => ({
  maxEventAge: maxEventAge ?? Duration.hours(3),
  retryAttempts: retryAttempts ?? 2,
  onFailure: new SqsDestination(shared.deadLetters),
});

const whyNoTrace = 'It runs for each mail; what it could not do is a dead letter.';
