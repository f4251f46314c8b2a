/** A cloud of a few functions written for a test, with their bundles in a folder of their own. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Cloud, CloudFunction } from '#scripts/local/cloud.ts';
import { bundleFolder, type FunctionName } from '#shared/contract/functions.ts';

export interface SmallFunction extends Partial<Omit<CloudFunction, 'name' | 'bundle'>> {
  /** An ES module that exports `handler`. */
  readonly source: string;
}

export interface SmallCloud {
  readonly cloud: Cloud;
  readonly root: string;
  readonly remove: () => void;
}

const account = '000000000000';
export const deadLetterArn = `arn:aws:sqs:us-east-1:${account}:dead-letters`;
export const noticesArn = `arn:aws:sns:us-east-1:${account}:notices`;
export const functionArn = (name: FunctionName): string =>
  `arn:aws:lambda:us-east-1:${account}:function:small-${name.replace('.', '-')}`;

/** Everything but the functions is the same in each; `more` replaces parts. */
export function smallCloud(
  functions: Partial<Record<FunctionName, SmallFunction>>,
  more: Partial<Cloud> = {},
): SmallCloud {
  const root = mkdtempSync(join(tmpdir(), 'anchor-small-'));
  const made = Object.entries(functions).map(([name, fn]) =>
    functionOf(root, name as FunctionName, fn as SmallFunction),
  );
  return {
    root,
    cloud: { ...base, functions: made, ...more },
    remove: () => rmSync(root, { recursive: true, force: true }),
  };
}

function functionOf(root: string, name: FunctionName, { source, ...given }: SmallFunction) {
  const bundle = bundleFolder(name);
  mkdirSync(join(root, bundle), { recursive: true });
  writeFileSync(join(root, bundle, 'index.mjs'), source);
  return {
    name,
    awsName: `small-${name.replace('.', '-')}`,
    arn: functionArn(name),
    bundle,
    environment: {},
    statements: [],
    timeoutMs: 5000,
    memoryMb: 128,
    retryAttempts: 2,
    maxEventAgeMs: 3 * 3_600_000,
    deadLetterArn,
    topics: [],
    ...given,
  } satisfies CloudFunction;
}

const base: Omit<Cloud, 'functions'> = {
  region: 'us-east-1',
  account,
  table: {
    name: 'small',
    arn: `arn:aws:dynamodb:us-east-1:${account}:table/small`,
    ttlAttribute: 'expiresAt',
    keys: { partition: 'pk', sort: 'sk' },
    indexes: [],
  },
  buckets: [{ name: 'mails', arn: 'arn:aws:s3:::mails' }],
  topics: [noticesArn],
  queues: [{ name: 'dead-letters', arn: deadLetterArn }],
  jobs: [],
  scheduleGroup: 'small',
  schedulerRoleArn: `arn:aws:iam::${account}:role/scheduler`,
  schedulerStatements: [
    {
      effect: 'Allow',
      actions: ['lambda:InvokeFunction'],
      resources: [functionArn('stages.touchpoint')],
    },
  ],
  receiptRule: {
    recipients: ['reply.example.com'],
    bucket: 'mails',
    prefix: 'inbound/',
    topic: noticesArn,
  },
  logGroup: '/small',
  routes: [],
  behaviours: [
    { pattern: '/api/*', origin: 'api' },
    { pattern: '/*', origin: 'site' },
  ],
  hostFunction: `function handler(event) {
    if (event.response) return event.response;
    event.request.headers['x-viewer-ip'] = { value: event.viewer.ip };
    return event.request;
  }`,
};
