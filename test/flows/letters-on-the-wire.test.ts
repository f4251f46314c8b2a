/**
 * Every mail as SES was given it, byte by byte, and as a second library reads it: the MUSTs of
 * outbound mail, over a day of replies, the day after, and each letter that is no part of a day.
 */
import { beforeAll, expect, test } from '@jest/globals';
import { type ParsedMail, simpleParser } from 'mailparser';
import { invite, invited } from '#test/kit/invited.ts';
import { linksOf } from '#test/kit/link.ts';
import { toNextDay, toTime } from '#test/kit/local-time.ts';
import { answer, newest } from '#test/kit/mail.ts';
import { begin, createUser, day0, newAddress, type SignedUp, signUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const site = 'https://anchor.example';
const world = suiteWorld({ at: [11], settings: { PUBLIC_BASE_URL: site } });

interface Wired {
  readonly to: string;
  readonly bytes: Buffer;
  /** In latin1, so that each character is one byte. */
  readonly head: string;
  readonly raw: string;
  readonly mail: ParsedMail;
}

async function wired(to: string, base64: string): Promise<Wired> {
  const bytes = Buffer.from(base64, 'base64');
  const raw = bytes.toString('latin1');
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return { to, bytes, head, raw, mail: await simpleParser(bytes) };
}

/** What SES was given, oldest first; for one address, where one is named. */
const wire = (address?: string): Promise<Wired[]> =>
  Promise.all(
    world.endpoint.outbox
      .all()
      .filter(({ channel, to }) => channel === 'email' && (!address || to === address))
      .map(({ to, raw = '' }) => wired(to, raw)),
  );

const namesIn = (head: string): string[] =>
  head.split(/\r\n(?![ \t])/).map((field) => field.slice(0, field.indexOf(':')).toLowerCase());
const lineOf = ({ head }: Wired, name: string): string | undefined =>
  head.split('\r\n').find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}: `));
const referencesOf = ({ mail }: Wired): string[] => [mail.references ?? []].flat();
const baseOf = ({ mail }: Wired): string => (mail.subject ?? '').replace(/^Re: /, '');
const last = async (email: string): Promise<Wired> => (await wire(email)).at(-1)!;

let ada: SignedUp;
/** How many of the mails to Ada belong to her first day. */
let ofFirstDay: number;
let ofTwoDays: number;

const verbs = 'call write paint clean visit mend plan sort cook read'.split(' ');
const friends = 'Zoë José Jürgen Noël Maëlle'.split(' ');
const fifty = friends
  .flatMap((name) => verbs.map((verb) => `${verb} the very old house of ${name} at the lake`))
  .join('\n');

/** A day with answers, the day after, and whatever else goes to somebody. */
beforeAll(async () => {
  ada = await begin(world, 'Finish the deck\nCall Zoë 👋\n<b>walk</b> & "rest"');
  await toTime(world, [12, 30]);
  await answer(world, await newest(world, ada.email), 'deck done', {
    subject: 'RE: Re: What matters',
  });
  await answer(world, await newest(world, ada.email), 'add buy milk', {
    subject: `AW: ${(await newest(world, ada.email)).subject}`,
  });
  await toTime(world, [18]);
  const evening = await newest(world, ada.email);
  await answer(world, evening, '2 done', { subject: `Re: ${evening.subject}` });
  ofFirstDay = (await wire(ada.email)).length;
  await toNextDay(world, [6]);

  const skipped = await signUp(world);
  await day0(world, skipped.userId, '', false);
  const handle = (await createUser(world, ada.email, 'America/Chicago')).body['userId'];
  await day0(world, String(handle), 'Buy milk');
  const busy = await begin(world, fifty);
  await toTime(world, [12, 30]);
  for (const said of ['list', 'help', 'pause until next Friday', 'resume', 'export my data']) {
    await answer(world, await newest(world, busy.email), said);
  }
  const guest = await invited(world);
  await world.http(linksOf(world, guest.userId).accept, { method: 'POST' });
  await answer(world, await newest(world, skipped.email), 'unsubscribe');
  await answer(world, await newest(world, busy.email), 'delete');
  await answer(world, await newest(world, busy.email), 'delete');
  ofTwoDays = (await wire(ada.email)).length;
  await toNextDay(world, [9]);
}, 240_000);

test('there is a letter of every kind', async () => {
  const kinds = new Set(
    (await wire()).map((one) => /^Feedback-ID: (\w[\w-]*:\w+)/m.exec(one.head)?.[1]),
  );

  for (const kind of [
    ...['morning', 'midday', 'evening'].map((stage) => `prompt:${stage}`),
    'acknowledgement:midday',
    'acknowledgement:evening',
    'acknowledgement:day0',
    'welcome:day0',
    'notice:day0',
    'invitation:day0',
    'farewell:day0',
    'own-data:midday',
    'erased:day0',
  ]) {
    expect([...kinds]).toContain(kind);
  }
});

test('each header stands once, in ASCII, and none that would give us away or be forged', async () => {
  for (const one of await wire()) {
    const names = namesIn(one.head);
    expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
    expect(names).toEqual(
      expect.arrayContaining([
        'from',
        'to',
        'subject',
        'reply-to',
        'mime-version',
        'content-type',
        'list-unsubscribe',
        'list-unsubscribe-post',
        'auto-submitted',
        'feedback-id',
      ]),
    );
    expect(names.filter((name) => /^(x-ses|bcc|cc|precedence|sender)/.test(name))).toEqual([]);
    expect(one.raw).toMatch(/^[\x20-\x7e\r\n\t]*$/);
    expect(Math.max(...one.raw.split('\r\n').map(({ length }) => length))).toBeLessThan(998);
  }
});

test('each mail is to one person, from us, and answered to an address that names its letter', async () => {
  const replies = new Set<string>();
  for (const { to, mail } of await wire()) {
    expect(to).not.toContain(',');
    expect([mail.to].flat()[0]?.value).toMatchObject([{ address: to }]);
    expect(mail.from?.value).toMatchObject([{ name: 'Anchor' }]);
    const [reply] = mail.replyTo?.value ?? [];
    expect(reply?.address).toMatch(/^r\+[a-z2-7]{56}@reply\./);
    replies.add(reply?.address ?? '');
  }
  expect(replies.size).toBeGreaterThan(8);
});

test('one click or one mail unsubscribes, by the same token as the link that is seen', async () => {
  for (const one of await wire()) {
    const line = lineOf(one, 'List-Unsubscribe') ?? '';
    const [, token = '', address] =
      /^List-Unsubscribe: <https:\/\/anchor\.example\/api\/unsubscribe\?token=(\w+)>, <mailto:unsub\+(\w+)@reply\.[\w.]+>$/.exec(
        line,
      ) ?? [];
    expect([line, token]).toEqual([line, address]);
    expect(line.length).toBeLessThan(300);
    expect(lineOf(one, 'List-Unsubscribe-Post')).toBe(
      'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
    );
    const ends = /^(farewell|erased)/.test(lineOf(one, 'Feedback-ID')?.slice(13) ?? '');
    const link = `${site}/unsubscribe?token=${token}`;
    expect([line, one.mail.text?.includes(link)]).toEqual([line, !ends]);
    expect([line, String(one.mail.html).includes(link)]).toEqual([line, !ends]);
  }
});

test('a program is told that we are one, and whether this answers somebody', async () => {
  for (const one of await wire()) {
    const isAnswer = one.mail.inReplyTo !== undefined;
    expect(lineOf(one, 'Auto-Submitted')).toBe(
      `Auto-Submitted: ${isAnswer ? 'auto-replied' : 'auto-generated'}`,
    );
    expect(lineOf(one, 'X-Auto-Response-Suppress')).toBe('X-Auto-Response-Suppress: All');
    expect(lineOf(one, 'Feedback-ID')).toMatch(/^Feedback-ID: [\w-]+:\w+:[\w-]{5,15}$/);
  }
});

test('plain text comes first and HTML last, and both carry the same lines and links', async () => {
  const linksIn = (text: string) =>
    [...new Set(text.match(/https:\/\/[^\s"<>]+/g) ?? [])].toSorted();
  for (const { raw, mail } of await wire()) {
    const types = [...raw.matchAll(/^Content-Type: (text\/\w+)/gim)].map(([, type]) => type);
    expect(types.slice(0, 2)).toEqual(['text/plain', 'text/html']);
    const html = String(mail.html);
    expect(linksIn(html)).toEqual(linksIn(mail.text ?? ''));
    const plain = (markup: string) =>
      markup
        .replace(/<[^>]*>/g, '')
        .replaceAll('&lt;', '<')
        .replaceAll('&gt;', '>')
        .replaceAll('&quot;', '"')
        .replaceAll('&amp;', '&');
    for (const [, item = ''] of (mail.text ?? '').matchAll(/^ {0,3}\d+\. \[[ x>]\] (.{1,30})/gm)) {
      expect(plain(html)).toContain(item.replace(/ \(.*$/, '').trim());
    }
  }
});

test('each says why it came and where we are, and where letters follow, the next and all times', async () => {
  for (const { mail, head } of await wire()) {
    const [said = '', footer = ''] = (mail.text ?? '').split('\n-- \n');
    expect(footer).toMatch(/You get this (because|once)/);
    expect(footer).toMatch(/1 Example Street, Springfield, IL 62701, USA/);
    expect(String(mail.html)).toContain('1 Example Street, Springfield, IL 62701, USA');
    const quiet =
      /^Feedback-ID: (invitation|welcome|reminder|farewell|erased|own-data|acknowledgement)/m.test(
        head,
      );
    const next = footer.match(/^Next: .+ (?:at|around) \d{1,2}:\d\d [AP]M.*\.$/gm) ?? [];
    const times = said.match(/^[69]:00 AM +12:30 PM +6:00 PM$/gm) ?? [];
    expect(times).toHaveLength(next.length);
    if (!quiet) expect([footer, next.length]).toEqual([footer, 1]);
  }
});

test('a day is one thread: one subject, one first reference; the next day is another', async () => {
  const all = await wire(ada.email);
  const first = all.slice(0, ofFirstDay);
  const next = all
    .slice(ofFirstDay, ofTwoDays)
    .filter(({ mail }) => mail.subject !== 'Was this you?');

  expect(first.length).toBeGreaterThanOrEqual(6);
  expect(next.length).toBeGreaterThanOrEqual(1);
  const anchors = [first, next].map((day) => new Set(day.map((one) => referencesOf(one)[0])));
  for (const anchor of anchors) expect(anchor.size).toBe(1);
  expect([...anchors[0]!][0]).toMatch(/^<day-\d{8}\.[0-9a-f]{12}@reply\./);
  expect([...anchors[0]!]).not.toEqual([...anchors[1]!]);
  // Two answers repeat the subject that their writer gave the thread.
  const subjects = first.map(baseOf).filter((subject) => subject !== 'What matters');
  expect(new Set(subjects).size).toBe(1);
  expect(subjects).toHaveLength(first.length - 2);
  expect(subjects).not.toContain(baseOf(next[0]!));
});

test('a letter about the service stands by itself, and one that was asked for answers that mail', async () => {
  const kindOf = ({ head }: Wired) => /^Feedback-ID: (\w[\w-]*)/m.exec(head)?.[1] ?? '';
  const about = (await wire()).filter((one) =>
    /^(?:welcome|notice|invitation|erased|farewell|own-data)$/.test(kindOf(one)),
  );
  const subjects = new Set(about.map(({ mail }) => mail.subject));

  for (const subject of [
    'Welcome to Anchor',
    'Was this you?',
    'An invitation to Anchor',
    'You’re unsubscribed',
    'Your data',
    'Erase everything?',
    'Everything is erased',
  ]) {
    expect([...subjects]).toContain(subject);
  }
  for (const one of about) {
    const isAnswer = /^(?:farewell|own-data)$/.test(kindOf(one));
    expect([one.mail.subject, one.mail.inReplyTo !== undefined]).toEqual([
      one.mail.subject,
      isAnswer,
    ]);
    expect(referencesOf(one).at(-1)).toBe(one.mail.inReplyTo);
  }
});

test('an answer names the mail it answers, and puts Re: once, whatever its writer’s program puts', async () => {
  const answers = (await wire(ada.email)).filter(({ mail }) => mail.inReplyTo);

  expect(answers.length).toBeGreaterThanOrEqual(3);
  for (const one of answers) {
    expect(one.mail.subject).toMatch(/^Re: (?:\w+day, |What matters$)/);
    expect(referencesOf(one).at(-1)).toBe(one.mail.inReplyTo);
  }
});

test('a thread of sixty mails keeps its anchor and its end; what is no id is left out', async () => {
  const ids = Array.from({ length: 60 }, (_, at) => `<m${at}.${'x'.repeat(40)}@mail.example>`);
  const letter = await newest(world, ada.email);
  const messageId = '<the-last@mail.example>';

  await answer(world, letter, 'add water the plants', {
    messageId,
    headers: [`References: ${['<a b@c>', 'none', ...ids].join('\r\n ')}`],
  });

  const acknowledged = await last(ada.email);
  const references = referencesOf(acknowledged);
  expect(references).toHaveLength(11);
  expect(references[0]).toMatch(/^<day-/);
  expect(references.at(-1)).toBe(messageId);
  expect(references.slice(1, -1)).toEqual(ids.slice(-9));
  expect(acknowledged.mail.inReplyTo).toBe(messageId);
});

test.each([
  ['=?utf-8?Q?Re:_x=0D=0ABcc:_victim@evil.example?=', /^Re: \w+day, /],
  ['=?utf-8?B?UmU6IHgAeQ==?=', /^Re: \w+day, /],
  [`=?utf-8?Q?Re:_${'=C3=A9'.repeat(12)}?=`, /^Re: é{12}$/],
  ['=?utf-8?B?8J+MiiB0aWRl?=', /^Re: 🌊 tide$/],
])(
  'a subject written as %s brings no header along, and comes back whole',
  async (subject, back) => {
    await answer(world, await newest(world, ada.email), `add thing ${newAddress()}`, { subject });

    const { to, head, mail } = await last(ada.email);
    expect(mail.inReplyTo).toBeDefined();
    expect(mail.subject).toMatch(back);
    expect(namesIn(head)).not.toContain('bcc');
    expect(to).toBe(ada.email);
    for (const [word] of head.matchAll(/=\?[^?]+\?[BQ]\?[^?]*\?=/gi)) {
      expect(word.length).toBeLessThanOrEqual(75);
    }
  },
);

test('words that look like a header stay words', async () => {
  const email = newAddress();
  const { body } = await createUser(world, email, 'America/Chicago', 'user');
  await day0(
    world,
    String(body['userId']),
    'call Ana\r\nBcc: victim@evil.example\r\n\r\nwrite to victim@evil.example\r\nprint the label <img src=x>',
  );
  await invite(world, newAddress(), { source: 'share_confirmation_page' });

  const one = await last(email);
  expect(namesIn(one.head)).not.toContain('bcc');
  expect(String(one.mail.html)).not.toContain('<img');
  expect(one.mail.text).toContain('victim@evil.example');
});
