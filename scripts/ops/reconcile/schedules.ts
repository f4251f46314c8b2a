/** The schedules of the group as AWS has them, at a pace that leaves room for the product. */
import {
  GetScheduleCommand,
  ListSchedulesCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import type { Scheduled } from './compare.ts';

export interface Asked {
  readonly group: string;
  /** true: each schedule is asked for its times, too, which the list does not tell. */
  readonly times: boolean;
  /** Calls a second at most. */
  readonly perSecond: number;
}

/** Waits before each call, so that no more than so many are made in a second. */
function pace(perSecond: number): () => Promise<void> {
  let next = performance.now();
  return async () => {
    const wait = next - performance.now();
    next = Math.max(next, performance.now()) + 1000 / perSecond;
    if (wait > 0) await new Promise((resolve) => setTimeout(resolve, wait));
  };
}

export async function schedulesOf(asked: Asked): Promise<readonly Scheduled[]> {
  const client = new SchedulerClient({});
  const turn = pace(asked.perSecond);
  const found: Scheduled[] = [];
  let from: string | undefined;
  do {
    await turn();
    const { Schedules = [], NextToken } = await client.send(
      new ListSchedulesCommand({ GroupName: asked.group, MaxResults: 100, NextToken: from }),
    );
    for (const { Name = '', Target } of Schedules) {
      const target = Target?.Arn;
      const one = asked.times ? await withTimes(client, asked.group, Name, turn) : { name: Name };
      if (one) found.push({ ...one, ...(target !== undefined && { target }) });
    }
    from = NextToken;
  } while (from);
  return found;
}

/** Undefined for one that has been taken away since it was listed. */
async function withTimes(
  client: SchedulerClient,
  group: string,
  name: string,
  turn: () => Promise<void>,
): Promise<Scheduled | undefined> {
  await turn();
  try {
    const { ScheduleExpression, ScheduleExpressionTimezone } = await client.send(
      new GetScheduleCommand({ GroupName: group, Name: name }),
    );
    return { name, expression: ScheduleExpression ?? '', zone: ScheduleExpressionTimezone ?? '' };
  } catch (problem) {
    if (problem instanceof ResourceNotFoundException) return undefined;
    throw problem;
  }
}
