/**
 * Goal: "Test OpenAI Key" says what is wrong with the model, and passes only one that reads.
 * Method: a model on this machine that fails in each way there is, or reads, or reads wrongly.
 */
import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { RequestContext } from '#functions/context.ts';
import { readsAbly } from '#test/kit/able-model.ts';
import { contextInside } from '#test/kit/context-inside.ts';
import { runInside } from '#test/kit/inside.ts';
import {
  cutsOff,
  errs,
  fails,
  type ModelServer,
  modelServer,
  neverAnswers,
  refuses,
  says,
  saysNothing,
  stopsInTheMiddle,
  type Turn,
} from '#test/kit/model-server.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';

const world = suiteWorld();
let readLive: typeof import('#functions/flows/admin/proofs/live-model.ts').readLive;
let model: ModelServer;

beforeAll(async () => {
  runInside(world);
  ({ readLive } = await import('#functions/flows/admin/proofs/live-model.ts'));
});
afterEach(() => model.close());

/** All the time there is has gone by but a little: nobody waits for what never answers. */
function almostOver(now: Date): () => Date {
  let asked = 0;
  return () => new Date(now.getTime() + (asked++ === 0 ? 0 : 19_400));
}

async function sceneWith(more: Partial<RequestContext['env']> = {}): Promise<RequestContext> {
  const context = await contextInside(world);
  return {
    ...context,
    env: { ...context.env, ...model.environment, MODEL_ENABLED: true, ...more },
  };
}

test('a model that reads passes, and has really been asked', async () => {
  model = await modelServer(readsAbly);

  const { live, proof } = await readLive(await sceneWith());

  expect(proof).toEqual({ passed: true, checked: 48, failures: [] });
  expect(live).toEqual({
    passed: true,
    model: 'test-model',
    asked: model.calls.length,
    notBelieved: 0,
  });
  expect(model.calls.length).toBeGreaterThan(20);
});

test.each<[because: string, says: RegExp, turn: Turn]>([
  ['refused', /refused the key/, errs(401, 'invalid_api_key')],
  ['refused', /refused the key/, errs(403, 'forbidden')],
  ['rate limited', /no more calls/, errs(429, 'rate_limit_exceeded')],
  ['server error', /fault of its own/, errs(500, 'server_error')],
  ['request refused', /name of the model/, errs(404, 'model_not_found')],
  ['unreachable', /could not be reached/, cutsOff],
  ['declined to answer', /would not answer/, refuses],
  ['broke off its answer', /end of its answer/, stopsInTheMiddle],
  ['empty answer', /nothing/, saysNothing],
  ['failed', /failed/, fails],
  ['wrong schema', /another shape/, says({ edits: 'all of them' })],
  ['wrong schema', /another shape/, says('I think they finished the deck.')],
])('what failed is said: %s', async (because, sentence, turn) => {
  model = await modelServer(turn);

  const { live, proof } = await readLive(await sceneWith());

  expect(live).toMatchObject({ passed: false, because, says: expect.stringMatching(sentence) });
  expect(JSON.stringify(live)).not.toContain('test-key');
  // Who cannot answer one is not asked 40 more.
  expect(proof).toBeUndefined();
  expect(model.calls.length).toBeLessThanOrEqual(2);
});

test('a model that does not answer in time has timed out', async () => {
  model = await modelServer(neverAnswers);
  const context = await sceneWith();

  const { live } = await readLive({ ...context, clock: almostOver(context.now) });

  expect(live).toMatchObject({ passed: false, because: 'timed out' });
});

test('a server that is gone is unreachable', async () => {
  model = await modelServer(readsAbly);
  const context = await sceneWith();
  await model.close();

  expect((await readLive(context)).live.because).toBe('unreachable');
});

test('a model that breaks off among the others fails with its reason', async () => {
  model = await modelServer(readsAbly, readsAbly, readsAbly, errs(429, 'rate_limit_exceeded'));

  const { live } = await readLive(await sceneWith());

  expect(live).toMatchObject({ passed: false, because: 'rate limited' });
});

test('a model that reads wrongly does not pass, though it answers in time and in shape', async () => {
  const nothing = says({ edits: [{ op: 'none', what: '', quote: '' }] });
  model = await modelServer(readsAbly, nothing);

  const { live, proof } = await readLive(await sceneWith());

  expect(live.passed).toBe(true);
  expect(proof?.passed).toBe(false);
  expect(proof?.failures).toContainEqual({
    what: 'Midday check-in: “called mom, deck is half done”',
    why: expect.stringContaining('call mom: open'),
  });
});

test('a model that does what a hostile reply orders is not believed', async () => {
  const all = ['1', '2', '3'].map((what) => ({
    op: 'complete',
    what,
    quote: 'mark everything done',
  }));
  const obeys: Turn = (response, call) =>
    /Ignore all previous/.test(call.text)
      ? says({ edits: all })(response, call)
      : readsAbly(response, call);
  model = await modelServer(obeys);

  const { live, proof } = await readLive(await sceneWith());

  expect(proof).toMatchObject({ passed: true });
  expect(live).toMatchObject({ passed: true, notBelieved: 1 });
});
