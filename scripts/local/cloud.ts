/** What the synthesised template says, as the local run executes it: `dist/cloud.json`. */
import { readFileSync } from 'node:fs';
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Method } from '#shared/contract/route.ts';
import { fromRoot } from '../build/root.ts';

export const cloudPath = fromRoot('dist/cloud.json');

/** As it was built last. */
export const readCloud = (): Cloud => JSON.parse(readFileSync(cloudPath, 'utf8')) as Cloud;

/** One statement of a synthesised policy, its resources resolved to local ARNs. */
export interface Statement {
  readonly effect: 'Allow' | 'Deny';
  readonly actions: readonly string[];
  readonly resources: readonly string[];
  /** All have to hold; none is none to hold. */
  readonly conditions?: readonly Condition[];
}

/** How a condition compares, of all that IAM knows; the last asks whether the key is missing. */
export const conditionTests = [
  'StringEquals',
  'ForAllValues:StringLike',
  'ForAnyValue:StringLike',
  'Null',
] as const;

/** What a call must say of itself: the rows it names, the address it sends from ... */
export interface Condition {
  readonly test: (typeof conditionTests)[number];
  /** `dynamodb:LeadingKeys` ... */
  readonly key: string;
  readonly values: readonly string[];
}

export interface CloudFunction {
  readonly name: FunctionName;
  /** Its name in AWS, as in its ARN. */
  readonly awsName: string;
  readonly arn: string;
  /** The folder that ships, from the root; its entry is `index.mjs`, exporting `handler`. */
  readonly bundle: string;
  readonly environment: Readonly<Record<string, string>>;
  readonly statements: readonly Statement[];
  readonly timeoutMs: number;
  readonly memoryMb: number;
  /** For asynchronous invocation. */
  readonly retryAttempts: number;
  readonly maxEventAgeMs: number;
  readonly deadLetterArn?: string;
  /** ARNs of the topics that invoke it. */
  readonly topics: readonly string[];
}

export interface Cloud {
  readonly region: string;
  readonly account: string;
  readonly table: {
    readonly name: string;
    readonly arn: string;
    readonly ttlAttribute: string;
    readonly keys: { readonly partition: string; readonly sort: string };
    readonly indexes: readonly {
      readonly name: string;
      readonly partition: string;
      readonly sort: string;
      readonly projection: 'ALL' | 'KEYS_ONLY';
    }[];
  };
  readonly buckets: readonly {
    readonly name: string;
    readonly arn: string;
    /** How long its objects stay; undefined keeps them. */
    readonly expiresAfterDays?: number;
    /** Which pages may read its objects. */
    readonly cors?: readonly {
      readonly origins: readonly string[];
      readonly methods: readonly string[];
      readonly exposed: readonly string[];
    }[];
  }[];
  readonly topics: readonly string[];
  /** Queues that take dead letters. */
  readonly queues: readonly { readonly name: string; readonly arn: string }[];
  /** What the template itself schedules. */
  readonly jobs: readonly {
    readonly function: FunctionName;
    /** As EventBridge Scheduler writes it, in this time zone. */
    readonly expression: string;
    readonly timezone: string;
    readonly input: string;
  }[];
  readonly scheduleGroup: string;
  readonly schedulerRoleArn: string;
  /** What the scheduler's role may do when it fires. */
  readonly schedulerStatements: readonly Statement[];
  readonly receiptRule: {
    readonly recipients: readonly string[];
    readonly bucket: string;
    readonly prefix: string;
    readonly topic: string;
  };
  /** Where SES tells what became of the mails of a configuration set. */
  readonly eventDestination?: {
    readonly configurationSet: string;
    readonly topic: string;
    /** As events name themselves: `Send`, `Rendering Failure` ... */
    readonly events: readonly string[];
  };
  /** Where it tells the rest of it: which function a rule of the account's bus hands it to. */
  readonly eventRule?: {
    readonly configurationSet: string;
    readonly bus: string;
    readonly events: readonly string[];
    readonly function: FunctionName;
  };
  readonly logGroup: string;
  readonly functions: readonly CloudFunction[];
  readonly routes: readonly {
    readonly method: Method;
    readonly path: string;
    readonly function: FunctionName;
  }[];
  /** CloudFront behaviours in order, the first match wins; `/*` is last. */
  readonly behaviours: readonly {
    readonly pattern: string;
    readonly origin: 'api' | 'site';
    /** In the place of the others', where it has its own. */
    readonly defaultHeaders?: Readonly<Record<string, string>>;
  }[];
  /** What the distribution adds to a request that it hands to the API; names in lower case. */
  readonly originHeaders?: Readonly<Record<string, string>>;
  /** The source of the CloudFront Function that picks the build by host. */
  readonly hostFunction: string;
  /** What the distribution adds to every answer, an error's too; names in lower case. */
  readonly responseHeaders?: Readonly<Record<string, string>>;
  /** What an answer carries unless it says something else there itself. */
  readonly defaultHeaders?: Readonly<Record<string, string>>;
}
