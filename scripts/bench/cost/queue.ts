/** A stage's queue: what schedules would put into it, handed out in batches as SQS does. */
import { randomUUID } from 'node:crypto';
import type { FunctionName } from '#shared/contract/functions.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
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

/** Answers how many batches it were. */
export function handOut(run: LocalRun, userIds: readonly string[], moment: Moment): number {
  const name = stageFunction(moment.stage);
  const batches = Math.ceil(userIds.length / batchSize);
  for (let batch = 0; batch < batches; batch += 1) {
    const some = userIds.slice(batch * batchSize, (batch + 1) * batchSize);
    run.runtime.invokeAsync(name, { Records: some.map((id) => messageOf(id, moment)) });
  }
  return batches;
}

/** Schedules that ask the functions themselves would send everything a second time. */
export async function silenceSchedules({ endpoint: { schedules } }: LocalRun): Promise<void> {
  for (const { group, name } of schedules.all()) await schedules.remove(group, name);
}
