/** The local DynamoDB: JSON 1.0 with the operation in a header, over the embedded table. */
import type { Cloud } from '../cloud.ts';
import type { Body } from '../dynamodb/dynalite.ts';
import { DynamoRefusal } from '../dynamodb/refusal.ts';
import { transactItems } from '../dynamodb/transactions.ts';
import type { WriteKind } from '../dynamodb/writes.ts';
import { type LocalDynamo, tableNames, textIn } from '../dynamodb.ts';
import { rowsOf } from './dynamodb-rows.ts';
import { type Answer, AwsError, type AwsRequest, type Need, type Service } from './service.ts';

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

const ongoing = 'Transaction is ongoing for the item';

/** What DynamoDB says of a write whose first row is part of another transaction. */
function conflictOf(operation: string, body: Body): AwsError | undefined {
  if (operation === 'TransactWriteItems') {
    const CancellationReasons = transactItems(body).map((_, at) =>
      at === 0 ? { Code: 'TransactionConflict', Message: ongoing } : { Code: 'None' },
    );
    const codes = CancellationReasons.map(({ Code }) => Code).join(', ');
    const message = `Transaction cancelled, please refer cancellation reasons for specific reasons [${codes}]`;
    return new AwsError('TransactionCanceledException', message, 400, { CancellationReasons });
  }
  return /^(Put|Update|Delete)Item$/.test(operation)
    ? new AwsError('TransactionConflictException', ongoing)
    : undefined;
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

function parse(asked: AwsRequest): { operation: string; body: Body } {
  const operation = asked.headers['x-amz-target']?.split('.')[1] ?? '';
  try {
    return { operation, body: JSON.parse(asked.body.toString() || '{}') as Body };
  } catch {
    throw new AwsError('SerializationException', 'The request is not JSON.');
  }
}

export function dynamodbService(cloud: Cloud, database: LocalDynamo): Service {
  const tableArn = (name: string): string =>
    name.startsWith('arn:')
      ? name
      : `arn:aws:dynamodb:${cloud.region}:${cloud.account}:table/${name}`;

  function needsOf(operation: string, body: Body): readonly Need[] {
    if (operation === 'ListTables') return [{ action: 'dynamodb:ListTables', resource: '*' }];
    const index = textIn(body, 'IndexName');
    const actions = actionsOf(operation, body);
    const { partition } =
      cloud.table.indexes.find(({ name }) => name === index) ?? cloud.table.keys;
    const rows = rowsOf(operation, body, partition);
    return tableNames(operation, body).map((name, at) => ({
      action: `dynamodb:${actions[at] ?? actions[0] ?? operation}`,
      resource: `${tableArn(name)}${index ? `/index/${index}` : ''}`,
      ...(rows[at] && { context: { 'dynamodb:LeadingKeys': rows[at] } }),
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
          conflict: conflictOf(operation, body),
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
