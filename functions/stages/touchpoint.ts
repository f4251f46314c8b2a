/** The Lambda of a touchpoint: takes one event of the scheduler, or a batch from the queue. */
import type { Context, SQSBatchResponse, SQSEvent } from 'aws-lambda';
import * as z from 'zod/mini';
import type { Counted, RequestContext } from '#functions/context.ts';
import {
  type Outcome,
  type StageCall,
  sendStage,
} from '#functions/flows/touchpoints/send-stage.ts';
import { DeliverAgain } from '#functions/kit/deliver-again.ts';
import { makeContext } from '#functions/kit/make-context.ts';
import { counters, summed } from '#functions/store/counters.ts';
import { count } from '#functions/store/retries.ts';
import { touchpoints } from '#shared/domain/stage.ts';

const Event = z.object({
  userId: z.uuid(),
  stage: z.enum(touchpoints),
  zone: z.string(),
  scheduledAt: z.iso.datetime({ offset: true }),
});

async function one(event: unknown, context: RequestContext): Promise<Outcome> {
  const { scheduledAt, ...call } = Event.parse(event);
  const stageCall: StageCall = { ...call, scheduledAt: new Date(scheduledAt) };
  const outcome = await sendStage(stageCall, context);
  context.log.info('touchpoint', { userId: call.userId, stage: call.stage, outcome });
  return outcome;
}

/** Collects the counts of a batch's letters by date and writes them once. */
function openCount() {
  const byDate = new Map<string, Counted>();
  return {
    countLater: (date: string, { add, set }: Counted): void => {
      const before = byDate.get(date) ?? { add: {}, set: {} };
      byDate.set(date, { add: summed([before.add, add]), set: { ...before.set, ...set } });
    },
    /** `among` chooses the shard; other batches choose others. */
    write: (among: string, context: RequestContext) =>
      Promise.all(
        [...byDate].map(([date, { add, set }]) =>
          count(context, () => counters.add(among, date, add, set)),
        ),
      ),
  };
}

/** Only failed records go back to the queue. */
async function batch({ Records }: SQSEvent, contextFor: (id: string) => RequestContext) {
  const { countLater, write } = openCount();
  const contextOf = (id: string): RequestContext => ({ ...contextFor(id), countLater });
  const failed = await Promise.all(
    Records.map(async ({ messageId, body }) => {
      const context = contextOf(messageId);
      try {
        await one(JSON.parse(body), context);
        return [];
      } catch (problem) {
        context.log.error('touchpoint failed', problem);
        return [{ itemIdentifier: messageId }];
      }
    }),
  );
  const [first] = Records;
  if (first) await write(first.messageId, contextOf(first.messageId));
  return { batchItemFailures: failed.flat() };
}

const isBatch = (event: unknown): event is SQSEvent =>
  typeof event === 'object' && event !== null && 'Records' in event;

export async function handler(
  event: unknown,
  invocation: Context,
): Promise<SQSBatchResponse | { outcome: Outcome }> {
  if (isBatch(event)) return batch(event, (id) => makeContext(id, invocation.functionName));
  const context = makeContext(invocation.awsRequestId, invocation.functionName);
  try {
    return { outcome: await one(event, context) };
  } catch (problem) {
    context.log.error('touchpoint failed', problem);
    throw new DeliverAgain(problem);
  }
}
