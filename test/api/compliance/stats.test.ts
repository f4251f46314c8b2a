/**
 * Goal: the panel's counts are true, and it lists who left of late, however they left.
 * Method: people who leave by link, by word, by complaint and by an administrator.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { remove } from '#test/kit/deleting.ts';
import { invited } from '#test/kit/invited.ts';
import { userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, createUser, day0, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/email-compliance/stats';
const world = suiteWorld({ at: [10] });

const stats = async () => (await (await signedIn(world)).get(path)).body;
const leaveByLink = (userId: string) =>
  world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });

test('nobody has left yet', async () => {
  await signUp(world);

  expect(await stats()).toEqual({
    ok: true,
    subscribed: 1,
    unsubscribed: 0,
    paused: 0,
    invited: 0,
    suppressed: 0,
    total: 1,
    deleted: 0,
    lastUnsubs: [],
  });
});

test('lists who left, the newest first, whichever way they took', async () => {
  const byLink = await begin(world);
  await leaveByLink(byLink.userId);
  await world.advance(1000);
  const byWord = await begin(world);
  await answer(world, (await world.mails(byWord.email))[0]!, 'unsubscribe');
  await world.advance(1000);
  const complains = 'complaint@simulator.amazonses.com';
  const { body } = await createUser(world, complains, 'America/Chicago');
  await day0(world, String(body['userId']), 'read');
  await world.runtime.atRest();
  await world.advance(1000);
  const byAdmin = await begin(world);
  const admin = await signedIn(world);
  await admin.post(`/api/admin/email-compliance/user/${byAdmin.userId}/unsubscribe`);

  const { lastUnsubs, ...counts } = await stats();

  expect(counts).toEqual({
    ok: true,
    subscribed: 1,
    unsubscribed: 4,
    paused: 0,
    invited: 0,
    suppressed: 0,
    total: 5,
    deleted: 0,
  });
  const left = lastUnsubs as readonly Record<string, unknown>[];
  expect(left.map(({ email }) => email)).toEqual([
    byAdmin.email,
    complains,
    byWord.email,
    byLink.email,
  ]);
  const user = await userIn(world, byAdmin.userId);
  expect(left[0]).toEqual({
    userId: byAdmin.userId,
    email: byAdmin.email,
    userNumber: user?.['number'],
    unsubscribedAt: user?.['unsubscribedAt'],
    status: 'unsubscribed',
  });
});

test('shows ten at most, and leaving twice is one departure', async () => {
  for (let n = 0; n < 11; n += 1) {
    const { userId } = await signUp(world);
    await leaveByLink(userId);
    await leaveByLink(userId);
  }

  const { lastUnsubs, unsubscribed } = await stats();

  expect(unsubscribed).toBe(4 + 11);
  expect(new Set((lastUnsubs as { email: string }[]).map(({ email }) => email)).size).toBe(10);
});

test('each status has its own line, they add up, and who came back is told by their status', async () => {
  const before = await stats();
  await invited(world);
  const [deleted, pausing, back] = [await begin(world), await begin(world), await begin(world)];
  await remove(world, deleted);
  await answer(world, (await world.mails(pausing.email))[0]!, 'pause');
  await answer(world, (await world.mails(back.email))[0]!, 'unsubscribe');
  await answer(world, (await world.mails(back.email))[0]!, 'START');

  const { lastUnsubs, ...after } = await stats();

  const more = Object.fromEntries(
    Object.entries(after).map(([name, count]) => [name, Number(count) - Number(before[name])]),
  );
  expect(more).toEqual({
    ok: 0,
    subscribed: 1,
    unsubscribed: 0,
    paused: 1,
    invited: 1,
    suppressed: 0,
    total: 3,
    deleted: 1,
  });
  expect(lastUnsubs).toContainEqual(
    expect.objectContaining({ email: back.email, status: 'subscribed' }),
  );
});
