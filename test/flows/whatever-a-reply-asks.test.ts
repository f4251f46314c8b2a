/**
 * Goal: what a reply may ask for is done by whichever door it comes: by mail, by text, or released
 * by an administrator; and nowhere does a permission stand in its way.
 * Method: the same words through all three, and what is there after them.
 */
import { describe, expect, test } from '@jest/globals';
import { everyone } from '#functions/store/downloads.ts';
import { signedIn } from '#test/kit/admin.ts';
import { keepFile, objectOf } from '#test/kit/files.ts';
import { schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { answer } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { beginByText, lastTextTo, newPhone, text } from '#test/kit/phone.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';

const world = suiteWorld({ at: [10] });

interface Door {
  readonly name: string;
  /** Somebody who uses it, and how. */
  readonly open: () => Promise<{ person: SignedUp; say: (words: string) => Promise<unknown> }>;
}

async function byMail(from?: string) {
  const person = await begin(world);
  const say = async (words: string) => {
    const letter = (await world.mails(person.email)).at(-1)!;
    return answer(world, letter, words, from === undefined ? {} : { from });
  };
  return { person, say };
}

const doors: readonly Door[] = [
  { name: 'by mail', open: () => byMail() },
  {
    name: 'by text',
    open: async () => {
      const person = await beginByText(world);
      return { person, say: (words) => text(world, person.phone, words) };
    },
  },
  {
    name: 'released',
    open: async () => {
      const { person, say } = await byMail('elsewhere@example.net');
      const release = async (words: string) => {
        const id = await say(words);
        const admin = await signedIn(world);
        const path = `/api/admin/email-compliance/quarantine/${id}/release`;
        expect(await admin.post(path, {})).toMatchObject({ status: 200 });
      };
      return { person, say: release };
    },
  },
];

describe.each(doors)('$name', ({ open }) => {
  test('other times are kept, also where a schedule is missing', async () => {
    const { person, say } = await open();
    const [first] = schedulesOf(world, person.userId);
    await world.endpoint.schedules.remove(first!.group, first!.name);

    await say('middays at 1:30 pm');

    const expressions = schedulesOf(world, person.userId).map(({ expression }) => expression);
    expect(expressions).toHaveLength(3);
    expect(expressions).toContain('cron(30 13 * * ? *)');
  });

  test('whoever left comes back with three schedules', async () => {
    const { person, say } = await open();
    await world.http(linksOf(world, person.userId).unsubscribe, { method: 'POST' });
    expect(schedulesOf(world, person.userId)).toEqual([]);

    await say('START');

    expect(await userIn(world, person.userId)).toMatchObject({ state: 'active' });
    expect(schedulesOf(world, person.userId)).toHaveLength(3);
  });

  test('everything that is kept comes by mail', async () => {
    const { person, say } = await open();

    await say('export my data');

    expect((await world.mails(person.email)).at(-1)?.text).toMatch(/we keep about you is attached/);
  });

  test('an erasure takes the files along in which they stand with everyone', async () => {
    const { person, say } = await open();
    const file = await keepFile(world, { about: everyone });
    await say('delete me');

    await say('delete');

    expect(await tracesOf(world, person.userId, person.email)).toEqual([]);
    expect(await objectOf(world, file.id)).toBeUndefined();
  });
});

test('a number in a mail that is released is asked by text', async () => {
  const { say } = await doors.at(-1)!.open();
  const phone = newPhone();

  await say(`text me at ${phone}`);

  expect(await lastTextTo(world, phone)).toMatch(/Reply YES/);
});

test('an erasure that a reply began says its last word, whoever ends it', async () => {
  const { email, userId } = await begin(world);
  const purge = { since: new Date(world.clock.now()).toISOString(), farewell: true };
  await setUser(world, userId, { state: 'purging', purge });

  const admin = await signedIn(world);
  const body = { confirm: 'PURGE', emailEcho: email };
  const { status } = await admin.remove(`/api/v2/admin/users/${userId}/purge`, body);

  expect(status).toBe(200);
  expect((await world.mails(email)).at(-1)?.text).toMatch(/Everything is erased/);
  expect(await tracesOf(world, userId, email)).toEqual([]);
});
