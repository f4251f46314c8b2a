/** Who and what is there when hostile input comes: people, letters, replies, files, cursors. */
import { randomUUID } from 'node:crypto';
import type { Message } from '#scripts/local/console/messages.ts';
import { linkToken } from '#shared/domain/link-token.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { signOf } from '#test/kit/link.ts';
import { answer, headerOf, rawMail, replyTo } from '#test/kit/mail.ts';
import { createUser, day0 } from '#test/kit/person.ts';
import { newPhone } from '#test/kit/phone.ts';
import { enrol } from '#test/kit/second-factor.ts';
import { type Visitor, visitorOf } from '#test/kit/visitor.ts';
import type { World } from '#test/kit/world.ts';

/** Stands in all that is sent: a line of the log that shows it shows a person's words. */
export const word = 'quetzal';

export interface Person {
  readonly id: string;
  readonly email: string;
  readonly letter: Message;
  /** The addresses that the letter is answered at, and left by. */
  readonly reply: string;
  readonly leaving: string;
  readonly tokens: Readonly<Record<'unsubscribe' | 'confirm' | 'accept', string>>;
  /** Of the last letter, reply and mail that the administrator's page shows. */
  readonly letterId: string;
  readonly replyId: string;
  readonly mailId: string;
}

export interface Scene {
  readonly people: readonly Person[];
  readonly phone: string;
  readonly domain: string;
  readonly tester: { readonly id: string; readonly email: string };
  /** Ids of a file, of mails that were put aside, and of a trace in the log. */
  readonly ids: readonly string[];
  readonly traceId: string;
  readonly cursors: Readonly<Record<'users.list' | 'logs.read' | 'compliance.quarantine', string>>;
  /** Epoch milliseconds. */
  readonly now: number;
  readonly today: string;
  /** A browser with a form to sign in by. */
  readonly visitor: Visitor;
  readonly csrf: string;
  /** An administrator with a second factor, whose password has come from that browser. */
  readonly guarded: {
    readonly id: string;
    readonly second: string;
    readonly recoveryCode: string;
  };
  admin: SignedIn;
  /** What may stand in no line of the log, beside the word. */
  readonly secrets: readonly string[];
}

// oxlint-disable-next-line typescript/no-explicit-any -- answers of many routes, read by name
type Json = any;

type Begun = Pick<Person, 'id' | 'email' | 'letter'>;

async function begin(world: World): Promise<Begun> {
  const email = `${word}.${randomUUID().slice(0, 8)}@example.com`;
  const { body } = await createUser(world, email, 'America/Chicago', 'user');
  const id = String(body['userId']);
  await day0(world, id, `Water the ${word}\nCall the ${word} shop\nWalk`);
  const [letter] = await world.mails(email);
  if (!letter) throw new Error('No first letter came.');
  return { id, email, letter };
}

async function shown(world: World, admin: SignedIn, { id, email, letter }: Begun): Promise<Person> {
  const { letters, replies }: Json = (await admin.get(`/api/v2/admin/users/${id}`)).body;
  const token = (purpose: keyof Person['tokens']) => linkToken(purpose, id, signOf(world));
  return {
    id,
    email,
    letter,
    reply: replyTo(letter),
    leaving: /<mailto:([^>]+)>/.exec(headerOf(letter, 'List-Unsubscribe'))?.[1] ?? '',
    tokens: {
      unsubscribe: token('unsubscribe'),
      confirm: token('confirm'),
      accept: token('accept'),
    },
    letterId: letters?.[0]?.letter_id ?? 'none',
    replyId: replies?.[0]?.reply_id ?? 'none',
    mailId: replies?.[0]?.mail_id ?? 'none',
  };
}

/** One has answered, one added something, one left, one is deleted, one asked for texts. */
async function liveABit(world: World, admin: SignedIn, people: readonly Begun[], phone: string) {
  const said = ['1 is done', `add ${word}`, 'unsubscribe', undefined, `text me at ${phone}`];
  for (const [at, text] of said.entries()) if (text) await answer(world, people[at]!.letter, text);
  await admin.remove(`/api/v2/admin/users/${people[3]!.id}`, { confirm: 'DELETE' });
}

async function strangersWrite(world: World, to: string): Promise<void> {
  for (const name of ['one', 'two']) {
    const from = `${word}.${name}@example.org`;
    await world.deliverMail(rawMail({ from, to, body: `Hello ${word}` }), { to, from });
  }
}

async function halfIn(world: World, visitor: Visitor): Promise<Scene['guarded']> {
  const admin = await signedIn(world);
  const { codes } = await enrol(world, admin);
  await visitor.signIn(admin.email, admin.password);
  const second = visitor.cookies.get('anchor_second') ?? '';
  return { id: admin.id, second, recoveryCode: codes[0] ?? '' };
}

export async function newScene(world: World): Promise<Scene> {
  const [admin, visitor, phone] = [await signedIn(world), visitorOf(world), newPhone()];
  const get = async (path: string): Promise<Json> => (await admin.get(path)).body;
  const begun = await Promise.all(Array.from({ length: 6 }, () => begin(world)));
  await liveABit(world, admin, begun, phone);
  const people = await Promise.all(begun.map((one) => shown(world, admin, one)));
  const guarded = await halfIn(world, visitor);
  const domain = people[0]!.reply.split('@')[1]!;
  await strangersWrite(world, `today@${domain}`);
  const { body: tester }: Json = await admin.post('/api/v3/tester/seed-user', {});
  await admin.post('/api/v2/admin/users/export', {});
  await world.runtime.atRest();
  const now = Date.now();
  const aside = await get('/api/admin/email-compliance/quarantine?limit=1');
  const logs = await get(`/api/v2/admin/logs?startMs=${now - 60_000}&endMs=${now}&limit=1`);
  const [file]: Json = (await admin.http('/api/downloads')).json();
  return {
    people,
    phone,
    domain,
    tester: { id: tester.user_id, email: tester.email },
    ids: [file.id, aside.items[0].id],
    traceId: logs.lines[0].traceId ?? '',
    cursors: {
      'users.list': (await get('/api/v2/admin/users?limit=1')).nextCursor ?? '',
      'logs.read': logs.cursor ?? '',
      'compliance.quarantine': aside.nextCursor ?? '',
    },
    now,
    today: new Date(world.clock.now()).toISOString().slice(0, 10),
    visitor,
    csrf: await visitor.csrfToken(),
    guarded,
    admin,
    secrets: [
      admin.email,
      admin.password,
      phone.slice(1),
      guarded.recoveryCode,
      guarded.second.slice(37),
      ...people.flatMap(({ tokens, reply }) => [...Object.values(tokens), reply.split('@')[0]!]),
    ],
  };
}
