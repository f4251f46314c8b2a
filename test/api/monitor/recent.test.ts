/**
 * Goal: the newest first letters are shown, the newest first, and no one who is gone.
 * Method: sign-ups by both ways through the pages' calls, one of whom is erased.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { answer, headerOf } from '#test/kit/mail.ts';
import { begin, createUser, day0, newAddress, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/onboarding/recent';
const world = suiteWorld({ at: [10] });

interface Item {
  readonly email: string;
  readonly userNumber: number;
  readonly sentAt: string;
  readonly messageId: string;
}

async function recent(query = '?limit=5'): Promise<readonly Item[]> {
  const { status, body } = await (await signedIn(world)).get(`${path}${query}`);
  expect({ status, ok: body['ok'] }).toEqual({ status: 200, ok: true });
  return body['items'] as readonly Item[];
}

async function skips(): Promise<string> {
  const email = newAddress();
  const { body } = await createUser(world, email, 'America/Chicago');
  await day0(world, String(body['userId']), '', false);
  return email;
}

test('nothing was sent yet, and that is an empty list', async () => {
  expect(await recent()).toEqual([]);
});

test('the five newest, of both kinds, with what SES called them', async () => {
  const emails: string[] = [];
  for (let n = 0; n < 3; n += 1) {
    emails.push((await begin(world)).email, await skips());
    // Somebody who got no further has had no first letter.
    await signUp(world);
    await world.advance(1000);
  }

  const items = await recent();

  expect(items.map(({ email }) => email)).toEqual(emails.toReversed().slice(0, 5));
  const [letter] = await world.mails(items[0]!.email);
  expect(headerOf(letter!, 'Message-ID')).toContain(items[0]!.messageId);
  expect(Object.keys(items[0]!).toSorted()).toEqual(['email', 'messageId', 'sentAt', 'userNumber']);
  expect(await recent('?limit=2')).toEqual(items.slice(0, 2));
  expect(await recent('')).toEqual(items);
  expect(await recent('?limit=999')).toEqual(items);
});

test('whoever is erased leaves the list', async () => {
  const { email } = await begin(world);
  expect((await recent())[0]).toMatchObject({ email });
  const newest = async () => (await world.mails(email)).at(-1)!;
  await answer(world, await newest(), 'delete me');
  await answer(world, await newest(), 'delete');

  expect((await recent()).map((item) => item.email)).not.toContain(email);
});

test.each(['?limit=0', '?limit=-1', '?limit=five', '?limit=1.5'])(
  'the limit %s is refused',
  async (query) => {
    const { status } = await (await signedIn(world)).get(`${path}${query}`);

    expect(status).toBe(400);
  },
);
