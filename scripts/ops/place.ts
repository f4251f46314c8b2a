/** Where the operator's commands work: on the local run, going or stopped, or on a stage. */
import { existsSync } from 'node:fs';
import { GetFunctionConfigurationCommand, LambdaClient } from '@aws-sdk/client-lambda';
import type { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { functionName } from '#shared/contract/functions.ts';
import { root } from '../build/root.ts';
import { buildIfStale } from '../build.ts';
import { operatorKey } from '../local/aws/authorizer.ts';
import { type Cloud, cloudPath, readCloud } from '../local/cloud.ts';
import { withLocalEndpoint } from '../local/operator-table.ts';
import { Problem, sentenceOf } from '../local/problem.ts';
import { readSettings } from '../local/settings.ts';
import { tell, type Where } from './given.ts';

export interface Place {
  /** What the names of our things in AWS begin with: `anchor-prod`. */
  readonly prefix: string;
  /** As every function is given it. */
  readonly environment: Readonly<Record<string, string>>;
  /** How the functions, queues and topics of the stack hang together, as the build knows it. */
  readonly cloud: Cloud;
}

export const localPrefix = 'anchor-dev';

/** As it is: whoever mends something at night waits for no build of what changed since. */
async function builtCloud(): Promise<Cloud> {
  if (!existsSync(cloudPath)) await buildIfStale(tell);
  return readCloud();
}

/** Works on a stage, or on this machine where none is named; throws a Problem that says why not. */
export async function atPlace<Done>(
  { stage, table, region }: Where,
  work: (place: Place) => Promise<Done>,
): Promise<Done> {
  if (table !== undefined && stage === undefined)
    throw new Problem('A table is not enough here. Say the stage: --stage prod');
  const cloud = await builtCloud();
  if (stage === undefined) return onThisMachine(cloud, work);
  useRegion(region);
  const prefix = `anchor-${stage}`;
  return work({ prefix, environment: await environmentOf(prefix), cloud });
}

/** Works on a table: of a stage, by its own name, or on this machine. */
export async function onTable<Done>(
  where: Where,
  work: (table: DynamoDBDocumentClient, name: string) => Promise<Done>,
): Promise<Done> {
  const open = async (name: string): Promise<Done> => {
    const { table } = await import('#functions/adapters/dynamodb.ts');
    return work(table, name);
  };
  if (where.table === undefined)
    return atPlace(where, ({ environment }) => open(environment['TABLE_NAME'] ?? ''));
  useRegion(where.region);
  return open(where.table);
}

/** Read when a client is first used; the profile's own region where none is given. */
function useRegion(region: string | undefined): void {
  if (region !== undefined) process.env['AWS_REGION'] = region;
}

/** All functions of a stage have the same environment: one that is always there is asked. */
async function environmentOf(prefix: string): Promise<Place['environment']> {
  const FunctionName = functionName(prefix, 'health.check');
  try {
    const { Environment } = await new LambdaClient({}).send(
      new GetFunctionConfigurationCommand({ FunctionName }),
    );
    return Environment?.Variables ?? {};
  } catch (problem) {
    throw new Problem(`The stage could not be asked (${FunctionName}): ${sentenceOf(problem)}`);
  }
}

async function onThisMachine<Done>(cloud: Cloud, work: (place: Place) => Promise<Done>) {
  const { dataDir } = readSettings(process.env, root);
  return withLocalEndpoint(dataDir, cloud, (url) => {
    Object.assign(process.env, {
      AWS_ENDPOINT_URL: url,
      AWS_REGION: cloud.region,
      AWS_ACCESS_KEY_ID: operatorKey,
      AWS_SECRET_ACCESS_KEY: 'local',
    });
    const environment = {
      ...cloud.functions[0]?.environment,
      // As the local run gives it to its functions: a schedule fires on time.
      SCHEDULE_WINDOW_MINUTES: '0',
    };
    return work({ prefix: localPrefix, environment, cloud });
  });
}
