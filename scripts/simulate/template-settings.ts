/** What the synthesised template says of the stage functions: what a morning is simulated with. */
import { at, Deployed, type Properties, type Template } from '../build/template.ts';
import { templateWith } from '../build/template-with.ts';

/** A stage that Scheduler asks itself. */
export interface DirectSettings {
  readonly reserved: number | null;
  readonly retries: number;
  readonly maxAgeSeconds: number;
}

/** A stage behind a queue. */
export interface QueueSettings {
  readonly batch: number;
  readonly concurrency: number;
  readonly receives: number;
  readonly visibilitySeconds: number;
}

export interface StageSettings {
  /** Mails a second that the template was made for. */
  readonly perSecond: number;
  readonly direct: DirectSettings;
  readonly queue: QueueSettings;
}

const prefix = 'anchor-dev';
const morning = `${prefix}-stages-morning`;

const deployed = (template: Template): Deployed => new Deployed(template, prefix, 'us-east-1');

const found = (stack: Deployed, type: string, key: string): Properties =>
  stack.all(type).find(([, its]) => its[key] === morning)?.[1] ?? {};

export function directSettings(template: Template): DirectSettings {
  const stack = deployed(template);
  const fn = found(stack, 'AWS::Lambda::Function', 'FunctionName');
  const invoked = found(stack, 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  const reserved = fn['ReservedConcurrentExecutions'];
  return {
    reserved: reserved === undefined ? null : Number(reserved),
    retries: Number(invoked['MaximumRetryAttempts']),
    maxAgeSeconds: Number(invoked['MaximumEventAgeInSeconds']),
  };
}

export function queueSettings(template: Template): QueueSettings {
  const stack = deployed(template);
  const mapping = found(stack, 'AWS::Lambda::EventSourceMapping', 'FunctionName');
  const queue = stack
    .all('AWS::SQS::Queue')
    .find(([id]) => stack.arn(id) === mapping['EventSourceArn']);
  return {
    batch: Number(mapping['BatchSize']),
    concurrency: Number(at(mapping, 'ScalingConfig', 'MaximumConcurrency')),
    receives: Number(at(queue?.[1], 'RedrivePolicy', 'maxReceiveCount')),
    visibilitySeconds: Number(at(queue?.[1], 'VisibilityTimeout')),
  };
}

export async function stageSettings(perSecond: number): Promise<StageSettings> {
  const made = (sendLimiter: string) => templateWith({ sendLimiter, sesPerSecond: perSecond });
  const direct = directSettings(await made('concurrency'));
  return { perSecond, direct, queue: queueSettings(await made('queue')) };
}
