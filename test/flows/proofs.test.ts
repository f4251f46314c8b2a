/**
 * Goal: the proofs of context and carry-over pass for the real flows, and fail for anything less.
 * Method: what the flows give, changed in one thing; a rehearsal that loses, invents or misdates.
 */
import { beforeAll, expect, test } from '@jest/globals';
import type { AdminContext } from '#functions/context.ts';
import type { Stage } from '#functions/flows/admin/proofs/carry-over.ts';
import type { Rehearsed } from '#functions/flows/rehearsal/rehearse.ts';
import type { Item } from '#shared/domain/checklist.ts';
import type { Day } from '#shared/domain/day.ts';
import { localDateAt } from '#shared/domain/local-date.ts';
import { type Bundle, bundleProblems, proveContext } from '#shared/domain/proofs/context.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let context: AdminContext;
let bundles: readonly Bundle[];
let proofs: typeof import('#functions/flows/admin/proofs/carry-over.ts');
let core: typeof import('#functions/flows/rehearsal/rehearse.ts');

beforeAll(async () => {
  runInside(world);
  const admin = { id: '11111111-1111-4111-8111-111111111111', email: 'ops@anchor.example' };
  context = { ...(await contextInside(world)), admin };
  proofs = await import('#functions/flows/admin/proofs/carry-over.ts');
  core = await import('#functions/flows/rehearsal/rehearse.ts');
  bundles = await (await import('#functions/flows/admin/proofs/bundles.ts')).bundlesNow(context);
});

test('what reader and letters are really given is complete, at every hour of a year', async () => {
  const { bundlesNow } = await import('#functions/flows/admin/proofs/bundles.ts');
  const hours = Array.from({ length: 120 }, (_, at) => at * 73);

  for (const hour of hours) {
    const now = new Date(Date.UTC(2026, 0, 1, hour));
    expect({ now, ...proveContext(await bundlesNow({ ...context, now })) }).toMatchObject({
      passed: true,
      checked: 21,
    });
  }
});

type Asked = Partial<Bundle['asking']>;
type Told = Partial<Bundle['context']>;
const asking = (change: (given: Bundle['asking']) => object) => (one: Bundle) => ({
  ...one,
  asking: { ...one.asking, ...(change(one.asking) as Asked) },
});
const told = (change: (given: Bundle['context']) => object) => (one: Bundle) => ({
  ...one,
  context: { ...one.context, ...(change(one.context) as Told) },
});
const without = (name: string) => (given: object) => ({ ...given, [name]: undefined });
const swapped = ([first, second, ...rest]: readonly Item[]) => [second, first, ...rest];

test.each<[what: string, change: (one: Bundle) => Bundle]>([
  ['an item is left out for the reader', asking(({ items }) => ({ items: items.slice(1) }))],
  ['items are in another order', asking(({ items }) => ({ items: swapped(items) }))],
  [
    'an item has no id',
    asking(({ items }) => ({ items: items.map((item) => ({ ...item, id: '' })) })),
  ],
  [
    'an item has another standing',
    asking(({ items }) => ({ items: items.map((item) => ({ ...item, status: 'dropped' })) })),
  ],
  [
    'an item has a field too many',
    asking(({ items }) => ({ items: items.map((item) => ({ ...item, owner: 'me' })) })),
  ],
  ['the reader is told another day', asking(() => ({ today: '2026-01-01' }))],
  ['the reader is told a day that is none', asking(() => ({ today: 'today' }))],
  ['the reader is told another zone', asking(() => ({ zone: 'Europe/Paris' }))],
  ['the reader is told a zone that is none', asking(() => ({ zone: 'Mars/Olympus' }))],
  ['the reader is not told the channel', asking(without('channel'))],
  ['the reader is told another stage', asking(() => ({ stage: 'DAY0_ACK' }))],
  ['the reader gets other words', asking(() => ({ reply: '' }))],
  ['new items all get one id', asking(() => ({ newId: () => 'n1' }))],
  ['a new item gets the id of another', asking(({ items }) => ({ newId: () => items[0]?.id }))],
  ['nothing makes ids', asking(without('newId'))],
  ['the reader is given what it must not see', asking(() => ({ email: 'ada@example.com' }))],
  ['the letter is told another date', told(() => ({ date: '2026-01-01' }))],
  [
    'the letter misses an item',
    told(({ day }) => ({ day: { ...day, items: day.items.slice(1) } })),
  ],
  [
    'the letter misses what is for tomorrow',
    told(({ day }) => ({ day: { ...day, later: [], items: [...day.items, ...day.items] } })),
  ],
  [
    'the letter has no address to show',
    told(({ setting }) => ({ setting: without('postalAddress')(setting) })),
  ],
  [
    'the letter has no way out',
    told(({ setting }) => ({ setting: { ...setting, unsubscribeUrl: '' } })),
  ],
  ['the letter names no next one', told(without('next'))],
  [
    'the letter names one that is over',
    told(({ next }) => ({ next: { ...next, at: new Date(0) } })),
  ],
  ['the letter names one letter twice', told(({ next }) => ({ later: [next, next] }))],
])('it is noticed when %s', (_, change) => {
  const midday = bundles.find(({ facts }) => facts.stage === 'MIDDAY_CHECKIN')!;
  expect(bundleProblems(midday)).toEqual([]);

  expect(bundleProblems(change(midday)).length).toBeGreaterThan(0);
});

test('a stage that is not looked at is not proved', () => {
  const some = bundles.filter(({ facts }) => facts.stage !== 'EVENING_REFLECTION');

  expect(proveContext(some).failures).toEqual([
    { what: 'Evening reflection', why: 'It was not looked at.' },
  ]);
});

const first = () => localDateAt(context.now, 'America/Chicago');

/** Three days of a tester, in which something goes wrong with what each step shows. */
async function daysWith(wrong: (real: Rehearsed, reply?: string) => Rehearsed) {
  const tester = await core.seedTester(context, { zone: 'America/Chicago', startsOn: first() });
  const stage: Stage = {
    prompt: async (moment) => wrong(await core.promptAt(tester, moment, context)),
    reply: async (moment, text) => wrong(await core.replyAt(tester, moment, text, context), text),
  };
  const proof = await proofs.goThroughDays(stage, first());
  await core.eraseTester(tester, context);
  return proof;
}

const inDay = (change: (day: Day) => Partial<Day>) => (real: Rehearsed) => ({
  ...real,
  day: { ...real.day, ...change(real.day) },
});
const inText = (change: (text: string) => string) => (real: Rehearsed) =>
  real.sent ? { ...real, sent: { ...real.sent, text: change(real.sent.text) } } : real;

test('three real days lose nothing', async () => {
  expect(await daysWith((real) => real)).toEqual({ passed: true, checked: 5, failures: [] });
});

test.each<[what: string, wrong: (real: Rehearsed) => Rehearsed]>([
  ['an item is lost', inDay(({ items }) => ({ items: items.slice(1) }))],
  ['what was for tomorrow is lost', inDay(() => ({ later: [] }))],
  [
    'what is done comes back',
    inDay(({ items }) => ({ items: items.map((one) => ({ ...one, status: 'open' })) })),
  ],
  [
    'days forget where an item began',
    inDay(({ items, date }) => ({ items: items.map((one) => ({ ...one, firstDay: date })) })),
  ],
  ['a day has another date', inDay(() => ({ date: '2026-01-01' }))],
  [
    'a letter does not say what came along',
    inText((text) => text.replaceAll('Water the plants', '')),
  ],
  ['a letter shows what is on no list', inText((text) => text.replace(/\] .*$/m, '] Call Dad'))],
  ['no letter goes out', ({ sent: _none, ...real }) => real],
])('it is noticed when %s', async (_, wrong) => {
  const { passed, failures } = await daysWith(wrong);

  expect({ passed, some: failures.length > 0 }).toEqual({ passed: false, some: true });
});

test('who went through the days is gone', async () => {
  const before = await rowsIn(world);

  expect((await proofs.proveCarryOver(context, () => {})).passed).toBe(true);

  expect(await rowsIn(world)).toEqual(before);
});

test('who is left of a run that was killed is gone with the next', async () => {
  const before = await rowsIn(world);
  const killed = proofs.proveCarryOver(context, () => {
    world.endpoint.calls.fault({ kind: 'refuse', hits: ({ service }) => service === 'dynamodb' });
  });
  await expect(killed).rejects.toThrow();
  world.endpoint.calls.fault(undefined);
  expect((await rowsIn(world)).length).toBeGreaterThan(before.length);

  await proofs.proveCarryOver(context, () => {});

  expect(await rowsIn(world)).toEqual(before);
});
