/** A reply read once more: by the reader of today, over the list as it was, with nothing saved. */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { expireMail, putRow, repliesOf, stateBesideAdmins } from '#test/kit/kept.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import type { SignedUp } from '#test/kit/person.ts';
import { beginByText, text } from '#test/kit/phone.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

interface Lists {
  readonly items: readonly { readonly text: string; readonly status: string }[];
}

interface Read {
  readonly words_from: string;
  readonly mail_bytes?: number;
  readonly visible_text: string;
  readonly before: Lists;
  readonly now: {
    readonly engine: string;
    readonly intent: string | null;
    readonly changes: readonly { readonly kind: string; readonly text: string }[];
    readonly after: Lists;
  };
  readonly earlier: Read['now'] & { readonly visible_text: string };
}

async function ask(userId: string, replyId: string) {
  const admin = await signedIn(world);
  return admin.post(`/api/v2/admin/users/${userId}/replies/${replyId}/read-again`);
}

async function readAgain(userId: string, replyId: string): Promise<Read> {
  const { status, body } = await ask(userId, replyId);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Read;
}

const linesOf = ({ items }: Lists) => items.map((item) => `${item.text}: ${item.status}`);

async function idOf({ userId }: Pick<SignedUp, 'userId'>, words: string): Promise<string> {
  const rows = await repliesOf(world, userId);
  return String(rows.find((row) => row['text'] === words)?.['id']);
}

test('the lists before and after are those of its time, whatever came later', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done');
  await answer(world, person.letter, 'rename 2 to Write to Mom, add buy flowers');
  await answer(world, person.letter, 'drop 3, rename flowers to roses, reopen 1');
  const replyId = await idOf(person, 'rename 2 to Write to Mom, add buy flowers');

  const read = await readAgain(person.userId, replyId);

  const after = [
    'Finish the deck: done',
    'Write to Mom: open',
    'Go for a walk: open',
    'Buy flowers: open',
  ];
  expect(linesOf(read.before)).toEqual([
    'Finish the deck: done',
    'Call Mom: open',
    'Go for a walk: open',
  ]);
  expect(linesOf(read.now.after)).toEqual(after);
  expect(linesOf(read.earlier.after)).toEqual(after);
  expect(read.now.changes).toEqual(read.earlier.changes);
  expect(read).toMatchObject({
    words_from: 'mail',
    mail_bytes: expect.any(Number),
    visible_text: 'rename 2 to Write to Mom, add buy flowers',
    earlier: { visible_text: 'rename 2 to Write to Mom, add buy flowers' },
  });
});

test('nothing is saved and nothing is sent', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done, unsubscribe');
  const replyId = await idOf(person, '1 is done, unsubscribe');
  const before = await stateBesideAdmins(world);

  await readAgain(person.userId, replyId);

  expect(await stateBesideAdmins(world)).toEqual(before);
});

test('what the reader of the time made of it stands beside what is made of it now', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done');
  const [row] = await repliesOf(world, person.userId);
  await putRow(world, { ...row!, engine: 'rules/0', intent: 'help' });

  const { now, earlier } = await readAgain(person.userId, String(row!['id']));

  expect(earlier).toMatchObject({ engine: 'rules/0', intent: 'help' });
  expect(now.engine).not.toBe('rules/0');
  expect(now).toMatchObject({
    intent: null,
    changes: [{ kind: 'complete', text: 'Finish the deck' }],
  });
});

test('undo is read over what had come before it', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done');
  await answer(world, person.letter, 'undo');
  await answer(world, person.letter, '2 is done');

  const { before, now } = await readAgain(person.userId, await idOf(person, 'undo'));

  expect(linesOf(before)[0]).toBe('Finish the deck: done');
  expect(now.intent).toBe('undo');
  expect(linesOf(now.after)[0]).toBe('Finish the deck: open');
});

test('a reply of days ago is read over the list of that day', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done');
  const replyId = await idOf(person, '1 is done');
  for (let day = 0; day < 3; day += 1) {
    await toNextDay(world, [6, 1]);
    await answer(world, (await world.mails(person.email)).at(-1)!, `add thing ${day}`);
  }

  const { before, now } = await readAgain(person.userId, replyId);

  expect(linesOf(before)).toEqual([
    'Finish the deck: open',
    'Call Mom: open',
    'Go for a walk: open',
  ]);
  expect(linesOf(now.after)[0]).toBe('Finish the deck: done');
});

test('when the raw mail is gone, what was kept of its words is read', async () => {
  const person = await owner(world);
  await answer(world, person.letter, '1 is done');
  const [row] = await repliesOf(world, person.userId);
  await expireMail(world, String(row!['rawKey']));

  const read = await readAgain(person.userId, String(row!['id']));

  expect(read).toMatchObject({ words_from: 'row', visible_text: '1 is done' });
  expect(read).not.toHaveProperty('mail_bytes');
});

test('a text is read from its row', async () => {
  const person = await beginByText(world);
  await text(world, person.phone, 'add buy milk');

  const read = await readAgain(person.userId, await idOf(person, 'add buy milk'));

  expect(read.words_from).toBe('row');
  expect(read.now.changes).toMatchObject([{ kind: 'add', text: 'Buy milk' }]);
});

test('there is nothing to read of an unknown reply, nor of another person’s', async () => {
  const ada = await owner(world);
  const ben = await owner(world);
  await answer(world, ada.letter, '1 is done');
  const replyId = await idOf(ada, '1 is done');

  expect((await ask(ben.userId, replyId)).status).toBe(404);
  expect((await ask(ada.userId, 'nothing')).status).toBe(404);
  expect((await ask('nobody', replyId)).status).toBe(404);
});
