/** The local DynamoDB: JSON 1.0 with the operation in a header, over the embedded table. */
import type { Cloud } from '../cloud.ts';
import type { Body } from '../dynamodb/dynalite.ts';
import { DynamoRefusal } from '../dynamodb/refusal.ts';
import { transactItems } from '../dynamodb/transactions.ts';
import type { WriteKind } from '../dynamodb/writes.ts';
import { type LocalDynamo, partsOf, tableNames, textIn } from '../dynamodb.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  jsonAnswer,
  type Need,
  operationIn,
  type Service,
} from './service.ts';

const actionOfStep: Readonly<Record<WriteKind, string>> = {
  Put: 'PutItem',
  Update: 'UpdateItem',
  Delete: 'DeleteItem',
  ConditionCheck: 'ConditionCheckItem',
};

/** A transaction needs the permission of each thing it does; it has none of its own. */
function actionsOf(operation: string, body: Body): readonly string[] {
  if (operation !== 'TransactWriteItems') return [operation];
  return transactItems(body).map(({ kind }) => actionOfStep[kind]);
}

type Row = Readonly<Record<string, { readonly S?: string } | undefined>>;

/** The rows that one part of a request names by their keys; undefined where it names none. */
function namedIn(part: Body): readonly Row[] | undefined {
  const row = (part['Key'] ?? part['Item']) as Row | undefined;
  return row ? [row] : (part['Keys'] as readonly Row[] | undefined);
}

/** The partition that a query reads; a query that names none is refused before it reads. */
function queriedIn(part: Body, partition: string): readonly string[] | undefined {
  const names = (part['ExpressionAttributeNames'] ?? {}) as Readonly<Record<string, string>>;
  const values = (part['ExpressionAttributeValues'] ?? {}) as Row;
  const condition = textIn(part, 'KeyConditionExpression') ?? '';
  for (const [, name = '', value = ''] of condition.matchAll(/([#\w.-]+)\s*=\s*(:\w+)/g)) {
    if ((names[name] ?? name) === partition) return [values[value]?.S ?? ''];
  }
  return undefined;
}

/** The partition keys of the rows that a policy may ask about, for each table in turn. */
const rowsOf = (operation: string, body: Body, partition: string) =>
  partsOf(operation, body).map(
    (part) =>
      namedIn(part)?.map((row): string => row[partition]?.S ?? '') ?? queriedIn(part, partition),
  );

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

const json = (body: unknown, status?: number): Answer => jsonAnswer('x-amz-json-1.0', body, status);

function asAwsError(error: unknown): unknown {
  if (!(error instanceof DynamoRefusal)) return error;
  const { code, message, fields } = error;
  return new AwsError(code, message, code === 'InternalServerError' ? 500 : 400, fields);
}

function bodyIn(asked: AwsRequest): Body {
  try {
    return JSON.parse(asked.body.toString() || '{}') as Body;
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
      const operation = operationIn(asked);
      const body = bodyIn(asked);
      try {
        return {
          operation,
          needs: needsOf(operation, body),
          conflict: conflictOf(operation, body),
          run: (spend) =>
            database.execute(operation, body, spend).then(
              (done) => json(done),
              (error: unknown) => {
                throw asAwsError(error);
              },
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
