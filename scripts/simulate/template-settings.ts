/** What the synthesised template says of the stage functions: what a morning is simulated with. */
import { at, Deployed, type Properties, type Template } from '../build/template.ts';
import { templateWith } from '../build/template-with.ts';

interface Turns {
  /** From one mail of a Lambda to its next. */
  readonly pauseMs: number;
}

/** A stage that Scheduler asks itself. */
export interface DirectSettings extends Turns {
  readonly reserved: number | null;
  readonly retries: number;
  readonly maxAgeSeconds: number;
}

/** A stage behind a queue. */
export interface QueueSettings extends Turns {
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

const pauseIn = (stack: Deployed): number => {
  const fn = found(stack, 'AWS::Lambda::Function', 'FunctionName');
  return Number(at(fn, 'Environment', 'Variables', 'SEND_PAUSE_MS'));
};

export function directSettings(template: Template): DirectSettings {
  const stack = deployed(template);
  const fn = found(stack, 'AWS::Lambda::Function', 'FunctionName');
  const invoked = found(stack, 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  const reserved = fn['ReservedConcurrentExecutions'];
  return {
    reserved: reserved === undefined ? null : Number(reserved),
    pauseMs: pauseIn(stack),
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
    pauseMs: pauseIn(stack),
    batch: Number(mapping['BatchSize']),
    concurrency: Number(at(mapping, 'ScalingConfig', 'MaximumConcurrency')),
    receives: Number(at(queue?.[1], 'RedrivePolicy', 'maxReceiveCount')),
    visibilitySeconds: Number(at(queue?.[1], 'VisibilityTimeout')),
  };
}

/** The templates of both ways, made for so many mails a second. */
export async function stageTemplates(perSecond: number) {
  const made = (sendLimiter: string) => templateWith({ sendLimiter, sesPerSecond: perSecond });
  return { direct: await made('concurrency'), queue: await made('queue') };
}

type Templates = Awaited<ReturnType<typeof stageTemplates>>;

export const settingsOf = (perSecond: number, { direct, queue }: Templates): StageSettings => ({
  perSecond,
  direct: directSettings(direct),
  queue: queueSettings(queue),
});

export const stageSettings = async (perSecond: number): Promise<StageSettings> =>
  settingsOf(perSecond, await stageTemplates(perSecond));
