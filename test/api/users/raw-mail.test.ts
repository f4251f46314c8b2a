/** Raw mails of a person: as they came, as a text file, and only those that are theirs. */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { expireMail, repliesOf } from '#test/kit/kept.ts';
import { answer, owner, rawMail, replyTo } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { builtCloud } from '#test/kit/world.ts';

const world = suiteWorld({ at: [10] });

const mailOf = async ({ userId }: SignedUp, mailId: string) =>
  (await signedIn(world)).http(`/api/v2/admin/users/${userId}/mails/${mailId}`);

interface Shown {
  readonly replies: readonly { readonly mail_id: string; readonly reply_id: string }[];
  readonly mails: readonly { readonly mail_id: string }[];
}

async function shown({ userId }: SignedUp): Promise<Shown> {
  const { body } = await (await signedIn(world)).get(`/api/v2/admin/users/${userId}`);
  return body as unknown as Shown;
}

async function replied(words = '1 is done') {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  await answer(world, letter!, words);
  return { ...person, letter: letter! };
}

test('the mail of a reply comes byte for byte, as a file that is nothing but text', async () => {
  const person = await owner(world);
  const to = replyTo(person.letter);
  const raw = rawMail({ from: person.email, to, body: '<script>1</script> is done – ähm' });
  await world.deliverMail(raw, { to, from: person.email });
  const { replies } = await shown(person);

  const { status, headers, text } = await mailOf(person, replies[0]!.mail_id);

  expect(status).toBe(200);
  expect(text.endsWith(raw)).toBe(true);
  expect(headers).toMatchObject({
    'content-type': 'text/plain; charset=utf-8',
    'content-disposition': `attachment; filename="${replies[0]!.mail_id}.txt"`,
    'x-content-type-options': 'nosniff',
    'cache-control': 'no-store',
  });
  expect(String(headers['content-security-policy'])).toMatch(/sandbox/);
});

test('a mail that was no reply comes too', async () => {
  const person = await owner(world);
  await answer(world, person.letter, 'gone fishing', { headers: ['Auto-Submitted: auto-replied'] });
  const { mails } = await shown(person);

  const { status, text } = await mailOf(person, mails[0]!.mail_id);

  expect(status).toBe(200);
  expect(text).toMatch('gone fishing');
});

test('of a mail that is too long for one answer the beginning comes, and is called so', async () => {
  const person = await replied();
  const { replies } = await shown(person);
  const bucket = builtCloud().receiptRule.bucket;
  const [row] = await repliesOf(world, person.userId);
  await world.endpoint.putObject(bucket, String(row!['rawKey']), Buffer.alloc(5_000_000, 'a'));

  const { status, headers, text } = await mailOf(person, replies[0]!.mail_id);

  expect(status).toBe(200);
  expect(text).toHaveLength(4_000_000);
  expect(headers['x-mail-bytes']).toBe('5000000');
  expect(headers['content-disposition']).toMatch('-beginning.txt');
});

test('nobody else has the mail, whichever of its names is asked for', async () => {
  const ada = await replied();
  const ben = await replied();
  const { replies } = await shown(ada);

  expect((await mailOf(ben, replies[0]!.mail_id)).status).toBe(404);
});

test.each(['nothing', '..', '%2e%2e%2finbound', 'inbound%2Fx', 'a'.repeat(900)])(
  'there is no mail %j',
  async (mailId) => {
    const person = await replied();

    expect((await mailOf(person, mailId)).status).toBe(404);
  },
);

test('one that has expired says so', async () => {
  const person = await replied();
  const { replies } = await shown(person);
  const [row] = await repliesOf(world, person.userId);
  await expireMail(world, String(row!['rawKey']));

  const { status, json } = await mailOf(person, replies[0]!.mail_id);

  expect([status, json<{ ok: boolean }>().ok]).toEqual([410, false]);
});
