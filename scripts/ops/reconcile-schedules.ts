/**
 * Compares the users' rows, which are the authority, with the schedules that fire their letters, prints where they differ, and mends them when asked to.
 */
import { Problem } from '../local/problem.ts';
import { command, given, say } from './given.ts';
import { atPlace, type Place } from './place.ts';
import { compare, type Difference, wantsSchedules } from './reconcile/compare.ts';
import { schedulesOf } from './reconcile/schedules.ts';

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

/** The schedules first: whoever signs up in between is a user without any, and asked again. */
async function differences(values: Given, place: Place): Promise<readonly Difference[]> {
  const group = place.environment['SCHEDULE_GROUP'] ?? '';
  const schedules = await schedulesOf({ group, ...values });
  const { usersIn } = await import('./reconcile/users.ts');
  const users = await usersIn(place.environment['TABLE_NAME'] ?? '');
  say(`${users.length} users, ${schedules.length} schedules.`);
  return compare(users, schedules, place.environment['STAGE_TARGET_ARN_PREFIX'] ?? '');
}

/** As a flow of the product does it: the row is read again, before and after. */
async function mend(userId: string): Promise<void> {
  const { users } = await import('#functions/store/users.ts');
  const { schedules } = await import('#functions/adapters/scheduler.ts');
  const { followRow } = await import('#functions/flows/subscription/user-schedules.ts');
  const user = await users.find(userId);
  if (user && wantsSchedules(user)) await followRow(user);
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
