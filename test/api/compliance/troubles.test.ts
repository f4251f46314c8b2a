/**
 * Goal: bounces and complaints are seen as they come, with what became of their people.
 * Method: SES's mailbox simulator and forged reports, through the functions that hear of them.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { answer, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { begin, createUser, day0 } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/email-compliance/troubles';
const world = suiteWorld({ at: [10] });

interface Trouble {
  readonly email: string;
  readonly kind: string;
  readonly state: string;
}

const troubles = async () =>
  (await (await signedIn(world)).get(path)).body['items'] as readonly Trouble[];

async function simulated(name: string): Promise<string> {
  const email = `${name}@simulator.amazonses.com`;
  const { body } = await createUser(world, email, 'America/Chicago');
  await day0(world, String(body['userId']), 'read');
  await world.runtime.atRest();
  await world.advance(1000);
  return email;
}

test('what arrives is no trouble', async () => {
  await begin(world);

  expect(await troubles()).toEqual([]);
});

test('each kind is listed once, the newest first, with where the person stands now', async () => {
  for (const name of ['bounce', 'complaint', 'suppressionlist']) await simulated(name);

  const items = await troubles();

  expect(items.map(({ kind, state }) => [kind, state])).toEqual([
    ['listed', 'suppressed'],
    ['complaint', 'unsubscribed'],
    ['hard-bounce', 'suppressed'],
  ]);
  expect(items[2]).toEqual({
    userId: expect.any(String),
    email: 'bounce@simulator.amazonses.com',
    userNumber: expect.any(Number),
    kind: 'hard-bounce',
    at: expect.stringMatching(/Z$/),
    state: 'suppressed',
    status: 'suppressed',
  });
});

test('a letter that came back softly is listed, and whoever is erased is not', async () => {
  const bounce = { eventType: 'Bounce', bounceType: 'Transient', bounceSubType: 'MailboxFull' };
  world.endpoint.outcome(() => [{ eventType: 'Send' }, bounce as never]);
  const { email } = await begin(world);
  await world.runtime.atRest();
  world.endpoint.outcome(undefined);
  expect((await troubles())[0]).toMatchObject({ email, kind: 'soft-bounce', state: 'active' });

  const newest = async () => (await world.mails(email)).at(-1)!;
  await answer(world, await newest(), 'delete me');
  await answer(world, await newest(), 'delete');

  expect((await troubles()).map((one) => one.email)).not.toContain(email);
});

/** A mail server giving up, as it comes to the address that our letter was answered at. */
function reportOn(email: string): string {
  return [
    '--report',
    'Content-Type: text/plain',
    '',
    'Your mail could not be delivered.',
    '--report',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${email}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--report--',
  ].join('\n');
}

test('a mail that reports a final failure is none: SES tells of every bounce itself', async () => {
  const { email, letter } = await owner(world);
  const to = replyTo(letter);
  const from = 'mailer-daemon@mx.example.com';
  const type = 'multipart/report; report-type=delivery-status; boundary=report';

  await world.deliverMail(rawMail({ from, to, body: reportOn(email), type }), { to, from: '' });

  expect((await troubles()).map((one) => one.email)).not.toContain(email);
});
