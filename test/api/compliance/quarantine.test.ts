/**
 * Goal: mail put aside is seen with its writer, subject and reason, the newest first, page by page,
 * and nothing of it is kept in the table or the log.
 * Method: mails of every kind that are put aside, through the inbound function.
 */
import { expect, test } from '@jest/globals';
import { signedIn } from '#test/kit/admin.ts';
import { logOf, quarantinedIn } from '#test/kit/kept.ts';
import { answer, owner, rawMail } from '#test/kit/mail.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const path = '/api/admin/email-compliance/quarantine';
const world = suiteWorld({ at: [10] });
const stranger = 'mallory@attacker.example';

interface Item {
  readonly id: string;
  readonly because: string;
  readonly from?: string;
  readonly subject?: string;
  readonly date?: string;
  readonly userId?: string;
  readonly email?: string;
}

async function page(query = ''): Promise<{ items: readonly Item[]; nextCursor?: string }> {
  const { status, body } = await (await signedIn(world)).get(`${path}${query}`);
  expect({ status, ok: body['ok'] }).toEqual({ status: 200, ok: true });
  return body as unknown as { items: readonly Item[]; nextCursor?: string };
}

/** To nobody’s signed address. */
async function fromStranger(subject: string): Promise<string> {
  const to = 'hello@reply.anchor.example';
  const raw = rawMail({ from: `Mallory <${stranger}>`, to, subject, body: 'Let me in' });
  return world.deliverMail(raw, { to, from: stranger });
}

test('nothing was put aside yet', async () => {
  expect(await page()).toEqual({ ok: true, items: [] });
});

test('shows each reason with who wrote what, and whose letter it answers', async () => {
  const { email, userId, letter } = await owner(world);
  const spam = await answer(world, letter, 'done', { verdicts: { spam: 'FAIL' } });
  await world.advance(1000);
  const alias = await answer(world, letter, 'done', { from: stranger, subject: 'Re: It is me' });
  await world.advance(1000);
  const unsure = await answer(world, letter, 'done', { verdicts: { dmarc: 'FAIL' } });
  await world.advance(1000);
  const unknown = await fromStranger('Hello ✓');

  const { items } = await page();

  expect(items.map(({ id, because }) => [id, because])).toEqual([
    [unknown, 'nobody we know'],
    [unsure, 'not vouched for'],
    [alias, 'another address'],
    [spam, 'spam'],
  ]);
  expect(items[0]).toEqual({
    id: unknown,
    at: expect.stringMatching(/Z$/),
    because: 'nobody we know',
    from: stranger,
    subject: 'Hello ✓',
    date: '2026-11-20T12:00:00.000Z',
    traceId: expect.stringMatching(/^[0-9a-f-]{36}$/),
  });
  expect(items[2]).toMatchObject({ from: stranger, subject: 'Re: It is me', userId, email });
});

test('pages by cursor until the last, each mail once', async () => {
  for (let n = 0; n < 5; n += 1) {
    await fromStranger(`Number ${n}`);
    await world.advance(1000);
  }

  const ids: string[] = [];
  let cursor: string | undefined;
  do {
    const { items, nextCursor } = await page(`?limit=2${cursor ? `&cursor=${cursor}` : ''}`);
    expect(items.length).toBeLessThanOrEqual(2);
    ids.push(...items.map(({ id }) => id));
    cursor = nextCursor;
  } while (cursor);

  expect(ids).toEqual((await page()).items.map(({ id }) => id));
  expect(new Set(ids).size).toBe(9);
});

test('what the mail says stands in the mail alone: not in the table, not in the log', async () => {
  await fromStranger('A very private subject');
  await page();

  const rows = JSON.stringify(await quarantinedIn(world));
  expect(rows).not.toMatch(/mallory|private subject/i);
  expect((await logOf(world)).filter((line) => /mallory|private subject/i.test(line))).toEqual([]);
});

test('a mail that has expired is shown no more', async () => {
  expect((await page()).items.length).toBeGreaterThan(0);

  await world.advance(31 * 24 * 3_600_000);

  expect((await page()).items).toEqual([]);
});

test('a cursor that is none begins at the start or is refused, and never breaks', async () => {
  await fromStranger('One');
  const admin = await signedIn(world);

  const { status } = await admin.get(`${path}?cursor=%00nonsense`);

  expect(status).toBe(200);
  expect((await admin.get(`${path}?cursor=${'a'.repeat(201)}`)).status).toBe(400);
});
