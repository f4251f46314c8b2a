/** Seeding makes somebody who is nobody: in no list, in no count, and gone after a week. */
import { beforeAll, expect, test } from '@jest/globals';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { type Row, stateBesideAdmins } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { seeded } from '#test/kit/tester.ts';

const world = suiteWorld();
let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

const nameOf = (row: Row): string => `${String(row['pk'])} ${String(row['sk'])}`;

test('a tester begins in the morning of its first day', async () => {
  const { status, body } = await admin.post('/api/v3/tester/seed-user');

  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ok: true,
      user_id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      email: expect.stringMatching(/^tester-[0-9a-f]{8}@tester\.invalid$/),
      currentDay: 1,
      currentStage: 'MORNING',
      traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
    },
  });
});

test('all that it adds is two rows that expire in seven days: no list, no count, no schedule', async () => {
  const before = await stateBesideAdmins(world);

  const { id } = await seeded(admin);

  const { rows, ...rest } = await stateBesideAdmins(world);
  const there = new Set(before.rows.map(nameOf));
  const added = rows.filter((row) => !there.has(nameOf(row)));
  expect(rest).toEqual({ sent: before.sent, schedules: before.schedules });
  expect(rows.length - added.length).toBe(before.rows.length);
  expect(added.map(nameOf).toSorted()).toEqual([`POST#${id} TESTER#SESSION`, `USER#${id} PROFILE`]);
  const inSevenDays = Math.floor(world.clock.now() / 1000) + 7 * 86_400;
  for (const { expiresAt, listedIn } of added) {
    expect(listedIn).toBeUndefined();
    expect(Math.abs(Number(expiresAt) - inSevenDays)).toBeLessThan(60);
  }
});

test('each is another one, whom the users table does not know', async () => {
  const one = await seeded(admin);
  const other = await seeded(admin);

  const { body } = await admin.get(`/api/v2/admin/users?showDeleted=true&q=${one.id}`);

  expect(one.id).not.toBe(other.id);
  expect(one.email).not.toBe(other.email);
  expect(body).toMatchObject({ items: [], total: 0 });
});
