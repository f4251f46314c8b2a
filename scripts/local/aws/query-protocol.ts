/** AWS's query protocol, which SES v1 and SNS speak: a form asks, XML answers. */
import { randomUUID } from 'node:crypto';
import { AwsError, type Prepared, type Service, type Tree, xmlAnswer, xmlOf } from './service.ts';

export type Form = ReturnType<typeof formOf>;

function formOf(fields: URLSearchParams) {
  const text = (name: string) => fields.get(name) ?? undefined;
  /** `Destinations.member.1`, `.2` ... */
  const list = (name: string, rest = ''): readonly string[] => {
    const found: string[] = [];
    for (let at = 1; ; at += 1) {
      const one = text(`${name}.${at}${rest}`);
      if (one === undefined) return found;
      found.push(one);
    }
  };
  const pairs = (name: string, valueName: string): ReadonlyMap<string, string> =>
    new Map(
      list(name, '.Name').map((one, at) => [one, text(`${name}.${at + 1}.${valueName}`) ?? '']),
    );
  return {
    text,
    list: (name: string) => list(`${name}.member`),
    /** `MessageAttributes.entry.1.Name` with its value. */
    entries: (name: string) => pairs(`${name}.entry`, 'Value.StringValue'),
    /** `Tags.member.1.Name` with its value. */
    tags: (name: string) => pairs(`${name}.member`, 'Value'),
  };
}

/** One operation: what it needs and what it answers. */
export interface QueryAction {
  needs(form: Form): Prepared['needs'];
  run(form: Form): Tree;
}

interface QueryService extends Pick<Service, 'service' | 'errors'> {
  readonly namespace: string;
  readonly actions: Readonly<Record<string, QueryAction>>;
}

/** A service over a table of operations; any other is refused at once, as AWS does. */
export function queryService({ service, namespace, errors, actions }: QueryService): Service {
  const answer = (name: string, content: Tree, status?: number) =>
    xmlAnswer('text/xml', `<${name} xmlns="${namespace}">${xmlOf(content)}</${name}>`, status);
  return {
    service,
    errors,
    prepare({ body }) {
      const fields = new URLSearchParams(body.toString());
      const operation = fields.get('Action') ?? '';
      const action = Object.hasOwn(actions, operation) ? actions[operation] : undefined;
      if (!action)
        throw new AwsError('InvalidAction', `Could not find operation ${operation} for ${service}`);
      const form = formOf(fields);
      return {
        operation,
        needs: action.needs(form),
        run: () =>
          answer(`${operation}Response`, {
            [`${operation}Result`]: action.run(form),
            ResponseMetadata: { RequestId: randomUUID() },
          }),
      };
    },
    refuse({ code, message, status }, requestId) {
      const type = status < 500 ? 'Sender' : 'Receiver';
      const error = { Type: type, Code: code, Message: message };
      return answer('ErrorResponse', { Error: error, RequestId: requestId }, status);
    },
  };
}
