/** The face of DynamoDB: JSON 1.0 with the operation in a header, over the embedded table. */
import type { Cloud } from '../cloud.ts';
import type { Body } from '../dynamodb/dynalite.ts';
import { DynamoRefusal } from '../dynamodb/refusal.ts';
import { transactItems } from '../dynamodb/transactions.ts';
import type { WriteKind } from '../dynamodb/writes.ts';
import { type LocalDynamo, tableNames, textIn } from '../dynamodb.ts';
import { type Answer, type Asked, AwsError, type Face, type Need } from './face.ts';

const actionOfStep: Readonly<Record<WriteKind, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** A transaction needs the permission of each thing it does; it has none of its own. */
function actionsOf(operation: string, body: Body): readonly string[] {
  if (operation === 'TransactGetItems') return ['GetItem'];
  if (operation !== 'TransactWriteItems') return [operation];
  return transactItems(body).map(({ kind }) => actionOfStep[kind]);
}

interface Write {
  readonly PutRequest?: { readonly Item?: Row };
  readonly DeleteRequest?: { readonly Key?: Row };
}
type Row = Readonly<Record<string, { readonly S?: string } | undefined>>;

/** The rows that one part of a request names by their keys; undefined where it names none. */
function rowsOf(part: Body): readonly Row[] | undefined {
  const row = (part['Key'] ?? part['Item']) as Row | undefined;
  if (row) return [row];
  if (Array.isArray(part['Keys'])) return part['Keys'] as readonly Row[];
  if (!Array.isArray(part)) return undefined;
  const writes: readonly Write[] = part;
  return writes.map(
    ({ PutRequest, DeleteRequest }) => PutRequest?.Item ?? DeleteRequest?.Key ?? {},
  );
}

/** The parts of a request, in the order in which `tableNames` says their tables. */
function partsOf(operation: string, body: Body): readonly Body[] {
  if (operation.startsWith('Batch'))
    return Object.values((body['RequestItems'] ?? {}) as Body) as Body[];
  if (!operation.startsWith('Transact')) return [body];
  const items = (body['TransactItems'] ?? []) as readonly Readonly<Record<string, Body>>[];
  return items.flatMap((item) => Object.values(item));
}

const json = (body: Body, status = 200): Answer => ({
  status,
  headers: { 'content-type': 'application/x-amz-json-1.0' },
  body: JSON.stringify(body),
});

const statusOf = (code: string): number => (code === 'InternalServerError' ? 500 : 400);

const asAwsError = (error: unknown): unknown =>
  error instanceof DynamoRefusal
    ? new AwsError(error.code, error.message, statusOf(error.code), error.fields)
    : error;

function parse(asked: Asked): { operation: string; body: Body } {
  const operation = asked.headers['x-amz-target']?.split('.')[1] ?? '';
  try {
    return { operation, body: JSON.parse(asked.body.toString() || '{}') as Body };
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON.');
  }
}

export function dynamodbFace(cloud: Cloud, database: LocalDynamo): Face {
  const tableArn = (name: string): string =>
    name.startsWith('arn:')
      ? name
      : `arn:aws:dynamodb:${cloud.region}:${cloud.account}:table/${name}`;

  const leadingKeysOf = (part: Body | undefined): Pick<Need, 'leadingKeys'> => {
    const rows = part && rowsOf(part);
    return rows ? { leadingKeys: rows.map((row) => row[cloud.table.keys.partition]?.S ?? '') } : {};
  };

  function needsOf(operation: string, body: Body): readonly Need[] {
    if (operation === 'ListTables') return [{ action: 'dynamodb:ListTables', resource: '*' }];
    const index = textIn(body, 'IndexName');
    const actions = actionsOf(operation, body);
    const parts = partsOf(operation, body);
    return tableNames(operation, body).map((name, at) => ({
      action: `dynamodb:${actions[at] ?? actions[0] ?? operation}`,
      resource: `${tableArn(name)}${index ? `/index/${index}` : ''}`,
      ...leadingKeysOf(parts[at]),
    }));
  }

  return {
    service: 'dynamodb',
    errors: {
      denied: ['AccessDeniedException', 400],
      unknownKey: ['UnrecognizedClientException', 400],
      broken: ['InternalServerError', 500],
      throttled: ['ThrottlingException', 400],
    },
    prepare(asked) {
      const { operation, body } = parse(asked);
      try {
        return {
          operation,
          needs: needsOf(operation, body),
          run: async (spend) =>
            json(
              await database.execute(operation, body, spend).catch((error: unknown) => {
                throw asAwsError(error);
              }),
            ),
        };
      } catch (error) {
        throw asAwsError(error);
      }
    },
    refuse: ({ code, message, status, fields }) =>
      json({ __type: `com.amazonaws.dynamodb.v20120810#${code}`, message, ...fields }, status),
  };
}
