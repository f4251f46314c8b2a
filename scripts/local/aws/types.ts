/** What the parts of the local AWS endpoint tell each other and their users. */
import type { FunctionName } from '#shared/contract/functions.ts';
import type { Cloud } from '../cloud.ts';
import type { LocalDynamo } from '../dynamodb.ts';
import type { Context } from './iam.ts';

export type ServiceName =
  | 'dynamodb'
  | 'ses'
  | 'sns'
  | 'scheduler'
  | 's3'
  | 'logs'
  | 'sqs'
  | 'lambda';

/** One call of the SDK, known by its invocation id: all its attempts are one call. */
export interface CallSeen {
  /** Counts from 1 since the endpoint started or was last reset. */
  readonly number: number;
  readonly service: ServiceName;
  /** `TransactWriteItems`, `SendRawEmail` ... */
  readonly operation: string;
  /** Who called; undefined for the operator's own key. */
  readonly caller: FunctionName | undefined;
  readonly invocationId: string;
  /** DynamoDB's units, as AWS bills them; 0 for other services. */
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly requestBytes: number;
  /** Places in the one order of everything that began or ended, so that waiting can be told. */
  readonly began: number;
  /** Undefined while it is under way. */
  readonly ended: number | undefined;
}

/**
 * refuse: answered with an error, not done. timeout: not done, never answered.
 * cut: not done, the connection breaks, which the SDK reports as a time-out, without the wait.
 * lost: done, and the answer cut off, at every attempt. again: the same at the first attempt alone,
 * so that the SDK asks for what has been done already.
 * kill: done, the caller dies. throttle: refused as AWS refuses who asks too fast.
 * conflict: refused as DynamoDB refuses a write to a row that is part of another transaction.
 * slow: done, and answered a moment later, so that calls made together are seen to overlap.
 */
export type FaultKind =
  | 'refuse'
  | 'timeout'
  | 'cut'
  | 'lost'
  | 'again'
  | 'kill'
  | 'throttle'
  | 'conflict'
  | 'slow';

export interface Fault {
  readonly kind: FaultKind;
  readonly hits: (call: CallSeen) => boolean;
}

/** A letter or text as it left. */
export interface OutMessage {
  readonly id: string;
  readonly channel: 'email' | 'sms';
  readonly from: string;
  /** One address or number; several addresses are separated by a comma and a space. */
  readonly to: string;
  /** The bytes as SES delivers them (its own Message-ID and Date), base64; absent for a text. */
  readonly raw?: string;
  /** The words of a text message; absent for mail. */
  readonly text?: string;
  /** How a text was asked to be sent: its type, its number, its price. */
  readonly attributes?: Readonly<Record<string, string>>;
  /** ISO instant of the product's clock. */
  readonly sentAt: string;
}

/** One thing that becomes of a mail, as SES names it. */
export interface DeliveryOutcome {
  readonly eventType:
    | 'Send'
    | 'Delivery'
    | 'DeliveryDelay'
    | 'Bounce'
    | 'Complaint'
    | 'Reject'
    | 'Rendering Failure';
  /** With `Bounce`. */
  readonly bounceType?: string;
  readonly bounceSubType?: string;
  /** Whom it is about, and when (ISO): the mail's own where left out. */
  readonly to?: string;
  readonly at?: string;
}

/** All that becomes of a mail, in the order in which it is told: twice where it stands twice. */
export type DeliveryOutcomes = (mail: OutMessage) => readonly DeliveryOutcome[];

/** Has SES say something, now or later; usually at once. */
export type Tell = (say: () => void) => void;

export interface StoredSchedule {
  readonly group: string;
  readonly name: string;
  /** `cron(0 6 * * ? *)` or `at(2026-11-21T06:00:00)`. */
  readonly expression: string;
  readonly timezone: string;
  readonly enabled: boolean;
  readonly targetArn: string;
  readonly roleArn: string;
  /** JSON with the placeholders of Scheduler still in it. */
  readonly input: string;
  readonly deadLetterArn?: string;
  readonly maxEventAgeSeconds: number;
  readonly maxRetries: number;
  /** 0 is exactly on time. */
  readonly windowMinutes: number;
  readonly description?: string;
  /** Epoch milliseconds of the product's clock. */
  readonly createdAt: number;
  readonly modifiedAt: number;
}

/** Of the template, for a product with this clock (epoch milliseconds). */
export type OpenTable = (table: Cloud['table'], now: () => number) => Promise<LocalDynamo>;

export interface EndpointOptions {
  readonly cloud: Cloud;
  /** Where everything is kept; undefined keeps it in memory. */
  readonly dataDir: string | undefined;
  /** Opens another table than the embedded one; it keeps nothing in any folder. */
  readonly openTable?: OpenTable | undefined;
  /** How many letters are remembered; undefined is all. */
  readonly lettersKept?: number | undefined;
  /** How many lines of the log are; undefined is as many as a person looks at. */
  readonly logsKept?: number | undefined;
  /** Where the table is kept, if elsewhere than all the rest. */
  readonly tableDir?: string | undefined;
  /** 0 takes a free one. */
  readonly port: number;
  /** The product's clock, epoch milliseconds. */
  readonly now: () => number;
  /** A message published to a topic of ours (SES's notices arrive this way too). */
  readonly publish: (topicArn: string, message: string) => void;
  /** Ends the worker of a function at once: the `kill` fault. */
  readonly kill: (caller: FunctionName, invocationId: string) => void;
  /** Accepts an event for a function, as Lambda does; undefined where no function runs. */
  readonly invoke?: (name: FunctionName, event: unknown) => void;
  /** Where the site's pages are, which may read a bucket's objects in a browser. */
  readonly siteOrigin?: () => string;
  /** Told of each right that a function needs for a call, whether it has it or not. */
  readonly asked?: ((right: RightAsked) => void) | undefined;
}

/** A right as a call needs it. */
export interface RightAsked {
  readonly functionArn: string;
  readonly action: string;
  readonly resource: string;
  readonly context: Context | undefined;
}

export interface AwsEndpoint {
  /** `http://127.0.0.1:PORT`, never a name (see the S3 client's host style). */
  readonly url: string;
  /** Allows everything: for scripts and tests, not for functions. */
  readonly operatorKey: string;
  /** Sent mails and texts, oldest first. */
  readonly outbox: { all(): readonly OutMessage[]; onAdd(listener: (m: OutMessage) => void): void };
  readonly schedules: {
    all(): readonly StoredSchedule[];
    remove(group: string, name: string): Promise<void>;
  };
  /** Writes an object as a service of AWS would (SES keeping a mail), without a policy. */
  putObject(bucket: string, key: string, body: Uint8Array | readonly Uint8Array[]): Promise<void>;
  /** Adds lines to a log stream, as Lambda does with what a function prints. */
  writeLog(stream: string, lines: readonly { at: number; message: string }[]): void;
  /** Dead letters by queue ARN, as Lambda and Scheduler leave them. */
  readonly deadLetters: {
    readonly add: (queueArn: string, body: string) => void;
    all(): readonly { queueArn: string; body: string }[];
  };
  readonly calls: {
    /** Since the last reset. */
    seen(): readonly CallSeen[];
    reset(): void;
    /** Sets what breaks from now on; undefined heals everything. */
    fault(fault: Fault | undefined): void;
    /** Every refusal for lack of permission: caller, action, resource. */
    denied(): readonly { caller: string; action: string; resource: string }[];
  };
  /** Sets what becomes of mails from now on, and when it is told; undefined is what usually is. */
  outcome(outcomes: DeliveryOutcomes | undefined, tell?: Tell): void;
  /** Deletes rows whose time to live has passed, as DynamoDB does some time later. */
  expireRows(): Promise<number>;
  /** Removes objects that their bucket keeps no longer; looks once a day of the product's clock. */
  expireObjects(): Promise<void>;
  close(): Promise<void>;
}
