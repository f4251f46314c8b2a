/**
 * Goal: whoever should have letters has the schedules for them within the hour, whatever failed
 * when they signed up, and nobody else keeps any; that letters have stopped is said.
 * Method: the built function beside the running product, whose schedules are taken away or put back
 * behind its back.
 */
import { expect, test } from '@jest/globals';
import type { StoredSchedule } from '#scripts/local/aws/types.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { logOf, rowsIn, schedulesOf, setUser } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { createUser, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const ofUser = (userId: string): readonly StoredSchedule[] =>
  world.endpoint.schedules.all().filter(({ name }) => name.startsWith(userId));

const hoursOf = (userId: string): readonly string[] =>
  ofUser(userId)
    .map(({ name, expression, timezone }) => `${name} ${expression} ${timezone}`)
    .toSorted();

async function takeAway(all: readonly StoredSchedule[]): Promise<void> {
  for (const { group, name } of all) await world.endpoint.schedules.remove(group, name);
}

const failing = (refused: string) =>
  world.endpoint.calls.fault({ kind: 'refuse', hits: ({ operation }) => operation === refused });

/** What it said of this run. */
async function watch(): Promise<readonly Record<string, unknown>[]> {
  const before = (await logOf(world)).length;
  expect(await world.invoke('jobs.watch', {})).toMatchObject({ ok: true });
  return (await logOf(world)).slice(before).map((line) => JSON.parse(line));
}

const said = (lines: readonly Record<string, unknown>[], message: string) =>
  lines.find((line) => line['message'] === message);

test('who has all schedules keeps them, and nothing is said', async () => {
  const ada = await signUp(world);
  const before = schedulesOf(world, ada.userId);

  const lines = await watch();

  expect(schedulesOf(world, ada.userId)).toEqual(before);
  expect(said(lines, 'schedules mended')).toBeUndefined();
  expect(said(lines, 'schedules compared')).toMatchObject({ share: 1 });
});

test('who lost one or all has three again, at the hours of their own rhythm', async () => {
  const [ada, ben] = [await signUp(world), await signUp(world, 'Asia/Tokyo')];
  const hours = () => [ada, ben].map(({ userId }) => hoursOf(userId));
  const before = hours();
  await takeAway(ofUser(ada.userId));
  await takeAway(ofUser(ben.userId).slice(1, 2));

  const lines = await watch();

  expect(hours()).toEqual(before);
  expect(said(lines, 'schedules mended')).toMatchObject({ surplus: 0 });
  expect(said(await watch(), 'schedules mended')).toBeUndefined();
});

test('a sign-up that died between the row and the schedules gets its letters', async () => {
  const email = newAddress();
  failing('CreateSchedule');
  expect((await createUser(world, email, 'Europe/Lisbon')).status).toBe(500);
  world.endpoint.calls.fault(undefined);
  const row = (await rowsIn(world)).find((one) => one['email'] === email);
  const userId = String(row?.['id']);
  expect(ofUser(userId)).toEqual([]);

  await watch();

  expect(ofUser(userId).map(({ timezone }) => timezone)).toEqual(Array(3).fill('Europe/Lisbon'));
});

test('schedules of who has left go', async () => {
  const ada = await signUp(world);
  failing('DeleteSchedule');
  await world.http(linksOf(world, ada.userId).unsubscribe, { method: 'POST' });
  world.endpoint.calls.fault(undefined);
  expect(ofUser(ada.userId)).not.toEqual([]);

  const lines = await watch();

  expect(ofUser(ada.userId)).toEqual([]);
  expect(said(lines, 'schedules mended')).toMatchObject({ surplus: 1 });
});

test('who never confirmed stays without schedules once the last reminder is out', async () => {
  const { body } = await createUser(world, newAddress(), 'America/Chicago');
  const userId = String(body['userId']);
  await setUser(world, userId, { remindersFrom: addDays(dateIn(world), -2) });
  await takeAway(ofUser(userId));

  await watch();

  expect(ofUser(userId)).toEqual([]);
});

test('that letters have stopped is said while somebody waits for them', async () => {
  await signUp(world);
  await toNextDay(world, [12]);
  expect(said(await watch(), 'watched')).toMatchObject({ letters: 'come' });
  await takeAway(world.endpoint.schedules.all());
  for (const _ of [1, 2, 3]) await toNextDay(world, [12]);

  expect(said(await watch(), 'watched')).toMatchObject({ letters: 'silent' });
});
