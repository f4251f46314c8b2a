/** What an operator can set about texts: off, on a toll-free number, and how much STOP ends. */
import { describe, expect, test } from '@jest/globals';
import { letterRow, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { askForTexts, beginByText, newPhone, text, textsTo } from '#test/kit/phone.ts';
import { deliver, stageEvent } from '#test/kit/stage-event.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

describe('texts off', () => {
  const world = suiteWorld({ at: [10], settings: { SMS_ENABLED: 'false' } });

  test('"text me" says so, and no phone is asked', async () => {
    const person = await begin(world);
    const phone = newPhone();

    await askForTexts(world, person, phone);

    expect((await world.mails(person.email)).at(-1)?.text).toContain('No texts yet.');
    expect(await textsTo(world, phone)).toEqual([]);
    expect(await userIn(world, person.userId)).toMatchObject({ channel: 'email' });
  });
});

describe('texts switched off under somebody who gets them', () => {
  const settings = { SMS_ENABLED: 'true' };
  const world = suiteWorld({ at: [10], settings });

  test('nothing is sent, and the row of the letter says why', async () => {
    const { phone, userId } = await beginByText(world);
    const count = (await textsTo(world, phone)).length;
    // The worker of the stage begins after this, and reads it.
    settings.SMS_ENABLED = 'false';

    await deliver(world, stageEvent(userId, 'MIDDAY_CHECKIN', dateIn(world)));

    expect(await textsTo(world, phone)).toHaveLength(count);
    expect(await letterRow(world, userId, dateIn(world), 'MIDDAY_CHECKIN')).toMatchObject({
      state: 'not sent',
      because: 'texts are off',
    });
  });
});

describe('on a toll-free number, where STOP ends everything, and more countries are texted', () => {
  const world = suiteWorld({
    at: [10],
    settings: {
      SMS_NUMBER_TYPE: 'toll-free',
      SMS_STOP_ENDS: 'all',
      SMS_COUNTRIES: 'US,CA,GB',
    },
  });

  test('STOP is obeyed and not confirmed: the carrier has done that', async () => {
    const { phone, userId } = await beginByText(world);
    const count = (await textsTo(world, phone)).length;

    await text(world, phone, 'STOP');

    expect(await userIn(world, userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await textsTo(world, phone)).toHaveLength(count);
  });

  test('STOP ends the mails too of whoever has gone back to mail', async () => {
    const person = await beginByText(world);
    await text(world, person.phone, 'email me instead');

    await text(world, person.phone, 'STOP');

    expect(await userIn(world, person.userId)).toMatchObject({ state: 'unsubscribed' });
    expect(schedulesOf(world, person.userId)).toEqual([]);
  });

  test('numbers of a country are texted once it is in the list', async () => {
    const { letter } = await owner(world);

    await answer(world, letter, 'text me at +44 7400 123456');

    expect(await textsTo(world, '+447400123456')).toHaveLength(1);
  });
});

describe('SNS that is in a hurry', () => {
  const world = suiteWorld({ at: [10] });

  test('a throttled text is sent a moment later, once', async () => {
    const { phone } = await beginByText(world);
    const count = (await textsTo(world, phone)).length;
    let throttled = false;
    world.endpoint.calls.fault({
      kind: 'throttle',
      hits: ({ service }) => {
        if (service !== 'sns' || throttled) return false;
        throttled = true;
        return true;
      },
    });

    await text(world, phone, '1 done');
    world.endpoint.calls.fault(undefined);

    expect(throttled).toBe(true);
    expect(await textsTo(world, phone)).toHaveLength(count + 1);
  });
});
