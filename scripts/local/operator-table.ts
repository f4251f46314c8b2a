/** The local AWS as the operator reaches it: of a run that is going on, or of its data alone. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { operatorKey } from './aws/authorizer.ts';
import { startAwsEndpoint } from './aws/endpoint.ts';
import { openClock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import { type DataFolder, openDataFolder, type Running } from './data-folder.ts';

export const operatorTable = (url: string, { region }: Cloud): DynamoDBDocumentClient =>
  DynamoDBDocumentClient.from(
    new DynamoDBClient({
      region,
      endpoint: url,
      credentials: { accessKeyId: operatorKey, secretAccessKey: 'local' },
    }),
    { marshallOptions: { removeUndefinedValues: true } },
  );

/** Works on what a data folder holds; throws a Problem that says why it cannot. */
export async function withLocalEndpoint<Done>(
  dataDir: string,
  cloud: Cloud,
  work: (url: string) => Promise<Done>,
): Promise<Done> {
  const folder = held(dataDir);
  if ('awsPort' in folder) return work(`http://127.0.0.1:${folder.awsPort}`);
  const { now } = openClock(dataDir);
  const quiet = { publish: () => {}, kill: () => {} };
  const endpoint = await startAwsEndpoint({ cloud, dataDir, port: 0, now, ...quiet });
  try {
    return await work(endpoint.url);
  } finally {
    await endpoint.close();
    folder.release();
  }
}

/** The folder, for us alone, or the run that holds it. */
function held(dataDir: string): DataFolder | Running {
  try {
    return openDataFolder(dataDir);
  } catch (problem) {
    const file = join(dataDir, 'run.json');
    // Whoever holds the folder has written the file, as the lock before it was tried.
    if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Running;
    throw problem;
  }
}
