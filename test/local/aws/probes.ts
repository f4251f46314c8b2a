/** Requests whose answers are easily got wrong, in the order in which they are made. */
import type { Asked } from './some-requests.ts';

const TableName = 'anchor-test';
type Body = Asked['body'];

const S = (text: string) => ({ S: text });
const key = (pk: string, sk = 'a') => ({ pk: S(pk), sk: S(sk) });

const ask = (operation: string, body: Body = {}): Asked => ({
  operation,
  body: { TableName, ...body },
});
const put = (pk: string, sk = 'a', more: Body = {}, rest: Body = {}) =>
  ask('PutItem', { Item: { ...key(pk, sk), ...more }, ...rest });
const get = (pk: string, more: Body = {}) => ask('GetItem', { Key: key(pk), ...more });
const query = (text: string, values: Body, more: Body = {}) =>
  ask('Query', { KeyConditionExpression: text, ExpressionAttributeValues: values, ...more });
const update = (text: string, values?: Body, more: Body = {}) =>
  ask('UpdateItem', {
    Key: key('u'),
    UpdateExpression: text,
    ...(values && { ExpressionAttributeValues: values }),
    ReturnValues: 'ALL_NEW',
    ...more,
  });
const transact = (...TransactItems: readonly Body[]): Asked => ({
  operation: 'TransactWriteItems',
  body: { TransactItems },
});
const putting = (pk: string, more: Body = {}, rest: Body = {}) => ({
  Put: { TableName, Item: { ...key(pk), ...more }, ...rest },
});
const ifNew = { ConditionExpression: 'attribute_not_exists(pk)' };

const days = ['1', '2', '3', '4', '5'].map((sk) =>
  put('u', sk, { gpk: S('g'), gsk: S(`z${9 - Number(sk)}`) }),
);
const of = { ':p': S('u') };
const inIndex = { IndexName: 'byHandle' };
const long = 'x'.repeat(1024);
const nested = (depth: number): Body => (depth === 0 ? S('end') : { M: { m: nested(depth - 1) } });

export const probes: readonly (readonly [string, readonly Asked[]])[] = [
  [
    'pages go on where the last one ended',
    [
      ...days,
      query('pk = :p', of, { Limit: 2 }),
      query('pk = :p', of, { Limit: 2, ExclusiveStartKey: key('u', '2') }),
      query('pk = :p', of, { Limit: 5 }),
      query('pk = :p', of, { Limit: 2, ScanIndexForward: false, ExclusiveStartKey: key('u', '2') }),
      query('pk = :p', of, { ExclusiveStartKey: key('u', '25') }),
      query('pk = :p', of, { ExclusiveStartKey: key('other', '2') }),
      query('pk = :p', of, { ExclusiveStartKey: { pk: S('u') } }),
      query('pk = :p', of, { Limit: 0 }),
      query('pk = :p', of, { Select: 'COUNT', Limit: 3 }),
    ],
  ],
  [
    'an index is read by its own keys, and pages by all four',
    [
      ...days,
      query('gpk = :p', { ':p': S('g') }, { ...inIndex, Limit: 2 }),
      query(
        'gpk = :p',
        { ':p': S('g') },
        {
          ...inIndex,
          ScanIndexForward: false,
          ExclusiveStartKey: { gpk: S('g'), gsk: S('z6'), ...key('u', '3') },
        },
      ),
      query('gpk = :p', { ':p': S('g') }, { ...inIndex, ConsistentRead: true }),
      query('pk = :p', of, inIndex),
      query('gpk = :p', { ':p': S('g') }, { IndexName: 'other' }),
      ask('Scan', inIndex),
    ],
  ],
  [
    'a filter takes from what was read',
    [
      ...days,
      query('pk = :p', { ...of, ':s': S('z6') }, { FilterExpression: 'gsk > :s', Limit: 3 }),
      query('pk = :p', { ...of, ':s': S('2') }, { FilterExpression: 'sk > :s' }),
      query('pk = :p AND sk > :s', { ...of, ':s': { N: '2' } }),
      query('pk = :p AND contains(sk, :s)', { ...of, ':s': S('2') }),
      query('pk > :p', of),
      query('pk = :p AND sk > :s AND sk < :s', { ...of, ':s': S('2') }),
      query('sk = :p', of),
    ],
  ],
  [
    'text of any kind is kept, in the order of its bytes',
    [
      put('u', '\u00fc'),
      put('u', 'z'),
      put('u', '\u2713'),
      put('u', '\u{1f600}'),
      put('u', '\uff5e'),
      query('pk = :p', of),
      query('pk = :p AND begins_with(sk, :s)', { ...of, ':s': S('\u00fc') }),
      put('\u00fc\u2713', 'a', { note: S('') }),
      get('\u00fc\u2713'),
    ],
  ],
  [
    'numbers are the same however they are written',
    [
      put('u', 'a', { n: { N: '1.0' }, m: { N: '00012' }, k: { N: '-0' }, e: { N: '1e-3' } }),
      get('u'),
      update('ADD n :v', { ':v': { N: '0.1' } }),
      update('SET m = m - :v', { ':v': { N: '0.01' } }),
      put('u', 'b', { n: { N: '1'.repeat(38) } }),
      put('u', 'c', { n: { N: '1'.repeat(39) } }),
      put('u', 'd', { n: { N: '1e126' } }),
      put('u', 'e', { n: { N: 'one' } }),
      update('ADD n :v', { ':v': S('x') }),
      update('ADD pk :v', { ':v': { N: '1' } }),
      update('SET n = n + :v', { ':v': S('x') }),
      update('SET n = none + :v', { ':v': { N: '1' } }),
    ],
  ],
  [
    'what no row may hold is refused',
    [
      put(''),
      put('u', ''),
      put('u', 'a', { gpk: S(''), gsk: S('1') }),
      put('u', 'a', { gpk: { N: '5' }, gsk: S('1') }),
      put('u', 'a', { gpk: { NULL: true } }),
      put('u', 'a', { x: { SS: [] } }),
      put('u', 'a', { x: { SS: ['p', 'p'] } }),
      put('u', 'a', { x: {} }),
      put('u', 'a', { x: { S: 'a', N: '1' } }),
      put('u', 'a', { x: { Q: 'a' } }),
      put('u', 'a', { x: { NULL: false } }),
      put('u', 'a', { x: nested(31) }),
      put('u', 'a', { x: nested(32) }),
      put('u'.repeat(2048)),
      put('u'.repeat(2049)),
      put('u', 's'.repeat(1024)),
      put('u', 's'.repeat(1025)),
      put('u', 'big', { x: S('x'.repeat(409_580)) }),
      put('u', 'big', { x: S('x'.repeat(409_600)) }),
      ask('PutItem', { Item: { pk: S('u') } }),
      ask('GetItem', { Key: { pk: S('u') } }),
      ask('GetItem', { Key: { ...key('u'), more: S('x') } }),
      ask('GetItem', { Key: { pk: S('u'), sk: { N: '1' } } }),
      ask('Scan', { Select: 'COUNT' }),
    ],
  ],
  [
    'an update changes what it says, and makes the row that is not there',
    [
      update('SET a = :v, b = if_not_exists(c, :v)', { ':v': S('x') }),
      update('SET m = :v', { ':v': { M: { x: { L: [S('0'), S('1')] } } } }),
      update('SET m.x[1] = :v, m.y = m.x[0]', { ':v': S('new') }),
      update('SET m.x[9] = :v', { ':v': S('last') }),
      update('REMOVE m.x[0], a, none'),
      update('SET m.none.y = :v', { ':v': S('x') }),
      update('SET a[0] = :v', { ':v': S('x') }),
      update('SET b = :v, b = :v', { ':v': S('x') }),
      update('SET m = :v, m.x = :v', { ':v': S('x') }),
      update('SET sk = :v', { ':v': S('x') }),
      update('REMOVE pk'),
      update('SET l = list_append(b, :v)', { ':v': { L: [] } }),
      update('SET gpk = :v', { ':v': S('') }),
      update('SET gpk = :v', { ':v': { N: '1' } }),
      update('SET a = :v', { ':v': { SS: ['p'] } }),
      update('ADD a :v', { ':v': { SS: ['q'] } }),
      update('DELETE a :v', { ':v': { SS: ['p', 'q'] } }),
      get('u'),
      ask('UpdateItem', { Key: key('bare') }),
      get('bare'),
      ...['NONE', 'ALL_OLD', 'ALL_NEW'].map((ReturnValues) =>
        update('SET m.y = :v REMOVE b', { ':v': S(ReturnValues) }, { ReturnValues }),
      ),
      ...['NONE', 'ALL_OLD', 'UPDATED_OLD', 'UPDATED_NEW', 'ALL_NEW'].map((ReturnValues) =>
        update('SET c = :v REMOVE b, none', { ':v': S(ReturnValues) }, { ReturnValues }),
      ),
    ],
  ],
  [
    'an expression that is wrong is refused',
    [
      put('u'),
      update('SET status = :v', { ':v': S('x') }),
      update('SET a = :v', { ':v': S('x'), ':w': S('y') }),
      update('SET a = :v'),
      update('SET #a = :v', { ':v': S('x') }),
      update('SET a = :v', { ':v': S('x') }, { ExpressionAttributeNames: { '#a': 'a' } }),
      update('PUT a = :v', { ':v': S('x') }),
      update(''),
      update('SET a = :v,', { ':v': S('x') }),
      update('SET a = :v SET b = :v', { ':v': S('x') }),
      put('u', 'a', {}, { ConditionExpression: 'so (' }),
      put('u', 'a', {}, { ConditionExpression: '' }),
      put(
        'u',
        'a',
        {},
        { ConditionExpression: 'size(pk) = :v', ExpressionAttributeValues: { ':v': { N: '1' } } },
      ),
      put('u', 'a', {}, { ReturnValues: 'ALL_NEW' }),
      get('u', { ProjectionExpression: 'pk, pk' }),
      get('u', { ProjectionExpression: 'm.x, m' }),
      get('u', { ProjectionExpression: '' }),
      get('u', { ExpressionAttributeNames: { '#a': 'a' } }),
      { operation: 'GetItem', body: { TableName: 'other', Key: key('u') } },
      { operation: 'GetItem', body: { TableName: 'o', Key: key('u') } },
      ask('GetItem'),
      ask('Query'),
    ],
  ],
  [
    'a refused condition shows the row to whom it asks',
    [
      put('u', 'a', { by: S('first') }),
      put('u', 'a', {}, ifNew),
      put('u', 'a', {}, { ...ifNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
      ask('DeleteItem', {
        Key: key('none'),
        ConditionExpression: 'attribute_exists(pk)',
        ReturnValuesOnConditionCheckFailure: 'ALL_OLD',
      }),
      ask('DeleteItem', { Key: key('u'), ReturnValues: 'ALL_OLD' }),
      ask('DeleteItem', { Key: key('u'), ReturnValues: 'ALL_OLD' }),
      put('u', 'a', { by: S('again') }, { ...ifNew, ReturnValues: 'ALL_OLD' }),
      put('u', 'a', {}, { ReturnValues: 'ALL_OLD' }),
    ],
  ],
  [
    'transactions are done whole, or say of each why not',
    [
      transact(putting('u', { by: S('first') }, ifNew), putting('v')),
      transact(
        putting('u', {}, { ...ifNew, ReturnValuesOnConditionCheckFailure: 'ALL_OLD' }),
        putting('w'),
      ),
      transact(
        { ConditionCheck: { TableName, Key: key('none'), ...ifNew } },
        { Delete: { TableName, Key: key('v') } },
      ),
      transact(putting('x'), putting('x')),
      transact(),
      transact({ Put: { TableName, Item: { pk: S('u') } } }),
      transact(putting('w', { gpk: S('') })),
      transact(putting('x'), { Put: { TableName: 'other', Item: key('x') } }),
      transact(...Array.from({ length: 101 }, (_, n) => putting(String(n)))),
      ask('Scan'),
    ],
  ],
  [
    'a token does the same once',
    [
      {
        operation: 'TransactWriteItems',
        body: { TransactItems: [putting('u', {}, ifNew)], ClientRequestToken: 'token' },
      },
      {
        operation: 'TransactWriteItems',
        body: { TransactItems: [putting('u', {}, ifNew)], ClientRequestToken: 'token' },
      },
      {
        operation: 'TransactWriteItems',
        body: { TransactItems: [putting('v', {}, ifNew)], ClientRequestToken: 'token' },
      },
    ],
  ],
  [
    'batches read so many rows, each once',
    [
      ...Array.from({ length: 25 }, (_, n) => put('u', String(n).padStart(2, '0'))),
      {
        operation: 'BatchGetItem',
        body: {
          RequestItems: {
            [TableName]: {
              Keys: Array.from({ length: 100 }, (_, n) => key('u', String(n).padStart(2, '0'))),
            },
          },
        },
      },
      {
        operation: 'BatchGetItem',
        body: {
          RequestItems: {
            [TableName]: { Keys: Array.from({ length: 101 }, (_, n) => key('u', String(n))) },
          },
        },
      },
      {
        operation: 'BatchGetItem',
        body: { RequestItems: { [TableName]: { Keys: [key('u'), key('u')] } } },
      },
      { operation: 'BatchGetItem', body: { RequestItems: { other: { Keys: [key('u')] } } } },
      query('pk = :p', of),
    ],
  ],
  [
    'a page ends at a megabyte',
    [
      ...Array.from({ length: 12 }, (_, n) => put('u', `${10 + n}`, { x: S(long.repeat(200)) })),
      query('pk = :p', of, { ProjectionExpression: 'sk' }),
      ask('Scan', { ProjectionExpression: 'sk' }),
    ],
  ],
];
