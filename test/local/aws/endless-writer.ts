/** Writes pairs of rows in transactions, printing the number of each, until it is killed. */
import { join } from 'node:path';
import { openDynamo } from '#scripts/local/dynamodb.ts';
import { smallCloud } from './small-cloud.ts';

const [, , folder = ''] = process.argv;
const { table } = smallCloud();
const database = await openDynamo(join(folder, 'dynamodb'), table, Date.now);
const unmetered = { read() {}, write() {} };

for (let n = 0; ; n += 1) {
  const put = (name: string) => {
    const key = { S: `${name} ${n}` };
    return { Put: { TableName: table.name, Item: { pk: key, sk: key, gpk: key, gsk: key } } };
  };
  const TransactItems = [put('one'), put('two')];
  await database.execute('TransactWriteItems', { TransactItems }, unmetered);
  process.stdout.write(`${n + 1}\n`);
}
