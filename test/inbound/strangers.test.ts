/**
 * Goal: whatever a stranger sends through the door for mail, nothing of a person changes: not their
 * plan, not their subscription, not a pause.
 * Method: forged mails by SMTP, with every verdict that SES may reach for a sender who cannot sign
 * for the person; then the person's rows are compared with those of before.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTransport } from 'nodemailer';
import { keys } from '#functions/store/keys.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { verdictsHeader } from '#scripts/local/smtp.ts';
import { addDays } from '#shared/domain/local-date.ts';
import { planOf, rowAt, schedulesOf, userIn } from '#test/kit/kept.ts';
import { dateIn } from '#test/kit/local-time.ts';
import { headerOf, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { type SignedUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const stranger = 'mallory@attacker.example';

let ada: SignedUp & { readonly letter: Message };
beforeAll(async () => {
  const person = await owner(world);
  ada = { ...person, letter: person.letter };
});
afterAll(() => {
  expect(world.endpoint.deadLetters.all().length).toBe(0);
});

/** What SES may say of a mail that the person's domain has not signed. */
const unsigned = 'dmarc=GRAY, spf=PASS, dkim=PASS';
const others = [
  'dmarc=FAIL, spf=PASS, dkim=PASS',
  'dmarc=GRAY, spf=FAIL, dkim=GRAY',
  'dmarc=PROCESSING_FAILED, spf=GRAY, dkim=PASS',
  'dmarc=DISABLED, spf=DISABLED, dkim=DISABLED',
];

const signature = (tags: string) => `DKIM-Signature: v=1; a=rsa-sha256; ${tags}; s=k; b=x`;
const signatures = [
  [],
  [signature('d=attacker.example')],
  [signature('D=example.com; d=attacker.example')],
  [signature('d=attacker.example; D=example.com')],
  [signature('d=example.com; d=attacker.example')],
  [signature('d=attacker.example; i=@example.com')],
  [signature('d=example.com.attacker.example')],
  [signature('d=attacker.example/.example.com')],
  [signature('d=com'), signature('d=example')],
  [signature('d=example.com'), signature('d=attacker.example')],
  ['DKIM-Signature : v=1; d=attacker.example', signature('d=example.com')],
  ['Authentication-Results: amazonses.com; dmarc=pass', 'X-SES-DKIM: pass'],
];

/** The From of somebody who would be taken for the person. */
const froms = (email: string) => [
  email,
  `"${email}" <${stranger}>`,
  `<${email}> <${stranger}>`,
  `${stranger}\r\nFrom: ${email}`,
  `${email} (${stranger})`,
  `=?utf-8?q?${email.replace('@', '=40')}?= <${stranger}>`,
];

const envelopes = [stranger, '', 'x@com', 'x@example.com.attacker.example'];

const absence = (email: string) => ({
  from: email,
  subject: 'Automatic reply: Today',
  headers: ['Auto-Submitted: auto-replied'],
  body: `I am out of the office until ${addDays(dateIn(world), 30)}.`,
});

const report = (returned: string) => ({
  from: 'MAILER-DAEMON@mx.example.com',
  subject: 'Undelivered Mail Returned to Sender',
  type: 'multipart/report; report-type=delivery-status; boundary="b"',
  body: [
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.example.com',
    '',
    `Final-Recipient: rfc822; ${ada.email}`,
    'Action: failed',
    'Status: 5.1.1',
    '',
    '--b',
    'Content-Type: message/rfc822',
    '',
    returned,
    '--b--',
  ].join('\r\n'),
});

/** Everything that decides what the person gets and when; the mails themselves are kept aside. */
const standing = async () => ({
  user: await userIn(world, ada.userId),
  plan: await planOf(world, ada.userId),
  schedules: schedulesOf(world, ada.userId),
  address: await rowAt(world, keys.address(ada.email)),
});

type Draft = Omit<Parameters<typeof rawMail>[0], 'to'>;

interface Forged extends Draft {
  readonly verdict: string;
}

async function send(mails: readonly Forged[], to: string): Promise<void> {
  const transport = createTransport({ host: '127.0.0.1', port: world.smtpPort, ignoreTLS: true });
  for (const [n, { verdict, ...mail }] of mails.entries()) {
    const from = envelopes[(n + Math.floor(n / others.length)) % envelopes.length]!;
    const raw = `${verdictsHeader}: ${verdict}\r\n${rawMail({ ...mail, to })}`;
    await transport.sendMail({ envelope: { from, to: [to] }, raw });
  }
  transport.close();
  await world.runtime.atRest();
}

/** Each with the verdict under which signatures are looked at, and with one of the others. */
const judged = (drafts: readonly Draft[]): readonly Forged[] =>
  drafts.flatMap((draft, n) =>
    [unsigned, others[n % others.length]!].map((verdict) => ({ ...draft, verdict })),
  );

/** Leaving is another matter: that needs no proof, and its letter says how to undo it. */
const asked = ['1 is done', 'pause until Monday', 'delete', 'START'];

/** Every signature and every form of the sender. */
const forgeries = (more: readonly string[] = []): readonly Forged[] =>
  judged(
    [
      ...signatures.map((headers) => ({ from: ada.email, headers })),
      ...froms(ada.email).map((from) => ({ from, headers: [] })),
    ].map(({ from, headers }, n) => ({
      from,
      headers: [...headers, ...more],
      body: asked[n % asked.length]!,
    })),
  );

test('a stranger who knows the address alone changes nothing', async () => {
  const before = await standing();
  const [, domain] = replyTo(ada.letter).split('@');

  const machines = judged([absence(ada.email), report('Subject: Today')]);
  await send([...forgeries(), ...machines], `x@${domain}`);

  expect(await standing()).toEqual(before);
});

test('nor does one to whom the person’s letter was shown: its signed address, its id, all', async () => {
  const before = await standing();
  const inReplyTo = `In-Reply-To: ${headerOf(ada.letter, 'Message-ID')}`;
  const { headers, ...away } = absence(ada.email);
  const absences = signatures.map((more) => ({ ...away, headers: [...headers, ...more] }));
  const machines = judged([...absences, report(ada.letter.raw.toString())]);

  await send([...forgeries([inReplyTo]), ...machines], replyTo(ada.letter));

  expect(await standing()).toEqual(before);
  expect(await world.mails(stranger)).toEqual([]);
});
