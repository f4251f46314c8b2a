/** Requests to a small table: some by chance, and those whose answer is easily got wrong. */
import fc from 'fast-check';

export interface Asked {
  readonly operation: string;
  readonly body: Readonly<Record<string, unknown>>;
}

const TableName = 'anchor-test';
const S = (text: string) => ({ S: text });
const N = (number: number | string) => ({ N: String(number) });
type Row = Readonly<Record<string, unknown>>;

const key = (pk: string, sk: string) => ({ pk: S(pk), sk: S(sk) });
const someKey = fc
  .tuple(fc.constantFrom('a', 'b'), fc.constantFrom('1', '2', '3'))
  .map(([pk, sk]) => key(pk, sk));

const somethingHeld = fc.record<Row>(
  {
    n: fc.constantFrom(N(0), N(1), N(-3), N('2.50'), N('1e3'), S('no number')),
    s: fc.constantFrom(S(''), S('x'), S('xyz'), S('\u00fc\u2713')),
    m: fc.constantFrom({ M: {} }, { M: { x: N(1) } }, { M: { x: { M: { y: S('z') } } } }),
    l: fc.constantFrom({ L: [] }, { L: [N(1), S('two')] }),
    ss: fc.constantFrom({ SS: ['p'] }, { SS: ['p', 'q'] }),
    z: fc.constantFrom({ NULL: true }, { BOOL: false }),
    gpk: fc.constantFrom(S('g'), S('h')),
    gsk: fc.constantFrom(S('1'), S('2')),
  },
  { requiredKeys: [] },
);
const someRow = fc.tuple(someKey, somethingHeld).map(([at, held]) => ({ ...held, ...at }));

interface Said {
  readonly text: string;
  readonly names?: Row;
  readonly values?: Row;
}

const conditions: readonly Said[] = [
  { text: 'attribute_not_exists(pk)' },
  { text: 'attribute_exists(#n)', names: { '#n': 'n' } },
  { text: '#n >= :c', names: { '#n': 'n' }, values: { ':c': N(1) } },
  {
    text: '#n IN (:c, :d) OR begins_with(s, :e)',
    names: { '#n': 'n' },
    values: { ':c': N(0), ':d': N(1000), ':e': S('x') },
  },
  { text: 'NOT contains(ss, :c)', values: { ':c': S('q') } },
  { text: 'size(l) > :c AND m.x = :c', values: { ':c': N(1) } },
  { text: 'attribute_type(z, :c)', values: { ':c': S('NULL') } },
  { text: 's BETWEEN :c AND :d', values: { ':c': S('a'), ':d': S('z') } },
];

const changes: readonly Said[] = [
  { text: 'SET s = :u', values: { ':u': S('changed') } },
  { text: 'ADD #n :u', names: { '#n': 'n' }, values: { ':u': N(2) } },
  { text: 'ADD ss :u', values: { ':u': { SS: ['r'] } } },
  { text: 'DELETE ss :u', values: { ':u': { SS: ['p'] } } },
  { text: 'SET m.x = :u', values: { ':u': S('within') } },
  { text: 'SET m.x.y = :u REMOVE s', values: { ':u': S('deep') } },
  {
    text: 'SET l = list_append(if_not_exists(l, :e), :u)',
    values: { ':e': { L: [] }, ':u': { L: [S('more')] } },
  },
  { text: 'SET #n = if_not_exists(#n, :u) + :u', names: { '#n': 'n' }, values: { ':u': N(1) } },
  { text: 'REMOVE l[0], z' },
  { text: 'SET gpk = :u, gsk = :u', values: { ':u': S('2') } },
  { text: 'REMOVE gpk' },
];

/** Names and values that no expression uses are refused: each brings its own. */
function expressions(parts: Readonly<Record<string, Said | undefined>>): Row {
  const said = Object.entries(parts).flatMap(([name, one]) => (one ? [[name, one] as const] : []));
  const names = Object.assign({}, ...said.map(([, { names: own }]) => own)) as Row;
  const values = Object.assign({}, ...said.map(([, { values: own }]) => own)) as Row;
  return {
    ...Object.fromEntries(said.map(([name, one]) => [name, one.text])),
    ...(Object.keys(names).length > 0 && { ExpressionAttributeNames: names }),
    ...(Object.keys(values).length > 0 && { ExpressionAttributeValues: values }),
  };
}

const maybe = <One>(one: fc.Arbitrary<One>) => fc.option(one, { nil: undefined });
const someCondition = maybe(fc.constantFrom(...conditions));
const shown = fc.constantFrom({}, { ReturnValuesOnConditionCheckFailure: 'ALL_OLD' });

const puts = fc.tuple(someRow, someCondition, shown).map(([Item, condition, rest]) => ({
  TableName,
  Item,
  ...expressions({ ConditionExpression: condition }),
  ...rest,
}));
const deletes = fc.tuple(someKey, someCondition, shown).map(([Key, condition, rest]) => ({
  TableName,
  Key,
  ...expressions({ ConditionExpression: condition }),
  ...rest,
}));
const updates = fc
  .tuple(someKey, fc.constantFrom(...changes), someCondition, shown)
  .map(([Key, change, condition, rest]) => ({
    TableName,
    Key,
    ...expressions({ UpdateExpression: change, ConditionExpression: condition }),
    ...rest,
  }));
const checks = fc
  .tuple(someKey, fc.constantFrom(...conditions), shown)
  .map(([Key, condition, rest]) => ({
    TableName,
    Key,
    ...expressions({ ConditionExpression: condition }),
    ...rest,
  }));

type Body = Readonly<Record<string, unknown>>;

const updateIn = ({ UpdateExpression: said }: Body): string => String(said);

// AWS gives what was updated within a list or a map, DynamoDB Local the whole of it.
const isWithin = (body: Body): boolean => /[.[]/.test(updateIn(body));

const returning = (one: fc.Arbitrary<Body>, ...what: readonly string[]) =>
  fc
    .tuple(one, fc.constantFrom('NONE', ...what))
    .filter(([body, ReturnValues]) => !isWithin(body) || !ReturnValues.startsWith('UPDATED'))
    .map(([body, ReturnValues]) => ({ ...body, ReturnValues }));

type Named = { readonly TableName: string } & ({ readonly Key: Row } | { readonly Item: Row });

const rowOf = (one: Readonly<Record<string, Named>>): string => {
  const [named] = Object.values(one);
  const at = named && ('Key' in named ? named.Key : named.Item);
  return JSON.stringify([at?.['pk'], at?.['sk']]);
};

// AWS documents a path that is not there, or a value of another type, as a reason of the cancelled
// transaction, and two operations on one row as a request that is refused whole; DynamoDB Local
// says otherwise of all three.
const plainUpdates = updates.filter((body) => /^SET s|gpk/.test(updateIn(body)));

const someTransaction = fc
  .uniqueArray(
    fc.oneof(
      puts.map((Put) => ({ Put })),
      deletes.map((Delete) => ({ Delete })),
      plainUpdates.map((Update) => ({ Update })),
      checks.map((ConditionCheck) => ({ ConditionCheck })),
    ),
    { minLength: 1, maxLength: 3, selector: rowOf },
  )
  .map((TransactItems) => ({ TransactItems }));

const ofKey: readonly Said[] = [
  { text: 'pk = :p', values: { ':p': S('a') } },
  { text: 'pk = :p AND sk > :k', values: { ':p': S('a'), ':k': S('1') } },
  {
    text: 'pk = :p AND sk BETWEEN :k AND :j',
    values: { ':p': S('b'), ':k': S('1'), ':j': S('2') },
  },
  { text: 'pk = :p AND begins_with(sk, :k)', values: { ':p': S('b'), ':k': S('3') } },
];
const ofIndex: readonly Said[] = [
  { text: 'gpk = :p', values: { ':p': S('g') } },
  { text: 'gpk = :p AND gsk <= :k', values: { ':p': S('h'), ':k': S('2') } },
];

const paging = fc.record(
  {
    ScanIndexForward: fc.boolean(),
    Limit: fc.integer({ min: 1, max: 3 }),
    Select: fc.constant('COUNT'),
  },
  { requiredKeys: [] },
);
const queries = fc
  .tuple(fc.constantFrom(...ofKey), someCondition, paging)
  .map(([condition, filter, { Limit, ...rest }]) => ({
    TableName,
    ...expressions({ KeyConditionExpression: condition, FilterExpression: noKeyIn(filter) }),
    ...rest,
    // Whether there is more behind the last row of a range that a page just filled is told or not.
    ...(Limit && !condition.text.includes('BETWEEN') && { Limit }),
  }));
// Rows with the same key of an index come in no order, and so no page of them is the same.
const indexQueries = fc.constantFrom(...ofIndex).map((condition) => ({
  TableName,
  IndexName: 'byHandle',
  ...expressions({ KeyConditionExpression: condition }),
}));

/** A filter of a query may not speak of its key. */
const noKeyIn = (said: Said | undefined) => (said?.text.includes('pk') ? undefined : said);

const scans = someCondition.map((filter) => ({
  TableName,
  ...expressions({ FilterExpression: filter }),
}));
const gets = fc
  .tuple(someKey, fc.boolean(), maybe(fc.constant('pk, s, m.x, l[1]')))
  .map(([Key, ConsistentRead, part]) => ({
    TableName,
    Key,
    ConsistentRead,
    ...(part && { ProjectionExpression: part }),
  }));
const batchGets = fc
  .uniqueArray(someKey, { minLength: 1, maxLength: 4, selector: (one) => JSON.stringify(one) })
  .map((Keys) => ({ RequestItems: { [TableName]: { Keys } } }));
const asked = <One extends object>(operation: string, body: fc.Arbitrary<One>) =>
  body.map((one) => ({ operation, body: one as Row }));

/** Writes more often than reads, so that there is something to be read. */
export const someRequests: fc.Arbitrary<readonly Asked[]> = fc.array(
  fc.oneof(
    { weight: 4, arbitrary: asked('PutItem', returning(puts, 'ALL_OLD')) },
    {
      weight: 4,
      arbitrary: asked(
        'UpdateItem',
        returning(updates, 'ALL_NEW', 'UPDATED_NEW', 'ALL_OLD', 'UPDATED_OLD'),
      ),
    },
    { weight: 1, arbitrary: asked('DeleteItem', returning(deletes, 'ALL_OLD')) },
    { weight: 2, arbitrary: asked('TransactWriteItems', someTransaction) },
    { weight: 1, arbitrary: asked('GetItem', gets) },
    { weight: 1, arbitrary: asked('BatchGetItem', batchGets) },
    { weight: 2, arbitrary: asked('Query', queries) },
    { weight: 1, arbitrary: asked('Query', indexQueries) },
    { weight: 1, arbitrary: asked('Scan', scans) },
  ),
  { minLength: 4, maxLength: 16 },
);
