/**
 * Goal: wherever a text breaks, its notice delivered again finishes it: done and answered once; or
 * twice where nobody knows that SNS had accepted the first.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { randomUUID } from 'node:crypto';
import { expect } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import { repliesOf, rowsOf, schedulesOf, userIn } from '#test/kit/kept.ts';
import { replyTo } from '#test/kit/mail.ts';
import { begin } from '#test/kit/person.ts';
import { askForTexts, beginByText, deliverText, newPhone, text, textsTo } from '#test/kit/phone.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { itemsOf, keptReply, standingOf } from './faults.ts';

interface Told {
  readonly userId: string;
  readonly phone: string;
  /** Texts that came before. */
  readonly before: number;
  readonly id: string;
  readonly at: Date;
}

const told = async (world: World, userId: string, phone: string): Promise<Told> => ({
  userId,
  phone,
  before: (await textsTo(world, phone)).length,
  id: randomUUID(),
  at: new Date(world.clock.now()),
});

/** A person on texts, who has sent these words before. */
const onTexts =
  (...before: readonly string[]) =>
  async (world: World) => {
    const { userId, phone } = await beginByText(world);
    for (const words of before) await text(world, phone, words);
    return told(world, userId, phone);
  };

const say =
  (words: string) =>
  (world: World, { phone, id, at }: Told) =>
    deliverText(world, { from: phone, text: words, id, at });

const textsSince = async (world: World, { phone, before }: Told) =>
  (await textsTo(world, phone)).length - before;

const caller = 'inbound.sms';

finishes('a reply by text broken anywhere is finished when its notice comes again', {
  name: 'Reply by text',
  caller,
  calls: 6,
  prepare: onTexts(),
  deliver: say('1 done\nadd water the plants'),
  left: async (world, of) => ({
    items: await itemsOf(world, of.userId),
    replies: (await repliesOf(world, of.userId)).filter(({ intent }) => intent !== 'channel')
      .length,
    letters: await textsSince(world, of),
  }),
  expected: {
    items: ['Finish the deck: d', 'Call Mom: o', 'Go for a walk: o', 'Water the plants: o'],
    replies: 1,
    letters: 1,
  },
});

finishes('STOP broken anywhere ends the texts and the letters, and is confirmed once', {
  name: 'STOP',
  caller,
  calls: 8,
  prepare: onTexts(),
  deliver: say('STOP'),
  left: async (world, of) => {
    const agreed = (await userIn(world, of.userId))?.['textsAgreedAt'];
    const facts = { ...(await standingOf(world, of.userId)), agreed };
    return { letters: await textsSince(world, of), facts };
  },
  expected: { letters: 1, facts: { schedules: 0, state: 'unsubscribed', agreed: undefined } },
});

finishes('START broken anywhere brings texts and letters back, and is answered once', {
  name: 'START',
  caller,
  calls: 8,
  prepare: onTexts('STOP'),
  deliver: say('START'),
  left: async (world, of) => {
    const agreed = typeof (await userIn(world, of.userId))?.['textsAgreedAt'];
    const facts = { ...(await standingOf(world, of.userId)), agreed };
    return { letters: await textsSince(world, of), facts };
  },
  expected: { letters: 1, facts: { schedules: 3, state: 'active', agreed: 'string' } },
});

finishes('YES broken anywhere makes the phone the person’s, with its evidence and its hours', {
  name: 'YES',
  caller,
  calls: 8,
  prepare: async (world) => {
    const person = await begin(world);
    const phone = newPhone();
    await askForTexts(world, person, phone);
    return told(world, person.userId, phone);
  },
  deliver: say('YES'),
  left: async (world, of) => {
    const post = await rowsOf(world, keys.post(of.userId));
    const { channel, phone } = (await userIn(world, of.userId)) ?? {};
    return {
      letters: await textsSince(world, of),
      facts: {
        given: post.filter(({ what }) => what === 'given').length,
        channel,
        isTheirs: phone === of.phone,
        times: schedulesOf(world, of.userId).map(({ expression }) => expression),
      },
    };
  },
  expected: {
    letters: 1,
    facts: {
      given: 1,
      channel: 'sms',
      isTheirs: true,
      times: expect.arrayContaining(['cron(0 8 * * ? *)']),
    },
  },
});

finishes('asking for texts, broken anywhere, asks the phone for its YES', {
  name: 'Asking for texts',
  caller: 'inbound.email',
  calls: 8,
  prepare: async (world) => {
    const person = await begin(world);
    const [letter] = await world.mails(person.email);
    const phone = newPhone();
    const body = `text me at ${phone}`;
    const event = await keptReply(world, { from: person.email, to: replyTo(letter!), body });
    return { ...person, phone, event };
  },
  deliver: (world, { event }) => world.invoke('inbound.email', event),
  left: async (world, { email, phone, userId }) => ({
    letters: (await textsTo(world, phone)).length,
    facts: {
      answers: (await world.mails(email)).length - 1,
      channel: (await userIn(world, userId))?.['channel'],
    },
  }),
  expected: { letters: 1, facts: { answers: 1, channel: 'email' } },
});
