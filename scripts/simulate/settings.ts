/** What the synthesised template says of the touchpoints' function: what herds are simulated with. */
import { readFileSync, writeFileSync } from 'node:fs';
import { functionName } from '#shared/contract/functions.ts';
import { fromRoot } from '../build/root.ts';

import { templateWith } from '../build/synthesise.ts';
import { at, Deployed, type Properties, type Template } from '../build/template.ts';

export type StageSettings = Awaited<ReturnType<typeof stageSettings>>;

const prefix = 'anchor-dev';
const touchpoint = functionName(prefix, 'stages.touchpoint');

const deployed = (template: Template): Deployed => new Deployed(template, prefix, 'us-east-1');

const found = (stack: Deployed, type: string, key: string): Properties =>
  stack.all(type).find(([, its]) => its[key] === touchpoint)?.[1] ?? {};

/** Where Scheduler asks it itself. */
export function directSettings(template: Template) {
  const invoked = found(deployed(template), 'AWS::Lambda::EventInvokeConfig', 'FunctionName');
  return {
    retries: Number(invoked['MaximumRetryAttempts']),
    maxAgeSeconds: Number(invoked['MaximumEventAgeInSeconds']),
  };
}

/** Behind the queue. */
function queueSettings(template: Template) {
  const stack = deployed(template);
  const fn = found(stack, 'AWS::Lambda::Function', 'FunctionName');
  const mapping = found(stack, 'AWS::Lambda::EventSourceMapping', 'FunctionName');
  const queue = stack
    .all('AWS::SQS::Queue')
    .find(([id]) => stack.arn(id) === mapping['EventSourceArn']);
  return {
    pauseMs: Number(at(fn, 'Environment', 'Variables', 'SEND_PAUSE_MS')),
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
    direct: directSettings(await made('none')),
    queue: queueSettings(await made('queue')),
  };
}

// As the tables of the runbook were made with them.
const path = fromRoot('scripts/simulate/settings.json');

export const readSettings = (): StageSettings =>
  JSON.parse(readFileSync(path, 'utf8')) as StageSettings;

export const writeSettings = (settings: StageSettings): void =>
  writeFileSync(path, `${JSON.stringify(settings, null, 2)}\n`);
