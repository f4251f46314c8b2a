/**
 * Goal: whatever shape a person's mail has, their words are taken or asked for again, never lost.
 * Method: raw mails, byte by byte, from a person who has begun; the answer and the rows are read.
 */
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import type { Message } from '#scripts/local/console/messages.ts';
import { keptMail, planOf, repliesOf } from '#test/kit/kept.ts';
import { type Answering, answer, headerOf, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
afterAll(() => {
  expect(world.endpoint.deadLetters.all().length).toBe(0);
});

/** Answers with a mail, and answers what came back: exactly one letter. */
async function answered(letter: Message, text: string, mail: Answering): Promise<Message> {
  const before = (await world.mails(letter.to)).length;
  await answer(world, letter, text, mail);
  const [got, ...others] = (await world.mails(letter.to)).slice(before);
  expect(others).toEqual([]);
  return got!;
}

const multipart = (...parts: readonly string[]): Pick<Answering, 'type' | 'body'> => ({
  type: 'multipart/mixed; boundary="b"',
  body: `${parts.map((part) => `--b\n${part}\n`).join('')}--b--\n`,
});
const plain = (text: string) => `Content-Type: text/plain; charset=utf-8\n\n${text}`;
const base64 = (text: string) => Buffer.from(text).toString('base64');

const shapes: readonly [title: string, mail: Answering][] = [
  ['HTML alone', { type: 'text/html; charset=utf-8', body: '<div>1 is <b>done</b></div>' }],
  [
    'HTML with the letter quoted below',
    {
      type: 'text/html',
      body:
        '<div>1 is done</div><div class="gmail_quote"><blockquote class="gmail_quote">unsubscribe<br>2 is done' +
        '</blockquote></div>',
    },
  ],
  [
    'HTML with hidden words',
    { type: 'text/html', body: '<p>1 is done</p><style>unsubscribe{}</style><script>2</script>' },
  ],
  ['a plain part and an attachment', multipart(plain('1 is done'), attachment('2 is done'))],
  [
    'a mail within the mail',
    multipart(plain('1 is done'), 'Content-Type: message/rfc822\n\nFrom: a@b.de\n\n2 is done'),
  ],
  ['base64', { headers: ['Content-Transfer-Encoding: base64'], body: base64('1 is done\n') }],
  ['a charset of its own', { type: 'text/plain; charset=iso-8859-1', body: '1 is done' }],
  ['an unknown charset', { type: 'text/plain; charset=x-klingon', body: '1 is done' }],
  [
    'a boundary that never closes',
    { ...multipart(plain('1 is done')), body: `--b\n${plain('1 is done')}` },
  ],
  ['a header that is no header', { headers: ['this is no header', 'X: 1'], body: '1 is done' }],
  ['a Date that is none', { headers: ['Date: yesterday, I think'], body: '1 is done' }],
  ['a megabyte below it', { body: `1 is done\n\n${'> x\n'.repeat(256 * 1024)}` }],
  ['an endless line below it', { body: `1 is done\n\n> ${'x'.repeat(1024 * 1024)}` }],
];

function attachment(text: string): string {
  return `Content-Type: text/plain; name="a.txt"\nContent-Disposition: attachment\n\n${text}`;
}

test.each(shapes)('%s is read', async (_, mail) => {
  const { letter } = await owner(world);

  const got = await answered(letter, '', mail);

  expect(got.text).toMatch(/\[x\] Finish the deck/);
  expect(got.text).toMatch(/\[ \] Call Mom/);
});

const deep = Array.from(
  { length: 40 },
  (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\n\n--b${at}\n`,
).join('');
const again = /say\s+it\s+again/;
/** All that cannot be read is listed by the test of the adapter. */
const unreadable: readonly [title: string, mail: Answering, words: RegExp][] = [
  [
    'forty parts within one another',
    { type: 'multipart/mixed; boundary=a', body: `--a\n${deep}` },
    again,
  ],
  ['more than ten megabytes', { body: '1 is done\n'.repeat(1_100_000) }, /too\s+large\s+to\s+read/],
];

test.each(unreadable)('%s: kept as it came, and asked for again once', async (_, mail, words) => {
  const { letter, userId } = await owner(world);
  const [plan] = await planOf(world, userId);
  const sameMail = { ...mail, messageId: '<too-much@mail.example>' };

  const got = await answered(letter, '', sameMail);
  await answer(world, letter, '', sameMail);

  expect(got.text).toMatch(words);
  expect(got.text).toMatch(/\[ \] Finish the deck[\s\S]*\[ \] Call Mom/);
  expect(await world.mails(letter.to)).toHaveLength(2);
  expect((await planOf(world, userId))[0]?.['items']).toEqual(plan?.['items']);
  const [reply, ...others] = await repliesOf(world, userId);
  expect(others).toEqual([]);
  expect(reply).toMatchObject({
    engine: 'unreadable',
    rawKey: expect.stringMatching(/^inbound\//),
  });
});

test('a mail with nothing in it but an attachment is answered with the list as it is', async () => {
  const { letter } = await owner(world);

  const got = await answered(letter, '', multipart(attachment('1 is done')));

  expect(got.text).toMatch(/\[ \] Finish the deck[\s\S]*\[ \] Call Mom/);
});

test.each([
  ['quoted-printable', '=?utf-8?q?Hi=0D=0ABcc:_mallory@evil.example?='],
  ['base64', `=?utf-8?b?${base64('Hi\r\nBcc: mallory@evil.example')}?=`],
])('a subject with a line break hidden in %s adds no header to our answer', async (_, subject) => {
  const { letter } = await owner(world);

  const got = await answered(letter, '1 is done', { subject });

  expect(Object.keys(got.headers).map((name) => name.toLowerCase())).not.toContain('bcc');
  expect(got.subject).not.toMatch(/\n/);
  expect(await world.mails('mallory@evil.example')).toEqual([]);
});

test('ids that are none are not copied into our headers', async () => {
  const { letter } = await owner(world);
  const headers = ['References: <a@b.de> evil <not an id> <x@y.z>\r\n\tnonsense'];

  const got = await answered(letter, '1 is done', { headers, messageId: '<a b@c>' });

  expect(headerOf(got, 'References')).toMatch(/^<[^<> ]+@[^<> ]+>( <[^<> ]+@[^<> ]+>)*$/);
});

test('the answer goes into the thread of the mail it answers', async () => {
  const { letter } = await owner(world);
  const messageId = '<from-ada@mail.example>';

  const got = await answered(letter, '1 is done', { messageId, subject: 'Re: re: Today' });

  expect(headerOf(got, 'In-Reply-To')).toBe(messageId);
  expect(headerOf(got, 'References')).toContain(messageId);
  expect(headerOf(got, 'Auto-Submitted')).toBe('auto-replied');
  expect(got.subject).toMatch(/^Re: (?!re:)/i);
});

test('without a Message-ID a mail that comes twice is one mail', async () => {
  const { letter, userId } = await owner(world);
  const date = new Date(world.clock.now());
  const mail = { messageId: null, body: 'add water the plants', date };

  await answer(world, letter, '', mail);
  await answer(world, letter, '', mail);

  expect(await world.mails(letter.to)).toHaveLength(2);
  expect(await repliesOf(world, userId)).toHaveLength(1);
});

describe('a Message-ID that is used again', () => {
  const messageId = '<same@mail.example>';
  const added = async (userId: string) =>
    (await repliesOf(world, userId)).map(({ text }) => String(text)).toSorted();

  test('for other words is another mail', async () => {
    const { letter, userId } = await owner(world);

    for (const body of ['add one', 'add two', 'add one', 'add two']) {
      await answer(world, letter, '', { messageId, body });
    }

    expect(await added(userId)).toEqual(['add one', 'add two']);
    expect(await world.mails(letter.to)).toHaveLength(3);
  });

  test('at once, for the same words and for others, is one mail each', async () => {
    const { letter, userId } = await owner(world);
    const bodies = ['add one', 'add two', 'add one', 'add two', 'add three'];

    await Promise.all(bodies.map((body) => answer(world, letter, '', { messageId, body })));
    // Whoever came second at the same moment is delivered again by Lambda.
    await world.advance(5 * 60_000);

    expect(await added(userId)).toEqual(['add one', 'add three', 'add two']);
    expect(await world.mails(letter.to)).toHaveLength(4);
  });

  test('is no matter to mails without one: their words tell them apart', async () => {
    const { letter, userId } = await owner(world);
    const date = new Date(world.clock.now());

    for (const body of ['add one', 'add two', 'add one']) {
      await answer(world, letter, '', { messageId: null, date, body });
    }

    expect(await added(userId)).toEqual(['add one', 'add two']);
  });
});

test('one mail that SES takes twice, at once, is one mail', async () => {
  const { letter, userId } = await owner(world);
  const raw = rawMail({ from: letter.to, to: replyTo(letter), body: 'add water the plants' });
  const about = { to: replyTo(letter), from: letter.to };

  await Promise.all([world.deliverMail(raw, about), world.deliverMail(raw, about)]);
  // Whoever came second at the same moment is delivered again by Lambda.
  await world.advance(5 * 60_000);

  expect(await world.mails(letter.to)).toHaveLength(2);
  expect(await repliesOf(world, userId)).toHaveLength(1);
  expect(world.runtime.pending()).toEqual([]);
});

test('the row of a reply points at the mail, and is named by its id and its words', async () => {
  const { letter, userId } = await owner(world);
  const body = '1 is done';
  const id = await answer(world, letter, '', { messageId: '<kept@mail.example>', body });

  const [reply] = await repliesOf(world, userId);
  expect(reply).toMatchObject({
    rawKey: `inbound/${id}`,
    text: '1 is done',
    stage: 'DAY0_ACK',
    id: createHash('sha256')
      .update(`<kept@mail.example>\n${body}\n\n`)
      .digest('base64url')
      .slice(0, 12),
  });
});

test('a mail of thirty megabytes comes in by the door, is kept whole, and answered once', async () => {
  const { letter, userId } = await owner(world);
  const line = Buffer.from(`${'x'.repeat(70)}\r\n`);
  const head = rawMail({ from: letter.to, to: replyTo(letter), body: '1 is done\n' });
  const raw = Buffer.concat([Buffer.from(head), Buffer.alloc(430_000 * line.length, line)]);
  const transport = createTransport({ host: '127.0.0.1', port: world.smtpPort, ignoreTLS: true });

  await transport.sendMail({ envelope: { from: letter.to, to: [replyTo(letter)] }, raw });
  transport.close();
  await world.runtime.atRest();

  const [, got, ...others] = await world.mails(letter.to);
  expect(got?.text).toMatch(/too\s+large\s+to\s+read/);
  expect(others).toEqual([]);
  const [reply] = await repliesOf(world, userId);
  const id = String(reply?.['rawKey']).replace('inbound/', '');
  expect((await keptMail(world, id)).subarray(-raw.length).equals(raw)).toBe(true);
});
