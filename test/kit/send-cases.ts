/** What the three test sends have in common, for their tests. */
import { expect, test } from '@jest/globals';
import { keys } from '#functions/store/keys.ts';
import type { FunctionName } from '#shared/contract/functions.ts';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import { signedIn } from './admin.ts';
import { atTheCall } from './at-the-call.ts';
import { lettersOf, removeRow, setUser } from './kept.ts';
import { toNextDay } from './local-time.ts';
import { begin, newAddress, type SignedUp } from './person.ts';
import { beginByText, textsTo } from './phone.ts';
import { stateOfPeople } from './state-of-people.ts';
import type { JsonReply, World } from './world.ts';

export const sendPath = (stage: Touchpoint): string =>
  `/api/v2/admin/${stageWords[stage].slug}/send`;

export const sendTo = async (world: World, stage: Touchpoint, email: string, more: object = {}) =>
  (await signedIn(world)).post(sendPath(stage), { email, simulate: false, ...more });

/** However it is asked for, it takes the person's own way, and leaves nothing of who is gone. */
export function reachCases(
  world: World,
  caller: FunctionName,
  send: (to: SignedUp) => Promise<JsonReply>,
): void {
  test('whoever has their letters by text has this one by text', async () => {
    // Within the hours in which a text may come.
    await toNextDay(world, [10]);
    const { phone, ...person } = await beginByText(world);
    const [mails, texts] = [await world.mails(person.email), await textsTo(world, phone)];

    const { status } = await send(person);

    expect(status).toBe(200);
    expect(await textsTo(world, phone)).toHaveLength(texts.length + 1);
    expect(await world.mails(person.email)).toEqual(mails);
  });

  test('of whoever is erased while it is composed nothing is written down', async () => {
    const person = await begin(world);
    const letters = async () => (await lettersOf(world, person.userId)).map(({ sk }) => sk);
    const before = await letters();
    let answer: JsonReply | undefined;

    await atTheCall(
      world,
      caller,
      ({ operation }) => operation === 'Query',
      () => removeRow(world, keys.user(person.userId)),
      async () => {
        answer = await send(person);
      },
    );

    expect(answer?.status).toBe(404);
    expect(await letters()).toEqual(before);
  });
}

const states: readonly [state: string, words: RegExp][] = [
  ['unsubscribed', /is unsubscribed/],
  ['suppressed', /bounces/],
  ['paused', /letters are paused/],
  ['invited', /has not accepted/],
  ['deleted', /is deleted/],
];

/** Refused in a sentence, with nothing written or sent: whatever the stage. */
function refusalCases(world: World, stage: Touchpoint): void {
  test.each(states)('whoever is %s gets nothing, and the answer says why', async (state, words) => {
    const { userId, email } = await begin(world);
    await setUser(world, userId, { state });
    const before = await stateOfPeople(world);

    const { status, body } = await sendTo(world, stage, email);

    expect(status).toBe(409);
    expect(body).toMatchObject({ ok: false, error: expect.stringMatching(words) });
    expect(await stateOfPeople(world)).toEqual(before);
  });

  test('an address of nobody is a 404 that says so', async () => {
    const before = await stateOfPeople(world);

    const { status, body } = await sendTo(world, stage, newAddress());

    expect(status).toBe(404);
    expect(body).toMatchObject({ ok: false, error: 'No user found with that email address' });
    expect(await stateOfPeople(world)).toEqual(before);
  });

  test.each([0, 8, -1, 1.5, '3', null])('%j days ahead are refused', async (days) => {
    const { email } = await begin(world);
    const before = await stateOfPeople(world);

    const { status } = await sendTo(world, stage, email, { timeTravelOffsetDays: days });

    expect(status).toBe(400);
    expect(await stateOfPeople(world)).toEqual(before);
  });

  test('a visitor and another site send nothing', async () => {
    const { email } = await begin(world);
    const admin = await signedIn(world);
    const before = await stateOfPeople(world);
    const body = { email, simulate: false };

    const visitor = await world.post(sendPath(stage), body);
    const foreign = await admin.http(sendPath(stage), {
      method: 'POST',
      headers: { origin: 'https://evil.example' },
      body: JSON.stringify(body),
    });

    expect([visitor.status, foreign.status]).toEqual([401, 403]);
    expect(await stateOfPeople(world)).toEqual(before);
  });
}

/** All that holds for a letter on demand, whatever the stage. */
export function sendCases(world: World, stage: Touchpoint): void {
  const caller = `sends.${stageWords[stage].slug}` as FunctionName;
  reachCases(world, caller, ({ email }) => sendTo(world, stage, email));
  refusalCases(world, stage);
}
