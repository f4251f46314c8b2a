/** AWS's query protocol, which SES v1 and SNS speak: a form asks, XML answers. */
import { randomUUID } from 'node:crypto';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  type CommonErrors,
  type Prepared,
  type Service,
  xml,
} from './service.ts';

/** XML to be: text, elements by name, or several elements of one name. */
export type Tree = string | { readonly [name: string]: Tree | readonly Tree[] };

function written(tree: Tree): string {
  if (typeof tree === 'string') return xml(tree);
  return Object.entries(tree)
    .flatMap(([name, held]) => {
      const all = (Array.isArray(held) ? held : [held]) as readonly Tree[];
      return all.map((one) => `<${name}>${written(one)}</${name}>`);
    })
    .join('');
}

export interface Form {
  text(name: string): string | undefined;
  /** `Destinations.member.1`, `.2` ... */
  list(name: string): readonly string[];
  /** `MessageAttributes.entry.1.Name` with its value. */
  entries(name: string): ReadonlyMap<string, string>;
  /** `Tags.member.1.Name` with its value. */
  tags(name: string): ReadonlyMap<string, string>;
}

function formOf(fields: URLSearchParams): Form {
  const text = (name: string) => fields.get(name) ?? undefined;
  const numbered = (read: (at: number) => string | undefined): string[] => {
    const found: string[] = [];
    for (let at = 1; ; at += 1) {
      const one = read(at);
      if (one === undefined) return found;
      found.push(one);
    }
  };
  return {
    text,
    list: (name) => numbered((at) => text(`${name}.member.${at}`)),
    entries(name) {
      const names = numbered((at) => text(`${name}.entry.${at}.Name`));
      const value = (at: number) => text(`${name}.entry.${at + 1}.Value.StringValue`) ?? '';
      return new Map(names.map((one, at) => [one, value(at)]));
    },
    tags(name) {
      const names = numbered((at) => text(`${name}.member.${at}.Name`));
      return new Map(names.map((one, at) => [one, text(`${name}.member.${at + 1}.Value`) ?? '']));
    },
  };
}

/** One operation: what it needs and what it answers. */
export interface QueryAction {
  needs(form: Form): Prepared['needs'];
  run(form: Form): Tree;
}

interface QueryService {
  readonly service: 'ses' | 'sns';
  readonly namespace: string;
  readonly errors: CommonErrors;
  readonly actions: Readonly<Record<string, QueryAction>>;
}

const xmlAnswer = (status: number, body: string): Answer => ({
  status,
  headers: { 'content-type': 'text/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${body}`,
});

function success(namespace: string, operation: string, result: Tree): Answer {
  const body = written({
    [`${operation}Result`]: result,
    ResponseMetadata: { RequestId: randomUUID() },
  });
  return xmlAnswer(
    200,
    `<${operation}Response xmlns="${namespace}">${body}</${operation}Response>`,
  );
}

/** A service over a table of operations; any other is refused at once, as AWS does. */
export const queryFace = ({ service, namespace, errors, actions }: QueryService): Service => ({
  service,
  errors,
  prepare(asked: AwsRequest) {
    const fields = new URLSearchParams(asked.body.toString());
    const operation = fields.get('Action') ?? '';
    const action = Object.hasOwn(actions, operation) ? actions[operation] : undefined;
    if (!action)
      throw new AwsError('InvalidAction', `Could not find operation ${operation} for ${service}`);
    const form = formOf(fields);
    return {
      operation,
      needs: action.needs(form),
      run: () => success(namespace, operation, action.run(form)),
    };
  },
  refuse: ({ code, message, status }, requestId) => {
    const type = status < 500 ? 'Sender' : 'Receiver';
    const body = written({
      Error: { Type: type, Code: code, Message: message },
      RequestId: requestId,
    });
    return xmlAnswer(status, `<ErrorResponse xmlns="${namespace}">${body}</ErrorResponse>`);
  },
});
