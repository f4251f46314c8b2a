/**
 * Goal: the link an administrator copies is the one in the person's letters, and works.
 * Method: compared with a letter that was sent, and pressed.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { setUser, userIn } from '#test/kit/kept.ts';
import { owner } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const pathOf = (id: string) => `/api/admin/email-compliance/user/${id}/token`;

test('answers the very link of the letters, and it ends them', async () => {
  const { userId, letter } = await owner(world);

  const { status, body } = await (await signedIn(world)).get(pathOf(userId));

  expect(status).toBe(200);
  const url = String(body['url']);
  expect(letter.text).toContain(url);
  const { search } = new URL(url);
  await world.http(`/api/unsubscribe${search}`, { method: 'POST' });
  expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
});

test.each(['nobody', '5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c'])(
  'of nobody (%s) there is none',
  async (id) => {
    expect((await (await signedIn(world)).get(pathOf(id))).status).toBe(404);
  },
);

test('of whoever is deleted there is none until they are restored', async () => {
  const { userId } = await begin(world);
  await setUser(world, userId, { state: 'deleted' });

  const { status, body } = await (await signedIn(world)).get(pathOf(userId));

  expect({ status, code: body['code'] }).toEqual({ status: 409, code: 'USER_IS_DELETED' });
});
