/** Who did what to whom: each act is noted before it, and a purged person stands by a name alone. */
import { expect, test } from '@jest/globals';
import type { AuditItem } from '#shared/contract/audit.ts';
import { type SignedIn, signedIn } from '#test/kit/admin.ts';
import { purgeAs, removeAs, restoreAs } from '#test/kit/deleting.ts';
import { quarantinedIn, rowsIn, stateBesideAdmins } from '#test/kit/kept.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { begin, newAddress } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import { tracesOf } from '#test/kit/traces.ts';
import { join } from '#test/kit/waiting.ts';

const world = suiteWorld({ at: [13] });

interface Page {
  readonly items: readonly AuditItem[];
  readonly nextCursor: string | null;
}

async function list(query: Record<string, string | number> = {}, by?: SignedIn): Promise<Page> {
  const admin = by ?? (await signedIn(world));
  const asked = new URLSearchParams(Object.entries(query).map(([k, v]) => [k, String(v)]));
  const { status, body } = await admin.get(`/api/v2/admin/audit?${asked}`);
  if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body as unknown as Page;
}

const whatIn = ({ items }: Page) => items.map(({ what }) => what);
const instant = () => new Date(world.clock.now()).toISOString();
const compliance = '/api/admin/email-compliance';

/** A mail that was put aside, about somebody or nobody. */
async function putAside(): Promise<string> {
  const { letter } = await owner(world);
  const before = new Set((await quarantinedIn(world)).map(({ sk }) => sk));
  await answer(world, letter, 'cheap watches', { verdicts: { spam: 'FAIL' } });
  const fresh = (await quarantinedIn(world)).find(({ sk }) => !before.has(sk));
  return String(fresh?.['sk']);
}

/** Every act on a person that is noted, and what it is noted as. */
const acts: Readonly<Record<string, (admin: SignedIn, userId: string, email: string) => unknown>> =
  {
    delete: (admin, userId) => removeAs(admin, { userId }),
    restore: (admin, userId) => restoreAs(admin, { userId }),
    unsubscribe: (admin, userId) => admin.post(`${compliance}/user/${userId}/unsubscribe`),
    resubscribe: (admin, userId) => admin.post(`${compliance}/user/${userId}/resubscribe`),
    'test send': (admin, _, email) => admin.post('/api/v2/admin/midday/send', { email }),
    'release mail': async (admin, userId) =>
      admin.post(`${compliance}/quarantine/${await putAside()}/release`, { userId }),
  };

test('each act on a person is noted, with who did it, when, and to whom', async () => {
  const [admin, person] = [await signedIn(world), await begin(world)];
  const since = instant();
  for (const act of Object.values(acts)) {
    await act(admin, person.userId, person.email);
    await world.advance(1000);
  }

  const { items, nextCursor } = await list({ whom: person.email, since }, admin);

  expect(items.map(({ what }) => what)).toEqual(Object.keys(acts).toReversed());
  for (const item of items) {
    expect(item).toMatchObject({
      at: expect.stringMatching(/^\d{4}-.*Z$/),
      trace_id: expect.stringMatching(/^[\w-]+$/),
      admin: { id: admin.id, email: admin.email },
      whom: {
        name: expect.stringMatching(/^[\w-]{22}$/),
        user_id: person.userId,
        email: person.email,
      },
    });
  }
  expect(items.find(({ what }) => what === 'test send')).toMatchObject({ stage: 'MIDDAY' });
  expect(items.find(({ what }) => what === 'release mail')).toHaveProperty('mail_id');
  expect(nextCursor).toBeNull();
});

test('mail that is discarded, files, logs and exports are noted, too', async () => {
  const admin = await signedIn(world);
  const id = await putAside();
  const now = world.clock.now();
  await admin.post(`${compliance}/quarantine/${id}/discard`);
  await world.advance(1000);
  const range = { startMs: now - 60_000, endMs: now };
  await admin.get(`/api/v2/admin/logs?startMs=${range.startMs}&endMs=${range.endMs}`);
  await world.advance(1000);
  await admin.get('/api/v2/admin/waitlist?file=true');
  await world.advance(1000);
  await admin.post('/api/v2/admin/users/export', {});
  await world.runtime.atRest();
  await world.advance(1000);

  const page = await list({ who: admin.email, file: 'true' }, admin);

  expect(whatIn(page)).toEqual([
    'export the audit',
    'export users',
    'export the waitlist',
    'read the log',
    'discard mail',
  ]);
  expect(page.items[1]).toHaveProperty('file_id');
  expect(page.items[3]).toMatchObject({ lines: expect.any(Number), until: expect.any(String) });
  expect(page.items[4]).toMatchObject({ mail_id: id, whom: { email: expect.any(String) } });
});

test('a tail of the log is one reading, and a reading after it is another', async () => {
  const admin = await signedIn(world);
  const read = () =>
    admin.get(`/api/v2/admin/logs?startMs=${world.clock.now() - 5_000}&endMs=${world.clock.now()}`);
  const began = world.clock.now();
  const counts: number[] = [];
  for (const waitMs of [5_000, 5_000, 180_000, 0]) {
    counts.push(Number((await read()).body['count']));
    await world.advance(waitMs);
  }

  const { items } = await list({ who: admin.email }, admin);

  expect(items.map(({ lines }) => lines)).toEqual([
    counts[3],
    counts.slice(0, 3).reduce((sum, count) => sum + count),
  ]);
  expect(Date.parse(items[1]!.at) - began).toBeLessThan(5_000);
  const spanMs = Date.parse(items[1]!.until!) - Date.parse(items[1]!.since!);
  expect(spanMs).toBeGreaterThanOrEqual(15_000);
  expect(spanMs).toBeLessThan(60_000);
});

test('an invitation from the waitlist names the address while it waits', async () => {
  const [admin, email] = [await signedIn(world), newAddress()];
  await join(world, email);
  await admin.post('/api/v2/admin/waitlist/invite', { email });

  const [item] = (await list({ whom: email }, admin)).items;

  expect(item).toMatchObject({ what: 'invite', whom: { email } });
});

test('after a purge nothing leads from an entry to the person, who stands as a name', async () => {
  const admin = await signedIn(world);
  const person = await begin(world);
  await join(world, person.email);
  await admin.post('/api/v2/admin/waitlist/invite', { email: person.email });
  await admin.post('/api/v2/admin/midday/send', { email: person.email });
  await removeAs(admin, person);
  const before = await list({ whom: person.userId }, admin);

  await purgeAs(admin, person);
  // Too late: they are gone.
  await removeAs(admin, person);
  await purgeAs(admin, person);

  expect(await tracesOf(world, person.userId, person.email)).toEqual([]);
  const name = before.items[0]!.whom!.name;
  for (const whom of [name, person.userId]) {
    const { items } = await list({ whom }, admin);
    expect(items.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['purge', 'delete', 'test send']),
    );
    for (const item of items) expect(item.whom).toEqual({ name });
  }
  expect((await list({ whom: person.email }, admin)).items).toEqual([]);
});

test('an erasure by the person’s own word takes what leads to them, too', async () => {
  const [admin, { userId, email, letter }] = [await signedIn(world), await owner(world)];
  await admin.post('/api/v2/admin/midday/send', { email });

  await answer(world, letter, 'delete');
  await answer(world, (await world.mails(email)).at(-1)!, 'delete');

  expect(await tracesOf(world, userId, email)).toEqual([]);
});

/** Those whose entry is the first row that they write. */
const notedFirst = Object.keys(acts).filter((name) => name !== 'release mail');

test.each(notedFirst)('a %s that can’t be noted isn’t done', async (name) => {
  const [admin, { userId, email }] = [await signedIn(world), await begin(world)];
  if (name === 'restore') await acts['delete']!(admin, userId, email);
  if (name === 'resubscribe') await acts['unsubscribe']!(admin, userId, email);
  const before = await stateBesideAdmins(world);
  world.endpoint.calls.fault({
    kind: 'refuse',
    hits: ({ operation, caller }) => operation === 'PutItem' && caller !== undefined,
  });

  const { status } = (await acts[name]!(admin, userId, email)) as { status: number };
  world.endpoint.calls.fault(undefined);

  expect(status).toBe(500);
  expect(await stateBesideAdmins(world)).toEqual(before);
});

test('filters by act, administrator and dates; pages follow each other over months', async () => {
  const [one, other] = [await signedIn(world), await signedIn(world)];
  const { email } = await begin(world);
  await one.post('/api/v2/admin/midday/send', { email });
  await other.post('/api/v2/admin/evening/send', { email });
  const between = instant();
  await world.advance(40 * 86_400_000);
  const late = await signedIn(world);
  await late.post('/api/v2/admin/evening/send', { email });

  const of = async (query: Record<string, string | number>) =>
    (await list({ whom: email, ...query }, late)).items.map(({ admin }) => admin.id);

  expect(await of({})).toEqual([late.id, other.id, one.id]);
  expect(await of({ who: one.email.slice(2, -4).toUpperCase() })).toEqual([one.id]);
  expect(await of({ who: 'nobody.at.all' })).toEqual([]);
  expect(await of({ what: 'delete' })).toEqual([]);
  expect(await of({ since: between })).toEqual([late.id]);
  expect(await of({ until: between })).toEqual([other.id, one.id]);
  expect(await of({ since: instant(), until: between })).toEqual([]);

  const ids: string[] = [];
  let cursor: string | null | undefined;
  do {
    const page = await list({ whom: email, limit: 1, ...(cursor && { cursor }) }, late);
    ids.push(...page.items.map(({ admin }) => admin.id));
    cursor = page.nextCursor;
  } while (cursor);
  expect(ids).toEqual([late.id, other.id, one.id]);
});

test('an entry goes after 400 days', async () => {
  const [admin, { email }] = [await signedIn(world), await begin(world)];
  await admin.post('/api/v2/admin/midday/send', { email });
  expect((await list({ who: admin.email })).items).toHaveLength(1);

  const rows = await rowsIn(world);
  const ours = rows.filter(({ admin: id, what }) => id === admin.id && what !== undefined);
  expect(ours.map(({ expiresAt }) => Number(expiresAt))).toEqual([
    expect.closeTo(world.clock.now() / 1000 + 400 * 86_400, -3),
  ]);
});

test.each(['cursor=zzz', `cursor=${Buffer.from('2026-13').toString('base64url')}`])(
  '%s is refused as a link that has expired',
  async (query) => {
    const { status, body } = await (await signedIn(world)).get(`/api/v2/admin/audit?${query}`);

    expect([status, body['code']]).toEqual([400, 'BAD_CURSOR']);
  },
);

test.each(['what=everything', 'since=yesterday', 'limit=0', 'file=maybe'])(
  '%s is refused',
  async (query) => {
    const { status, body } = await (await signedIn(world)).get(`/api/v2/admin/audit?${query}`);

    expect([status, body['code']]).toEqual([400, 'BAD_REQUEST']);
  },
);
