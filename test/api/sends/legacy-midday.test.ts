/**
 * Goal: the older call answers like the new one, and only for the very user it names.
 * Method: the built function, with the right and the wrong echo of the address.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin } from '#test/kit/person.ts';
import { reachCases } from '#test/kit/send-cases.ts';
import { stateOfPeople } from '#test/kit/state-of-people.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/midday/send';
const world = suiteWorld({ at: [10] });

test.each(['MIDDAY', 'MIDDAY_CHECKIN'])('sends the midday letter, asked as %s', async (stage) => {
  const { email, userId } = await begin(world);

  const { status, body } = await (await signedIn(world)).post(path, { userId, email, stage });

  const letter = (await world.mails(email)).at(-1)!;
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      ok: true,
      message_id: letter.id,
      stage: 'MIDDAY',
      user_id: userId,
      date: dateIn(world),
      simulated: false,
    },
  });
});

test('another’s address and another stage get nothing', async () => {
  const one = await begin(world);
  const other = await begin(world);
  const { userId } = one;
  const admin = await signedIn(world);
  const before = await stateOfPeople(world);

  const answers = [
    await admin.post(path, { userId, email: other.email, stage: 'MIDDAY' }),
    await admin.post(path, { userId, email: one.email, stage: 'EVENING' }),
    await admin.post(path, { email: one.email, stage: 'MIDDAY' }),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 400, 400]);
  expect(await stateOfPeople(world)).toEqual(before);
});

reachCases(world, 'sends.legacyMidday', async ({ userId, email }) =>
  (await signedIn(world)).post(path, { userId, email, stage: 'MIDDAY' }),
);
