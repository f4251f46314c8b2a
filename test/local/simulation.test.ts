/** A short simulation passes, calm and under faults, and fails when something is broken by hand. */
import {
  GetScheduleCommand,
  SchedulerClient,
  UpdateScheduleCommand,
  type UpdateScheduleCommandInput as UpdateScheduleInput,
} from '@aws-sdk/client-scheduler';
import { DeleteCommand, GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { newPerson, type Person } from '#scripts/simulation/people.ts';
import {
  hasPassed,
  openSimulation,
  type Simulation,
  sayVerdict,
  simulate,
} from '#scripts/simulation/run-simulation.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import type { Stage } from '#shared/domain/stage.ts';

test('days under random faults lose, double and leave nothing', async () => {
  const lines: string[] = [];
  const run = { people: 8, faults: 0.02, seed: 5, days: 4, minutes: Infinity };
  const verdict = await simulate({ ...run, say: (line) => lines.push(line) });

  expect(Object.values(verdict.wrong).flat()).toEqual([]);
  expect(hasPassed(verdict)).toBe(true);
  expect(verdict.brokenCalls).toBeGreaterThan(5);
  expect(verdict.erased).toBeGreaterThan(0);
  expect(sayVerdict(verdict)).toMatch(/^4 days of 8 people,.* 0 lost or doubled,.*; seed 5$/);
});

test('days over a change of clocks pass, and each ledger finds what is then broken', async () => {
  const simulation = await openSimulation({ people: 6, faults: 0, seed: 1 });
  try {
    for (let day = 0; day < 6; day += 1) await simulation.liveDay();
    await simulation.look();
    const calm = simulation.verdict();

    expect(Object.values(calm.wrong).flat()).toEqual([]);
    expect(calm).toMatchObject({ days: 6, erased: 1, brokenCalls: 0, deadLetters: 0 });
    expect(calm.clockChanges).toBeGreaterThan(0);
    expect(calm.once).toBeGreaterThanOrEqual(5 * 3 * 3);
    expect(calm.replies).toBeGreaterThan(15);
    expect(calm.items).toBeGreaterThan(30);

    const [first, second, third] = [...simulation.people] as [Person, Person, Person];
    const gone = simulation.erased[0]!;
    const thing = await removeItem(simulation, first);
    await dropSchedule(simulation, second);
    const again = newPerson({ number: 1, zone: first.zone, seed: 1, at: 0 });
    await simulation.product.signUp(again, 'Call Mom');
    await simulation.liveDay();
    await doubleLetter(simulation, third);
    // Sent, and delivered no time.
    const unheard = await simulation.product.reply(first, first.letter!, 'done 1', 0);
    first.replies.set(unheard, 0);
    await simulation.liveDay();
    await simulation.look();
    const { wrong } = simulation.verdict();

    expect(wrong.items).toEqual([`${first.email}: "${thing}" is lost`]);
    expect(wrong.replies).toEqual([`${first.email}: ${unheard} was answered 0 times`]);
    expect(again.email).toBe(gone.email);
    expect(wrong.traces).toEqual(
      expect.arrayContaining([
        `row EMAIL#${gone.email} GUARD`,
        expect.stringMatching(`^letter to ${gone.email}: `),
      ]),
    );
    expect(wrong.touchpoints).toEqual(
      expect.arrayContaining([
        expect.stringMatching(new RegExp(`^${second.email} .* MORNING_INTENTION: came 0 times$`)),
        expect.stringMatching(new RegExp(`^${third.email} .* came 2 times$`)),
      ]),
    );
    expect(await simulation.product.mailsKeptOf(third)).toHaveLength(third.mails.length);
    expect(hasPassed(simulation.verdict())).toBe(false);
  } finally {
    await simulation.close();
  }
});

/** Takes the first open item off a person's newest list, and returns its words. */
async function removeItem({ product }: Simulation, person: Person): Promise<string> {
  const { table, tableName: TableName } = product;
  const newest = (await product.daysOf(person)).at(-1)!;
  const item = newest.items.find(({ status }) => status === 'open')!;
  const Key = keys.day(person.userId, newest.date);
  const { Item } = await table.send(new GetCommand({ TableName, Key }));
  const items = (Item!['items'] as [string][]).filter(([id]) => id !== item.id);
  await table.send(new PutCommand({ TableName, Item: { ...Item, items } }));
  return item.text.toLowerCase();
}

/** Their mornings come to no date any more; a schedule that is gone would be made again. */
async function dropSchedule({ product }: Simulation, { userId }: Person): Promise<void> {
  const { endpoint } = product.run;
  const credentials = { accessKeyId: endpoint.operatorKey, secretAccessKey: 'local' };
  const client = new SchedulerClient({ endpoint: endpoint.url, region: 'us-east-1', credentials });
  for (const { group, name } of endpoint.schedules.all()) {
    if (!name.startsWith(userId) || !name.includes('morning')) continue;
    const { $metadata: _, ...schedule } = await client.send(
      new GetScheduleCommand({ GroupName: group, Name: name }),
    );
    const never = { ScheduleExpression: 'cron(0 6 1 1 ? 2099)' };
    await client.send(new UpdateScheduleCommand({ ...schedule, ...never } as UpdateScheduleInput));
  }
}

/** Waits for a person's next letter, forgets that it was sent, and fires its touchpoint again. */
async function doubleLetter({ product }: Simulation, person: Person): Promise<void> {
  const { timekeeper, runtime } = product.run;
  const { schedule, at } = timekeeper
    .upcoming()
    .find(({ schedule: { name } }) => name.startsWith(person.userId))!;
  await timekeeper.advanceTo(at);
  const { stage } = JSON.parse(schedule.input) as { stage: Stage };
  const Key = keys.letter(person.userId, localDateAt(new Date(at), person.zone), stage);
  await product.table.send(new DeleteCommand({ TableName: product.tableName, Key }));
  product.fireAgain(person, { stage, at });
  await runtime.atRest();
}
