/** Judges a request to the local AWS: who asks, whether they may, what breaks, the answer. */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import { causeHeader, causing } from '../cause.ts';
import { endsRun } from '../storage.ts';
import type { CallLog, OpenCall } from './call-log.ts';
import { type Policy, policyOf } from './iam.ts';
import { instantOf } from './presigned.ts';
import {
  type Answer,
  AwsError,
  type AwsRequest,
  type Need,
  type Prepared,
  type Service,
} from './service.ts';
import type { AwsEndpoint, EndpointOptions, FaultKind } from './types.ts';

/** Who calls with it may do everything. */
export const operatorKey = 'operator';

/** Who calls: a function by its name, or the operator, who may do everything. */
interface Caller {
  readonly name: FunctionName | undefined;
  readonly arn?: string;
  readonly policy: Policy;
}

interface Authorizer {
  readonly book: CallLog;
  readonly denied: ReturnType<AwsEndpoint['calls']['denied']>[number][];
  readonly options: EndpointOptions;
}

/** Of `Credential=KEY/date/region/service/aws4_request`, or of an address signed beforehand. */
function credentialOf(asked: AwsRequest) {
  const [, scope] = /Credential=([^,\s]+)/.exec(asked.headers['authorization'] ?? '') ?? [];
  const [key, , , service] = (scope ?? asked.query.get('X-Amz-Credential') ?? '').split('/');
  return key && service ? { key, service } : undefined;
}

/** Throws what AWS answers when a policy is missing, and keeps it for whoever looks for holes. */
function demand(
  { denied, options }: Authorizer,
  caller: Caller,
  needs: readonly Need[],
  service: Service,
) {
  for (const { action, resource, context } of needs) {
    const allowed = caller.policy(action, resource, context);
    if (caller.arn) options.asked?.({ functionArn: caller.arn, action, resource, context });
    if (allowed) continue;
    const name = caller.name ?? operatorKey;
    denied.push({ caller: name, action, resource });
    const [code, status] = service.errors.denied;
    const user = `arn:aws:sts::${options.cloud.account}:assumed-role/${name}/${name}`;
    throw new AwsError(
      code,
      `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ` +
        `because no identity-based policy allows the ${action} action`,
      status,
    );
  }
}

function refuseByFault(fault: FaultKind | undefined, { errors }: Service): void {
  if (fault === 'refuse')
    throw new AwsError(errors.broken[0], 'Broken on demand.', errors.broken[1]);
  if (fault === 'throttle')
    throw new AwsError(errors.throttled[0], 'Rate exceeded', errors.throttled[1]);
}

/** Never: the connection stays, and nothing comes. Cut: the connection ends instead. */
type Unanswered = 'never' | 'cut';

/** The answer to one attempt of a call. */
async function obey(
  authorizer: Authorizer,
  service: Service,
  caller: Caller | undefined,
  asked: AwsRequest,
): Promise<Answer | Unanswered> {
  const [code, status] = service.errors.unknownKey;
  if (!caller)
    throw new AwsError(code, 'The security token included in the request is invalid.', status);
  const { operation, needs, conflict, run } = service.prepare(asked);
  const invocationId = asked.headers['amz-sdk-invocation-id'] ?? randomUUID();
  const call = authorizer.book.open({
    service: service.service,
    operation,
    caller: caller.name,
    invocationId,
    requestBytes: asked.body.length,
  });
  try {
    if (call.fault === 'timeout') return 'never';
    if (call.fault === 'cut') return 'cut';
    refuseByFault(call.fault, service);
    demand(authorizer, caller, needs, service);
    if (call.fault === 'conflict' && conflict) throw conflict;
    if (!isLost(call)) return await answerTo(call, run);
    // Whether AWS did it or refused it: the caller never sees the answer.
    await Promise.resolve(run(call.spend)).catch(() => undefined);
    if (call.fault !== 'kill') return 'cut';
    if (caller.name) authorizer.options.kill(caller.name, invocationId);
    return 'never';
  } finally {
    call.finish();
  }
}

const isLost = ({ fault, attempts }: OpenCall): boolean =>
  fault === 'kill' || fault === 'lost' || (fault === 'again' && attempts === 1);

/** Long enough for a worker to make the calls that it makes together, on a busy machine too. */
const slowMs = 150;

async function answerTo({ fault, spend }: OpenCall, run: Prepared['run']): Promise<Answer> {
  try {
    return await run(spend);
  } finally {
    if (fault === 'slow') await new Promise((resolve) => setTimeout(resolve, slowMs));
  }
}

function refusal(service: Service, error: unknown, requestId: string): Answer {
  if (error instanceof AwsError) return service.refuse(error, requestId);
  // What ends the run is told once, at its end.
  if (!endsRun(error)) console.error(`The local ${service.service} failed:`, error);
  const [code, status] = service.errors.broken;
  return service.refuse(new AwsError(code, 'A fault of the local endpoint.', status), requestId);
}

const noService: Answer = {
  status: 403,
  headers: { 'content-type': 'text/plain' },
  body: 'This is the local AWS. It answers requests signed for a service it knows.\n',
};

/** What a request is told, or that it is told nothing. */
export interface Judged {
  readonly answer: Answer | Unanswered;
  readonly requestId: string;
  /** What its `Date` says, epoch milliseconds: the SDK corrects its signing time by it. */
  readonly date: number;
}

export type Ask = (asked: AwsRequest) => Promise<Judged>;

/** Answers whatever is asked of these services; never rejects for what was asked. */
export function authorizing(authorizer: Authorizer, services: readonly Service[]): Ask {
  const { options } = authorizer;
  const operator: Caller = { name: undefined, policy: () => true };
  const callers = new Map<string, Caller>([
    [operatorKey, operator],
    ...options.cloud.functions.map(
      ({ name, arn, statements }) => [name, { name, arn, policy: policyOf(statements) }] as const,
    ),
  ]);
  const byService = new Map<string, Service>(services.map((service) => [service.service, service]));
  return async (asked) => {
    const requestId = randomUUID();
    const credential = credentialOf(asked);
    const service = byService.get(credential?.service ?? '');
    const caller = callers.get(credential?.key ?? '');
    const cause = asked.headers[causeHeader];
    const answer = service
      ? await causing(cause, () => obey(authorizer, service, caller, asked)).catch(
          (error: unknown) => refusal(service, error, requestId),
        )
      : noService;
    // A script of the operator has the real clock. Answered by the product's, its SDK would take
    // every refusal for a fault of its clock and ask again.
    const signed = caller === operator ? instantOf(asked.headers['x-amz-date'] ?? '') : Number.NaN;
    return { answer, requestId, date: signed || options.now() };
  };
}
