/**
 * Goal: an address that nobody has confirmed costs its owner a first letter and two more, which
 * repeat nothing that was typed; confirming brings the plan, once.
 * Method: strangers and owners at the running product, by its clock; only what reached mailboxes.
 */
import { beforeAll, describe, expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { atTheCall } from '#test/kit/at-the-call.ts';
import { invited } from '#test/kit/invited.ts';
import { letterRow, lettersOf, removeRow, schedulesOf, setUser, userIn } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { dateIn, toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { createUser, day0, newAddress } from '#test/kit/person.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });

const words = ['Finish the deck', 'Call Mom'];

/** As anybody may do it with anybody's address. */
async function typed(email = newAddress(), zone = 'America/Chicago') {
  const { body } = await createUser(world, email, zone, 'user');
  return { email, userId: String(body['userId']) };
}

async function started(zone?: string) {
  const person = await typed(newAddress(), zone);
  await day0(world, person.userId, words.join('\n'));
  return person;
}

const titleOf = ({ text }: Message): string => text.split('\n\n')[1] ?? '';
const flat = (letter: Message | undefined): string => (letter?.text ?? '').replace(/\s+/g, ' ');
const titles = async (email: string) => (await world.mails(email)).map(titleOf);
const press = (userId: string) => world.http(linksOf(world, userId).confirm, { method: 'POST' });

describe('without a word of its owner', () => {
  let begun: { email: string; userId: string };
  let bare: { email: string; userId: string };
  let skipped: { email: string; userId: string };
  let pestered: { email: string; userId: string };

  beforeAll(async () => {
    begun = await started();
    bare = await typed();
    skipped = await typed();
    await day0(world, skipped.userId, '', false);
    pestered = await typed();
    const zones = ['Pacific/Kiritimati', 'Pacific/Honolulu', 'Asia/Tokyo', 'America/Chicago'];
    for (let n = 0; n < 8; n += 1) {
      await toNextDay(world, [5]);
      for (const time of [[7], [13], [19]] as const) {
        await toTime(world, time);
        await typed(pestered.email, zones[(n + time[0]) % zones.length]);
        await typed(begun.email, zones[n % zones.length]);
        await day0(world, begun.userId, 'Buy milk for the stranger');
      }
    }
    await day0(world, pestered.userId, 'Buy bread for the stranger');
    for (let n = 0; n < 12; n += 1) await toNextDay(world, [23]);
  }, 300_000);

  test('a plan costs the first letter and two more, on the next two mornings', async () => {
    const letters = await world.mails(begun.email);

    expect(letters.map(titleOf)).toEqual([
      'Got it.',
      'Your plan is waiting.',
      'Your plan is waiting.',
    ]);
    expect(flat(letters[0])).toMatch(/Confirm your address, and we’ll ask how it’s going/);
    for (const letter of letters.slice(1)) {
      const all = `${letter.text} ${letter.html} ${letter.subject}`;
      for (const word of [...words, 'stranger']) expect(all).not.toContain(word);
      expect(letter.text).toContain('/email-confirmation?token=');
      expect(flat(letter)).toMatch(/the word unsubscribe/);
      expect(flat(letter)).toMatch(/writes three times a day/);
      expect(flat(letter)).not.toMatch(/Next:/);
    }
    expect(flat(letters[1])).toMatch(/one more letter/);
    expect(flat(letters[2])).toMatch(/last letter/);
  });

  test('an address alone costs two letters, and Skip its welcome and two', async () => {
    expect(await titles(bare.email)).toEqual(['Shall we begin?', 'Shall we begin?']);
    expect(await titles(skipped.email)).toEqual([
      'You’re all set.',
      'Shall we begin?',
      'Shall we begin?',
    ]);
  });

  test('whoever enters it again and again, in any zone, gets it no further letter', async () => {
    const came = await titles(pestered.email);

    // The first plan has its letter, whenever it comes.
    expect(came.filter((title) => title === 'Got it.')).toHaveLength(1);
    expect(came.length).toBeLessThanOrEqual(3);
  });

  test('what did not come is in the ledger with its reason, and no schedule goes on', async () => {
    const { createdAt, state } = (await userIn(world, begun.userId))!;
    const first = String(createdAt).slice(0, 10);

    const row = await letterRow(world, begun.userId, addDays(first, 1), 'MIDDAY_CHECKIN');

    expect(row).toMatchObject({ state: 'not sent', because: 'unconfirmed' });
    expect(state).toBe('active');
    expect(schedulesOf(world, begun.userId)).toEqual([]);
    expect(schedulesOf(world, bare.userId)).toEqual([]);
  });

  test('confirming long after brings the plan at once, and the rhythm', async () => {
    await toNextDay(world, [10]);

    await press(begun.userId);
    await press(begun.userId);

    const letters = (await world.mails(begun.email)).slice(3);
    expect(letters.map(titleOf)).toEqual(['Your plan is here.']);
    for (const word of words) expect(letters[0]?.text).toContain(word);
    expect(flat(letters[0])).toMatch(/Next: midday check-in, around 12:30 PM/);
    await toTime(world, [23]);
    expect((await titles(begun.email)).slice(4)).toEqual([
      'How is it going?',
      'How did today land?',
    ]);
  });

  test('so does it for whoever never said what matters, with the question', async () => {
    await toNextDay(world, [10]);

    await press(bare.userId);

    expect((await titles(bare.email)).slice(2)).toEqual(['What matters today?']);
    expect(schedulesOf(world, bare.userId)).toHaveLength(3);
  });
});

describe('confirming', () => {
  test('on the day of the first letter sends nothing of its own', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();

    await press(userId);

    expect(await titles(email)).toEqual(['Got it.']);
    await toTime(world, [23]);
    expect((await titles(email)).slice(1)).toEqual(['How is it going?', 'How did today land?']);
  });

  test('before the first morning brings that morning as usual, with the plan', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    await toNextDay(world, [2]);

    await press(userId);
    await toTime(world, [7]);

    const [, morning, ...more] = await world.mails(email);
    expect([titleOf(morning!), more]).toEqual(['What matters today?', []]);
    for (const word of words) expect(morning!.text).toContain(word);
  });

  test('by the waiting letter brings the plan once, however often and fast it is pressed', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    await toNextDay(world, [7]);

    await Promise.all([press(userId), press(userId), press(userId)]);
    await press(userId);
    await world.advance(3_600_000);
    await press(userId);

    expect(await titles(email)).toEqual(['Got it.', 'Your plan is waiting.', 'Your plan is here.']);
    await toNextDay(world, [7]);
    await press(userId);
    expect((await titles(email)).slice(3)).toEqual([
      'How is it going?',
      'How did today land?',
      'What matters today?',
    ]);
  });

  test('by any reply is answered with the plan, and that is all', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    await toNextDay(world, [7]);
    const waiting = (await world.mails(email)).at(-1)!;

    await answer(world, waiting, 'yes, that is me');
    await press(userId);

    const [, , answered, ...more] = await world.mails(email);
    for (const word of words) expect(answered!.text).toContain(word);
    expect(more).toEqual([]);
    expect((await userIn(world, userId))!['confirmedAt']).toMatch(/T/);
    await toTime(world, [13]);
    expect((await titles(email)).at(-1)).toBe('How is it going?');
  });

  test('by a reply after days of silence brings the schedules back', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    for (let n = 0; n < 5; n += 1) await toNextDay(world, [19]);
    const waiting = (await world.mails(email)).at(-1)!;
    expect(schedulesOf(world, userId)).toEqual([]);

    await answer(world, waiting, 'Call Mom is done');

    expect(schedulesOf(world, userId)).toHaveLength(3);
    await toNextDay(world, [7]);
    expect((await titles(email)).at(-1)).toBe('What matters today?');
  });

  test('while the schedules are taken away leaves all three', async () => {
    await toNextDay(world, [10]);
    const { userId } = await started();
    await toNextDay(world, [7]);
    await toNextDay(world, [7]);
    await toNextDay(world, [5]);
    const event = stageEvent(userId, 'MORNING_INTENTION', dateIn(world));
    world.endpoint.calls.fault({
      kind: 'slow',
      hits: ({ caller, operation }) =>
        caller === 'stages.touchpoint' && operation === 'DeleteSchedule',
    });

    await Promise.all([deliver(world, event), press(userId)]);
    world.endpoint.calls.fault(undefined);

    expect(schedulesOf(world, userId)).toHaveLength(3);
  });

  test('just after the schedules were taken away brings all three back', async () => {
    await toNextDay(world, [10]);
    const { userId } = await started();
    await toNextDay(world, [7]);
    await toNextDay(world, [7]);
    await toNextDay(world, [5]);

    await atTheCall(
      world,
      'stages.touchpoint',
      ({ operation }) => operation === 'DeleteSchedule',
      () => setUser(world, userId, { confirmedAt: new Date(world.clock.now()).toISOString() }),
      () => deliver(world, stageEvent(userId, 'MORNING_INTENTION', dateIn(world))),
    );

    expect(schedulesOf(world, userId)).toHaveLength(3);
  });

  test('at the moment of an erasure leaves no letter behind', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    await toNextDay(world, [7]);
    const letters = async () => (await lettersOf(world, userId)).map(({ sk }) => sk);
    const before = await letters();

    await atTheCall(
      world,
      'subscription.confirm',
      ({ operation }) => operation === 'GetItem',
      () => removeRow(world, keys.user(userId)),
      () => press(userId),
    );

    expect(await letters()).toEqual(before);
    expect((await titles(email)).at(-1)).toBe('Your plan is waiting.');
  });

  test('a reply that nothing vouches for confirms nothing', async () => {
    await toNextDay(world, [10]);
    const { email, userId } = await started();
    const [letter] = await world.mails(email);

    await answer(world, letter!, 'add a stranger’s word', {
      from: 'stranger@elsewhere.example',
      verdicts: { dmarc: 'FAIL', spf: 'FAIL', dkim: 'FAIL' },
    });

    expect(await userIn(world, userId)).not.toHaveProperty('confirmedAt');
  });
});

test('the mornings are those of the person’s own zone, also where it was corrected', async () => {
  await toNextDay(world, [23, 30]);
  const email = newAddress();
  const { userId } = await typed(email, 'America/Chicago');
  await typed(email, 'Asia/Tokyo');
  await day0(world, userId, words.join('\n'));
  const tokyo = dateIn(world, 'Asia/Tokyo');
  for (let n = 0; n < 5; n += 1) await toNextDay(world, [23, 45]);

  const sent = await Promise.all(
    [0, 1, 2, 3, 4].map(async (n) => {
      const row = await letterRow(world, userId, addDays(tokyo, n), 'MORNING_INTENTION');
      return row?.['state'];
    }),
  );

  expect(sent).toEqual([undefined, 'sent', 'sent', 'not sent', undefined]);
});

test('clocks that change, and a morning that runs late, make it neither more nor fewer', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await started();
  await toNextDay(world, [5]);
  // A change of clocks moves the hour, never the date.
  const late = stageEvent(userId, 'MORNING_INTENTION', dateIn(world));
  await toTime(world, [8, 59]);
  await deliver(world, late);
  await deliver(world, late);

  expect(await titles(email)).toEqual(['Got it.', 'Your plan is waiting.']);
});

test('whoever was invited and said yes has confirmed by it', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await invited(world);

  await world.http(linksOf(world, userId).accept, { method: 'POST' });
  await toNextDay(world, [19]);

  expect((await titles(email)).slice(1)).toEqual([
    'What matters today?',
    'How is it going?',
    'How did today land?',
  ]);
});

test('whoever was invited, and whose address a page took then, has not', async () => {
  await toNextDay(world, [10]);
  const { email } = await invited(world);
  await toNextDay(world, [10]);
  await typed(email);
  for (let n = 0; n < 5; n += 1) await toNextDay(world, [19]);

  expect((await titles(email)).slice(1)).toEqual(['Shall we begin?', 'Shall we begin?']);
});

test('whoever is unconfirmed is told of no stranger either', async () => {
  await toNextDay(world, [10]);
  const { email } = await started();
  const { userId: handle } = await typed(email);

  await day0(world, handle, 'Buy milk for the stranger');

  expect(await titles(email)).toEqual(['Got it.']);
});

test('a row from before the rule is silent until it confirms', async () => {
  await toNextDay(world, [10]);
  const { email, userId } = await started();
  await setUser(world, userId, { remindersFrom: '2020-01-01' });
  await toNextDay(world, [19]);
  expect(await titles(email)).toEqual(['Got it.']);
});
