/** Our receipt rule set is made the active one where none is, and never in place of another's. */
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { runInNewContext } from 'node:vm';
import * as sesModule from '@aws-sdk/client-ses';
import { afterEach, beforeAll, expect, test } from '@jest/globals';
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
function shipped(ses: object) {
  const exported = { exports: {} as { handler: (event: object) => Promise<void> } };
  const client = {
    ...sesModule,
    SESClient: class {
      send = Object(ses).send;
    },
  };
  const waits: number[] = [];
  runInNewContext(source, {
    module: exported,
    exports: exported.exports,
    fetch,
    AbortSignal,
    setTimeout: (done: () => void, ms: number) => {
      waits.push(ms);
      setImmediate(done);
    },
    require: () => client,
  });
  expect(source.length).toBeLessThanOrEqual(4096);
  return { handler: exported.exports.handler, waits };
}

const opened: Server[] = [];
afterEach(() => {
  for (const server of opened.splice(0)) server.close();
});

interface Heard {
  readonly method: string | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

/** What stands at CloudFormation's address; it answers with these statuses, the last for ever. */
async function cloudFormation(statuses: readonly (number | 'cut')[]) {
  const heard: Heard[] = [];
  const server = createServer(async (request, response) => {
    heard.push({ method: request.method, headers: request.headers, body: await text(request) });
    const status = statuses[Math.min(heard.length, statuses.length) - 1]!;
    if (status === 'cut') request.socket.destroy();
    else response.writeHead(status).end();
  }).listen(0, '127.0.0.1');
  await new Promise((ready) => server.once('listening', ready));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  opened.push(server);
  return { url, heard };
}

test.each([
  [undefined, { Status: 'SUCCESS' }],
  ['somebody-else', { Status: 'FAILED', Reason: expect.stringContaining('somebody-else') }],
])('what ships answers CloudFormation while %s is active', async (before, answer) => {
  const { url, heard } = await cloudFormation([200]);
  const { handler, waits } = shipped(account(before).ses);

  await handler(told('Create', url));

  expect(heard).toHaveLength(1);
  expect(JSON.parse(heard[0]!.body)).toMatchObject({
    ...answer,
    PhysicalResourceId: 'anchor-prod',
    RequestId: 'request',
    LogicalResourceId: 'Active',
  });
  // As the address was signed: S3 refuses another type, and a body of unknown length.
  expect(heard[0]).toMatchObject({ method: 'PUT', headers: { 'content-type': '' } });
  expect(heard[0]!.headers['content-length']).toBe(String(heard[0]!.body.length));
  expect(heard[0]!.headers).not.toHaveProperty('transfer-encoding');
  expect(waits).toEqual([]);
});

test('what ships answers again, after longer and longer, until it is heard', async () => {
  const { url, heard } = await cloudFormation([503, 'cut', 403, 200]);
  const { handler, waits } = shipped(account(undefined).ses);

  await handler(told('Create', url));

  expect(heard.map(({ body }) => JSON.parse(body).Status)).toEqual(Array(4).fill('SUCCESS'));
  expect(heard.map(({ headers }) => headers['content-type'])).toEqual(['', '', '', '']);
  expect(waits).toEqual([500, 2000, 5000]);
});

test('what ships fails where nobody hears it, so that Lambda runs it again', async () => {
  const { url, heard } = await cloudFormation([500]);
  const { handler } = shipped(account(undefined).ses);

  await expect(handler(told('Create', url))).rejects.toThrow('answered 500');
  expect(heard).toHaveLength(4);
});
