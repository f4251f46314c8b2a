/** The tables that the same tests run against: the embedded one, and AWS's own where present. */
import { afterAll, test } from '@jest/globals';
import type { OpenTable } from '#scripts/local/aws/types.ts';
import { openDynamo } from '#scripts/local/dynamodb.ts';
import {
  type DynamoDbLocal,
  findDynamoDbLocal,
  openInJava,
  startDynamoDbLocal,
} from './dynamodb-local.ts';
import './patient.ts';

const found = findDynamoDbLocal(process.env['DYNAMODB_LOCAL']);

/** One process for the tests of a file; it is started by the first that wants it. */
let java: Promise<DynamoDbLocal> | undefined;

const inJava: OpenTable = async (table, now) => {
  if (!('jar' in found)) throw new Error(found.why);
  java ??= startDynamoDbLocal(found.jar);
  return openInJava(await java, table, now);
};

const embedded: OpenTable = (table, now) => openDynamo(undefined, table, now);

export interface TestedTable {
  readonly name: string;
  readonly openTable: OpenTable;
}

/** None where it is not present. */
export const dynamoDbLocal: readonly TestedTable[] =
  'jar' in found ? [{ name: 'DynamoDB Local', openTable: inJava }] : [];

/** What the same tests run against, one after the other. */
export const tables: readonly TestedTable[] = [
  { name: 'the embedded table', openTable: embedded },
  ...dynamoDbLocal,
];

/** To be called by a file that uses them: ends what was started, or says why nothing was. */
export function tidyTables(): void {
  afterAll(async () => (await java)?.close());
  if ('why' in found) test.skip(`on DynamoDB Local: not present, as ${found.why}`, () => {});
}

/** Whole worlds run on DynamoDB Local where WORLD_TABLE asks for it by that name. */
export const tableOfWorlds: OpenTable | undefined =
  process.env['WORLD_TABLE'] === 'dynamodb-local' ? inJava : undefined;
