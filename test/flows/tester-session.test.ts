/**
 * Goal: a tester's clock never goes back, calls that meet do their work once, nobody is counted.
 * Method: the flows in this process, at random and at the same time, and the operator's recount.
 */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { RequestContext } from '#functions/context.ts';
import { keys } from '#functions/store/keys.ts';
import { wholeTable } from '#functions/store/whole-table.ts';
import { recount } from '#scripts/ops/recounting.ts';
import { signedIn } from '#test/kit/admin.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import { rowsOf, stateBesideAdmins, tableName, tableOf } from '#test/kit/kept.ts';
import { linksOf } from '#test/kit/link.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let sessions: typeof import('#functions/flows/rehearsal/tester-session.ts');
let letters: typeof import('#functions/flows/rehearsal/tester-letters.ts');
let id: string;

beforeAll(async () => {
  runInside(world);
  sessions = await import('#functions/flows/rehearsal/tester-session.ts');
  letters = await import('#functions/flows/rehearsal/tester-letters.ts');
});
const context = (): Promise<RequestContext> => contextInside(world);
const stateNow = async () => sessions.sessionState(id, await context());
const prompt = async () => letters.sendPrompt(id, await context());
const reply = async (text: string) => letters.answerTester(id, text, await context());
const next = async (from: 'MORNING' | 'MIDDAY' | 'EVENING') =>
  sessions.nextStage(id, from, await context());
beforeEach(async () => {
  ({ user_id: id } = await sessions.seedSession(await context()));
});

test('two that want the next stage at once go one stage on', async () => {
  const both = await Promise.allSettled([next('MORNING'), next('MORNING'), next('MORNING')]);

  const refused = both.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
  expect(refused).toHaveLength(2);
  expect(refused[0]).toMatchObject({ code: 'STALE_STAGE' });
  expect(await stateNow()).toMatchObject({ currentDay: 1, currentStage: 'MIDDAY' });
});

test('the very same reply twice at once is one reply with one answer', async () => {
  await prompt();

  const both = await Promise.allSettled([reply('Call Mom'), reply('Call Mom')]);

  const { session } = await stateNow();
  expect(both.some(({ status }) => status === 'fulfilled')).toBe(true);
  expect(session.transcript.map(({ type }) => type)).toEqual(['system', 'user', 'ack']);
  expect(await rowsOf(world, keys.post(id), 'REPLY#')).toHaveLength(1);
});

test('different replies at once are both taken, and nothing of either is lost', async () => {
  const told = await Promise.all([reply('Call Mom'), reply('Go for a walk')]);

  const { session } = await stateNow();
  const items = new Set(told.flatMap(({ intentions }) => intentions.map(({ text }) => text)));
  expect(items).toEqual(new Set(['Call Mom', 'Go for a walk']));
  expect(session.transcript.map(({ type }) => type)).toEqual(['user', 'ack', 'user', 'ack']);
});

const acts = {
  prompt: () => prompt(),
  'a plan': () => reply('Call Mom'),
  'a word': () => reply('thanks!'),
  'other times': () => reply('evenings at 11pm'),
  'another zone': () => reply("I'm in Honolulu this week"),
  'the zone before': () => reply("I'm in Auckland this week"),
  next: async () => next((await stateNow()).currentStage),
  advance: async () => sessions.advanceDay(id, await context()),
} as const;
const names = Object.keys(acts) as (keyof typeof acts)[];

test('whatever is done, times only go on, guids are never twice, and the table counts nobody', async () => {
  await begin(world);
  const recounted = async () => (await recount(wholeTable(tableOf(world), tableName))).differences;
  const before = await recounted();
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.constantFrom(...names), { minLength: 3, maxLength: 12 }),
      async (story) => {
        ({ user_id: id } = await sessions.seedSession(await context()));
        for (const name of story) await acts[name]().catch(mayBeRefused);

        const { transcript } = (await stateNow()).session;
        const times = transcript.map(({ ts }) => ts);
        const guids = transcript.map(({ message_guid }) => message_guid);
        expect(times).toEqual(times.toSorted());
        expect(new Set(guids).size).toBe(guids.length);
      },
    ),
    { numRuns: 8 },
  );

  expect(await recounted()).toEqual(before);
}, 240_000);

/** By its plan a tester may get no letter; nothing else may go wrong. */
function mayBeRefused(problem: unknown): void {
  expect(problem).toMatchObject({ code: 'NO_LETTER_NOW' });
}

test('a tester whose time is over is not found, also while its rows are still there', async () => {
  await prompt();
  const now = new Date(world.clock.now() + 7 * 24 * 3_600_000 + 1000);
  const later = { ...(await context()), now };

  const asked = [
    sessions.sessionState(id, later),
    letters.sendPrompt(id, later),
    letters.answerTester(id, 'Call Mom', later),
    sessions.nextStage(id, 'MORNING', later),
    sessions.advanceDay(id, later),
    sessions.resetSession(id, later),
  ];

  for (const one of asked) await expect(one).rejects.toMatchObject({ code: 'UNKNOWN_USER' });
  expect((await stateNow()).session.transcript).toHaveLength(1);
});

test('the link in a tester’s letter ends the tester’s letters, and is no departure', async () => {
  await prompt();
  const before = await stateBesideAdmins(world);
  const beside = (rows: typeof before.rows) =>
    rows.filter(({ pk }) => ![keys.post(id), keys.person(id)].includes(String(pk)));

  const { status } = await world.http(linksOf(world, id).unsubscribe, { method: 'POST' });

  const after = await stateBesideAdmins(world);
  expect(status).toBe(200);
  expect(beside(after.rows)).toEqual(beside(before.rows));
  expect(after.rows.filter(({ pk }) => pk === keys.post(id)).every((row) => row['expiresAt'])).toBe(
    true,
  );
  await next('MORNING');
  await expect(prompt()).rejects.toMatchObject({ code: 'SEND_UNSUBSCRIBED' });
});

test('a tester’s id is nobody’s on the first page, and in the compliance panel', async () => {
  const admin = await signedIn(world);
  const before = await stateBesideAdmins(world);
  const day0 = (startToday: boolean) => ({ userId: id, rawText: 'Call Mom', startToday });
  const compliance = `/api/admin/email-compliance/user/${id}`;

  const answers = [
    await world.post('/api/v2/onboarding/day0-intentions', day0(true)),
    await world.post('/api/v2/onboarding/day0-intentions', day0(false)),
    await admin.post(`${compliance}/unsubscribe`),
    await admin.post(`${compliance}/resubscribe`),
    await admin.get(`${compliance}/token`),
  ];

  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  expect(await stateBesideAdmins(world)).toEqual(before);
});
