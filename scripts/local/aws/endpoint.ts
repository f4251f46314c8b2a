/** The local AWS: one door in front of all services. */
import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setImmediate } from 'node:timers/promises';
import { endsRun, loseLines } from '../storage.ts';
import { type Ask, type Authorizer, authorizing, type Judged, operatorKey } from './authorizer.ts';
import { createCallLog } from './call-log.ts';
import { dynamodbService } from './dynamodb.ts';
import { readRequest, send } from './http.ts';
import { openKept } from './kept.ts';
import { lambdaService } from './lambda.ts';
import { logsService } from './logs.ts';
import { objectKeeper } from './object-keeper.ts';
import { s3Service } from './s3.ts';
import { objectOf } from './s3-operations.ts';
import { scheduleKey } from './schedule-answers.ts';
import { schedulerService } from './scheduler.ts';
import type { AwsRequest } from './service.ts';
import { sesService } from './ses.ts';
import { openDeliveryOutcomes } from './ses-events.ts';
import { snsService } from './sns.ts';
import { sqsService } from './sqs.ts';
import type { AwsEndpoint, EndpointOptions } from './types.ts';

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

function serverFor(ask: Ask): Server {
  async function serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const judged = await ask(await readRequest(request));
    if (judged.answer === 'never') return;
    if (judged.answer === 'cut') request.socket.destroy();
    else send(response, judged.answer, judged.requestId, judged.date);
  }

  // A request that breaks off while it is read has nobody left to be answered.
  return createServer((request, response) => {
    serve(request, response).catch(() => void response.destroy());
  });
}

/** Starts the endpoint; throws one clear line when its port is taken or its data is broken. */
export async function startAwsEndpoint(options: EndpointOptions): Promise<AwsEndpoint> {
  const { cloud, now, port } = options;
  const kept = await openKept(options);
  const { database, queues, schedules, outbox, objects, events } = kept;
  const outcome = openDeliveryOutcomes();
  const authorizer: Authorizer = { book: createCallLog(), denied: [], options };
  const answer = authorizing(authorizer, [
    dynamodbService(cloud, database),
    sesService({ cloud, outbox, now, publish: options.publish, ...outcome }),
    snsService({ cloud, outbox, now, publish: options.publish }),
    schedulerService({ cloud, schedules, now }),
    s3Service({ cloud, objects, now, siteOrigin: options.siteOrigin }),
    logsService(cloud, events),
    sqsService({ cloud, queues }),
    lambdaService({ cloud, invoke: options.invoke }),
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
      add: (queueArn, body) => queues.add(queueArn, body),
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
