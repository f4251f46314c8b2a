/** Which rows a request to DynamoDB names, by their partition keys: what a policy may ask about. */
import type { Body } from '../dynamodb/dynalite.ts';

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

/** For each table that the request names, in that order; undefined where no row is named. */
export const rowsOf = (operation: string, body: Body, partition: string) =>
  partsOf(operation, body).map((part) =>
    namedIn(part)?.map((row): string => row[partition]?.S ?? ''),
  );
