/** What an operator can set about texts: off, on a toll-free number, and how much STOP ends. */
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { letterRow, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn, toNextDay } from '#test/kit/local-time.ts';
import { answer } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { askForTexts, beginByText, newPhone, text, textsTo } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { startWorld, type World } from '#test/kit/world.ts';

/** A world of its own for a group of tests, at ten in the morning. */
function worldWith(settings: Readonly<Record<string, string>>): () => World {
  let world: World | undefined;
  beforeAll(async () => {
    world = await startWorld({ settings });
    await toNextDay(world, [10]);
  });
  afterAll(() => world?.close());
  return () => world!;
}

describe('texts off', () => {
  const world = worldWith({ SMS_ENABLED: 'false' });

  test('"text me" says so, and no phone is asked', async () => {
    const person = await begin(world());
    const phone = newPhone();

    await askForTexts(world(), person, phone);

    expect((await world().mails(person.email)).at(-1)?.text).toContain('No texts yet.');
    expect(await textsTo(world(), phone)).toEqual([]);
    expect(await userIn(world(), person.userId)).toMatchObject({ channel: 'email' });
  });
});

describe('texts switched off under somebody who gets them', () => {
  const settings = { SMS_ENABLED: 'true' };
  const world = worldWith(settings);

  test('nothing is sent, and the row of the letter says why', async () => {
    const { phone, userId } = await beginByText(world());
    const count = (await textsTo(world(), phone)).length;
    // The worker of the stage begins after this, and reads it.
    settings.SMS_ENABLED = 'false';

    await deliver(world(), stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world())));

    expect(await textsTo(world(), phone)).toHaveLength(count);
    expect(await letterRow(world(), userId, dateIn(world()), 'MIDDAY_CHECKIN')).toMatchObject({
      state: 'not sent',
      because: 'texts are off',
    });
  });
});

describe('on a toll-free number', () => {
  const world = worldWith({ SMS_NUMBER_TYPE: 'toll-free' });

  test('STOP is obeyed and not confirmed: the carrier has done that', async () => {
    const { phone, userId } = await beginByText(world());
    const count = (await textsTo(world(), phone)).length;

    await text(world(), phone, 'STOP');

    expect(await userIn(world(), userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await textsTo(world(), phone)).toHaveLength(count);
  });
});

describe('where STOP ends everything', () => {
  const world = worldWith({ SMS_STOP_ENDS: 'all' });

  test('it ends the mails too of whoever has gone back to mail', async () => {
    const person = await beginByText(world());
    await text(world(), person.phone, 'email me instead');

    await text(world(), person.phone, 'STOP');

    expect(await userIn(world(), person.userId)).toMatchObject({ state: 'unsubscribed' });
    expect(schedulesOf(world(), person.userId)).toEqual([]);
  });
});

describe('other countries', () => {
  const world = worldWith({ SMS_COUNTRIES: 'US,CA,GB' });

  test('their numbers are texted once they are in the list', async () => {
    const person = await begin(world());
    const [letter] = await world().mails(person.email);

    await answer(world(), letter!, 'text me at +44 7400 123456');

    expect(await textsTo(world(), '+447400123456')).toHaveLength(1);
  });
});

describe('SNS that is in a hurry', () => {
  const world = worldWith({});

  test('a throttled text is sent a moment later, once', async () => {
    const { phone } = await beginByText(world());
    const count = (await textsTo(world(), phone)).length;
    let throttled = false;
    world().endpoint.calls.fault({
      kind: 'throttle',
      hits: ({ service }) => {
        if (service !== 'sns' || throttled) return false;
        throttled = true;
        return true;
      },
    });

    await text(world(), phone, '1 done');
    world().endpoint.calls.fault(undefined);

    expect(throttled).toBe(true);
    expect(await textsTo(world(), phone)).toHaveLength(count + 1);
  });
});
