/** What the synthesised template says of the stage functions: what a morning is simulated with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../build/root.ts';

import { templateWith } from '../build/synthesise.ts';
import { at, Deployed, type Properties, type Template } from '../build/template.ts';

export type StageSettings = Awaited<ReturnType<typeof stageSettings>>;

const prefix = 'anchor-dev';
const morning = `${prefix}-stages-morning`;

const deployed = (template: Template): Deployed => new Deployed(template, prefix, 'us-east-1');

const found = (stack: Deployed, type: string, key: string): Properties =>
  stack.all(type).find(([, its]) => its[key] === morning)?.[1] ?? {};

/** From one mail of a Lambda to its next. */
const pauseIn = (stack: Deployed): number => {
  const fn = found(stack, 'AWS::Lambda::Function', 'FunctionName');
  return Number(at(fn, 'Environment', 'Variables', 'SEND_PAUSE_MS'));
};

/** A stage that Scheduler asks itself. */
export function directSettings(template: Template) {
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

/** A stage behind a queue. */
function queueSettings(template: Template) {
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

/** Of the templates of both ways, made for so many mails a second. */
export async function stageSettings(perSecond: number) {
  const made = (sendLimiter: string) => templateWith({ sendLimiter, sesPerSecond: perSecond });
  return {
    perSecond,
    direct: directSettings(await made('concurrency')),
    queue: queueSettings(await made('queue')),
  };
}

// As the tables of the runbook were made with them.
const path = fromRoot('scripts/simulate/settings.json');

export const readSettings = (): StageSettings =>
  JSON.parse(readFileSync(path, 'utf8')) as StageSettings;

export const writeSettings = (settings: StageSettings): void =>
  writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`);
