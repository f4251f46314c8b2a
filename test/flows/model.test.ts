/**
 * Goal: beside a language model the product reads as without one, names nobody to it, and logs why it did not.
 * Method: the built function beside a model on this machine; what it was asked and logged is read.
 */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logOf } from '#test/kit/kept.ts';
import { toNextDay } from '#test/kit/local-time.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { errs, type ModelServer, modelServer, says } from '#test/kit/model-server.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
let model: ModelServer;
const proposed = (op: string, quote: string) => ({
  edits: [{ op, what: '1', quote }],
});

beforeAll(async () => {
  // The first words are a plain list, about which nobody is asked.
  model = await modelServer(
    errs(400, 'invalid_request_error'),
    says(proposed('complete', 'never said')),
  );
  world = await startWorld({ settings: model.environment });
  await toNextDay(world, [10]);
});
afterAll(async () => {
  await world.close();
  await model.close();
});

test('a reply is read all the same, and the log says in a word why the model was not believed', async () => {
  const { email, userId, letter } = await owner(world);

  await answer(world, letter, 'finally finished the deck. 9 done');
  await answer(world, letter, 'called Mom. 9 done');

  const { text } = (await world.mails(email)).at(-1)!;
  expect(text).toMatch(/\[x\] Finish the deck[\s\S]*\[x\] Call Mom/);
  const because = (await logOf(world))
    .filter((line) => line.includes('the model was not used'))
    .map((line) => (JSON.parse(line) as { because: string }).because);
  expect(because).toEqual(['request-refused', 'not-said']);
  const asked = model.calls.map(({ text: body }) => body);
  expect(asked).toHaveLength(2);
  expect(asked.join()).not.toContain(userId);
  expect(asked.join()).not.toContain(email);
  expect(asked.join()).not.toContain('@');
  const names = model.calls.map(({ body }) => body['safety_identifier']);
  expect(names).toEqual([expect.stringMatching(/^[0-9a-f]{64}$/), names[0]]);
  expect(model.calls.every(({ body }) => body['store'] === false)).toBe(true);
});
