/** The cloud, small: all parts of the local run put together, in this process. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { startAwsEndpoint } from './aws/endpoint.ts';
import type { AwsEndpoint } from './aws/types.ts';
import { type Clock, openClock } from './clock.ts';
import type { Cloud } from './cloud.ts';
import { localConsole } from './console/console.ts';
import { type Mailbox, openMailbox } from './console/messages.ts';
import { type Edge, startEdge } from './edge.ts';
import { type Runtime, startRuntime } from './lambda-runtime.ts';
import { codeOf, Problem, sentenceOf } from './problem.ts';
import { type Arrived, receiveMail } from './receive-mail.ts';
import { relayMail } from './relay.ts';
import type { Settings } from './settings.ts';
import { openSmtpDoor, type SmtpDoor } from './smtp.ts';
import { openTimekeeper, type Timekeeper } from './timekeeper.ts';
import { type Publish, publisher } from './topics.ts';

export interface LocalRunOptions
  extends Pick<Settings, 'port' | 'smtpPort' | 'awsPort' | 'relayUrl' | 'functions'> {
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
}

export interface LocalRun {
  readonly endpoint: AwsEndpoint;
  readonly runtime: Runtime;
  readonly clock: Clock;
  readonly timekeeper: Timekeeper;
  readonly mailbox: Mailbox;
  readonly publish: Publish;
  readonly port: number;
  readonly smtpPort: number;
  readonly awsPort: number;
  /** Takes a mail as SES would; answers its id. */
  receive(arrived: Arrived): Promise<string>;
  close(): Promise<void>;
}

export async function startLocalRun(options: LocalRunOptions): Promise<LocalRun> {
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    // Doors are closed before what stands behind them.
    for (const one of closers.splice(0).reverse()) await one();
  };
  try {
    return await assembled(options, closers, close);
  } catch (error) {
    await close();
    throw error;
  }
}

async function assembled(
  options: LocalRunOptions,
  closers: (() => Promise<void>)[],
  close: () => Promise<void>,
): Promise<LocalRun> {
  const { cloud, report, relayUrl } = options;
  const clock = openClock(options.dataDir);
  // The endpoint, the runtime and the doors know each other; each learns of the others by a call.
  const open: { runtime?: Runtime; edge?: Edge; smtp?: SmtpDoor } = {};
  const publish: Publish = (topic, message) => {
    if (open.runtime) publisher(cloud, open.runtime, clock)(topic, message);
  };

  const endpoint = await onPort('AWS_PORT', options.awsPort, () =>
    startAwsEndpoint({
      cloud,
      dataDir: options.dataDir,
      port: options.awsPort,
      now: clock.now,
      publish,
      kill: (caller: FunctionName) => open.runtime?.kill(caller),
    }),
  );
  closers.push(endpoint.close);
  const runtime = startRuntime({
    ...options,
    clock,
    environment: () => localEnvironment(options, endpoint.url, open.edge?.port ?? options.port),
    writeLog: endpoint.writeLog,
    deadLetter: endpoint.deadLetters.add,
  });
  open.runtime = runtime;
  closers.push(runtime.close);

  const timekeeper = openTimekeeper({ cloud, clock, runtime, endpoint, report });
  closers.push(timekeeper.close);
  const receiving = { cloud, clock, endpoint, publish };
  const smtp = await onPort('SMTP_PORT', options.smtpPort, () =>
    openSmtpDoor({ ...receiving, port: options.smtpPort, report }),
  );
  closers.push(smtp.close);
  const mailbox = openMailbox(endpoint.outbox);
  const smtpPort = () => smtp.port;
  const local = localConsole({ cloud, clock, runtime, timekeeper, mailbox, publish, smtpPort });
  const edge = await onPort('PORT', options.port, () =>
    startEdge({ ...options, runtime, clock, local }),
  );
  open.edge = edge;
  closers.push(edge.close);
  if (relayUrl !== undefined) relayMail(endpoint.outbox, relayUrl, report);
  timekeeper.start();

  return {
    endpoint,
    runtime,
    clock,
    timekeeper,
    mailbox,
    publish,
    port: edge.port,
    smtpPort: smtp.port,
    awsPort: Number(new URL(endpoint.url).port),
    receive: (arrived) => receiveMail(arrived, receiving),
    close,
  };
}

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
    TOKEN_SECRET_PREVIOUS: '',
    SCHEDULE_WINDOW_MINUTES: '0',
    // "Sent" here is kept in the mailbox, which is what a person wants to see.
    USE_REAL_EMAIL: 'true',
    // A server of one's own rarely asks for a key, but a key is what switches the model on.
    OPENAI_API_KEY: ownModel ? 'local' : '',
    OPENAI_BASE_URL: '',
    ...functions,
  };
}

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
