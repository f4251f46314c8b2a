/**
 * Goal: nothing about a person stands in a log: no address, no word of theirs, no token.
 * Method: a whole life of two people with words that occur nowhere else, failures included; then
 * every line the functions printed is read.
 */
import { expect, test } from '@jest/globals';
import { logOf } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { chicago, toTime } from '#test/kit/local-time.ts';
import { answer, rawMail, replyTo } from '#test/kit/mail.ts';
import { createUser, day0 } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const email = 'quetzalcoatl.marigold@zanzibar.example';
const stranger = 'wolfram.mallory@zanzibar.example';
const words = ['xylophone', 'aardvark', 'bumblebee', 'chrysalis', 'dandelion', 'hieroglyph'];

const world = suiteWorld({ at: [10] });

async function signingUp(): Promise<string> {
  await createUser(world, `${email}\r\nBcc: x@y.zz`, chicago);
  const { body } = await createUser(world, email, chicago);
  const userId = String(body['userId']);
  await day0(world, userId, '🎉');
  await day0(world, userId, 'tune the xylophone\nfeed the aardvark');
  const again = await createUser(world, email, chicago);
  await day0(world, String(again.body['userId']), 'paint the hieroglyph');
  return userId;
}

async function replying(userId: string): Promise<readonly string[]> {
  const [letter] = await world.mails(email);
  const token = replyTo(letter!);
  await answer(world, letter!, '1 is done, add chase the bumblebee');
  await answer(world, letter!, 'tomorrow: watch the chrysalis', { verdicts: { dmarc: 'FAIL' } });
  await answer(world, letter!, 'blow the dandelion', { from: stranger });
  await answer(world, letter!, 'out of the office until the dandelion of 2027-01-01', {
    headers: ['Auto-Submitted: auto-replied'],
    subject: 'Automatic reply: aardvark',
  });
  await answer(world, letter!, '', {
    type: 'multipart/mixed; boundary=b',
    body: '--b\nContent-Type: application/pdf; name=chrysalis.pdf\n\nx\n--b--',
  });
  const raw = rawMail({ from: stranger, to: token, subject: 'aardvark', body: 'xylophone' });
  await world.deliverMail(raw, { to: token.replace('r+', 'r+a'), from: stranger });
  const { unsubscribe, confirm } = linksOf(world, userId);
  await world.http(confirm, { method: 'POST' });
  await world.http(unsubscribe);
  await world.http(`${unsubscribe}x`, { method: 'POST' });
  return [token, unsubscribe, confirm].map((one) => /[a-z2-7]{40,}/.exec(one)![0]);
}

async function failing(userId: string): Promise<void> {
  const [letter] = await world.mails(email);
  const broken = [
    ...(['dynamodb', 'ses', 's3'] as const).map((service) => ['refuse', service] as const),
    ...(['dynamodb', 'ses'] as const).map((service) => ['kill', service] as const),
    ['timeout', 'dynamodb'] as const,
  ];
  for (const [kind, service] of broken) {
    let hit = false;
    world.endpoint.calls.fault({
      kind,
      hits: (call) => !hit && call.service === service && (hit = true),
    });
    await answer(world, letter!, 'feed the aardvark again');
    world.endpoint.calls.fault(undefined);
  }
  world.endpoint.calls.fault({ kind: 'refuse', hits: () => true });
  await createUser(world, email, chicago);
  await day0(world, userId, 'tune the xylophone');
  await world.invoke('stages.touchpoint', { userId: email, words });
  world.endpoint.calls.fault(undefined);
  await world.advance(10 * 60_000);
}

test('a life with letters, replies, strangers and failures leaves no trace of its words', async () => {
  const userId = await signingUp();
  const tokens = await replying(userId);
  await failing(userId);
  await toTime(world, [18, 1]);
  await world.http(linksOf(world, userId).unsubscribe, { method: 'POST' });

  const lines = await logOf(world);
  const said = [email, stranger, 'quetzalcoatl', 'marigold', 'zanzibar', ...words, ...tokens];
  const traces = said.flatMap((word) =>
    lines.filter((line) => line.toLowerCase().includes(word)).map((line) => [word, line]),
  );
  expect(traces).toEqual([]);
  expect(tokens).toHaveLength(3);
  expect(lines.length).toBeGreaterThan(30);
  expect(lines.filter((line) => line.includes('failed')).length).toBeGreaterThan(3);
});

test('every line of ours is JSON with the trace id that its answer carries', async () => {
  const { headers } = await world.http('/api/health');

  const lines = (await logOf(world)).filter((line) => line.includes(String(headers['x-trace-id'])));
  expect(lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines[0]!)).toMatchObject({
    traceId: headers['x-trace-id'],
    at: expect.stringMatching(/T/),
  });
});
