/** One person as an administrator sees them: who they are, and what was written both ways. */
import { beforeAll, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { remove } from '#test/kit/deleting.ts';
import { putRow, setUser } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin, day0, type SignedUp, signUp } from '#test/kit/person.ts';
import { beginByText, text } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

let admin: SignedIn;
beforeAll(async () => {
  admin = await signedIn(world);
});

interface Shown {
  readonly user: Readonly<Record<string, unknown>>;
  readonly today: { readonly date: string; readonly items: readonly { text: string }[] };
  readonly schedules: readonly unknown[];
  readonly consents: readonly unknown[];
  readonly letters: readonly Readonly<Record<string, unknown>>[];
  readonly replies: readonly Readonly<Record<string, unknown>>[];
  readonly mails: readonly Readonly<Record<string, unknown>>[];
  readonly next: string | null;
}

async function show({ userId }: Pick<SignedUp, 'userId'>, query = ''): Promise<Shown> {
  admin = await signedIn(world);
  const { status, body } = await admin.get(`/api/v2/admin/users/${userId}${query}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Shown;
}

/** Began, was asked at midday, and answered the first letter. */
async function answered() {
  const person = await owner(world);
  await world.advance(60_000);
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));
  await world.advance(60_000);
  await answer(world, person.letter, '1 is done, add buy flowers');
  return person;
}

test('a person is shown with their times, their standing and their list', async () => {
  const person = await answered();

  const { user, today, schedules } = await show(person);

  expect(user).toMatchObject({
    user_id: person.userId,
    email: person.email,
    last_stage: 'DAY0_ACK',
    state: 'active',
    channel: 'email',
    zone: 'America/Chicago',
    zone_source: 'user',
    rhythm: { morning: '06:00', midday: '12:30', evening: '18:00' },
    source: 'landing_page',
    starts_on: dateIn(world),
    begun_at: expect.stringMatching(/T/),
    pace: 'full',
  });
  expect(user).not.toHaveProperty('phone');
  expect(today).toMatchObject({
    date: dateIn(world),
    items: [
      { text: 'Finish the deck', status: 'done' },
      { text: 'Call Mom', status: 'open' },
      { text: 'Go for a walk', status: 'open' },
      { text: 'Buy flowers', status: 'open', first_day: dateIn(world) },
    ],
  });
  expect(schedules).toHaveLength(3);
});

test('letters and replies come newest first, with what became of each', async () => {
  const person = await answered();

  const { letters, replies, next } = await show(person);

  expect(letters).toMatchObject([
    { what: 'MIDDAY_CHECKIN', state: 'sent', status: 'delivered', drawn: true },
    { what: 'DAY0_ACK', letter_id: `${dateIn(world)}.DAY0_ACK`, state: 'sent', drawn: true },
  ]);
  expect(replies).toMatchObject([
    {
      text: '1 is done, add buy flowers',
      stage: 'DAY0_ACK',
      channel: 'email',
      changes: [
        { kind: 'complete', text: 'Finish the deck', was_status: 'open' },
        { kind: 'add', text: 'Buy flowers' },
      ],
      acknowledgement_status: 'delivered',
    },
  ]);
  expect(replies[0]!['mail_id']).toBe(replies[0]!['reply_id']);
  expect(next).toBeNull();
});

test('a letter that did not go out says why', async () => {
  const person = await signUp(world);
  await day0(world, person.userId, '', false);
  await deliver(world, stageEvent(person.userId, 'MIDDAY_CHECKIN', dateIn(world)));

  const { letters } = await show(person);

  expect(letters).toMatchObject([
    { what: 'MIDDAY_CHECKIN', state: 'not sent', because: 'not yet', drawn: false },
    { what: 'WELCOME', letter_id: 'WELCOME', state: 'sent', drawn: true },
  ]);
  expect(letters[1]).not.toHaveProperty('date');
});

test('a mail that was no reply is named, with what became of it', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'I am away', { headers: ['Auto-Submitted: auto-replied'] });

  const { mails, replies } = await show(person);

  expect(mails).toMatchObject([{ outcome: 'automatic', mail_id: expect.stringMatching(/^\w+$/) }]);
  expect(replies).toEqual([]);
});

test('by text: the phone, what it agreed to, and a reply without a mail', async () => {
  const person = await beginByText(world);
  await text(world, person.phone, '1 done');

  const { user, consents, replies } = await show(person);

  expect(user).toMatchObject({ channel: 'sms', phone: person.phone });
  expect(consents).toEqual(
    expect.arrayContaining([expect.objectContaining({ what: 'given', phone: person.phone })]),
  );
  expect(replies[0]).toMatchObject({ text: '1 done', channel: 'sms' });
  expect(replies[0]).not.toHaveProperty('mail_id');
});

test('what letters are without, by the wish of their reader', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'no weekly');

  expect((await show(person)).user.rhythm).toMatchObject({ without: 'weekly look back' });

  await answer(world, person.letter, 'all three, every day');
  expect((await show(person)).user.rhythm).not.toHaveProperty('without');
});

test('leaving and coming back are no consent to texts', async () => {
  const person = await begin(world);
  await admin.post(`/api/admin/email-compliance/user/${person.userId}/unsubscribe`);
  await admin.post(`/api/admin/email-compliance/user/${person.userId}/resubscribe`);

  const { user, consents } = await show(person);

  expect(user).toMatchObject({ returned_at: expect.stringMatching(/T/) });
  expect(consents).toEqual([]);
});

test('page after page, each letter and each reply comes once', async () => {
  const person = await begin(world);
  for (let day = 0; day < 16; day += 1) {
    await toNextDay(world, [23, 30]);
    const letters = await world.mails(person.email);
    // Of the evening, half an hour before midnight and half an hour after.
    await answer(world, letters.at(-1)!, `add thing ${day}`);
    if (day % 3 === 0) {
      await world.advance(3_600_000);
      await answer(world, letters.at(-1)!, `add late thing ${day}`);
    }
  }

  const pages = [await show(person)];
  while (pages.at(-1)!.next) pages.push(await show(person, `?before=${pages.at(-1)!.next}`));

  const letters = pages.flatMap((page) => page.letters.map((one) => String(one['letter_id'])));
  const replies = pages.flatMap((page) => page.replies.map((one) => String(one['text'])));
  expect(pages.length).toBeGreaterThan(1);
  expect(letters).toEqual([...new Set(letters)]);
  expect(letters.length).toBeGreaterThanOrEqual(16 * 3);
  expect(replies.toSorted()).toEqual(
    [
      ...Array.from({ length: 16 }, (_, day) => `add thing ${day}`),
      ...Array.from({ length: 6 }, (_, third) => `add late thing ${third * 3}`),
    ].toSorted(),
  );
  const instants = pages.flatMap((page) => page.replies.map((one) => String(one['at'])));
  expect(instants).toEqual(instants.toSorted().toReversed());
}, 240_000);

test('a deleted person is shown too, with what a restoring brings back', async () => {
  const person = await begin(world);
  await remove(world, person);

  const { user, schedules } = await show(person);

  expect(user).toMatchObject({ state: 'deleted', deleted_from: 'active' });
  expect(user['deleted_at']).toMatch(/T/);
  expect(schedules).toEqual([]);
});

test('a day of more letters than a page holds is shown whole, then the days before', async () => {
  const person = await answered();
  const before = await show(person);
  await toNextDay(world, [10]);
  const [date, at] = [dateIn(world), new Date(world.clock.now()).toISOString()];
  const ids = Array.from({ length: 70 }, (_, one) => `test${one}`);
  for (const id of ids) {
    const key = keys.testLetter(person.userId, date, 'MIDDAY_CHECKIN', id);
    await putRow(world, { ...key, state: 'sent', at });
  }

  const pages = [await show(person)];
  while (pages.at(-1)!.next && pages.length < 5) {
    pages.push(await show(person, `?before=${pages.at(-1)!.next}`));
  }

  const letters = pages.flatMap((page) => page.letters.map((one) => String(one['letter_id'])));
  expect(letters).toEqual([...new Set(letters)]);
  expect(letters.filter((id) => id.includes('.TEST.'))).toHaveLength(ids.length);
  expect(letters).toEqual(
    expect.arrayContaining(before.letters.map((one) => String(one['letter_id']))),
  );
  expect(pages.at(-1)!.next).toBeNull();
});

test('an unknown id and a tester are not found, and a wrong date is refused', async () => {
  const tester = await signUp(world);
  await setUser(world, tester.userId, { kind: 'tester' });
  const person = await signUp(world);
  admin = await signedIn(world);
  const ask = async (path: string) => (await admin.get(`/api/v2/admin/users/${path}`)).status;

  expect([
    await ask(tester.userId),
    await ask('5b0c5a52-3f3c-4d62-9c1e-0d5f6f7a8b9c'),
    await ask('nobody'),
    await ask(`${person.userId}?before=yesterday`),
  ]).toEqual([404, 404, 404, 400]);
});
