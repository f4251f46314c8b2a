/**
 * Judges one request to the local AWS, however it came: who asks, whether they may, what breaks,
 * and what is answered.
 */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import { causeHeader, causing } from '../cause.ts';
import { endsRun } from '../storage.ts';
import type { CallBook, OpenCall } from './call-book.ts';
import { type Answer, type Asked, AwsError, type Face, type Need, type Prepared } from './face.ts';
import { credentialOf, signedAt } from './http.ts';
import { type Policy, policyOf } from './iam.ts';
import type { AwsEndpoint, EndpointOptions, FaultKind } from './types.ts';

/** Who calls with it may do everything. */
export const operatorKey = 'operator';

/** Who calls: a function by its name, or the operator, who may do everything. */
interface Caller {
  readonly name: FunctionName | undefined;
  readonly arn?: string;
  readonly policy: Policy;
}

function callersOf({ cloud }: EndpointOptions): ReadonlyMap<string, Caller> {
  const functions = cloud.functions.map(
    ({ name, arn, statements }) => [name, { name, arn, policy: policyOf(statements) }] as const,
  );
  return new Map<string, Caller>([
    [operatorKey, { name: undefined, policy: () => true }],
    ...functions,
  ]);
}

type Denied = ReturnType<AwsEndpoint['calls']['denied']>[number];

export interface Judge {
  readonly book: CallBook;
  readonly denied: Denied[];
  readonly options: EndpointOptions;
}

/** Throws what AWS answers when a policy is missing, and keeps it for whoever looks for holes. */
function demand({ denied, options }: Judge, caller: Caller, needs: readonly Need[], face: Face) {
  for (const { action, resource, context } of needs) {
    const allowed = caller.policy(action, resource, context);
    if (caller.arn) options.asked?.({ functionArn: caller.arn, action, resource, context });
    if (allowed) continue;
    const name = caller.name ?? operatorKey;
    denied.push({ caller: name, action, resource });
    const [code, status] = face.errors.denied;
    const user = `arn:aws:sts::${options.cloud.account}:assumed-role/${name}/${name}`;
    throw new AwsError(
      code,
      `User: ${user} is not authorized to perform: ${action} on resource: ${resource} ` +
        `because no identity-based policy allows the ${action} action`,
      status,
    );
  }
}

function refuseByFault(fault: FaultKind | undefined, face: Face): void {
  if (fault !== 'refuse' && fault !== 'throttle') return;
  const [code, status] = fault === 'refuse' ? face.errors.broken : face.errors.throttled;
  throw new AwsError(code, fault === 'refuse' ? 'Broken on demand.' : 'Rate exceeded', status);
}

/** Never: the connection stays, and nothing comes. Cut: the connection ends instead. */
export type Unanswered = 'never' | 'cut';

/** The answer to one attempt of a call. */
async function obey(
  judge: Judge,
  face: Face,
  caller: Caller | undefined,
  asked: Asked,
): Promise<Answer | Unanswered> {
  const [code, status] = face.errors.unknownKey;
  if (!caller)
    throw new AwsError(code, 'The security token included in the request is invalid.', status);
  const { operation, needs, conflict, run } = face.prepare(asked);
  const invocationId = asked.headers['amz-sdk-invocation-id'] ?? randomUUID();
  const call = judge.book.open({
    service: face.service,
    operation,
    caller: caller.name,
    invocationId,
    requestBytes: asked.body.length,
  });
  try {
    if (call.fault === 'timeout') return 'never';
    if (call.fault === 'cut') return 'cut';
    refuseByFault(call.fault, face);
    demand(judge, caller, needs, face);
    if (call.fault === 'conflict' && conflict) throw conflict;
    if (!isLost(call)) return await answerTo(call, run);
    // Whether AWS did it or refused it: the caller never sees the answer.
    await Promise.resolve(run(call.spend)).catch(() => undefined);
    if (call.fault !== 'kill') return 'cut';
    if (caller.name) judge.options.kill(caller.name, invocationId);
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

function refusal(face: Face, error: unknown, requestId: string): Answer {
  if (error instanceof AwsError) return face.refuse(error, requestId);
  // What ends the run is told once, at its end.
  if (!endsRun(error)) console.error(`The local ${face.service} failed:`, error);
  const [code, status] = face.errors.broken;
  return face.refuse(new AwsError(code, 'A fault of the local endpoint.', status), requestId);
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

export type Ask = (asked: Asked) => Promise<Judged>;

/** Answers whatever is asked of these services; never rejects for what was asked. */
export function judging(judge: Judge, faces: readonly Face[]): Ask {
  const callers = callersOf(judge.options);
  const byService = new Map<string, Face>(faces.map((face) => [face.service, face]));
  return async (asked) => {
    const requestId = randomUUID();
    const credential = credentialOf(asked);
    const face = byService.get(credential?.service ?? '');
    const caller = callers.get(credential?.key ?? '');
    const cause = asked.headers[causeHeader];
    const answer = face
      ? await causing(cause, () => obey(judge, face, caller, asked)).catch((error: unknown) =>
          refusal(face, error, requestId),
        )
      : noService;
    await judge.options.beforeAnswer?.(asked);
    // A script of the operator has the real clock. Answered by the product's, its SDK would take
    // every refusal for a fault of its clock and ask again.
    const operators = credential?.key === operatorKey ? signedAt(asked) : undefined;
    return { answer, requestId, date: operators ?? judge.options.now() };
  };
}
