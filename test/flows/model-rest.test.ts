/** A model that is down costs three people the wait, not everybody. */
import { afterEach, expect, test } from '@jest/globals';
import { interpret, modelRest } from '#functions/flows/replies/interpret.ts';
import { asking, listOf } from '#test/kit/asking.ts';
import { errs, type ModelServer, modelServer, says, type Turn } from '#test/kit/model-server.ts';

const start = Date.parse('2026-03-11T12:00:00Z');
const minute = 60_000;
const gym = asking('went to the gym, 9 done', listOf('Finish the deck', 'Gym'));
const noEdits = says({ edits: [], intent: null });
let model: ModelServer | undefined;

afterEach(async () => model?.close());

/** Asks at each of these minutes; answers how often the model was called by then. */
async function callsAfter(minutes: readonly number[], turns: readonly Turn[]): Promise<number[]> {
  model = await modelServer(...turns);
  const rest = modelRest();
  const counted: number[] = [];
  for (const at of minutes) {
    const now = new Date(start + at * minute);
    await interpret(gym, {
      ...model.settings,
      rest: { isOn: () => rest.isOn(now), note: (because) => rest.note(because, now) },
    });
    counted.push(model.calls.length);
  }
  return counted;
}

test('after three outages in a row it is left alone for five minutes, then tried once', async () => {
  const down = errs(401, 'invalid_api_key');
  const counts = await callsAfter(
    [0, 1, 2, 3, 6, 7.1, 8],
    Array.from({ length: 9 }, () => down),
  );

  expect(counts).toEqual([1, 2, 3, 3, 3, 4, 4]);
});

test('one answer in between starts the count anew', async () => {
  const down = errs(401, 'invalid_api_key');
  const turns = [down, down, noEdits, down, down, noEdits];

  expect(await callsAfter([0, 1, 2, 3, 4, 5], turns)).toEqual([1, 2, 3, 4, 5, 6]);
});

test('answers that are not believed are no outage', async () => {
  const refused = errs(400, 'invalid_request_error');

  expect(await callsAfter([0, 1, 2, 3], [refused, refused, refused, refused])).toEqual([
    1, 2, 3, 4,
  ]);
});

test('while it rests the reader reads alone, and says why', async () => {
  model = await modelServer();
  const reading = await interpret(gym, {
    ...model.settings,
    rest: { isOn: () => true, note: () => {} },
  });

  expect(reading).toMatchObject({ fallback: 'resting', engine: expect.stringMatching(/^reader/) });
  expect(model.calls).toHaveLength(0);
});

test('a reply of numbers and "done" asks no model', async () => {
  model = await modelServer();
  await interpret(asking('1 and 2 done', listOf('Finish the deck', 'Gym')), model.settings);

  expect(model.calls).toHaveLength(0);
});
