/** Our receipt rule set is made the active one where none is, and never in place of another's. */
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import * as sesModule from '@aws-sdk/client-ses';
import { beforeAll, expect, test } from '@jest/globals';
import { settle } from '#lib/active-rules/handler.ts';
import { allOf, aWhileMs, grownSettings, synthesisedProd } from './synthesised.ts';

let source: string;

beforeAll(async () => {
  const template = await synthesisedProd(grownSettings);
  const inline = allOf(template, 'AWS::Lambda::Function').filter(({ its }) => its.Code.ZipFile);
  source = inline[0]?.its.Code.ZipFile;
}, aWhileMs);

type Kind = 'Create' | 'Update' | 'Delete';

const told = (RequestType: Kind, ResponseURL = '') => ({
  RequestType,
  ResponseURL,
  StackId: 'stack',
  RequestId: 'request',
  LogicalResourceId: 'Active',
  ResourceProperties: { RuleSetName: 'anchor-prod' },
});

/** An account in which a set may be active; tells which one is afterwards. */
function account(active: string | undefined) {
  let now = active;
  const send = async (command: unknown) => {
    if (command instanceof sesModule.SetActiveReceiptRuleSetCommand)
      now = command.input.RuleSetName;
    return now === undefined ? {} : { Metadata: { Name: now } };
  };
  return { ses: { send } as never, active: () => now };
}

test.each([
  ['Create', undefined, 'anchor-prod'],
  ['Create', 'anchor-prod', 'anchor-prod'],
  ['Update', undefined, 'anchor-prod'],
  ['Update', 'anchor-prod', 'anchor-prod'],
  ['Delete', 'anchor-prod', undefined],
  ['Delete', 'somebody-else', 'somebody-else'],
  ['Delete', undefined, undefined],
] as const)('%s while %s is active leaves %s active', async (kind, before, after) => {
  const { ses, active } = account(before);

  await settle(told(kind), ses);

  expect(active()).toBe(after);
});

test.each(['Create', 'Update'] as const)('%s refuses to replace a foreign set', async (kind) => {
  const { ses, active } = account('somebody-else');

  await expect(settle(told(kind), ses)).rejects.toThrow('somebody-else is active');
  expect(active()).toBe('somebody-else');
});

/** The source of the template, with the account in place of the runtime's own client. */
function shipped(ses: object): (event: object) => Promise<void> {
  const exported = { exports: {} as { handler: (event: object) => Promise<void> } };
  const client = {
    ...sesModule,
    SESClient: class {
      send = Object(ses).send;
    },
  };
  runInNewContext(source, {
    module: exported,
    exports: exported.exports,
    fetch,
    require: () => client,
  });
  expect(source.length).toBeLessThanOrEqual(4096);
  return exported.exports.handler;
}

test.each([
  [undefined, { Status: 'SUCCESS' }],
  ['somebody-else', { Status: 'FAILED', Reason: expect.stringContaining('somebody-else') }],
])('what ships answers CloudFormation while %s is active', async (before, answer) => {
  const heard = Promise.withResolvers<string>();
  const server = createServer((request, response) => {
    void text(request).then(heard.resolve);
    response.end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const { ses } = account(before);

  await shipped(ses)(told('Create', url));

  expect(JSON.parse(await heard.promise)).toMatchObject({
    ...answer,
    PhysicalResourceId: 'anchor-prod',
    RequestId: 'request',
    LogicalResourceId: 'Active',
  });
  server.close();
});
