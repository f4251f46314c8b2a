/** Who and what is there when hostile requests come: people, letters, replies, files, cursors. */
import { linkToken } from '#shared/domain/link-token.ts';
import { bare, type Message } from '../local/console/messages.ts';
import { admin, type Json, type Product, signed } from './product.ts';
import { secretWord } from './secret-word.ts';

/** What a placeholder stands for: `person1.email`, `tester.id`, `cursor.users`. */
export interface Scene {
  readonly facts: ReadonlyMap<string, string>;
  /** Fills in what is known; what is not known becomes `nobody`. */
  readonly filled: (text: string) => string;
  readonly people: readonly Person[];
}

export interface Person {
  readonly name: string;
  readonly id: string;
  readonly email: string;
  readonly letter: Message;
}

const people = 6;

const headerOf = ({ headers }: Message, name: string): string =>
  [headers[name] ?? ''].flat()[0] ?? '';

export const replyTo = (letter: Message): string => headerOf(letter, 'Reply-To');
export const messageIdOf = (letter: Message): string => headerOf(letter, 'Message-ID');
/** The address that older mail clients write to, to be left alone. */
export const leavingTo = (letter: Message): string =>
  /<mailto:([^>]+)>/.exec(headerOf(letter, 'List-Unsubscribe'))?.[1] ?? '';

/** Signs up, says what the day is for, and holds the first letter. */
async function begin(product: Product, name: string, email: string): Promise<Person> {
  const { userId } = await product.asVisitor('POST', '/api/v2/onboarding/create-user', {
    email,
    timezone: 'America/Chicago',
    timezone_source: 'user',
    startToday: true,
  });
  await product.asVisitor('POST', '/api/v2/onboarding/day0-intentions', {
    userId,
    rawText: `Water the ${secretWord}\nCall the ${secretWord} shop\nWalk`,
    startToday: true,
  });
  const [letter] = await product.run.mailbox.list(email);
  if (!letter) throw new Error('No first letter came.');
  return { name, id: userId, email, letter };
}

/** A plain mail; answers when all that follows is at rest. */
export async function mailFrom(
  { run }: Product,
  { from, to, text }: { readonly from: string; readonly to: string; readonly text: string },
): Promise<void> {
  const raw = `From: ${from}\r\nTo: ${to}\r\nSubject: Re: Today\r\nMIME-Version: 1.0\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`;
  await run.receive({ raw: Buffer.from(raw), from, to: [to], verdicts: {} });
  await run.runtime.atRest();
}

async function liveABit(product: Product, all: readonly Person[], at: number): Promise<string> {
  const [one, two, three, four, five] = all;
  if (!one || !two || !three || !four || !five) throw new Error('Somebody is missing.');
  const phone = `+1512555${String(1_000 + (at % 8_999))}`;
  const says: readonly (readonly [Person, string])[] = [
    [one, '1 is done'],
    [two, `add ${secretWord}`],
    [three, 'unsubscribe'],
    [five, `text me at ${phone}`],
  ];
  await Promise.all(
    says.map(([{ email, letter }, text]) =>
      mailFrom(product, { from: email, to: replyTo(letter), text }),
    ),
  );
  await product.asAdmin('DELETE', `/api/v2/admin/users/${four.id}`, { confirm: 'DELETE' });
  return phone;
}

/** What the administrator's pages name: ids that are good to ask with. */
async function namesOf(product: Product, { name, id, email, letter }: Person) {
  const { letters, replies } = (await product.asAdmin('GET', `/api/v2/admin/users/${id}`)) as Json;
  return Object.entries({
    id,
    email,
    shortId: id.slice(0, 8),
    letterId: letters[0]?.letter_id,
    replyId: replies[0]?.reply_id,
    mailId: replies[0]?.mail_id,
    sesId: letter.id,
    reply: replyTo(letter),
    unsubscribe: linkToken('unsubscribe', id, signed),
    confirm: linkToken('confirm', id, signed),
    accept: linkToken('accept', id, signed),
  }).map(([what, value]) => [`${name}.${what}`, String(value ?? 'nobody')] as const);
}

const encoded = encodeURIComponent;

async function thingsOf(
  product: Product,
  domain: string,
): Promise<Readonly<Record<string, string>>> {
  const { asAdmin, run } = product;
  for (const at of [1, 2]) {
    const from = `${secretWord}.stranger${at}@example.org`;
    await mailFrom(product, { from, to: `today@${domain}`, text: `Hello ${secretWord}` });
  }
  const asides = await asAdmin('GET', '/api/admin/email-compliance/quarantine?limit=2');
  const tester = await asAdmin('POST', '/api/v3/tester/seed-user', {});
  await asAdmin('POST', '/api/v2/admin/users/export', {});
  await run.runtime.atRest();
  const [download] = await asAdmin('GET', '/api/downloads');
  const { nextCursor } = await asAdmin('GET', '/api/v2/admin/users?limit=2');
  const now = Date.now();
  const lines = await asAdmin('GET', `/api/v2/admin/logs?startMs=${now - 60_000}&endMs=${now}`);
  return {
    'aside1.id': asides.items[0]?.id,
    'aside2.id': asides.items[1]?.id,
    'cursor.aside': encoded(asides.nextCursor ?? ''),
    'cursor.users': encoded(nextCursor ?? ''),
    'cursor.logs': encoded(lines.cursor ?? ''),
    'tester.id': tester.user_id,
    'tester.email': tester.email,
    'download.id': download?.id,
    traceId: lines.lines[0]?.traceId,
  };
}

function timesOf({ run }: Product): Readonly<Record<string, string>> {
  const now = Date.now();
  const hour = 3_600_000;
  return {
    now: String(now),
    hourAgo: String(now - hour),
    dayAgo: String(now - 24 * hour),
    dayAndAgo: String(now - 24 * hour - 1),
    ahead: String(now + hour),
    today: new Date(run.clock.now()).toISOString().slice(0, 10),
  };
}

/** New people, as those of before may have been purged by now. */
export async function newScene(product: Product, at: number): Promise<Scene> {
  await product.signIn();
  const numbers = Array.from({ length: people }, (_, which) => which + 1);
  const all = await Promise.all(
    numbers.map((which) =>
      begin(product, `person${which}`, `${secretWord}.${at}.${which}@example.com`),
    ),
  );
  const phone = await liveABit(product, all, at);
  const domain = replyTo((all[0] as Person).letter).split('@')[1] ?? '';
  const named = (await Promise.all(all.map((person) => namesOf(product, person)))).flat();
  const facts = new Map<string, string>([
    ...named,
    ...Object.entries({ ...(await thingsOf(product, domain)), ...timesOf(product) }),
    ['domain', domain],
    ['phone', phone],
    ['admin.email', admin.email],
    ['admin.password', admin.password],
    ['csrf', product.cookies().csrf],
    ['sender', bare((all[0] as Person).letter.from)],
  ]);
  const filled = (text: string): string =>
    text.replace(/\{\{([\w.]+)\}\}/g, (_, name: string) => facts.get(name) ?? 'nobody');
  return { facts, filled, people: all };
}
