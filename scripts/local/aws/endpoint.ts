/** The local AWS: one door in front of all services. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { openDynamo } from '../dynamodb.ts';
import { readBody } from '../kit.ts';
import { endsRun, loseLines } from '../storage.ts';
import { type Ask, authorizing, type Judged, operatorKey } from './authorizer.ts';
import { createCallLog } from './call-log.ts';
import { dynamodbService } from './dynamodb.ts';
import { type ListJournal, openList, openMap } from './journal.ts';
import { lambdaService } from './lambda.ts';
import { eventsKept, type LogEvent, logsService } from './logs.ts';
import { type ObjectStore, openObjects } from './object-store.ts';
import { objectOf, s3Service } from './s3.ts';
import { scheduleKey, schedulerService } from './scheduler.ts';
import type { Answer, AwsRequest } from './service.ts';
import { sesService } from './ses.ts';
import { openDeliveryOutcomes } from './ses-events.ts';
import { snsService } from './sns.ts';
import { openQueues, sqsService } from './sqs.ts';
import type { AwsEndpoint, EndpointOptions, OutMessage, StoredSchedule } from './types.ts';

/** The same door, which can be shut: what was asked is done, what is asked then is cut off. */
function closable(ask: Ask, now: () => number) {
  const underWay = new Set<Promise<Judged>>();
  let isOpen = true;
  return {
    ask: async (asked: AwsRequest): Promise<Judged> => {
      if (!isOpen) return { answer: 'cut', requestId: randomUUID(), date: now() };
      const judged = ask(asked);
      underWay.add(judged);
      return await judged.finally(() => underWay.delete(judged));
    },
    /** The table may be closed once this is done. */
    shut: async (): Promise<void> => {
      isOpen = false;
      await Promise.allSettled(underWay);
    },
  };
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

/** A raw mail may have 40 MB in SES; in base64 and percent-encoded it grows. */
const largestBytes = 128 * 1024 * 1024;

async function readRequest(request: IncomingMessage): Promise<AwsRequest> {
  const { method = 'GET', url = '/', headers } = request;
  const body = await readBody(request, largestBytes);
  if (!body) throw new Error(`A request has more than ${largestBytes} bytes.`);
  const [path = '', query = ''] = url.split(/\?(.*)/s, 2);
  const plain = Object.entries(headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : value,
  ]);
  const asked = { method, path, query: new URLSearchParams(query), body };
  return { ...asked, headers: Object.fromEntries(plain) };
}

function send(response: ServerResponse, answer: Answer, requestId: string, date: number): void {
  response.sendDate = false;
  response.writeHead(answer.status, {
    'content-length': String(Buffer.byteLength(answer.body)),
    ...answer.headers,
    date: new Date(date).toUTCString(),
    'x-amzn-requestid': requestId,
    'x-amz-request-id': requestId,
  });
  response.end(response.req.method === 'HEAD' ? undefined : answer.body);
}

function serverFor(ask: Ask): Server {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { answer, requestId, date } = await ask(await readRequest(request));
    if (answer === 'cut') request.socket.destroy();
    else if (answer !== 'never') send(response, answer, requestId, date);
  }

  // A request that breaks off while it is read has nobody left to be answered.
  return createServer((request, response) => {
    serve(request, response).catch(() => void response.destroy());
  });
}

/** All that the endpoint keeps, in the data folder or in memory; throws where a file is broken. */
async function openKept(options: EndpointOptions) {
  const { dataDir, cloud, now, tableDir, openTable } = options;
  const at = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
  // The table goes first: its lock tells that the folder is in use before anything is touched.
  const database = openTable
    ? await openTable(cloud.table, now)
    : await openDynamo(tableDir ?? at('dynamodb'), cloud.table, now);
  try {
    return { database, ...openFiles(at, options) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openFiles(
  at: (name: string) => string | undefined,
  { now, lettersKept, logsKept = eventsKept }: EndpointOptions,
) {
  const letters = openList<OutMessage>(at('outbox.jsonl'), lettersKept);
  const listeners: ((message: OutMessage) => void)[] = [];
  const outbox: ListJournal<OutMessage> = {
    all: letters.all,
    add(...messages) {
      letters.add(...messages);
      for (const message of messages) for (const listener of listeners) listener(message);
    },
  };
  return {
    outbox,
    /** Tells of every letter and text from now on. */
    onLetter: (listener: (message: OutMessage) => void): void => void listeners.push(listener),
    schedules: openMap<StoredSchedule>(at('schedules.jsonl')),
    objects: openObjects(at('objects')),
    events: openList<LogEvent>(at('logs.jsonl'), logsKept),
    queues: openQueues(openMap(at('queues.jsonl')), now),
  };
}

const dayMs = 86_400_000;

/** What the lifecycle of each bucket does, at most once a day of the product's clock. */
function objectKeeper({ cloud, now }: EndpointOptions, objects: ObjectStore): () => Promise<void> {
  let lookedAt = now();
  return async () => {
    if (now() - lookedAt < dayMs) return;
    lookedAt = now();
    for (const { name, expiresAfterDays: days } of cloud.buckets)
      if (days !== undefined) await objects.expire(name, lookedAt - days * dayMs);
  };
}

/** Starts the endpoint; throws one clear line when its port is taken or its data is broken. */
export async function startAwsEndpoint(options: EndpointOptions): Promise<AwsEndpoint> {
  const { cloud, now, port, publish, siteOrigin, invoke } = options;
  const kept = await openKept(options);
  const { database, queues, schedules, outbox, objects, events } = kept;
  const outcome = openDeliveryOutcomes();
  const authorizer = { book: createCallLog(), denied: [], options };
  const answer = authorizing(authorizer, [
    dynamodbService(cloud, database),
    sesService({ cloud, outbox, now, publish, ...outcome }),
    snsService({ cloud, outbox, now, publish }),
    schedulerService({ cloud, schedules, now }),
    s3Service({ cloud, objects, now, siteOrigin }),
    logsService(cloud, events),
    sqsService({ cloud, queues }),
    lambdaService({ cloud, invoke }),
  ]);
  const door = closable(answer, now);
  const server = serverFor(door.ask);
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
    writeLog(stream, lines) {
      try {
        events.add(...lines.map((line) => ({ stream, ...line })));
      } catch (error) {
        if (!endsRun(error)) throw error;
        loseLines(lines.length);
      }
    },
    deadLetters: {
      add: queues.add,
      all: () => queues.all().map(({ queueArn, body }) => ({ queueArn, body })),
    },
    calls: { ...authorizer.book, denied: () => authorizer.denied },
    outcome: outcome.set,
    expireRows: database.expireRows,
    expireObjects: objectKeeper(options, objects),
    async close() {
      server.close();
      await door.shut();
      // The last answers are written before their connections end.
      await setImmediate();
      server.closeAllConnections();
      await database.close();
    },
  };
}
