/** A function may do what its policy allows and nothing else; every refusal is written down. */
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import {
  BatchGetCommand,
  DeleteCommand,
  DynamoDBDocumentClient,
  GetCommand,
  PutCommand,
  QueryCommand,
  ScanCommand,
  TransactWriteCommand,
} from '@aws-sdk/lib-dynamodb';
import { describe, expect, test } from '@jest/globals';
import { policyOf } from '#scripts/local/aws/iam.ts';
import type { Statement } from '#scripts/local/cloud.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { builtCloud } from '#test/kit/world.ts';
import { allow, failure, type Running, running, smallCloud, tableArn } from './small-cloud.ts';

const TableName = 'anchor-test';
const Item = { pk: 'u', sk: 'a' };

/** Runs with `onboarding.createUser` allowed this much. */
async function allowed(
  statements: readonly Statement[],
  story: (table: DynamoDBDocumentClient, aws: Running) => Promise<void>,
) {
  const aws = await running({ cloud: smallCloud(statements), now: Date.now });
  const client = new DynamoDBClient(aws.client('onboarding.createUser'));
  await story(DynamoDBDocumentClient.from(client), aws).finally(() => aws.close());
}

describe('a policy', () => {
  const deny: Statement = {
    effect: 'Deny',
    actions: ['s3:*'],
    resources: ['arn:aws:s3:::b/secret*'],
  };
  const may = policyOf([
    allow(['s3:Get*', 's3:PutObject'], 'arn:aws:s3:::b/*'),
    allow(['dynamodb:GetItem'], 'arn:t', 'arn:t/index/?'),
    deny,
  ]);

  test.each([
    ['s3:GetObject', 'arn:aws:s3:::b/mail/1', true],
    ['S3:getobject', 'arn:aws:s3:::b/mail/1', true],
    ['s3:GetObject', 'arn:aws:s3:::b', false],
    ['s3:GetObject', 'arn:aws:s3:::B/mail/1', false],
    ['s3:DeleteObject', 'arn:aws:s3:::b/mail/1', false],
    ['s3:PutObjectAcl', 'arn:aws:s3:::b/mail/1', false],
    ['s3:GetObject', 'arn:aws:s3:::b/secret/1', false],
    ['dynamodb:GetItem', 'arn:t', true],
    ['dynamodb:GetItem', 'arn:t/index/1', true],
    ['dynamodb:GetItem', 'arn:t/index/12', false],
    ['dynamodbXGetItem', 'arn:t', false],
  ])('asked for %s on %s says %j, each time', (action, resource, answer) => {
    expect([may(action, resource), may(action, resource)]).toEqual([answer, answer]);
  });

  test('without statements allows nothing', () => {
    expect(policyOf([])('s3:GetObject', '*')).toBe(false);
  });
});

test('what is allowed is done, what is not is refused, does nothing and is written down', () =>
  allowed([allow(['dynamodb:PutItem'], tableArn)], async (table, aws) => {
    await table.send(new PutCommand({ TableName, Item }));
    const refused = await failure(table.send(new GetCommand({ TableName, Key: Item })));

    expect(refused.name).toBe('AccessDeniedException');
    expect(refused.message).toContain('not authorized to perform: dynamodb:GetItem');
    expect(aws.calls.denied()).toEqual([
      { caller: 'onboarding.createUser', action: 'dynamodb:GetItem', resource: tableArn },
    ]);
  }));

test('a right to some rows is none to others, nor to what names no row', () => {
  const key = 'dynamodb:LeadingKeys';
  const some: Statement = {
    ...allow(['dynamodb:PutItem', 'dynamodb:BatchGetItem', 'dynamodb:Query'], tableArn),
    conditions: [
      { test: 'ForAllValues:StringLike', key, values: ['ADMIN#*'] },
      { test: 'Null', key, values: ['false'] },
    ],
  };
  return allowed([some], async (table, aws) => {
    const own = { pk: 'ADMIN#1', sk: 'a' };
    const others = { pk: 'USER#1', sk: 'a' };
    const get = (...Keys: (typeof own)[]) =>
      new BatchGetCommand({ RequestItems: { [TableName]: { Keys } } });
    const put = (...items: (typeof own)[]) =>
      new TransactWriteCommand({
        TransactItems: items.map((one) => ({ Put: { TableName, Item: one } })),
      });
    await table.send(new PutCommand({ TableName, Item: own }));
    await table.send(put({ ...own, sk: 'b' }, { ...own, sk: 'c' }));
    const query = (pk: string) =>
      new QueryCommand({
        TableName,
        KeyConditionExpression: '#p = :p AND sk = :s',
        ExpressionAttributeNames: { '#p': 'pk' },
        ExpressionAttributeValues: { ':p': pk, ':s': 'a' },
      });
    expect((await table.send(get(own))).Responses?.[TableName]).toEqual([own]);
    expect((await table.send(query(own.pk))).Items).toEqual([own]);
    expect(aws.calls.denied()).toEqual([]);

    const refused = [
      await failure(table.send(new PutCommand({ TableName, Item: others }))),
      await failure(table.send(get(own, others))),
      await failure(table.send(put(own, others))),
      await failure(table.send(query(others.pk))),
    ];

    expect(refused.map(({ name }) => name)).toEqual(Array(4).fill('AccessDeniedException'));
  });
});

test('the rows of administrators are closed to whoever needs none of them', async () => {
  const cloud = builtCloud();
  const { name } = cloud.table;
  const aws = await running({ cloud, now: Date.now });
  const as = (who?: FunctionName) =>
    DynamoDBDocumentClient.from(new DynamoDBClient(aws.client(who)));
  const admin = { pk: 'ADMIN#1', sk: 'ADMIN' };
  const row = { TableName: name, Key: admin };
  const get = new GetCommand(row);
  const put = new PutCommand({ TableName: name, Item: { ...admin, isOurs: true } });
  const remove = new DeleteCommand(row);
  const batch = new BatchGetCommand({ RequestItems: { [name]: { Keys: [admin] } } });
  const query = (KeyConditionExpression: string) =>
    new QueryCommand({
      TableName: name,
      KeyConditionExpression,
      ExpressionAttributeNames: { '#key': 'pk' },
      ExpressionAttributeValues: { ':pk': admin.pk, ':sk': admin.sk },
    });
  const together = new TransactWriteCommand({
    TransactItems: [
      { Put: { TableName: name, Item: { pk: 'USER#1', sk: 'PROFILE' } } },
      { ConditionCheck: { ...row, ConditionExpression: 'attribute_exists(pk)' } },
    ],
  });
  const [publics, admins, logins] = [as('inbound.email'), as('users.purge'), as('auth.login')];
  const refusals = () =>
    Promise.all([
      ...[get, put, remove, together].map((one) => failure(publics.send(one as GetCommand))),
      failure(publics.send(query('#key = :pk AND sk = :sk'))),
      failure(publics.send(query('sk = :sk AND #key=:pk'))),
      ...[get, put, remove].map((one) => failure(admins.send(one as GetCommand))),
    ]);

  await logins.send(put);
  const names = (await refusals()).map((refused) => refused.name);

  expect(names).toEqual(names.map(() => 'AccessDeniedException'));
  expect((await logins.send(get)).Item).toMatchObject(admin);
  expect((await admins.send(batch)).Responses?.[name]).toMatchObject([admin]);
  await aws.close();
});

test('an index is a resource of its own', () =>
  allowed([allow(['dynamodb:Query'], tableArn)], async (table, aws) => {
    const query = {
      TableName,
      KeyConditionExpression: 'pk = :p',
      ExpressionAttributeValues: { ':p': 'u' },
    };
    await table.send(new QueryCommand(query));
    const byHandle = { ...query, IndexName: 'byHandle', KeyConditionExpression: 'gpk = :p' };
    await failure(table.send(new QueryCommand(byHandle)));

    const [denied] = aws.calls.denied();
    expect(denied?.resource).toBe(`${tableArn}/index/byHandle`);
  }));

test('a transaction needs the permission of each thing it does', () =>
  allowed([allow(['dynamodb:PutItem', 'dynamodb:UpdateItem'], tableArn)], async (table, aws) => {
    const put = { Put: { TableName, Item } };
    const check = {
      ConditionCheck: {
        TableName,
        Key: { pk: 'v', sk: 'a' },
        ConditionExpression: 'attribute_not_exists(pk)',
      },
    };
    const remove = { Delete: { TableName, Key: { pk: 'w', sk: 'a' } } };
    const operator = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client()));
    const count = async () => (await operator.send(new ScanCommand({ TableName }))).Count;

    await failure(table.send(new TransactWriteCommand({ TransactItems: [put, check] })));
    await failure(table.send(new TransactWriteCommand({ TransactItems: [remove] })));

    expect(await count()).toBe(0);
    const missing = ['dynamodb:ConditionCheckItem', 'dynamodb:DeleteItem'];
    expect(aws.calls.denied().map(({ action }) => action)).toEqual(missing);

    await table.send(new TransactWriteCommand({ TransactItems: [put] }));

    expect(await count()).toBe(1);
  }));

test('a key that belongs to nobody is refused', () =>
  allowed([], async (_, aws) => {
    const stranger = DynamoDBDocumentClient.from(new DynamoDBClient(aws.client('stranger')));

    const refused = await failure(stranger.send(new PutCommand({ TableName, Item })));

    expect(refused.name).toBe('UnrecognizedClientException');
    expect(aws.calls.seen()).toEqual([]);
  }));
