/** Compares the users' rows with the schedules of their letters, and mends these if asked to. */
import {
  GetScheduleCommand,
  ListSchedulesCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import type { Part } from '#functions/flows/watching/reconcile.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { touchpoints } from '#shared/domain/stage.ts';
import { wantsSchedules } from '#shared/domain/user.ts';
import { Problem } from '../local/problem.ts';
import { compare, ownerOf, type Scheduled } from './compare-schedules.ts';
import { command, given, say, tell } from './given.ts';
import { atPlace, type Place } from './place.ts';

const help = `
Compares the users with their schedules, and prints where they differ.

  npx node scripts/ops/reconcile-schedules.ts                                    on this machine, in DATA_DIR
  npx node scripts/ops/reconcile-schedules.ts --stage prod --region us-east-1    a deployed stage

  --times        compares the times and zones, too: one call a schedule, not one a hundred
  --per-second   calls to the scheduler in a second at most; 50 where not given
  --write        mends: makes what is missing or wrong, takes away what is surplus
  --from         the part to begin with, 00 to ff

missing: a letter that never comes. surplus: a schedule that fires for nobody. wrong: one for
another target than the stage has now, or at another time than the user's row says. Of many people
it compares a part after the other, by how their ids begin, says which, and mends it before the next
one: where it breaks off, --from goes on.
Somebody who signs up while it reads may show; each is looked at again before anything is mended.
Whom the lists of users lack is not seen: recount first.
`;

const options = {
  times: { type: 'boolean', default: false },
  'per-second': { type: 'string', default: '50' },
  write: { type: 'boolean', default: false },
  from: { type: 'string' },
} as const;

function read() {
  const values = given(options, help);
  const perSecond = Number(values['per-second']);
  if (!(perSecond > 0)) throw new Problem('--per-second takes a number above 0.');
  const { from } = values;
  if (from !== undefined && !/^[0-9a-f]{2}$/.test(from))
    throw new Problem('--from takes the part that was named last: two of 0 to 9 and a to f.');
  return { ...values, perSecond };
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

type Turn = ReturnType<typeof pace>;

/** Those of the group whose names begin so as AWS has them, at a pace that leaves room for the product. */
async function schedulesOf(group: string, prefix: string, times: boolean, turn: Turn) {
  const client = new SchedulerClient({});
  const found: Scheduled[] = [];
  let from: string | undefined;
  do {
    await turn();
    const { Schedules = [], NextToken } = await client.send(
      new ListSchedulesCommand({
        GroupName: group,
        NamePrefix: prefix || undefined,
        MaxResults: 100,
        NextToken: from,
      }),
    );
    const all = Schedules.map(async ({ Name = '', Target }): Promise<readonly Scheduled[]> => {
      const target = Target?.Arn;
      const one = times ? await withTimes(client, group, Name, turn) : { name: Name };
      return one ? [{ ...one, ...(target !== undefined && { target }) }] : [];
    });
    found.push(...(await Promise.all(all)).flat());
    from = NextToken;
  } while (from);
  return found;
}

/** Undefined for one that has been taken away since it was listed. */
async function withTimes(
  client: SchedulerClient,
  group: string,
  name: string,
  turn: Turn,
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

/** Users who are mended at the same time. */
const atOnce = 10;

/** Of a part. Whoever signs up after its schedules were read is a user without any, and asked again. */
async function differences({ prefix, people }: Part, times: boolean, place: Place, turn: Turn) {
  const { usersById } = await import('#functions/store/users.ts');
  const { environment } = place;
  const schedules = await schedulesOf(environment['SCHEDULE_GROUP'] ?? '', prefix, times, turn);
  const owners = schedules.flatMap((schedule) => ownerOf(schedule)?.userId ?? []);
  const users = [...(await usersById([...people, ...owners])).values()];
  const found = compare(users, schedules, environment['TOUCHPOINT_ARN'] ?? '', new Date());
  return { users, schedules, found };
}

/** As a flow of the product does it: the row is read again, before and after. */
async function mend(userId: string, turn: Turn): Promise<void> {
  // One for each of the three schedules.
  for (const _ of touchpoints) await turn();
  const { users } = await import('#functions/store/users.ts');
  const { schedules } = await import('#functions/adapters/scheduler.ts');
  const { followRow } = await import('#functions/flows/subscription/user-schedules.ts');
  const user = await users.find(userId);
  const isWanted = user && wantsSchedules(user, localDateAt(new Date(), user.zone));
  if (user && isWanted) await followRow(user);
  else await schedules.removeAll(userId);
}

async function main(): Promise<void> {
  const values = read();
  if (values.help) return say(help);
  await atPlace(values, async (place) => {
    // What mends is the functions' own code, which reads its settings from the environment.
    Object.assign(process.env, place.environment);
    const { inParts, scheduledPeople } = await import('#functions/flows/watching/reconcile.ts');
    const { from = '', times, write } = values;
    const parts = inParts(await scheduledPeople(), values.from === undefined ? undefined : 0);
    const turn = pace(values.perSecond);
    const sums = { users: 0, schedules: 0, differences: 0, wrong: 0 };
    for (const part of parts.filter(({ prefix }) => prefix >= from)) {
      if (parts.length > 1) tell(`Part ${part.prefix} ... (--from ${part.prefix} goes on here)`);
      const { users, schedules, found } = await differences(part, times, place, turn);
      for (const { kind, userId, stage } of found) say(`${kind}  ${userId}  ${stage}`);
      const people = [...new Set(found.map(({ userId }) => userId))];
      for (let at = 0; write && at < people.length; at += atOnce)
        await Promise.all(people.slice(at, at + atOnce).map((userId) => mend(userId, turn)));
      sums.users += users.length;
      sums.schedules += schedules.length;
      sums.differences += found.length;
      sums.wrong += people.length;
    }
    say(`${sums.users} users, ${sums.schedules} schedules.`);
    say(`${sums.differences} differences of ${sums.wrong} users.`);
    if (write && sums.wrong > 0) say(`Mended ${sums.wrong}.`);
  });
}

await command(main);
