/** What the synthesised template says of the stage functions: what a morning is simulated with. */
import { at, Deployed, type Properties, type Template } from '../build/template.ts';
import { sesSeconds, shareOfRate, workSeconds } from './limits.ts';

export interface StageSettings {
  /** Undefined: as many runs at once as the account has. */
  readonly reserved: number | undefined;
  readonly retries: number;
  readonly maxAgeSeconds: number;
  /** What a queue in between would be, or is. */
  readonly queue: {
    readonly isThere: boolean;
    readonly batch: number;
    readonly concurrency: number | undefined;
    readonly receives: number;
    readonly visibilitySeconds: number;
  };
}

const prefix = 'anchor-dev';

export function stageSettings(template: Template): StageSettings {
  const stack = new Deployed(template, prefix, 'us-east-1');
  const name = `${prefix}-stages-morning`;
  const find = (type: string, key: string, value: string): Properties =>
    stack.all(type).find(([, its]) => its[key] === value)?.[1] ?? {};
  const fn = find('AWS::Lambda::Function', 'FunctionName', name);
  const invoked = find('AWS::Lambda::EventInvokeConfig', 'FunctionName', name);
  const reserved = fn['ReservedConcurrentExecutions'];
  return {
    reserved: reserved === undefined ? undefined : Number(reserved),
    retries: Number(invoked['MaximumRetryAttempts'] ?? 2),
    maxAgeSeconds: Number(invoked['MaximumEventAgeInSeconds'] ?? 21_600),
    queue: queueOf(stack, name, Number(fn['Timeout'])),
  };
}

/** Where the template has none, what AWS advises: six timeouts out of sight, three times taken. */
function queueOf(stack: Deployed, name: string, timeout: number): StageSettings['queue'] {
  const mappings = stack.all('AWS::Lambda::EventSourceMapping');
  const its = mappings.find(([, mapping]) => mapping['FunctionName'] === name)?.[1] ?? {};
  const queue = stack
    .all('AWS::SQS::Queue')
    .find(([id]) => stack.arn(id) === its['EventSourceArn']);
  const concurrency = at(its, 'ScalingConfig', 'MaximumConcurrency');
  return {
    isThere: queue !== undefined,
    batch: Number(its['BatchSize'] ?? 10),
    concurrency: concurrency === undefined ? undefined : Number(concurrency),
    receives: Number(at(queue?.[1], 'RedrivePolicy', 'maxReceiveCount') ?? 3),
    visibilitySeconds: Number(at(queue?.[1], 'VisibilityTimeout') ?? 6 * timeout),
  };
}

const runSeconds = workSeconds + sesSeconds;

/** So many runs at once send what SES takes, less what is kept for acknowledgements. */
export const concurrencyFor = (perSecond: number): number =>
  Math.max(1, Math.floor(shareOfRate * perSecond * runSeconds));

/** A queue has no fewer than two at once; small batches where full ones would be too many. */
export function queueFor(perSecond: number, batch: number) {
  const together = Math.max(1, shareOfRate * perSecond * runSeconds);
  const size = Math.max(1, Math.min(batch, Math.floor(together / 2)));
  return { batch: size, concurrency: Math.max(2, Math.floor(together / size)) };
}
