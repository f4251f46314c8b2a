/**
 * A small cloud and its endpoint for the tests of the local AWS: two functions, one table, one of
 * each.
 */

import { startAwsEndpoint } from '#scripts/local/aws/endpoint.ts';
import type { AwsEndpoint, EndpointOptions } from '#scripts/local/aws/types.ts';
import type { Cloud, CloudFunction, Statement } from '#scripts/local/cloud.ts';
import type { FunctionName } from '#shared/contract/functions.ts';

export const tableArn = 'arn:aws:dynamodb:us-east-1:123456789012:table/anchor-test';
export const roleArn = 'arn:aws:iam::123456789012:role/anchor-test-scheduler';
export const mailTopic = 'arn:aws:sns:us-east-1:123456789012:anchor-test-mail';

export const allow = (actions: readonly string[], ...resources: readonly string[]): Statement => ({
  effect: 'Allow',
  actions,
  resources,
});

const lambda = (name: FunctionName, statements: readonly Statement[]): CloudFunction => ({
  name,
  awsName: `anchor-test-${name}`,
  arn: `arn:aws:lambda:us-east-1:123456789012:function:anchor-test-${name}`,
  bundle: `dist/functions/${name}`,
  environment: { SENDER_ADDRESS: 'hello@a.example', REPLY_DOMAIN: 'reply.a.example' },
  statements,
  timeoutMs: 10_000,
  memoryMb: 256,
  retryAttempts: 0,
  maxEventAgeMs: 60_000,
  topics: [],
});

/** `may` is what `onboarding.createUser`, the only function, is allowed. */
export const smallCloud = (may: readonly Statement[] = []): Cloud => ({
  region: 'us-east-1',
  account: '123456789012',
  table: {
    name: 'anchor-test',
    arn: tableArn,
    ttlAttribute: 'expiresAt',
    keys: { partition: 'pk', sort: 'sk' },
    indexes: [{ name: 'byHandle', partition: 'gpk', sort: 'gsk', projection: 'ALL' }],
  },
  buckets: [{ name: 'anchor-test-mail', arn: 'arn:aws:s3:::anchor-test-mail' }],
  topics: [mailTopic],
  queues: [],
  jobs: [],
  scheduleGroup: 'anchor-test',
  schedulerRoleArn: roleArn,
  schedulerStatements: [],
  receiptRule: { recipients: [], bucket: 'anchor-test-mail', prefix: 'inbound/', topic: mailTopic },
  logGroup: '/anchor/test',
  functions: [lambda('onboarding.createUser', may)],
  routes: [],
  behaviours: [],
  hostFunction: '',
});

export interface Running extends AwsEndpoint {
  readonly killed: { caller: string; invocationId: string }[];
  readonly published: { topic: string; message: string }[];
  /** Moves the product's clock. */
  setNow(epochMs: number): void;
  /** What every client of the SDK is given: who calls, and where. */
  client(key?: string): {
    region: string;
    endpoint: string;
    credentials: { accessKeyId: string; secretAccessKey: string };
  };
}

export async function running(changed: Partial<EndpointOptions> = {}): Promise<Running> {
  const killed: Running['killed'] = [];
  const published: Running['published'] = [];
  let now = Date.UTC(2026, 10, 20, 12);
  const endpoint = await startAwsEndpoint({
    cloud: smallCloud(),
    dataDir: undefined,
    port: 0,
    now: () => now,
    publish: (topic, message) => published.push({ topic, message }),
    kill: (caller, invocationId) => killed.push({ caller, invocationId }),
    ...changed,
  });
  return {
    ...endpoint,
    killed,
    published,
    setNow(epochMs) {
      now = epochMs;
    },
    client: (key = endpoint.operatorKey) => ({
      region: 'us-east-1',
      endpoint: endpoint.url,
      credentials: { accessKeyId: key, secretAccessKey: 'unused' },
    }),
  };
}

/** The error of a call that must fail, whatever its class. */
export const failure = (call: Promise<unknown>): Promise<Error & Record<string, unknown>> =>
  call.then(
    (answer) => {
      throw new Error(`Expected a refusal, got ${JSON.stringify(answer)}`);
    },
    (error: Error & Record<string, unknown>) => error,
  );
