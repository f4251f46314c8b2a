/**
 * Goal: a tester's day is made of the real letters and replies, and touches nobody but the tester.
 * Method: the flow in this process against a world's table, which is then looked at whole.
 */
import { beforeAll, beforeEach, expect, test } from '@jest/globals';
import { readMail } from '#functions/adapters/postal-mime.ts';
import type { RequestContext } from '#functions/context.ts';
import type { Rehearsed } from '#functions/flows/rehearsal/rehearse.ts';
import type { Touchpoint } from '#shared/domain/stage.ts';
import type { User } from '#shared/domain/user.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import { type Row, rowsIn, stateOf } from '#test/kit/kept.ts';
import { begin } from '#test/kit/person.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let core: typeof import('#functions/flows/rehearsal/rehearse.ts');
let context: RequestContext;
let tester: User;

beforeAll(async () => {
  runInside(world);
  core = await import('#functions/flows/rehearsal/rehearse.ts');
});
beforeEach(async () => {
  context = await contextInside(world);
  tester = await core.seedTester(context, { zone: 'America/Chicago', startsOn: '2027-01-04' });
});

const prompt = (day: number, stage: Touchpoint, at?: Date) =>
  core.promptAt(tester, { day, stage, ...(at && { at }) }, context);
const reply = (day: number, stage: Touchpoint, text: string, at?: Date) =>
  core.replyAt(tester, { day, stage, ...(at && { at }) }, text, context);
const itemsOf = ({ items }: Rehearsed) => items.map(({ text, status }) => `${text}: ${status}`);
const isTheirs = ({ pk }: Row) => [`USER#${tester.id}`, `POST#${tester.id}`].includes(String(pk));
/** What the tester has left in the table. */
const theirs = async () => (await rowsIn(world)).filter(isTheirs);
/** All the rest of the world: rows, mails and texts, schedules. */
async function worldBeside() {
  const { rows, ...rest } = await stateOf(world);
  return { ...rest, rows: rows.filter((row) => !isTheirs(row)) };
}

test('a day goes by as a person’s does, and the next one carries over what is open', async () => {
  const morning = await prompt(1, 'MORNING_INTENTION');
  const planned = await reply(1, 'MORNING_INTENTION', '1. Finish the deck\n2. Call Mom');
  const midday = await prompt(1, 'MIDDAY_CHECKIN');
  const told = await reply(1, 'MIDDAY_CHECKIN', 'done with 1');
  const next = await prompt(2, 'MORNING_INTENTION');

  expect(morning).toMatchObject({ outcome: 'sent', at: new Date('2027-01-04T12:00:00Z') });
  expect(morning.sent?.text).toContain('Monday, January 4');
  expect(itemsOf(planned)).toEqual(['Finish the deck: open', 'Call Mom: open']);
  expect(planned).toMatchObject({
    outcome: 'taken',
    reply: { engine: expect.stringMatching(/^reader\/\d+$/) },
  });
  expect(midday.sent?.text).toContain('[ ] Finish the deck');
  expect(itemsOf(told)).toEqual(['Finish the deck: done', 'Call Mom: open']);
  expect(told.sent?.text).toContain('Finish the deck');
  expect(itemsOf(next)).toEqual(['Call Mom: open']);
  expect(next.sent?.text).toContain('from yesterday');
});

test('its letters are whole: a real mail with both parts, and the same as a text and a card', async () => {
  const { sent } = await prompt(1, 'MORNING_INTENTION');

  const mail = await readMail(sent!.mime!);
  const oneLine = (text = '') => text.replaceAll(/\s+/g, ' ').trim();
  expect(mail.subject).toBe(sent?.letter.subject);
  expect(oneLine(mail.text)).toBe(oneLine(sent?.text));
  expect(oneLine(mail.html)).toBe(oneLine(sent?.html));
  expect(sent?.sms).toContain('What matters today?');
  expect(sent?.render.meta).toMatchObject({ arc_date: '2027-01-04', channel: 'email' });
});

test('a prompt and a reply of the same name, asked again, are the same letter', async () => {
  const first = await prompt(1, 'MORNING_INTENTION');
  const again = await prompt(1, 'MORNING_INTENTION');
  const say = (at: string) =>
    core.replyAt(
      tester,
      { day: 1, stage: 'MORNING_INTENTION', at: new Date(at) },
      'Call Mom',
      context,
      { messageId: 'one-and-the-same' },
    );
  const taken = await say('2027-01-04T12:10:00Z');
  const twice = await say('2027-01-04T12:20:00Z');

  expect(again).toMatchObject({ outcome: 'already settled', guid: first.guid });
  expect(again.sent?.text).toBe(first.sent?.text);
  expect(twice).toMatchObject({ outcome: 'duplicate', guid: taken.guid });
  expect(twice.sent?.text).toBe(taken.sent?.text);
  expect(itemsOf(twice)).toEqual(['Call Mom: open']);
});

/** All that a reply may ask of the service, with what becomes of the tester. */
const asked: readonly (readonly [text: string, user: Row])[] = [
  ['unsubscribe', { state: 'unsubscribed' }],
  ['START', { state: 'active' }],
  ['pause until Friday', { state: 'paused', pausedUntil: '2027-01-08' }],
  ['resume', { state: 'active' }],
  ['mornings at 7', { rhythm: expect.objectContaining({ MORNING_INTENTION: 420 }) }],
  ["I'm in Lisbon this week", { zone: 'Europe/Lisbon' }],
  ['email me instead', { channel: 'email' }],
  ['export my data', { state: 'active' }],
  ['delete my data', { eraseAsked: expect.anything() }],
  ['why did I get this?', { state: 'active' }],
  ['help', { state: 'active' }],
  ['list', { state: 'active' }],
  ['undo', { state: 'active' }],
  ['clear', { state: 'active' }],
];

test.each(asked)('"%s" is done for the tester, and touches nobody else', async (text, user) => {
  const beside = await worldBeside();
  await prompt(1, 'MORNING_INTENTION');
  await reply(1, 'MORNING_INTENTION', 'Call Mom');
  world.endpoint.calls.reset();

  const told = await reply(1, 'MORNING_INTENTION', text, new Date('2027-01-04T12:30:00Z'));

  expect(told.outcome).toBe('taken');
  expect(told.sent?.text).toBeTruthy();
  expect((await theirs()).find(({ sk }) => sk === 'PROFILE')).toMatchObject(user);
  expect(await worldBeside()).toEqual(beside);
  const services = world.endpoint.calls.seen().map(({ service }) => service);
  expect([...new Set(services)]).toEqual(['dynamodb']);
  for (const { expiresAt } of await theirs()) expect(expiresAt).toBe(tester.expiresAt);
});

test('"text me" makes texts of its letters, and no number is asked, noted or written to', async () => {
  const beside = await worldBeside();
  const texting = { ...context, env: { ...context.env, SMS_ENABLED: true } };
  const moment = { day: 1, stage: 'MORNING_INTENTION' } as const;
  await core.replyAt(tester, moment, 'text me at +1 212 555 0100', texting);

  const { outcome, sent } = await core.promptAt(tester, { ...moment, day: 2 }, texting);

  expect({ outcome, channel: sent?.channel, mime: sent?.mime }).toEqual({
    outcome: 'sent',
    channel: 'sms',
    mime: undefined,
  });
  expect(await worldBeside()).toEqual(beside);
  expect((await theirs()).find(({ sk }) => sk === 'PROFILE')).not.toHaveProperty('phone');
});

test('what is said of a stranger’s mail to a tester’s address goes with the tester', async () => {
  const { tellOfOtherAddress } = await import('#functions/flows/replies/not-a-reply.ts');
  await tellOfOtherAddress({ user: tester, days: [] }, context);

  const rows = await theirs();
  expect(rows.map(({ sk }) => sk)).toContainEqual(expect.stringContaining('OTHER_ADDRESS'));
  for (const { expiresAt } of rows) expect(expiresAt).toBe(tester.expiresAt);
});

test('leaving and coming back are no departure and no count of anybody', async () => {
  const beside = await worldBeside();
  for (const [minute, text] of ['unsubscribe', 'START', 'pause', 'resume'].entries()) {
    await reply(1, 'MORNING_INTENTION', text, new Date(Date.UTC(2027, 0, 4, 13, minute * 10)));
  }

  expect(await worldBeside()).toEqual(beside);
  expect((await theirs()).find(({ sk }) => sk === 'PROFILE')).toMatchObject({ state: 'active' });
});

test('the answer to the question erases the tester whole, with one last letter and no trace of it', async () => {
  const beside = await worldBeside();
  await prompt(1, 'MORNING_INTENTION');
  await reply(1, 'MORNING_INTENTION', 'Call Mom');
  await reply(1, 'MORNING_INTENTION', 'delete my data', new Date('2027-01-04T12:30:00Z'));

  const last = await reply(1, 'MORNING_INTENTION', 'delete', new Date('2027-01-04T12:40:00Z'));

  expect(last).toMatchObject({ outcome: 'erased', sent: { letter: { purpose: 'erased' } } });
  expect(await theirs()).toEqual([]);
  expect(await worldBeside()).toEqual(beside);
});

test('three months without a word thin the letters, and pause them, as a person’s', async () => {
  const outcomes = [];
  for (const day of [13, 20, 92]) outcomes.push((await prompt(day, 'MIDDAY_CHECKIN')).outcome);
  const pause = await prompt(100, 'MORNING_INTENTION');

  expect(outcomes[0]).toBe('sent');
  expect(outcomes[1]).toBe('thinned');
  expect(pause).toMatchObject({ outcome: 'sent', sent: { letter: { purpose: 'pause' } } });
  for (const { expiresAt } of await theirs()) expect(expiresAt).toBe(tester.expiresAt);
});

test('nothing stays of a tester that is erased', async () => {
  const before = await stateOf(world);
  const other = await core.seedTester(context, { zone: 'Europe/Paris' });
  const moment = { day: 1, stage: 'MORNING_INTENTION' } as const;
  await core.promptAt(other, moment, context);
  await core.replyAt(other, moment, 'Call Mom', context);
  await core.replyAt(other, moment, 'unsubscribe', context);
  expect((await stateOf(world)).rows.length).toBe(before.rows.length + 6);

  await core.eraseTester(other, context);
  await core.eraseTester(other, context);

  expect(await stateOf(world)).toEqual(before);
});

test('a person is no tester: neither written to, nor read, nor erased', async () => {
  const { userId } = await begin(world);
  const before = await stateOf(world);
  const person = { id: userId, startsOn: '2027-01-04' };
  const moment = { day: 1, stage: 'MORNING_INTENTION' } as const;

  await expect(core.promptAt(person, moment, context)).rejects.toMatchObject({
    code: 'UNKNOWN_USER',
  });
  await expect(core.replyAt(person, moment, 'unsubscribe', context)).rejects.toThrow();
  await core.eraseTester(person, context);

  expect(await stateOf(world)).toEqual(before);
});
