/** The local page and its JSON API: mailbox, replies, texts, clock, for this machine alone. */

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses';
import { afterAll, beforeAll, expect, jest, test } from '@jest/globals';
import PostalMime from 'postal-mime';
import { noticesArn, type SmallCloud, smallCloud } from '#test/kit/small-cloud.ts';
import { startWorld, type World } from '#test/kit/world.ts';

jest.setTimeout(60_000);

const raw = [
  'From: Anchor <today@mail.example.com>',
  'To: ada@example.com',
  'Reply-To: r+token@reply.example.com',
  'Subject: What matters =?UTF-8?Q?t=C3=B6day=3F?=',
  'References: <day-1@reply.example.com>',
  'X-Twice: one',
  'X-Twice: two',
  'MIME-Version: 1.0',
  'Content-Type: multipart/alternative; boundary="b"',
  '',
  '--b',
  'Content-Type: text/plain; charset=utf-8',
  '',
  'What matters today?',
  '',
  'Reply with the word unsubscribe to stop.',
  '--b',
  'Content-Type: text/html; charset=utf-8',
  '',
  '<p>What matters today?</p>',
  '--b--',
  '',
].join('\r\n');

let small: SmallCloud;
let world: World;

/** What the inbound function was told last, and the mail it would read. */
async function arrived() {
  const lines = readFileSync(join(small.root, 'told'), 'utf8').trim().split('\n');
  const notice = JSON.parse(lines.at(-1)!) as {
    receipt: { action: { objectKey: string } } & Record<string, unknown>;
  };
  const { Body } = await new S3Client(access()).send(
    new GetObjectCommand({ Bucket: 'mails', Key: notice.receipt.action.objectKey }),
  );
  const mail = (await Body?.transformToString()) ?? '';
  return { notice, mail, parsed: await PostalMime.parse(mail) };
}

const access = () => ({
  region: 'us-east-1',
  endpoint: world.endpoint.url,
  forcePathStyle: true,
  credentials: { accessKeyId: world.endpoint.operatorKey, secretAccessKey: 'local' },
});

beforeAll(async () => {
  small = smallCloud({
    'inbound.email': {
      topics: [noticesArn],
      source: `import { appendFileSync } from 'node:fs';
        export const handler = async ({ Records: [{ Sns }] }) =>
          appendFileSync(process.env.TOLD, Sns.Message + '\\n');`,
    },
  });
  world = await startWorld({
    cloud: small.cloud,
    root: small.root,
    settings: { TOLD: join(small.root, 'told') },
  });
  await new SESClient(access()).send(
    new SendRawEmailCommand({
      Source: 'today@mail.example.com',
      Destinations: ['ada@example.com'],
      RawMessage: { Data: Buffer.from(raw) },
    }),
  );
});
afterAll(async () => {
  await world.close();
  small.remove();
});

const api = (name: string, body?: unknown, headers: Record<string, string> = {}) =>
  world.http(`/_local/api/${name}`, {
    method: body === undefined ? 'GET' : 'POST',
    headers,
    ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  });

const theLetter = async () => (await world.mails('ada@example.com'))[0]!;

test('a letter is listed for its address, whatever its case, and for no other', async () => {
  const { messages } = (await api('messages?to=ADA@example.com')).json<{ messages: unknown[] }>();

  expect(messages).toMatchObject([
    {
      channel: 'email',
      to: 'ada@example.com',
      subject: 'What matters töday?',
      text: expect.stringContaining('What matters today?'),
      html: expect.stringContaining('<p>What matters today?</p>'),
      headers: { 'Reply-To': 'r+token@reply.example.com', 'X-Twice': ['one', 'two'] },
      raw: expect.stringContaining('multipart/alternative'),
      sentAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
    },
  ]);
  expect((await api('messages?to=eve@example.com')).json()).toEqual({ messages: [] });
});

test('a reply is a real mail: from the person, to the signed address, threaded, the letter below', async () => {
  const letter = await theLetter();

  const answer = await api('replies', { inReplyTo: letter.id, text: 'done with 1 ✓' });

  expect(answer.json()).toMatchObject({ ok: true, pending: [] });
  const { notice, mail, parsed } = await arrived();
  const messageId = String(letter.headers['Message-ID']);
  expect(parsed).toMatchObject({
    from: { address: 'ada@example.com' },
    to: [{ address: 'r+token@reply.example.com' }],
    subject: 'Re: What matters töday?',
    inReplyTo: messageId,
    references: `<day-1@reply.example.com> ${messageId}`,
  });
  expect(parsed.text).toMatch(/^done with 1 ✓\n\nOn .* wrote:\n> What matters today\?/);
  expect(parsed.text).toContain('> Reply with the word unsubscribe to stop.');
  expect(mail).not.toContain('X-Local-Verdicts');
  expect(notice.receipt).toMatchObject({ dmarcVerdict: { status: 'PASS' } });
});

test('a reply can come from elsewhere, with other headers and verdicts', async () => {
  const { id } = await theLetter();

  await api('replies', {
    inReplyTo: id,
    text: 'away',
    from: 'eve@example.com',
    headers: {
      'auto-submitted': 'auto-replied',
      'message-id': '<mine@example.com>',
      'X-Many': ['a', 'b'],
    },
    verdicts: { dmarc: 'FAIL', spam: 'gray' },
  });

  const { notice, parsed } = await arrived();
  expect(parsed).toMatchObject({
    from: { address: 'eve@example.com' },
    messageId: '<mine@example.com>',
  });
  const named = (name: string) => parsed.headers.filter(({ key }) => key === name);
  expect(named('auto-submitted')).toHaveLength(1);
  expect(named('message-id')).toHaveLength(1);
  expect(named('x-many')).toHaveLength(2);
  expect(notice).toMatchObject({
    mail: { source: 'eve@example.com' },
    receipt: { dmarcVerdict: { status: 'FAIL' }, spamVerdict: { status: 'GRAY' } },
  });
});

test.each([
  ['replies', '{"half":'],
  ['replies', { text: 'no letter named' }],
  ['replies', { inReplyTo: 'unknown', text: 'done' }],
  ['replies', { inReplyTo: 'x', text: 'done', headers: { 'X-Bad': 'a\r\nBcc: b@c.d' } }],
  ['replies', { inReplyTo: 'x', text: 'done', headers: { 'Bad Name': 'a' } }],
  ['replies', { inReplyTo: 'x', text: 'done', verdicts: { moon: 'PASS' } }],
  ['texts', { from: '555', text: 'done' }],
  ['clock', {}],
  ['clock', { to: 'tomorrow' }],
  ['clock', { to: '2031-01-01T00:00:00' }],
  ['clock', { to: '2001-01-01T00:00:00Z' }],
  ['clock', { advance: '1 hour' }],
  ['clock', { advance: 'P' }],
  ['clock', { advance: 'P100Y' }],
  ['clock', { to: '2031-01-01T00:00:00Z', advance: 'P1D' }],
])('%s with %j is declined with a sentence and changes nothing', async (name, body) => {
  const before = world.clock.now();
  const told = readFileSync(join(small.root, 'told'), 'utf8');

  const answer = await api(name, body);

  expect(answer.status).toBe(400);
  expect(answer.json<{ message: string }>().message).toMatch(/^[A-Z].*\.$/s);
  expect(world.clock.now() - before).toBeLessThan(60_000);
  expect(readFileSync(join(small.root, 'told'), 'utf8')).toBe(told);
});

test('a text is declined where no function takes texts', async () => {
  expect(await api('texts', { from: '+15551234567', text: 'done' })).toMatchObject({ status: 501 });
  expect((await api('texts')).json()).toMatchObject({ number: '+15125550100', texts: [] });
});

test('the clock is read, moved by a duration and moved to an instant', async () => {
  const before = Date.parse((await api('clock')).json<{ now: string }>().now);

  const hour = (await api('clock', { advance: 'PT1H30M' })).json<{
    now: string;
    fired: unknown[];
  }>();
  const later = (await api('clock', { to: '2031-05-05T07:05:00+02:00' })).json<{ now: string }>();

  expect(Math.round((Date.parse(hour.now) - before) / 60_000)).toBe(90);
  expect(hour.fired).toEqual([]);
  expect(later.now).toMatch(/^2031-05-05T05:05/);
  expect((await api('schedules')).json()).toEqual({ schedules: [] });
});

test('what is not there is 404, what is asked the wrong way 405', async () => {
  expect((await api('moon')).status).toBe(404);
  expect((await api('messages', {})).status).toBe(405);
  expect((await world.http('/_local/../secrets.json')).status).toBe(404);
});

test('a page of another site cannot reach it, by its origin or under a name of its own', async () => {
  const origin = { origin: 'https://evil.example' };
  expect((await api('clock', { advance: 'P1D' }, origin)).status).toBe(403);
  expect((await world.http('/_local', { host: 'evil.example' })).status).toBe(403);
  expect((await world.http('/_local', { host: 'harbor.localhost' })).status).toBe(200);
});

test('a letter is shown as a page of its own, which runs nothing and loads nothing', async () => {
  const [message] = (await world.http('/_local/api/messages')).json<{ messages: any[] }>().messages;
  const letter = await world.http(`/_local/letter?id=${encodeURIComponent(message.id)}`);
  const policy = String(letter.headers['content-security-policy']);

  expect(letter.text).toContain('<p>What matters today?</p>');
  expect(policy).toContain("default-src 'none'");
  expect(policy).toMatch(/sandbox (?!.*allow-scripts)/);
  expect(letter.headers['x-frame-options']).toBe('SAMEORIGIN');
  expect((await world.http('/_local/letter?id=nobody')).status).toBe(404);
});

test.each([
  ['/_local', 2],
  ['/_local/phone', 2],
])('the page %s comes with its styles, scripts and typefaces', async (path, count) => {
  const page = await world.http(path);
  expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
  const files = [...page.text.matchAll(/(?:href|src)="(\/_local\/[^"]+\.\w+)"/g)].map(
    ([, file]) => file!,
  );
  expect(files).toHaveLength(count);
  const shared = ['frame.mjs', 'gsm7.mjs', 'literata-latin-opsz-normal.woff2'];
  for (const file of [...files, ...shared.map((name) => `/_local/${name}`)]) {
    expect((await world.http(file)).status).toBe(200);
  }
});
