/** What the flows under fault share: mails that SES has kept, one person's list and schedules. */
import { randomUUID } from 'node:crypto';
import { counterShards, keys } from '#functions/store/keys.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import type { Sums } from '#test/kit/every-fault.ts';
import { planOf, rowAt, schedulesOf, userIn } from '#test/kit/kept.ts';
import { rawMail } from '#test/kit/mail.ts';
import { builtCloud, type World } from '#test/kit/world.ts';

export const zone = 'America/Chicago';

/** Every item of the newest day, in order: `text: status letter`. */
export async function itemsOf(world: World, userId: string): Promise<readonly string[]> {
  const days = (await planOf(world, userId)).filter(({ sk }) => String(sk).startsWith('DAY#'));
  const items = (days.at(-1)?.['items'] ?? []) as readonly (readonly string[])[];
  return items.map(([, text, status]) => `${text}: ${status}`);
}

/** Where a person stands: their state, and how many schedules they have. */
export async function standingOf(world: World, userId: string) {
  const user = await userIn(world, userId);
  return { state: user?.['state'], schedules: schedulesOf(world, userId).length };
}

const admins = new WeakMap<World, { readonly admin: SignedIn; readonly until: number }>();

/** An administrator of the world: before their session is over, the next one begins. */
export async function adminOf(world: World): Promise<SignedIn> {
  const known = admins.get(world);
  if (known && world.clock.now() < known.until) return known.admin;
  const admin = await signedIn(world);
  admins.set(world, { admin, until: world.clock.now() + 15 * 60_000 });
  return admin;
}

/** Counters of the whole world, by name, over all of their shards. */
export async function totalsIn(world: World, names: readonly string[]): Promise<Sums> {
  const shards = Array.from({ length: counterShards }, (_, shard) => shard);
  const rows = await Promise.all(shards.map((shard) => rowAt(world, keys.totals(shard))));
  const sum = (name: string) => rows.reduce((so, row) => so + Number(row?.[name] ?? 0), 0);
  return Object.fromEntries(names.map((name) => [name, sum(name)]));
}

export interface KeptMail {
  readonly raw: string;
  /** The envelope's sender. */
  readonly source: string;
  readonly to: string;
  readonly dmarc?: string;
}

/** A mail that SES has kept, and its notice, which a test delivers as often as it likes. */
export async function keptMail(world: World, { raw, source, to, dmarc = 'PASS' }: KeptMail) {
  const { bucket } = builtCloud().receiptRule;
  const messageId = randomUUID().replaceAll('-', '');
  const objectKey = `inbound/${messageId}`;
  await world.endpoint.putObject(bucket, objectKey, Buffer.from(raw));
  const pass = { status: 'PASS' };
  const timestamp = new Date(world.clock.now()).toISOString();
  const message = {
    notificationType: 'Received',
    mail: { messageId, timestamp, source },
    receipt: {
      recipients: [to],
      spamVerdict: pass,
      virusVerdict: pass,
      spfVerdict: pass,
      dkimVerdict: pass,
      dmarcVerdict: { status: dmarc },
      action: { type: 'S3', bucketName: bucket, objectKey },
    },
  };
  const Sns = { Message: JSON.stringify(message) };
  return { messageId, event: { Records: [{ EventSource: 'aws:sns', Sns }] } };
}

export interface KeptReply {
  readonly from: string;
  readonly to: string;
  readonly body: string;
}

/** The notice of a reply that has been written just now. */
export async function keptReply(world: World, { from, to, body }: KeptReply) {
  const raw = rawMail({ from, to, body, date: new Date(world.clock.now()) });
  const { event } = await keptMail(world, { raw, source: from, to });
  return event;
}
