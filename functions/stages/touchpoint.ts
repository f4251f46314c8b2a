/** A touchpoint as a Lambda: takes one event of the scheduler, or a batch of a queue. */
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import { type Outcome, type StageCall, sendStage } from '#functions/flows/send-stage.ts';
import { count } from '#functions/flows/settle.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeScene } from '#functions/kit/make-scene.ts';
import type { Scene } from '#functions/scene.ts';
import { counters } from '#functions/store/counters.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const Event = z.object({
  userId: z.uuid(),
  stage: z.enum(touchpoints),
  zone: z.string(),
  scheduledAt: z.iso.datetime({ offset: true }),
});

async function one(event: unknown, scene: Scene): Promise<Outcome> {
  const { scheduledAt, ...call } = Event.parse(event);
  const stageCall: StageCall = { ...call, scheduledAt: new Date(scheduledAt) };
  const outcome = await sendStage(stageCall, scene);
  scene.log.info('touchpoint', { userId: call.userId, stage: call.stage, outcome });
  return outcome;
}

/** What the letters of a batch count as, by their date: one write, as they leave together. */
function openCount() {
  const byDate = new Map<string, Record<string, number>>();
  return {
    countLater: (date: string, name: string): void => {
      const counts = byDate.get(date) ?? {};
      byDate.set(date, { ...counts, [name]: (counts[name] ?? 0) + 1 });
    },
    /** `among` says which shard: another batch's is another. */
    write: (among: string, scene: Scene) =>
      Promise.all(
        [...byDate].map(([date, counts]) => count(scene, () => counters.add(among, date, counts))),
      ),
  };
}

/** A record that fails goes back to the queue alone; the others of its batch are done. */
async function batch({ Records }: SQSEvent, sceneFor: (id: string) => Scene) {
  const { countLater, write } = openCount();
  const sceneOf = (id: string): Scene => ({ ...sceneFor(id), countLater });
  const failed = await Promise.all(
    Records.map(async ({ messageId, body }) => {
      const scene = sceneOf(messageId);
      try {
        await one(JSON.parse(body), scene);
        return [];
      } catch (problem) {
        scene.log.error('touchpoint failed', problem);
        return [{ itemIdentifier: messageId }];
      }
    }),
  );
  const [first] = Records;
  if (first) await write(first.messageId, sceneOf(first.messageId));
  return { batchItemFailures: failed.flat() };
}

const isBatch = (event: unknown): event is SQSEvent =>
  typeof event === 'object' && event !== null && 'Records' in event;

export async function touchpoint(
  event: unknown,
  context: Context,
): Promise<SQSBatchResponse | { outcome: Outcome }> {
  if (isBatch(event)) return batch(event, (id) => makeScene(id, context.functionName));
  const scene = makeScene(context.awsRequestId, context.functionName);
  try {
    return { outcome: await one(event, scene) };
  } catch (problem) {
    scene.log.error('touchpoint failed', problem);
    throw new DeliverAgain(problem);
  }
}
