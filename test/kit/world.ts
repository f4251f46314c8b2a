/** The local run in the Jest process: the built bundles in their workers, free ports, no disk. */
import { readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { join } from 'node:path';
import type { Cloud } from '#scripts/local/cloud.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import type { Outcome } from '#scripts/local/lambda-instance.ts';
import type { LocalRun, LocalRunOptions, startLocalRun } from '#scripts/local/local-run.ts';
import type { Verdicts } from '#scripts/local/receive-mail.ts';
import type { Moved } from '#scripts/local/timekeeper.ts';
import { memoryBook } from '#scripts/memory/memory-book.ts';
import { rightsBook } from '#scripts/permissions/record.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { checkAnswer } from './check-answer.ts';
import { tableOfWorlds } from './table-engines.ts';

export interface HttpInit {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The name in the browser's address bar; `localhost` when not given. */
  readonly host?: string;
}

export interface HttpReply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
  readonly json: <Body = unknown>() => Body;
}

/** A JSON answer, read. */
export interface JsonReply {
  readonly status: number;
  readonly body: Record<string, unknown>;
}

export interface World extends LocalRun {
  /** Settings for the functions' environment that differ from the build. */
  readonly secret: string;
  invoke(name: FunctionName, event: unknown): Promise<Outcome>;
  /** Through the edge and the gateway, as a browser would. */
  http(path: string, init?: HttpInit): Promise<HttpReply>;
  get(path: string): Promise<JsonReply>;
  post(path: string, body: unknown): Promise<JsonReply>;
  /** As SES would take it; answers when all that follows is at rest. */
  deliverMail(raw: string | Uint8Array, about: MailAbout): Promise<string>;
  /** What was sent to an address, oldest first. */
  mails(to?: string): Promise<readonly Message[]>;
  /** Moves the clock, firing what falls due. */
  moveTo(instant: Date | string): Promise<Moved>;
  advance(ms: number): Promise<Moved>;
}

export interface MailAbout {
  /** The envelope's recipients. */
  readonly to: string | readonly string[];
  readonly from?: string;
  readonly verdicts?: Verdicts;
}

export interface WorldOptions extends Pick<LocalRunOptions, 'logged'> {
  /** In the functions' environment. */
  readonly settings?: Readonly<Record<string, string>>;
  /** Another cloud than the built one, with bundles below `root`. */
  readonly cloud?: Cloud;
  readonly root?: string;
  readonly dataDir?: string;
  /** No worker is warm from a world before it: for tests of what a function remembers. */
  readonly cold?: boolean;
}

const repository = join(import.meta.dirname, '../..');
/** Signs the links of a world and of a product, so that a test can make them too. */
export const secret = 'a-secret-for-tests-that-is-long-enough';

/** Of the Jest process, see environment.mjs. */
const { localRuns } = globalThis as unknown as {
  localRuns: Record<'startLocalRun' | 'startWarmRun', typeof startLocalRun>;
};

export async function startWorld(options: WorldOptions = {}): Promise<World> {
  const { settings = {}, root = repository, dataDir } = options;
  const isAsBuilt = !options.settings && !options.cloud && !options.root && !dataDir;
  const start = isAsBuilt && !options.cold ? localRuns.startWarmRun : localRuns.startLocalRun;
  const run = await start({
    // Nobody looks after schedules by itself: tests take them away to be left in peace.
    cloud: options.cloud ?? { ...builtCloud(), jobs: [] },
    root,
    sites: join(root, 'dist/sites'),
    dataDir,
    port: 0,
    smtpPort: 0,
    awsPort: 0,
    relayUrl: undefined,
    functions: settings,
    tokenSecret: secret,
    logged: options.logged,
    asked: rightsBook(),
    used: memoryBook(),
    openTable: tableOfWorlds,
    // Reaches the test that caused it: an unexpected console.error fails it.
    report: (line) => console.error(line),
  });
  const http = (path: string, init?: HttpInit) => askOver(run.port, path, init);
  return {
    ...run,
    ...jsonFace(http),
    secret,
    invoke: run.runtime.invoke,
    http,
    async deliverMail(raw, { to, from = 'ada@example.com', verdicts = {} }) {
      const id = await run.receive({ raw: Buffer.from(raw), from, to: [to].flat(), verdicts });
      await run.runtime.atRest();
      return id;
    },
    mails: (to) => run.mailbox.list(to),
    advance: (ms) => run.timekeeper.advanceTo(run.clock.now() + ms),
    moveTo: (instant) => run.timekeeper.advanceTo(new Date(instant).getTime()),
  };
}

/** Asks for JSON and reads it; an answer that is none fails here. */
export const jsonFace = (http: (path: string, init?: HttpInit) => Promise<HttpReply>) => ({
  get: async (path: string): Promise<JsonReply> => read(await http(path)),
  post: async (path: string, body: unknown): Promise<JsonReply> =>
    read(await http(path, { method: 'POST', body: JSON.stringify(body) })),
});

const read = ({ status, json }: HttpReply): JsonReply => ({ status, body: json() });

/** What `npm run build` made; the tests of a running product run against what ships. */
export const builtCloud = (): Cloud =>
  JSON.parse(readFileSync(join(repository, 'dist/cloud.json'), 'utf8')) as Cloud;

/**
 * Node does not resolve `harbor.localhost`: the address is asked, the name goes in the header. A
 * 200 of the API that breaks its route's contract fails the call, and so the test that made it.
 */
export function askOver(port: number, path: string, init: HttpInit = {}): Promise<HttpReply> {
  const { method = 'GET', headers = {}, body, host = 'localhost' } = init;
  const json = typeof body === 'string' ? { 'content-type': 'application/json' } : {};
  // Node sends the body of a DELETE without saying that there is one.
  const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  return new Promise((answered, failed) => {
    const asked = httpRequest(
      {
        host: '127.0.0.1',
        port,
        path,
        method,
        headers: {
          host: `${host}:${port}`,
          ...(body === undefined ? {} : json),
          ...length,
          ...headers,
        },
      },
      (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const text = Buffer.concat(chunks).toString();
          const { statusCode = 0, headers: answer } = response;
          try {
            checkAnswer({ method, path, status: statusCode, text });
          } catch (broken) {
            return failed(broken);
          }
          answered({
            status: statusCode,
            headers: answer,
            text,
            json: <Body>() => JSON.parse(text) as Body,
          });
        });
      },
    );
    asked.on('error', failed);
    asked.end(body);
  });
}
