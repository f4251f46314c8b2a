/** The cloud, small: all parts of the local run put together, in this process. */
import { join } from 'node:path';
import type { FunctionName } from '#shared/contract/functions.ts';
import { Secrets } from '#shared/env.ts';
import { startAwsEndpoint } from './aws/endpoint.ts';
import type { AwsEndpoint, EndpointOptions } from './aws/types.ts';
import { openClock } from './clock.ts';
import type { Cloud, CloudFunction } from './cloud.ts';
import { localConsole } from './console/console.ts';
import { openMailbox } from './console/messages.ts';
import { startEdge } from './edge.ts';
import { type Runtime, type RuntimeOptions, startRuntime } from './lambda-runtime.ts';
import { localNumber, openPhoneNetwork } from './phone-network.ts';
import { codeOf, Problem, sentenceOf } from './problem.ts';
import { type Arrived, receiveMail } from './receive-mail.ts';
import type { Settings } from './settings.ts';
import { openSmtpDoor } from './smtp.ts';
import { openTimekeeper } from './timekeeper.ts';
import { type Publish, publisher } from './topics.ts';

export interface LocalRunOptions
  extends Pick<Settings, 'port' | 'smtpPort' | 'awsPort' | 'relayUrl' | 'functions'>,
    Pick<EndpointOptions, 'lettersKept' | 'logsKept' | 'tableDir' | 'openTable'> {
  readonly cloud: Cloud;
  /** The folder that bundles are named from. */
  readonly root: string;
  /** The folder that holds a folder for each built site. */
  readonly sites: string;
  /** Undefined keeps everything in memory. */
  readonly dataDir: string | undefined;
  readonly tokenSecret: string;
  /** Takes one line about something that went wrong in the local run itself. */
  readonly report: (line: string) => void;
  readonly asked?: EndpointOptions['asked'];
  readonly used?: RuntimeOptions['used'];
  readonly workers?: RuntimeOptions['workers'];
  readonly parked?: RuntimeOptions['parked'];
  /** The memory of a clock that parked workers read. */
  readonly clockMemory?: SharedArrayBuffer | undefined;
  /** Told of the lines that functions write, before they are kept. */
  readonly logged?: AwsEndpoint['writeLog'] | undefined;
}

export type LocalRun = Awaited<ReturnType<typeof startLocalRun>>;

export async function startLocalRun(options: LocalRunOptions) {
  const closers: Closers = [];
  const close = async () => {
    // Doors are closed before what stands behind them.
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    const core = await openCore(options, closers);
    const { smtp, mailbox, edge } = await openDoors(options, core, closers);
    core.timekeeper.start();
    return {
      ...core,
      mailbox,
      port: edge.port,
      smtpPort: smtp.port,
      awsPort: Number(new URL(core.endpoint.url).port),
      /** Takes a mail as SES would; answers its id. */
      receive: (arrived: Arrived): Promise<string> =>
        receiveMail(arrived, { cloud: options.cloud, ...core, ...core.runtime }),
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

type Closers = (() => Promise<void>)[];

type Core = Awaited<ReturnType<typeof openCore>>;

/** What a person cannot see: the endpoint, the functions, the clock. */
async function openCore(options: LocalRunOptions, closers: Closers) {
  const { cloud, dataDir, report } = options;
  const clock = openClock(dataDir, options.clockMemory);
  // The endpoint and the runtime know each other; the first learns of the second by a call.
  let running: Runtime | undefined;
  let { port } = options;
  const publish: Publish = (topic, message) => {
    if (running) publisher(cloud, running, clock)(topic, message);
  };
  const endpoint = await onPort('AWS_PORT', options.awsPort, () =>
    startAwsEndpoint({
      ...options,
      port: options.awsPort,
      now: clock.now,
      publish,
      siteOrigin: () => `http://localhost:${port}`,
      invoke: (name, event) => void running?.invokeAsync(name, event),
      kill: (caller: FunctionName) => running?.kill(caller),
    }),
  );
  closers.push(() => endpoint.close());
  const runtime = startRuntime({
    ...options,
    clock,
    environment: (fn) => forFunction(fn, localEnvironment(options, endpoint.url, port)),
    writeLog: (stream, lines) => {
      options.logged?.(stream, lines);
      endpoint.writeLog(stream, lines);
    },
    deadLetter: (queueArn, body) => endpoint.deadLetters.add(queueArn, body),
  });
  running = runtime;
  closers.push(runtime.close);
  const timekeeper = openTimekeeper({ cloud, clock, runtime, endpoint, report });
  closers.push(timekeeper.close);
  /** Tells the functions on which port the product answers. */
  const setPort = (taken: number): void => {
    port = taken;
  };
  return { endpoint, runtime, clock, timekeeper, publish, setPort };
}

/** What a person comes in by: mail, and the web. */
async function openDoors(options: LocalRunOptions, core: Core, closers: Closers) {
  const { cloud, relayUrl, report } = options;
  const smtp = await onPort('SMTP_PORT', options.smtpPort, () =>
    openSmtpDoor({ ...core, ...core.runtime, cloud, port: options.smtpPort, report }),
  );
  closers.push(smtp.close);
  const mailbox = openMailbox(core.endpoint.outbox);
  const phones = openPhoneNetwork({
    ...core,
    ...options,
    outbox: core.endpoint.outbox,
    number: options.functions['SMS_ORIGINATION_NUMBER'] ?? localNumber,
  });
  const local = localConsole({ ...core, cloud, mailbox, phones, smtpPort: () => smtp.port });
  const edge = await onPort('PORT', options.port, () => startEdge({ ...options, ...core, local }));
  closers.push(edge.close);
  core.setPort(edge.port);
  if (relayUrl !== undefined) {
    const { relayMail } = await import('./relay.ts');
    relayMail(core.endpoint.outbox, relayUrl, report);
  }
  return { smtp, mailbox, edge };
}

const readerFolder = join(import.meta.dirname, '../../shared/domain/replies/model');

/** What must differ from the cloud in a function's environment, and nothing else. */
function localEnvironment(
  { tokenSecret, functions }: LocalRunOptions,
  endpointUrl: string,
  port: number,
): Readonly<Record<string, string>> {
  const ownModel = functions['OPENAI_BASE_URL'] !== undefined;
  return {
    AWS_ENDPOINT_URL: endpointUrl,
    PUBLIC_BASE_URL: `http://localhost:${port}`,
    TOKEN_SECRET: tokenSecret,
    SESSION_SECRET: tokenSecret,
    TOKEN_SECRET_PREVIOUS: '',
    OBJECTION_KEY: tokenSecret,
    READER_FOLDER: readerFolder,
    SCHEDULE_WINDOW_MINUTES: '0',
    // Nobody here is a customer: what signing up leaves may be taken away again.
    ALLOW_PRELAUNCH_PURGE: 'true',
    // Everyone on this machine has one address, and its tests are many people.
    SIGNUPS_PER_HOUR: '10000',
    SIGNUPS_PER_DOMAIN_AND_DAY: '1000000',
    SIGNUPS_PER_DAY: '1000000',
    INVITATIONS_PER_VIEWER_AND_HOUR: '10000',
    WAITLIST_PER_VIEWER_AND_HOUR: '10000',
    // "Sent" here is kept in the mailbox, which is what a person wants to see.
    USE_REAL_EMAIL: 'true',
    SMS_ENABLED: 'true',
    SMS_ORIGINATION_NUMBER: localNumber,
    MODEL_ENABLED: String(ownModel || functions['OPENAI_API_KEY'] !== undefined),
    // A server of one's own rarely asks for a key.
    OPENAI_API_KEY: 'local',
    OPENAI_BASE_URL: '',
    ...functions,
  };
}

/** Of the secrets those alone that the function is given in the cloud. */
const forFunction = ({ environment }: CloudFunction, given: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(given).filter(([name]) => !(name in Secrets.shape) || name in environment),
  );

/** Says which setting moves a port that is taken. */
async function onPort<Value>(name: string, port: number, start: () => Promise<Value>) {
  try {
    return await start();
  } catch (error) {
    const code = codeOf(error);
    // The AWS endpoint says it in words, every other door by its code.
    if (code === 'EADDRINUSE' || /^Port \d+ .*in use/.test(sentenceOf(error))) {
      throw new Problem(
        `Port ${port} is in use. Stop what uses it, or set ${name} to another port (0 takes a free one).`,
      );
    }
    if (code === 'EACCES') {
      throw new Problem(
        `Port ${port} may not be opened by this user. Set ${name} to another port.`,
      );
    }
    throw error;
  }
}
