/**
 * Goal: whatever mail comes, it is kept, ends somewhere, and never comes back for ever.
 * Method: mails of any structure by the local run's own way; then the log, the rows and the bucket
 * are asked what became of each.
 */
import { beforeAll, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { keys } from '#functions/store/keys.ts';
import { type SomeMail, someMail, writtenBy } from '#scripts/hostile/some-mails.ts';
import type { Message } from '#scripts/local/console/messages.ts';
import { keptMail, logOf, outcomesIn, rowsIn } from '#test/kit/kept.ts';
import { headerOf, replyTo } from '#test/kit/mail.ts';
import { begin, type SignedUp } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld({ at: [10] });
const mailsSent = 150;

interface Owner extends SignedUp {
  readonly letter: Message;
}

interface Delivered {
  readonly id: string;
  readonly raw: Buffer;
  readonly owner: Owner;
}

const delivered: Delivered[] = [];
let owner: Owner;

/** A person of their own for every ten mails, so that who was lost by a bounce is soon replaced. */
async function newOwner(): Promise<Owner> {
  const person = await begin(world);
  const [letter] = await world.mails(person.email);
  return { ...person, letter: letter! };
}

beforeAll(async () => {
  owner = await newOwner();
});

function addressFor({ to }: SomeMail, letter: Message): string {
  const signed = replyTo(letter);
  if (to === 'signed') return signed;
  if (to === 'unsigned') return `today@${signed.split('@')[1]}`;
  return /<mailto:([^>]+)>/.exec(headerOf(letter, 'List-Unsubscribe'))![1]!;
}

async function deliver(mail: SomeMail): Promise<void> {
  if (delivered.length % 10 === 9) owner = await newOwner();
  const { email, letter } = owner;
  const raw = writtenBy(mail, email);
  const from = { me: email, other: 'bob@work.example', '': '' }[mail.sender];
  const id = await world.deliverMail(raw, { to: addressFor(mail, letter), from });
  delivered.push({ id, raw, owner });
}

test('a mail of any structure is done with at its first delivery', async () => {
  await fc.assert(
    fc.asyncProperty(someMail, async (mail) => {
      await deliver(mail);

      expect(world.runtime.pending()).toEqual([]);
      expect(world.endpoint.deadLetters.all().length).toBe(0);
    }),
    { numRuns: mailsSent },
  );
});

/** The row that an outcome leaves behind it; the others are told by the log alone. */
const rowFor: Readonly<Record<string, (of: Delivered) => string | undefined>> = {
  taken: ({ id, owner: { userId } }) => `${keys.post(userId)} inbound/${id}`,
  quarantined: ({ id }) => `${keys.quarantined(id).pk} inbound/${id}`,
};
const known = ['taken', 'duplicate', 'quarantined', 'automatic', 'our own', 'away', 'bounced'];

test('each is kept as it came, and accounted for', async () => {
  const [outcomes, rows] = [await outcomesIn(world), await rowsIn(world)];
  const found = new Set(rows.map(({ pk, rawKey }) => `${String(pk)} ${String(rawKey)}`));

  expect(delivered.length).toBeGreaterThanOrEqual(mailsSent);
  for (const one of delivered) {
    const outcome = outcomes.get(one.id) ?? 'not in the log';
    const row = rowFor[outcome]?.(one);
    const raw = one.raw.toString('base64').slice(0, 4_000);
    expect({ raw, outcome }).toEqual({
      raw,
      outcome: expect.stringMatching(`^(${[...known, 'unsubscribed'].join('|')})$`),
    });
    expect({ raw, outcome, row: row === undefined || found.has(row) }).toEqual({
      raw,
      outcome,
      row: true,
    });
    const kept = await keptMail(world, one.id);
    expect(kept.subarray(kept.length - one.raw.length).equals(one.raw)).toBe(true);
  }
});

test('nobody but its owners was written to, and no line of the log names one', async () => {
  const addresses = new Set(delivered.map((one) => one.owner.email));

  expect(world.endpoint.outbox.all().filter(({ to }) => !addresses.has(to))).toEqual([]);
  const log = (await logOf(world)).join('\n');
  expect([...addresses].filter((address) => log.includes(address))).toEqual([]);
  expect(log).not.toContain('water the plants');
});
