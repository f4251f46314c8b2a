/** What the model may cost: beyond the day's calls it isn't asked, and people are answered. */
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { logOf } from '#test/kit/kept.ts';
import { answer, owner } from '#test/kit/mail.ts';
import { type ModelServer, modelServer, says } from '#test/kit/model-server.ts';
import { startWorld, type World } from '#test/kit/world.ts';

let world: World;
let model: ModelServer;

beforeAll(async () => {
  const nothing = says({ edits: [] });
  // About the first words, a plain list, it is not asked.
  model = await modelServer(...Array.from({ length: 9 }, () => nothing));
  world = await startWorld({
    settings: { ...model.environment, MODEL_CALLS_PER_USER_AND_DAY: '1' },
  });
});
afterAll(async () => {
  await world.close();
  await model.close();
});

const saidWhy = async (): Promise<readonly string[]> =>
  (await logOf(world))
    .filter((line) => line.includes('the model was not used'))
    .map((line) => (JSON.parse(line) as { because: string }).because);

test('the second reading of a day asks nobody, and tomorrow is a new day', async () => {
  const { email, letter } = await owner(world);

  await answer(world, letter, 'sent the deck off to everybody. 9 done');
  expect(model.calls).toHaveLength(1);
  await answer(world, letter, 'finished the deck, Mom still to be called. 9 done');
  expect(model.calls).toHaveLength(1);
  expect(await saidWhy()).toEqual(['over-budget']);
  expect((await world.mails(email)).at(-1)!.text).toContain('[x] Finish the deck');

  await world.advance(24 * 60 * 60_000);
  await answer(world, letter, 'called Mom in the end. 9 done');
  expect(model.calls).toHaveLength(2);
});
