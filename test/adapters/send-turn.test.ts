/** Mails of one Lambda go out a pause apart, and time lost is made up for within bounds. */
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openTurns } from '#functions/adapters/ses.ts';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const clock = () => new Date();

/** When each of so many mails that are ready at once may go, from now on. */
async function timesOf(
  turn: ReturnType<typeof openTurns>,
  mails: number,
): Promise<readonly number[]> {
  const began = performance.now();
  const times: number[] = [];
  const all = Array.from({ length: mails }, () =>
    turn(clock).then(() => times.push(performance.now() - began)),
  );
  await jest.advanceTimersByTimeAsync(60_000);
  await Promise.all(all);
  return times;
}

test('the first mail goes at once, and each of a batch a pause after the one before', async () => {
  expect(await timesOf(openTurns(150), 4)).toEqual([0, 150, 300, 450]);
});

test('who was held up sends what a second would have let through, and no more', async () => {
  const turn = openTurns(250);
  await turn(clock);
  await jest.advanceTimersByTimeAsync(600_000);

  expect(await timesOf(turn, 7)).toEqual([0, 0, 0, 0, 0, 250, 500]);
});

test('a mail that takes longer than the pause is not waited after', async () => {
  const turn = openTurns(100);
  await turn(clock);
  await jest.advanceTimersByTimeAsync(120);

  expect(await timesOf(turn, 2)).toEqual([0, 80]);
});
