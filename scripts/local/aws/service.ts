/** What one service of AWS is to the endpoint, and the forms in which services answer. */
import type { Meter } from '../dynamodb/capacity.ts';
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
  /** What conditions ask of a call: `dynamodb:LeadingKeys`, the rows it names, and the like. */
  readonly context?: Context;
}

export interface Prepared {
  /** `PutItem`, `SendRawEmail` ... */
  readonly operation: string;
  readonly needs: readonly Need[];
  /** How a write is refused while another transaction has its row; reads never are. */
  readonly conflict?: AwsError | undefined;
  /** Does what was asked; throws an AwsError as AWS refuses. */
  readonly run: (meter: Meter) => Answer | Promise<Answer>;
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

type CodeAndStatus = readonly [code: string, status: number];

export interface Service {
  readonly service: ServiceName;
  /** What any service may answer. */
  readonly errors: Readonly<
    Record<'denied' | 'unknownKey' | 'broken' | 'throttled', CodeAndStatus>
  >;
  /** Reads a request; throws an AwsError when it is none of ours. */
  prepare(asked: AwsRequest): Prepared;
  /** An error in the words of this protocol, so that the SDK builds the class it should. */
  refuse(error: AwsError, requestId: string): Answer;
}

/** The operation of a JSON 1.0 or 1.1 request, which stands in a header. */
export const operationIn = ({ headers }: AwsRequest): string =>
  headers['x-amz-target']?.split('.')[1] ?? '';

/** `type` is `json`, or `x-amz-json-1.0` and the like. */
export const jsonAnswer = (
  type: string,
  body: unknown,
  status = 200,
  headers: Answer['headers'] = {},
): Answer => ({
  status,
  headers: { 'content-type': `application/${type}`, ...headers },
  body: JSON.stringify(body),
});

/** XML to be: text, elements by name, or several elements of one name. */
export type Tree = string | { readonly [name: string]: Tree | readonly Tree[] };

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
};

export function xmlOf(tree: Tree): string {
  if (typeof tree === 'string') return tree.replace(/[&<>"]/g, (sign) => escapes[sign] ?? sign);
  return Object.entries(tree)
    .flatMap(([name, held]) => {
      const all = (Array.isArray(held) ? held : [held]) as readonly Tree[];
      return all.map((one) => `<${name}>${xmlOf(one)}</${name}>`);
    })
    .join('');
}

export const xmlAnswer = (type: string, xml: string, status = 200): Answer => ({
  status,
  headers: { 'content-type': type },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${xml}`,
});
