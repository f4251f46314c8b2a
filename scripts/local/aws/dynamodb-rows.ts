/** Which rows a request to DynamoDB names, by their partition keys: what a policy may ask about. */
import type { Body } from '../dynamodb/dynalite.ts';
import { textIn } from '../dynamodb.ts';

interface Write {
  readonly PutRequest?: { readonly Item?: Row };
  readonly DeleteRequest?: { readonly Key?: Row };
}
type Row = Readonly<Record<string, { readonly S?: string } | undefined>>;

/** The rows that one part of a request names by their keys; undefined where it names none. */
function namedIn(part: Body): readonly Row[] | undefined {
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

/**
 * For each table that the request names, in that order; undefined where no row is named. The
 * partition key is the index's where an index is asked.
 */
export const rowsOf = (operation: string, body: Body, partition: string) =>
  partsOf(operation, body).map(
    (part) =>
      namedIn(part)?.map((row): string => row[partition]?.S ?? '') ?? queriedIn(part, partition),
  );
