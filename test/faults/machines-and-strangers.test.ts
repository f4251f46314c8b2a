/**
 * Goal: wherever a mail by a program or from another address breaks, its notice delivered again
 * finishes it: held or told, once.
 * Method: break every call to AWS in every way, deliver again, look at what is left.
 */
import { keys } from '#functions/store/keys.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { rowAt, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { replyTo } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import type { World } from '#test/kit/world.ts';
import { finishes } from './explore.ts';
import { itemsOf, keptMail, standingOf } from './faults.ts';

interface Kept extends SignedUp {
  readonly messageId: string;
  readonly event: unknown;
}

interface Sent {
  readonly lines: (of: SignedUp, world: World) => readonly string[];
  readonly source?: string;
  /** In the place of the signed address of the first letter. */
  readonly to?: (signed: string) => string;
  readonly dmarc?: string;
}

/** A kept mail and its notice, not yet told to the function: the test does the telling. */
const kept =
  ({ lines, source, to = (signed) => signed, dmarc = 'PASS' }: Sent) =>
  async (world: World): Promise<Kept> => {
    const person = await begin(world);
    const [letter] = await world.mails(person.email);
    const date = new Date(world.clock.now()).toUTCString();
    const head = [`Date: ${date}`, `Message-ID: <${person.userId}@x>`];
    const mail = await keptMail(world, {
      raw: [...head, ...lines(person, world), ''].join('\r\n'),
      source: source ?? person.email,
      to: to(replyTo(letter!)),
      dmarc,
    });
    return { ...person, ...mail };
  };

const caller = 'inbound.email';
const deliver = (world: World, { event }: Kept) => world.invoke(caller, event);
const lettersAfterTheFirst = async (world: World, { email }: Kept) =>
  (await world.mails(email)).length - 1;

const absence = (world: World) => addDays(dateIn(world), 9);

finishes('an absence broken anywhere holds the letters, and nobody is answered', {
  name: 'Absence',
  caller,
  calls: 4,
  prepare: kept({
    source: '',
    lines: ({ email }, world) => [
      `From: ${email}`,
      'Auto-Submitted: auto-replied',
      '',
      `I am out of the office until ${absence(world)}.`,
    ],
  }),
  deliver,
  left: async (world, of) => {
    const { state, pausedUntil } = (await userIn(world, of.userId)) ?? {};
    return { letters: await lettersAfterTheFirst(world, of), facts: { state, pausedUntil } };
  },
  expected: (world) => ({
    letters: 0,
    facts: { state: 'paused', pausedUntil: absence(world) },
  }),
});

finishes('a mail from another address broken anywhere is kept aside, and told of once', {
  name: 'Another address',
  caller,
  calls: 8,
  prepare: kept({
    source: 'ada@work.example',
    lines: () => ['From: ada@work.example', '', '1 is done'],
  }),
  deliver,
  left: async (world, of) => {
    const aside = await rowAt(world, keys.quarantined(of.messageId));
    return {
      items: await itemsOf(world, of.userId),
      letters: await lettersAfterTheFirst(world, of),
      facts: aside?.['because'],
    };
  },
  expected: {
    items: ['Finish the deck: o', 'Call Mom: o', 'Go for a walk: o'],
    letters: 1,
    facts: 'another address',
  },
});

finishes('leaving by a mail that nothing vouches for, broken anywhere, is carried out', {
  name: 'Doubted leaving',
  caller,
  calls: 7,
  prepare: kept({
    lines: ({ email }) => [`From: ${email}`, '', 'unsubscribe'],
    to: (signed) => `today@${signed.split('@')[1]}`,
    dmarc: 'GRAY',
  }),
  deliver,
  left: async (world, of) => ({
    letters: await lettersAfterTheFirst(world, of),
    facts: await standingOf(world, of.userId),
  }),
  // Confirmed once or not at all: the letters have ended already.
  expected: { letters: [0, 1], facts: { state: 'unsubscribed', schedules: 0 } },
});
