/**
 * Goal: only the owner of a plan changes it by mail, and machines are never answered.
 * Method: raw mails as SES keeps them, with its verdicts, to the built function.
 */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { Message } from '#scripts/local/console/messages.ts';
import type { Verdicts } from '#scripts/local/receive-mail.ts';
import { planOf, quarantinedIn, repliesOf, schedulesOf, stateOf, userIn } from '#test/kit/kept.ts';
import { toTime } from '#test/kit/local-time.ts';
import { type Answering, answer, headerOf, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { createUser, day0, newAddress, type SignedUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

interface Owner extends SignedUp {
  /** The first letter. */
  readonly letter: Message;
}

const world = suiteWorld({ at: [10] });
let domain: string;
beforeAll(async () => {
  domain = replyTo((await owner(world)).letter).split('@')[1]!;
});
afterAll(() => {
  expect(world.endpoint.deadLetters.all().length).toBe(0);
});

const stranger = 'mallory@attacker.example';
const noToken = () => `today@${domain}`;
const withoutDmarc = (more: Verdicts): Verdicts => ({ dmarc: 'GRAY', ...more });

const signedWith = (tags: string) => `DKIM-Signature: v=1; a=rsa-sha256; ${tags}; s=k; b=x`;
const signedBy = (domain: string) => signedWith(`d=${domain}`);

/** Signed, as the verdict says, and nothing else speaks for the sender. */
const signature = (...tags: readonly string[]) => ({
  verdicts: withoutDmarc({ spf: 'FAIL', dkim: 'PASS' }),
  headers: tags.map(signedWith),
});
const envelopeOf = (envelopeFrom: string) => ({
  envelopeFrom,
  verdicts: withoutDmarc({ spf: 'PASS', dkim: 'FAIL' }),
});

/** Who may change a plan, as the accept table of the rules has it (Appendix B). */
const rows: readonly [title: string, mail: (of: Owner) => Answering, edits: boolean][] = [
  ['token, sender, DMARC', () => ({}), true],
  [
    'token, sender, no DMARC record but an aligned SPF',
    () => ({ verdicts: withoutDmarc({ spf: 'PASS', dkim: 'FAIL' }) }),
    true,
  ],
  [
    'token, sender, no DMARC record but a DKIM signature',
    () => ({
      verdicts: withoutDmarc({ spf: 'FAIL', dkim: 'PASS' }),
      headers: [signedBy('example.com')],
    }),
    true,
  ],
  [
    'token, sender, no DMARC record but a DKIM signature of another domain',
    () => ({
      verdicts: withoutDmarc({ spf: 'FAIL', dkim: 'PASS' }),
      headers: [signedBy('attacker.example')],
    }),
    false,
  ],
  [
    'token, sender, an SPF of another domain only',
    () => ({ envelopeFrom: stranger, verdicts: withoutDmarc({ spf: 'PASS', dkim: 'GRAY' }) }),
    false,
  ],
  [
    'token, sender, neither SPF nor DKIM',
    () => ({ verdicts: withoutDmarc({ spf: 'GRAY', dkim: 'GRAY' }) }),
    false,
  ],
  ['token, sender, a signature of a subdomain', () => signature('d=mail.example.com'), true],
  ['token, sender, a signature in capitals', () => signature('d=Example.COM'), true],
  ['token, sender, a folded signature', () => signature('d =\r\n example.com\r\n\t'), true],
  [
    'token, sender, a signature whose D= is no d=',
    () => signature('D=example.com; d=attacker.example'),
    false,
  ],
  [
    'token, sender, a signature whose d= stands in another tag',
    () => signature('x=1 d=example.com; d=attacker.example'),
    false,
  ],
  [
    'token, sender, a signature with d= twice',
    () => signature('d=example.com; d=attacker.example'),
    false,
  ],
  ['token, sender, a signature without d=', () => signature('D=example.com'), false],
  ['token, sender, a signature of a public suffix', () => signature('d=com'), false],
  [
    'token, sender, a signature of another beside its own',
    () => signature('d=example.com', 'd=attacker.example'),
    false,
  ],
  ['token, sender, an SPF of a subdomain', () => envelopeOf('x@bounces.example.com'), true],
  ['token, sender, an SPF of a public suffix', () => envelopeOf('x@com'), false],
  ['token, sender, DMARC failed', () => ({ verdicts: { dmarc: 'FAIL' } }), false],
  ['token, another sender, DMARC', () => ({ from: stranger }), false],
  [
    'token, another sender with the name of the owner',
    ({ email }) => ({
      from: `"${email}" <${stranger}>`,
      envelopeFrom: stranger,
    }),
    false,
  ],
  ['no token, sender, DMARC', () => ({ to: noToken() }), true],
  [
    'no token, sender, no DMARC record',
    () => ({
      to: noToken(),
      verdicts: withoutDmarc({}),
    }),
    false,
  ],
  ['no token, sender, DMARC failed', () => ({ to: noToken(), verdicts: { dmarc: 'FAIL' } }), false],
  ['no token, another sender', () => ({ to: noToken(), from: stranger }), false],
];

const isKnownElsewhere = ({ to, from, verdicts }: Answering): boolean =>
  to === undefined && from !== undefined && verdicts === undefined;

test.each(rows)('%s', async (title, mailOf, edits) => {
  const of = await owner(world);
  const plan = await planOf(world, of.userId);
  const aside = (await quarantinedIn(world)).length;

  const id = await answer(world, of.letter, '1 is done', mailOf(of));

  const mails = await world.mails(of.email);
  if (edits) {
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toMatch(/\[x\] Finish the deck/);
    expect(await quarantinedIn(world)).toHaveLength(aside);
  } else {
    // Whoever answers from another address of theirs is told so where we know them.
    const told = isKnownElsewhere(mailOf(of)) ? [/another address/i] : [];
    expect(mails.slice(1).map(({ text }) => text)).toEqual(
      told.map((words) => expect.stringMatching(words)),
    );
    expect(await planOf(world, of.userId)).toEqual(plan);
    const kept = await quarantinedIn(world);
    expect(kept.find(({ sk }) => sk === id)).toMatchObject({
      rawKey: expect.stringContaining(id),
      because: expect.stringMatching(/./),
      expiresAt: expect.any(Number),
    });
  }

  await answer(world, of.letter, 'unsubscribe', mailOf(of));

  const leaves = !title.startsWith('no token, another');
  const state = leaves ? 'unsubscribed' : 'active';
  expect(await userIn(world, of.userId)).toMatchObject({ state });
  expect(schedulesOf(world, of.userId)).toHaveLength(leaves ? 0 : 3);
  expect(await world.mails(stranger)).toEqual([]);
});

test('nobody is brought back by a mail that only holds the token', async () => {
  const of = await owner(world);
  await answer(world, of.letter, 'unsubscribe');

  await answer(world, of.letter, 'start', { from: stranger });
  await answer(world, of.letter, 'start', { verdicts: { dmarc: 'FAIL' } });

  expect(await userIn(world, of.userId)).toMatchObject({ state: 'unsubscribed' });
});

test('whoever was taken out by a mail in their name is back with one word', async () => {
  const of = await owner(world);
  await answer(world, of.letter, 'unsubscribe', { to: noToken(), verdicts: { dmarc: 'FAIL' } });
  const [, farewell] = await world.mails(of.email);

  await answer(world, farewell!, 'START');

  expect(farewell?.text).toMatch(/If\s+that\s+wasn’t\s+you,\s+reply\s+with\s+the\s+word\s+START/);
  expect(await userIn(world, of.userId)).toMatchObject({ state: 'active' });
  expect(schedulesOf(world, of.userId)).toHaveLength(3);
});

describe('the signed address', () => {
  const other = (letter: string) => (letter === 'a' ? 'b' : 'a');
  const forged: readonly [title: string, to: (real: string) => string][] = [
    ['with one letter changed', (real) => real.replace(/.(?=@)/, other)],
    ['with its user changed', (real) => real.replace(/(?<=^r\+.{5})./, other)],
    ['cut short', (real) => real.replace(/.{6}(?=@)/, '')],
    ['longer', (real) => real.replace('@', 'a@')],
    ['without a token', (real) => real.replace(/\+.*(?=@)/, '+')],
    ['of a token that unsubscribes', (real) => real.replace(/^r\+/, 'unsub+')],
  ];
  test.each(forged)('%s is no signature', async (_, to) => {
    const of = await owner(world);
    const plan = await planOf(world, of.userId);

    await answer(world, of.letter, 'unsubscribe', { to: to(replyTo(of.letter)), from: stranger });

    expect(await planOf(world, of.userId)).toEqual(plan);
    expect(await world.mails(of.email)).toHaveLength(1);
  });

  test('in capitals is the same', async () => {
    const of = await owner(world);

    await answer(world, of.letter, '1 is done', { to: replyTo(of.letter).toUpperCase() });

    expect((await world.mails(of.email))[1]?.text).toMatch(/\[x\] Finish the deck/);
  });

  test('is read from the envelope, whatever To says', async () => {
    const of = await owner(world);
    const raw = rawMail({ from: of.email, to: 'someone@else.example', body: '1 is done' });

    await world.deliverMail(raw, { to: replyTo(of.letter), from: of.email });

    expect((await world.mails(of.email))[1]?.text).toMatch(/\[x\] Finish the deck/);
  });

  test('of one person does not lend itself to another', async () => {
    const [of, mallory] = [await owner(world), await owner(world)];
    const plans = [await planOf(world, of.userId), await planOf(world, mallory.userId)];

    await answer(world, of.letter, '1 is done', { from: mallory.email });

    expect([await planOf(world, of.userId), await planOf(world, mallory.userId)]).toEqual(plans);
  });

  test('that unsubscribes does so for any mail a person sends there', async () => {
    const of = await owner(world);
    const [, mailto] = /<mailto:([^>]+)>/.exec(headerOf(of.letter, 'List-Unsubscribe')) ?? [];
    const raw = rawMail({ from: of.email, to: mailto!, subject: 'unsubscribe', body: '' });

    await world.deliverMail(raw, { to: mailto!.toUpperCase(), from: of.email });
    await world.deliverMail(raw, { to: mailto!, from: of.email });

    expect(await userIn(world, of.userId)).toMatchObject({ state: 'unsubscribed' });
    expect(schedulesOf(world, of.userId)).toEqual([]);
  });
});

describe('several senders are nobody, whichever of them SES may have looked at', () => {
  const forms: readonly [title: string, from: (owner: string) => string][] = [
    ['two addresses', (owner) => `${owner}, ${stranger}`],
    ['two addresses in brackets', (owner) => `<${owner}> <${stranger}>`],
    ['two addresses without a comma', (owner) => `${owner} ${stranger}`],
    ['another address for a name', (owner) => `${stranger} <${owner}>`],
    ['two headers', (owner) => `${owner}\r\nFrom: ${stranger}`],
    ['two headers of one address', (owner) => `${owner}\r\nFrom: ${owner}`],
    ['a second header that names nobody', (owner) => `${owner}\r\nFrom: nobody`],
    ['a machine beside the owner', (owner) => `no-reply@shop.example\r\nFrom: ${owner}`],
    ['us beside the owner', (owner) => `x@${domain}\r\nFrom: ${owner}`],
  ];
  test.each(forms)('%s', async (_, from) => {
    const of = await owner(world);
    const plan = await planOf(world, of.userId);

    const id = await answer(world, of.letter, '1 is done', {
      from: from(of.email),
      envelopeFrom: of.email,
    });

    expect(await planOf(world, of.userId)).toEqual(plan);
    expect(await world.mails(of.email)).toHaveLength(1);
    const aside = (await quarantinedIn(world)).find(({ sk }) => sk === id);
    expect(aside).toMatchObject({ because: 'several senders' });
  });
});

describe('a person whose address is called like a machine', () => {
  const names = ['noreply', 'postmaster', 'mailer-daemon', 'owner-jane', 'jane-request'];

  async function called(name: string): Promise<Owner> {
    const email = `${name}@${randomUUID()}.example`;
    const { body } = await createUser(world, email, 'America/Chicago', 'user');
    const userId = String(body['userId']);
    await day0(world, userId, 'Finish the deck\nCall Mom');
    const [letter] = await world.mails(email);
    return { email, userId, letter: letter! };
  }

  test.each(names)('%s is read and answered', async (name) => {
    const of = await called(name);

    await answer(world, of.letter, '1 is done');

    expect((await world.mails(of.email))[1]?.text).toMatch(/\[x\] Finish the deck/);
  });

  test.each(names)('%s is left alone when it asks for it, vouched for or not', async (name) => {
    const [vouched, doubted] = [await called(name), await called(name)];

    await answer(world, vouched.letter, 'unsubscribe');
    await answer(world, doubted.letter, 'unsubscribe', { verdicts: { dmarc: 'FAIL' } });

    expect(await userIn(world, vouched.userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await userIn(world, doubted.userId)).toMatchObject({ state: 'unsubscribed' });
  });

  test('changes nothing unless its mail is vouched for', async () => {
    const of = await called('noreply');
    const plan = await planOf(world, of.userId);

    await answer(world, of.letter, '1 is done', { verdicts: { dmarc: 'FAIL' } });

    expect(await planOf(world, of.userId)).toEqual(plan);
  });
});

describe('a mail to several signed addresses', () => {
  const deliver = (of: Owner, to: readonly Owner[], text: string, from = of.email) =>
    world.deliverMail(rawMail({ from, to: 'several', body: text }), {
      to: to.map(({ letter }) => replyTo(letter)),
      from,
    });

  test('is the reply of its sender, whoever else stands there', async () => {
    const [ada, bob, eve] = [await owner(world), await owner(world), await owner(world)];
    const plans = [await planOf(world, bob.userId), await planOf(world, eve.userId)];

    await deliver(ada, [bob, ada, eve], '1 is done');

    expect((await world.mails(ada.email))[1]?.text).toMatch(/\[x\] Finish the deck/);
    expect([await planOf(world, bob.userId), await planOf(world, eve.userId)]).toEqual(plans);
    expect(await world.mails(bob.email)).toHaveLength(1);
  });

  test('ends the letters of its sender alone', async () => {
    const [ada, bob] = [await owner(world), await owner(world)];

    await deliver(ada, [bob, ada], 'unsubscribe');

    expect(await userIn(world, ada.userId)).toMatchObject({ state: 'unsubscribed' });
    expect(await userIn(world, bob.userId)).toMatchObject({ state: 'active' });
  });

  test('none of which is the sender’s changes nothing, and the sender is told', async () => {
    const [ada, bob, eve] = [await owner(world), await owner(world), await owner(world)];
    const plans = async () =>
      Promise.all([ada, bob, eve].map(({ userId }) => planOf(world, userId)));
    const before = await plans();

    const id = await deliver(ada, [bob, eve], '1 is done');

    expect(await plans()).toEqual(before);
    const told = (await world.mails(ada.email)).slice(1);
    expect(told.map(({ text }) => text)).toEqual([
      expect.stringMatching(/answered\s+a\s+letter\s+that\s+went\s+to\s+someone\s+else/),
    ]);
    expect(await world.mails(bob.email)).toHaveLength(1);
    expect((await quarantinedIn(world)).find(({ sk }) => sk === id)).toMatchObject({
      because: 'another address',
    });
  });

  test('by a stranger changes nothing, and its owners are told where we know them', async () => {
    const [ada, bob] = [await owner(world), await owner(world)];

    await deliver(ada, [ada, bob], 'unsubscribe', stranger);

    for (const { userId, email } of [ada, bob]) {
      expect(await userIn(world, userId)).toMatchObject({ state: 'active' });
      const [, told, ...others] = await world.mails(email);
      expect(told?.text).toMatch(/another\s+address|address\s+we\s+don’t\s+know/);
      expect(others).toEqual([]);
    }
    expect(await world.mails(stranger)).toEqual([]);
  });

  test('twice, once to each of two letters of one person, is one reply', async () => {
    const ada = await owner(world);
    await answer(world, ada.letter, 'list');
    await toTime(world, [13]);
    const letters = (await world.mails(ada.email)).filter(
      (letter, at, all) => all.findIndex((one) => replyTo(one) === replyTo(letter)) === at,
    );
    const raw = rawMail({ from: ada.email, to: 'both', body: 'add water the plants' });

    for (const letter of letters) {
      await world.deliverMail(raw, { to: replyTo(letter), from: ada.email });
    }
    await world.deliverMail(raw, { to: letters.map(replyTo), from: ada.email });

    expect(letters.length).toBeGreaterThan(1);
    const replies = await repliesOf(world, ada.userId);
    expect(replies.filter(({ text }) => text === 'add water the plants')).toHaveLength(1);
  });
});

test('verdicts come from SES: those written into a mail are words', async () => {
  const of = await owner(world);
  const plan = await planOf(world, of.userId);

  await answer(world, of.letter, '1 is done', {
    to: noToken(),
    headers: ['X-SES-Spam-Verdict: PASS', 'Authentication-Results: x; dmarc=pass; spf=pass'],
    verdicts: { dmarc: 'GRAY', spf: 'FAIL', dkim: 'FAIL' },
  });

  expect(await planOf(world, of.userId)).toEqual(plan);
});

describe('is passed over, and nobody is answered', () => {
  const dsn = 'multipart/report; report-type=delivery-status; boundary="b"';
  const machines: readonly [title: string, of: Answering][] = [
    ['an out-of-office', { headers: ['Auto-Submitted: auto-replied'] }],
    ['an out-of-office with a parameter', { headers: ['Auto-Submitted: auto-replied; owner=x'] }],
    ['what a machine made', { headers: ['Auto-Submitted: auto-generated'] }],
    ['an autoreply of the old kind', { headers: ['X-Autoreply: yes'] }],
    ['an autoresponder', { headers: ['X-Autorespond: yes'] }],
    ['a mail without a sender', { envelopeFrom: '' }],
    ['a bounce by its sender', { envelopeFrom: 'mailer-daemon@example.com' }],
    ['a bounce by its form', { type: dsn }],
    ['a bounce by its header', { headers: ['X-Failed-Recipients: a@b.de'] }],
    ['a mailing list', { headers: ['List-Id: <cats.example.com>'] }],
    ['bulk mail', { headers: ['Precedence: bulk'] }],
    ['junk mail', { headers: ['Precedence: junk'] }],
    ['a list owner', { envelopeFrom: 'owner-cats@example.com' }],
    ['a virus', { verdicts: { virus: 'FAIL' } }],
  ];
  test.each(machines)('%s', async (_, mail) => {
    const of = await owner(world);
    const before = await stateOf(world);

    await answer(world, of.letter, 'I am away.\n1 is done\nunsubscribe', mail);

    expect(await stateOf(world)).toEqual(before);
  });

  test('our own letter, come back to us', async () => {
    const of = await owner(world);
    const before = await stateOf(world);
    const us = /<([^>]+)>/.exec(of.letter.from)?.[1] ?? of.letter.from;

    await world.deliverMail(of.letter.raw, { to: replyTo(of.letter), from: us });
    await answer(world, of.letter, 'unsubscribe', { from: us });
    await answer(world, of.letter, 'unsubscribe', { from: `x@${domain}` });

    expect(await stateOf(world)).toEqual(before);
  });

  test('what is no mail at all', async () => {
    const before = await stateOf(world);
    const sns = (Message: string) => ({ Records: [{ Sns: { Message } }] });

    const greeting = await world.invoke('inbound.email', sns('Successfully validated SNS topic.'));
    const json = await world.invoke('inbound.email', sns('{"notificationType":"Bounce"}'));

    expect([greeting.ok, json.ok]).toEqual([true, true]);
    expect(await stateOf(world)).toEqual(before);
  });
});

test('who asks to leave at the signed address leaves, also where a filter calls it spam', async () => {
  const of = await owner(world);

  await answer(world, of.letter, 'unsubscribe', { verdicts: { spam: 'FAIL' } });

  expect((await userIn(world, of.userId))?.state).toBe('unsubscribed');
  expect(await world.mails(of.email)).toHaveLength(1);
});

test('spam is kept aside, not answered and not obeyed', async () => {
  const of = await owner(world);
  const plan = await planOf(world, of.userId);

  const id = await answer(world, of.letter, '1 is done', { verdicts: { spam: 'FAIL' } });

  expect(await planOf(world, of.userId)).toEqual(plan);
  expect(await world.mails(of.email)).toHaveLength(1);
  expect((await quarantinedIn(world)).find(({ sk }) => sk === id)).toMatchObject({
    because: 'spam',
  });
});

test('a verdict that was not reached is not a failure', async () => {
  const of = await owner(world);

  await answer(world, of.letter, '1 is done', {
    verdicts: { spam: 'GRAY', virus: 'PROCESSING_FAILED' },
  });

  expect(await world.mails(of.email)).toHaveLength(2);
  expect(await repliesOf(world, of.userId)).toHaveLength(1);
});

test('a mail from an address nobody has is kept aside, and nobody is answered', async () => {
  const unknown = newAddress();
  const raw = rawMail({ from: unknown, to: noToken(), body: 'hello' });
  const sent = world.endpoint.outbox.all().length;

  const id = await world.deliverMail(raw, { to: noToken(), from: unknown });

  expect(world.endpoint.outbox.all()).toHaveLength(sent);
  expect((await quarantinedIn(world)).some(({ sk }) => sk === id)).toBe(true);
});
