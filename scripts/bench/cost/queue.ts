/** A stage's queue: what schedules would put into it, handed out in batches as SQS does. */
import { randomUUID } from 'node:crypto';
import type { SQSBatchResponse } from 'aws-lambda';
import type { FunctionName } from '#shared/contract/functions.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import type { Outcome } from '../../local/lambda-instance.ts';
import type { LocalRun } from '../../local/local-run.ts';
import type { Moment } from './calendar.ts';

/** As the template has it from 200 mails a second on. */
export const batchSize = 10;

/** Each message is taken, and each batch handed out and forgotten. */
export const queueRequestsOf = (messages: number, batches: number): number =>
  messages + 2 * batches;

const messageOf = (userId: string, { at, zone, stage }: Moment) => ({
  messageId: randomUUID(),
  body: JSON.stringify({ userId, stage, zone, scheduledAt: new Date(at).toISOString() }),
});

/** Takes a touchpoint's letters; there is one for each. */
export const stageFunction = (stage: Touchpoint): FunctionName =>
  `stages.${stageWords[stage].slug}` as FunctionName;

/** How often a queue hands out what was not done, before it lies among the dead letters. */
const mostReceives = 3;

interface Message {
  readonly messageId: string;
  readonly body: string;
}

/** What goes back to the queue, as the batch came to its end or not. */
function notDone(messages: readonly Message[], outcome: Outcome): readonly Message[] {
  if (!outcome.ok) return messages;
  const { batchItemFailures } = outcome.value as SQSBatchResponse;
  const failed = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
  return messages.filter(({ messageId }) => failed.has(messageId));
}

/** Hands out a batch until all of it is done; answers how often. */
async function deliver(
  { runtime }: LocalRun,
  name: FunctionName,
  messages: readonly Message[],
): Promise<number> {
  let left = messages;
  let times = 0;
  while (left.length > 0 && times < mostReceives) {
    times += 1;
    left = notDone(left, await runtime.invoke(name, { Records: left }));
  }
  return times;
}

/** Answers how many batches it were, those that came again too. */
export async function handOut(
  run: LocalRun,
  userIds: readonly string[],
  moment: Moment,
): Promise<number> {
  const name = stageFunction(moment.stage);
  const messages = userIds.map((id) => messageOf(id, moment));
  const batches = Array.from({ length: Math.ceil(messages.length / batchSize) }, (_, batch) =>
    deliver(run, name, messages.slice(batch * batchSize, (batch + 1) * batchSize)),
  );
  return (await Promise.all(batches)).reduce((sum, times) => sum + times, 0);
}

/** Schedules that ask the functions themselves would send everything a second time. */
export async function silenceSchedules({ endpoint: { schedules } }: LocalRun): Promise<void> {
  for (const { group, name } of schedules.all()) await schedules.remove(group, name);
}
