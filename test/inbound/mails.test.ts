/**
 * Goal: each mail of test/inbound/mails ends as its description says: list, letters, rows, log.
 * Method: all of them by the local run's own way for mail, each from a person of its own.
 */
import { afterAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { keptMail, outcomesIn, planOf, rowAt, userIn } from '#test/kit/kept.ts';
import { owner } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { filledIn, filledMail, type MailCase, mailCases, recipientOf } from './mail-case.ts';

const world = suiteWorld({ at: [10] });
const cases = mailCases();
const untouched = ['Finish the deck: open', 'Call Mom: open', 'Go for a walk: open'];

/** SES's ids of the mails, in order. */
const taken: string[] = [];

afterAll(() => {
  // No mail was given up, and none waits to be tried again.
  expect(world.endpoint.deadLetters.all().length).toBe(0);
  expect(world.runtime.pending()).toEqual([]);
});

const words: Readonly<Record<string, string>> = {
  o: 'open',
  d: 'done',
  f: 'deferred',
  x: 'dropped',
};

async function listOf(userId: string): Promise<readonly string[]> {
  const days = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  const items = (days.at(-1)?.['items'] ?? []) as readonly (readonly string[])[];
  return items.map(([, text, status = '']) => `${text}: ${words[status]}`);
}

/** Sends it as often as it says; answers SES's last id, and the letters that followed. */
async function run(one: MailCase, letter: Message) {
  const raw = filledMail(world, one.raw, letter);
  const from = filledIn(world, one.envelope?.from ?? letter.to, letter);
  const about = { to: recipientOf(one, letter), from, verdicts: one.verdicts ?? {} };
  let id = '';
  for (let time = 0; time < (one.times ?? 1); time += 1) id = await world.deliverMail(raw, about);
  taken.push(id);
  return { id, raw, followed: (await world.mails(letter.to)).slice(1) };
}

test('there are at least sixty mails', () => {
  expect(cases.length).toBeGreaterThanOrEqual(60);
});

test.each(cases.map((one) => [one.name, one] as const))('%s', async (_, one) => {
  const person = await owner(world);
  const others = world.endpoint.outbox.all().length;

  const { id, raw, followed } = await run(one, person.letter);

  const { shows, expect: expected } = one;
  expect({ shows, list: await listOf(person.userId) }).toEqual({
    shows,
    list: expected.list ?? untouched,
  });
  expect({ shows, letters: followed.length }).toEqual({ shows, letters: expected.letters });
  // Nobody else is ever written to.
  expect(world.endpoint.outbox.all().length - others).toBe(expected.letters);
  if (expected.says) expect(followed.at(-1)?.text).toMatch(new RegExp(expected.says));
  if (expected.saysNot) expect(followed.at(-1)?.text).not.toMatch(new RegExp(expected.saysNot));
  const aside = await rowAt(world, keys.quarantined(id));
  expect(aside?.['because']).toBe(expected.because);
  if (aside)
    expect(aside).toMatchObject({ rawKey: `inbound/${id}`, expiresAt: expect.any(Number) });
  if (expected.user) {
    const user = JSON.parse(
      filledIn(world, JSON.stringify(expected.user), person.letter),
    ) as object;
    expect(await userIn(world, person.userId)).toMatchObject(user);
  }
  // The mail itself is kept as it came, whatever became of it.
  const kept = await keptMail(world, id);
  expect(kept.subarray(kept.length - raw.length).equals(raw)).toBe(true);
});

test('the log says of every mail what became of it', async () => {
  const logged = await outcomesIn(world);

  const ended = cases.map(({ name }, at) => [name, logged.get(taken[at] ?? '')]);
  expect(ended).toEqual(cases.map(({ name, expect: { outcome } }) => [name, outcome]));
});
