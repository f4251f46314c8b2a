/** Whatever is asked, the embedded table answers and refuses as AWS's DynamoDB Local does. */
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { DynamoRefusal } from '#scripts/local/dynamodb/refusal.ts';
import { type LocalDynamo, openDynamo } from '#scripts/local/dynamodb.ts';
import { dynamoDbLocal, tidyTables } from '#test/kit/table-engines.ts';
import { probes } from './probes.ts';
import { smallCloud } from './small-cloud.ts';
import { type Asked, someRequests } from './some-requests.ts';

const { table } = smallCloud();
const now = () => Date.UTC(2026, 10, 20, 12);

/** Rows in no order that anybody may count on: those of an index have it only by its own keys. */
const isUnordered = ({ operation, body }: Asked): boolean =>
  operation === 'Scan' || operation === 'BatchGetItem' || body['IndexName'] !== undefined;

const text = (value: unknown): string => JSON.stringify(value, sortedKeys);
function sortedKeys(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .map(([name, held]) => [name, /^[NSB]S$/.test(name) ? [...(held as string[])].sort() : held])
      .toSorted(([one], [other]) => (String(one) < String(other) ? -1 : 1)),
  );
}

function plain(asked: Asked, answer: Asked['body']): unknown {
  const sorted = JSON.parse(text(answer)) as Record<string, unknown>;
  const byText = (rows: unknown) =>
    (rows as unknown[]).toSorted((a, b) => (text(a) < text(b) ? -1 : 1));
  if (!isUnordered(asked)) return sorted;
  if (sorted['Items']) return { ...sorted, Items: byText(sorted['Items']) };
  const { [table.name]: rows = [] } = (sorted['Responses'] ?? {}) as Record<string, unknown>;
  return { ...sorted, Responses: byText(rows) };
}

const unmetered = { read() {}, write() {} };

/** What came of a request: the answer, or the refusal, which each says in its own words. */
async function outcomeOf(database: LocalDynamo, asked: Asked) {
  try {
    const answer = await database.execute(asked.operation, asked.body, unmetered);
    return { answer: plain(asked, answer) };
  } catch (problem) {
    if (!(problem instanceof DynamoRefusal)) throw problem;
    const { code, fields } = problem;
    const reasons = fields['CancellationReasons'] as { Code: string; Item?: unknown }[] | undefined;
    const told = reasons?.map(({ Code, Item }) => ({ Code, Item }));
    return { refused: code, item: fields['Item'], reasons: told };
  }
}

tidyTables();

for (const { name, openTable } of dynamoDbLocal)
  describe(name, () => {
    let embedded: LocalDynamo;
    let java: LocalDynamo;
    const open = async () => {
      embedded = await openDynamo(undefined, table, now);
      java = await openTable(table, now);
    };
    const close = async () => {
      await embedded.close();
      await java.close();
    };
    const compare = async (asked: Asked) => {
      const [ours, theirs] = [await outcomeOf(embedded, asked), await outcomeOf(java, asked)];
      expect({ asked, ...ours }).toEqual({ asked, ...theirs });
    };

    beforeEach(open);
    afterEach(close);

    test.each(probes)('%s', async (_, requests) => {
      for (const asked of requests) await compare(asked);
    });

    test('after whatever was asked before', async () => {
      await fc.assert(
        fc.asyncProperty(someRequests, async (requests) => {
          await close();
          await open();
          for (const asked of requests) await compare(asked);
        }),
      );
    });
  });
