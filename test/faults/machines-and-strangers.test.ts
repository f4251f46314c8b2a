/**
 * Goal: wherever a mail by a program or from another address breaks, its notice delivered again
 * finishes it: held, ended or told, once.
 * Method: break every call to AWS in three ways, deliver again, look at what is left.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { addDays } from '#shared/domain/local-date.ts';
import { everyFault, type Place } from '#test/kit/every-fault.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { builtCloud, type World } from '#test/kit/world.ts';
import { expectOneLetter, quietWorld, report, tableOf } from './faults.ts';

let world: World;

beforeAll(async () => {
  world = await quietWorld();
});
afterAll(() => world?.close());

interface Kept extends SignedUp {
  readonly event: unknown;
}

interface Sent {
  readonly lines: (of: SignedUp) => readonly string[];
  readonly source?: string;
  /** In the place of the signed address of the first letter. */
  readonly to?: (signed: string) => string;
  readonly dmarc?: string;
}

/** A kept mail and its notice, not yet told to the function: the test does the telling. */
async function kept({ lines, source, to = (signed) => signed, dmarc = 'PASS' }: Sent) {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  const key = `inbound/${person.userId}`;
  const bucket = builtCloud().receiptRule.bucket;
  const date = new Date(world.clock.now()).toUTCString();
  const raw = [`Date: ${date}`, `Message-ID: <${key}@x>`, ...lines(person), ''].join('\r\n');
  await world.endpoint.putObject(bucket, key, Buffer.from(raw));
  const pass = { status: 'PASS' };
  const message = {
    notificationType: 'Received',
    mail: {
      messageId: key.replace(/\W/g, ''),
      timestamp: new Date(world.clock.now()).toISOString(),
      source: source ?? person.email,
    },
    receipt: {
      recipients: [to(String(letter?.headers['Reply-To']))],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: { status: dmarc },
      action: { type: 'S3', bucketName: bucket, objectKey: key },
    },
  };
  const event = {
    Records: [{ EventSource: 'aws:sns', Sns: { Message: JSON.stringify(message) } }],
  };
  return { ...person, event };
}

async function broken(sent: Sent, check: (of: Kept, place: Place) => Promise<void>) {
  const places = await everyFault({
    world,
    caller: 'inbound.email',
    prepare: () => kept(sent),
    deliver: ({ event }) => world.invoke('inbound.email', event),
    check,
    fewTimeouts: true,
  });
  expect(world.endpoint.calls.denied()).toEqual([]);
  return places;
}

const stateOf = async (userId: string) => {
  const [user] = (await tableOf(world).rowsOf(`USER#${userId}`)).filter(
    ({ sk }) => sk === 'PROFILE',
  );
  return { state: user?.['state'], pausedUntil: user?.['pausedUntil'] };
};
const schedulesOf = (userId: string) =>
  world.endpoint.schedules.all().filter(({ name }) => name.startsWith(userId)).length;
const lettersAfterTheFirst = async (email: string) => (await world.mails(email)).length - 1;

test('an absence broken anywhere holds the letters, and nobody is answered', async () => {
  const back = addDays(dateIn(world), 9);
  const lines = ({ email }: SignedUp) => [
    `From: ${email}`,
    'Auto-Submitted: auto-replied',
    '',
    `I am out of the office until ${back}.`,
  ];

  const places = await broken({ lines, source: '' }, async ({ userId, email }, { name }) => {
    expect({ name, ...(await stateOf(userId)) }).toEqual({
      name,
      state: 'paused',
      pausedUntil: back,
    });
    expect({ name, letters: await lettersAfterTheFirst(email) }).toEqual({ name, letters: 0 });
  });

  report('Absence', places);
  expect(places.length).toBeGreaterThanOrEqual(4 * 2);
});

test('a final report broken anywhere ends the letters', async () => {
  const lines = ({ email }: SignedUp) => [
    'From: mailer-daemon@mx.example',
    'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
    '',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    `Reporting-MTA: dns; x\r\n\r\nFinal-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    '--b--',
  ];

  const places = await broken({ lines, source: '' }, async ({ userId, email }, { name }) => {
    const { state } = await stateOf(userId);
    expect({ name, state, schedules: schedulesOf(userId) }).toEqual({
      name,
      state: 'suppressed',
      schedules: 0,
    });
    expect({ name, letters: await lettersAfterTheFirst(email) }).toEqual({ name, letters: 0 });
  });

  report('Report', places);
  expect(places.length).toBeGreaterThanOrEqual(6 * 2);
});

test('a mail from another address broken anywhere is kept aside, and told of once', async () => {
  const lines = () => ['From: ada@work.example', '', '1 is done'];

  const places = await broken({ lines, source: 'ada@work.example' }, async (of, place) => {
    const { name } = place;
    const id = `inbound${of.userId.replace(/\W/g, '')}`;
    const [aside] = (await tableOf(world).rowsOf(`QUARANTINE#${id.slice(0, 2)}`)).filter(
      ({ sk }) => sk === id,
    );
    expect({ name, because: aside?.['because'] }).toEqual({ name, because: 'another address' });
    expect({ name, items: await tableOf(world).itemsOf(of.userId) }).toEqual({
      name,
      items: ['Finish the deck: o', 'Call Mom: o', 'Go for a walk: o'],
    });
    expectOneLetter(await lettersAfterTheFirst(of.email), place);
  });

  report('Another address', places);
  expect(places.length).toBeGreaterThanOrEqual(8 * 2);
});

test('leaving by a mail that nothing vouches for, broken anywhere, is carried out', async () => {
  const lines = ({ email }: SignedUp) => [`From: ${email}`, '', 'unsubscribe'];
  const to = (signed: string) => `today@${signed.split('@')[1]}`;

  const places = await broken({ lines, to, dmarc: 'GRAY' }, async ({ userId, email }, { name }) => {
    const { state } = await stateOf(userId);
    expect({ name, state, schedules: schedulesOf(userId) }).toEqual({
      name,
      state: 'unsubscribed',
      schedules: 0,
    });
    // Confirmed once or not at all: the letters have ended already.
    expect(await lettersAfterTheFirst(email)).toBeLessThanOrEqual(1);
  });

  report('Doubted leaving', places);
  expect(places.length).toBeGreaterThanOrEqual(7 * 2);
});
