/**
 * What one service of AWS is to the endpoint: it reads a request, names its needs,
 * answers it.
 */
import type { Context } from './iam.ts';
import type { ServiceName } from './types.ts';

/** One HTTP request, read whole. */
export interface AwsRequest {
  readonly method: string;
  /** As sent, still percent-encoded. */
  readonly path: string;
  readonly query: URLSearchParams;
  /** Names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
  readonly body: Buffer;
}

export interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Buffer;
}

/** A permission without which AWS refuses the call. */
export interface Need {
  readonly action: string;
  readonly resource: string;
  /** What the call says of itself: `dynamodb:LeadingKeys`, the rows it names, and the like. */
  readonly context?: Context;
}

/** Takes the units of a call as they are spent. */
export interface Spend {
  read(units: number): void;
  write(units: number): void;
}

export interface Prepared {
  /** `PutItem`, `SendRawEmail` ... */
  readonly operation: string;
  readonly needs: readonly Need[];
  /** How a write is refused while another transaction has its row; reads never are. */
  readonly conflict?: AwsError | undefined;
  /** Does what was asked; throws an AwsError as AWS refuses. */
  readonly run: (spend: Spend) => Answer | Promise<Answer>;
}

export class AwsError extends Error {
  readonly code: string;
  readonly status: number;
  /** What the body says besides code and message. */
  readonly fields: Readonly<Record<string, unknown>>;

  constructor(
    code: string,
    message: string,
    status = 400,
    fields: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.code = code;
    this.status = status;
    this.fields = fields;
  }
}

/** Code and HTTP status of what any service may answer. */
export interface CommonErrors {
  readonly denied: readonly [string, number];
  readonly unknownKey: readonly [string, number];
  readonly broken: readonly [string, number];
  readonly throttled: readonly [string, number];
}

export interface Service {
  readonly service: ServiceName;
  readonly errors: CommonErrors;
  /** Reads a request; throws an AwsError when it is none of ours. */
  prepare(asked: AwsRequest): Prepared;
  /** An error in the words of this protocol, so that the SDK builds the class it should. */
  refuse(error: AwsError, requestId: string): Answer;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

/** Text as the content of an XML element. */
export const xml = (text: string): string =>
  text.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
