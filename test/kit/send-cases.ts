/** What the three test sends have in common, for their tests. */
import { expect, test } from '@jest/globals';
import { stageWords, type Touchpoint } from '#shared/domain/stage.ts';
import { signedIn } from './admin.ts';
import { setUser } from './kept.ts';
import { begin, newAddress } from './person.ts';
import { stateOfPeople } from './state-of-people.ts';
import type { World } from './world.ts';

export const sendPath = (stage: Touchpoint): string =>
  `/api/v2/admin/${stageWords[stage].slug}/send`;

export const sendTo = async (world: World, stage: Touchpoint, email: string, more: object = {}) =>
  (await signedIn(world)).post(sendPath(stage), { email, simulate: false, ...more });

const states: readonly [state: string, words: RegExp][] = [
  ['unsubscribed', /is unsubscribed/],
  ['suppressed', /has come back/],
  ['paused', /letters are paused/],
  ['invited', /has not accepted/],
  ['deleted', /is deleted/],
];

/** Refused in a sentence, with nothing written or sent: whatever the stage. */
export function refusalCases(world: World, stage: Touchpoint): void {
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
