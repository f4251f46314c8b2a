/** Compares the users' rows with the schedules of their letters, and mends these if asked to. */
import {
  GetScheduleCommand,
  ListSchedulesCommand,
  ResourceNotFoundException,
  SchedulerClient,
} from '@aws-sdk/client-scheduler';
import { localDateAt } from '#shared/domain/local-date.ts';
import { type User, wantsSchedules } from '#shared/domain/user.ts';
import { Problem } from '../local/problem.ts';
import { compare, type Difference, type Scheduled } from './compare-schedules.ts';
import { command, given, say } from './given.ts';
import { atPlace, type Place } from './place.ts';

const help = `
Compares the users with their schedules, and prints where they differ.

  npx node scripts/ops/reconcile-schedules.ts                                    on this machine, in DATA_DIR
  npx node scripts/ops/reconcile-schedules.ts --stage prod --region us-east-1    a deployed stage

  --times        compares the times and zones, too: one call a schedule, not one a hundred
  --per-second   calls to the scheduler in a second at most; 50 where not given
  --write        mends: makes what is missing or wrong, takes away what is surplus

missing: a letter that never comes. surplus: a schedule that fires for nobody. wrong: one for
another target than the stage has now, or at another time than the user's row says. It reads the
whole table and keeps a few hundred bytes a user.
Somebody who signs up while it reads may show; each is looked at again before anything is mended.
`;

const options = {
  times: { type: 'boolean', default: false },
  'per-second': { type: 'string', default: '50' },
  write: { type: 'boolean', default: false },
} as const;

type Given = ReturnType<typeof read>;

function read() {
  const values = given(options, help);
  const perSecond = Number(values['per-second']);
  if (!(perSecond > 0)) throw new Problem('--per-second takes a number above 0.');
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

/** The schedules of the group as AWS has them, at a pace that leaves room for the product. */
async function schedulesOf(group: string, { times, perSecond }: Given) {
  const client = new SchedulerClient({});
  const turn = pace(perSecond);
  const found: Scheduled[] = [];
  let from: string | undefined;
  do {
    await turn();
    const { Schedules = [], NextToken } = await client.send(
      new ListSchedulesCommand({ GroupName: group, MaxResults: 100, NextToken: from }),
    );
    for (const { Name = '', Target } of Schedules) {
      const target = Target?.Arn;
      const one = times ? await withTimes(client, group, Name, turn) : { name: Name };
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

/** All users of a table, read whole. What reads them takes its settings from the environment. */
async function usersIn(tableName: string): Promise<readonly User[]> {
  const { table } = await import('#functions/adapters/dynamodb.ts');
  const { keys } = await import('#functions/store/keys.ts');
  const { isHandle, userOf } = await import('#functions/store/users.ts');
  const { wholeTable } = await import('#functions/store/whole-table.ts');
  const users: User[] = [];
  for await (const page of wholeTable(table, tableName).pages())
    for (const row of page)
      if (row.sk === keys.user('').sk && !isHandle(row)) users.push(userOf(row));
  return users;
}

/** The schedules first: whoever signs up in between is a user without any, and asked again. */
async function differences(values: Given, place: Place): Promise<readonly Difference[]> {
  const group = place.environment['SCHEDULE_GROUP'] ?? '';
  const schedules = await schedulesOf(group, values);
  const users = await usersIn(place.environment['TABLE_NAME'] ?? '');
  say(`${users.length} users, ${schedules.length} schedules.`);
  return compare(users, schedules, place.environment['TOUCHPOINT_ARN'] ?? '', new Date());
}

/** As a flow of the product does it: the row is read again, before and after. */
async function mend(userId: string): Promise<void> {
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
    const found = await differences(values, place);
    for (const { kind, userId, stage } of found) say(`${kind}  ${userId}  ${stage}`);
    const people = [...new Set(found.map(({ userId }) => userId))];
    say(`${found.length} differences of ${people.length} users.`);
    if (!values.write || people.length === 0) return;
    for (const userId of people) await mend(userId);
    say(`Mended ${people.length}.`);
  });
}

await command(main);
