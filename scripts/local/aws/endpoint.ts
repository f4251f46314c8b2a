/**
 * The local AWS: one HTTP port in front of all services, which knows its caller by the access key.
 */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FunctionName } from '#shared/contract/functions.ts';
import { type CallBook, createCallBook, type OpenCall } from './call-book.ts';
import { dynamodbFace } from './dynamodb.ts';
import { type Answer, type Asked, AwsError, type Face, type Need, type Prepared } from './face.ts';
import { credentialOf, readRequest, send, signedAt } from './http.ts';
import { type Policy, policyOf } from './iam.ts';
import { openKept } from './kept.ts';
import { lambdaFace } from './lambda.ts';
import { logsFace } from './logs.ts';
import { objectKeeper } from './object-keeper.ts';
import { s3Face } from './s3.ts';
import { objectOf } from './s3-operations.ts';
import { scheduleKey } from './schedule-answers.ts';
import { schedulerFace } from './scheduler.ts';
import { sesFace } from './ses.ts';
import { openFate } from './ses-events.ts';
import { snsFace } from './sns.ts';
import { sqsFace } from './sqs.ts';
import type { AwsEndpoint, EndpointOptions, FaultKind } from './types.ts';

/** Who calls with it may do everything. */
export const operatorKey = 'operator';

/** Who calls: a function by its name, or the operator, who may do everything. */
interface Caller {
  readonly name: FunctionName | undefined;
  readonly arn?: string;
  readonly policy: Policy;
}

function callersOf({ cloud }: EndpointOptions): ReadonlyMap<string, Caller> {
  const functions = cloud.functions.map(
    ({ name, arn, statements }) => [name, { name, arn, policy: policyOf(statements) }] as const,
  );
  return new Map<string, Caller>([
    [operatorKey, { name: undefined, policy: () => true }],
    ...functions,
  ]);
}

type Denied = ReturnType<AwsEndpoint['calls']['denied']>[number];

interface Judge {
  readonly book: CallBook;
  readonly denied: Denied[];
  readonly options: EndpointOptions;
  /** Requests under way: the table stays open until they are done. */
  readonly underWay: Set<Promise<void>>;
}

/** Throws what AWS answers when a policy is missing, and keeps it for whoever looks for holes. */
function demand({ denied, options }: Judge, caller: Caller, needs: readonly Need[], face: Face) {
  for (const { action, resource, context } of needs) {
    const allowed = caller.policy(action, resource, context);
    if (caller.arn) options.asked?.({ functionArn: caller.arn, action, resource, context });
    if (allowed) continue;
    const name = caller.name ?? operatorKey;
    denied.push({ caller: name, action, resource });
    const [code, status] = face.errors.denied;
    const user = `arn:aws:sts::${options.cloud.account}:assumed-role/${name}/${name}`;
    throw new AwsError(
      code,
      `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ` +
        `because no identity-based policy allows the ${action} action`,
      status,
    );
  }
}

function refuseByFault(fault: FaultKind | undefined, face: Face): void {
  if (fault !== 'refuse' && fault !== 'throttle') return;
  const [code, status] = fault === 'refuse' ? face.errors.broken : face.errors.throttled;
  throw new AwsError(code, fault === 'refuse' ? 'Broken on demand.' : 'Rate exceeded', status);
}

/** Never: the connection stays, and nothing comes. Cut: the connection ends instead. */
type Unanswered = 'never' | 'cut';

/** The answer to one attempt of a call. */
async function obey(
  judge: Judge,
  face: Face,
  caller: Caller | undefined,
  asked: Asked,
): Promise<Answer | Unanswered> {
  const [code, status] = face.errors.unknownKey;
  if (!caller)
    throw new AwsError(code, 'The security token included in the request is invalid.', status);
  const { operation, needs, run } = face.prepare(asked);
  const invocationId = asked.headers['amz-sdk-invocation-id'] ?? randomUUID();
  const call = judge.book.open({
    service: face.service,
    operation,
    caller: caller.name,
    invocationId,
    requestBytes: asked.body.length,
  });
  try {
    if (call.fault === 'timeout') return 'never';
    if (call.fault === 'cut') return 'cut';
    refuseByFault(call.fault, face);
    demand(judge, caller, needs, face);
    if (!isLost(call)) return await answerTo(call, run);
    // Whether AWS did it or refused it: the caller never sees the answer.
    await Promise.resolve(run(call.spend)).catch(() => undefined);
    if (call.fault !== 'kill') return 'cut';
    if (caller.name) judge.options.kill(caller.name, invocationId);
    return 'never';
  } finally {
    call.finish();
  }
}

const isLost = ({ fault, attempts }: OpenCall): boolean =>
  fault === 'kill' || fault === 'lost' || (fault === 'again' && attempts === 1);

/** Long enough for a worker to make the calls that it makes together, on a busy machine too. */
const slowMs = 150;

async function answerTo({ fault, spend }: OpenCall, run: Prepared['run']): Promise<Answer> {
  try {
    return await run(spend);
  } finally {
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  }
}

function refusal(face: Face, error: unknown, requestId: string): Answer {
  if (error instanceof AwsError) return face.refuse(error, requestId);
  console.error(`The local ${face.service} failed:`, error);
  const [code, status] = face.errors.broken;
  return face.refuse(new AwsError(code, 'A fault of the local endpoint.', status), requestId);
}

function listen(server: Server, port: number): Promise<string> {
  // A client may use a kept connection at the very moment that the server gives it up.
  server.keepAliveTimeout = 0;
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const taken = error.code === 'EADDRINUSE';
      reject(taken ? new Error(`Port ${port} for the local AWS is in use.`) : error);
    });
    server.listen(port, '127.0.0.1', () => {
      // A server that listens on a port has an address of this form.
      resolve(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    });
  });
}

const noService: Answer = {
  status: 403,
  headers: { 'content-type': 'text/plain' },
  body: 'This is the local AWS. It answers requests signed for a service it knows.\n',
};

function serverFor(judge: Judge, faces: readonly Face[]): Server {
  const callers = callersOf(judge.options);
  const byService = new Map<string, Face>(faces.map((face) => [face.service, face]));

  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const asked = await readRequest(request);
    const requestId = randomUUID();
    const credential = credentialOf(asked);
    const face = byService.get(credential?.service ?? '');
    const answer = face
      ? await obey(judge, face, callers.get(credential?.key ?? ''), asked).catch((error: unknown) =>
          refusal(face, error, requestId),
        )
      : noService;
    await judge.options.beforeAnswer?.(asked);
    // A script of the operator has the real clock. Answered by the product's, its SDK would take
    // every refusal for a fault of its clock and ask again.
    const operators = credential?.key === operatorKey ? signedAt(asked) : undefined;
    if (answer === 'never') return;
    if (answer === 'cut') request.socket.destroy();
    else send(response, answer, requestId, operators ?? judge.options.now());
  }

  // A request that breaks off while it is read has nobody left to be answered.
  return createServer((request, response) => {
    const work = serve(request, response)
      .catch(() => void response.destroy())
      .finally(() => judge.underWay.delete(work));
    judge.underWay.add(work);
  });
}

/** Starts the endpoint; throws one clear line when its port is taken or its data is broken. */
export async function startAwsEndpoint(options: EndpointOptions): Promise<AwsEndpoint> {
  const { cloud, now, port } = options;
  const kept = await openKept(options);
  const { database, queues, schedules, outbox, objects, events } = kept;
  const fate = openFate();

  const judge: Judge = { book: createCallBook(), denied: [], options, underWay: new Set() };
  const server = serverFor(judge, [
    dynamodbFace(cloud, database),
    sesFace({ cloud, outbox, now, publish: options.publish, ...fate }),
    snsFace({ cloud, outbox, now, publish: options.publish }),
    schedulerFace({ cloud, schedules, now }),
    s3Face({ cloud, objects, now, siteOrigin: options.siteOrigin }),
    logsFace(cloud, events),
    sqsFace({ cloud, queues }),
    lambdaFace({ cloud, invoke: options.invoke }),
  ]);
  const url = await listen(server, port).catch(async (error: unknown) => {
    await database.close();
    throw error;
  });
  return {
    url,
    operatorKey,
    outbox: { all: outbox.all, onAdd: kept.onLetter },
    schedules: {
      all: schedules.all,
      remove: async (group, name) => void schedules.remove(scheduleKey(group, name)),
    },
    putObject: (bucket, key, body) => objects.put(bucket, key, objectOf([body].flat(), now())),
    writeLog: (stream, lines) => events.add(...lines.map((line) => ({ stream, ...line }))),
    deadLetters: {
      add: (queueArn, body) => queues.add(queueArn, body),
      all: () => queues.all().map(({ queueArn, body }) => ({ queueArn, body })),
    },
    calls: { ...judge.book, denied: () => judge.denied },
    fate: fate.set,
    expireRows: database.expireRows,
    expireObjects: objectKeeper(options, objects),
    async close() {
      server.close();
      server.closeAllConnections();
      await Promise.all(judge.underWay);
      await database.close();
    },
  };
}
