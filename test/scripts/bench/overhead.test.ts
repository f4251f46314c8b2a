/** What is heard of the SDK's clients is sent again as it was, in the order in which it waited. */
import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses';
import { expect, test } from '@jest/globals';
import { record, replay, stepsOf } from '#scripts/bench/overhead/recorder.ts';
import { sayOverhead } from '#scripts/bench/overhead/say-overhead.ts';

/** A client that answers by itself, and says what reached it. */
function clientOf(seen: string[], isRefused: (name: string) => boolean = () => false) {
  const client = new SESClient({ region: 'us-east-1' });
  client.middlewareStack.add(
    () => async (args) => {
      const { name } = args.input as unknown as { name: string };
      seen.push(`${name} begins`);
      await new Promise((done) => setTimeout(done, 5));
      seen.push(`${name} ends`);
      if (isRefused(name)) throw Object.assign(new Error(name), { name: 'Refused' });
      return { response: {}, output: { $metadata: {} } } as never;
    },
    { step: 'initialize' },
  );
  return { call: (name: string) => client.send(new GetSendQuotaCommand({ name } as never)) };
}

test('calls made together are made together again, and those after them wait', async () => {
  const seen: string[] = [];
  const { call } = clientOf(seen);

  const recording = await record(async () => {
    await Promise.all([call('a'), call('b')]);
    await call('c');
  });
  const first = seen.splice(0);
  await replay(recording);

  expect(first).toEqual(['a begins', 'b begins', 'a ends', 'b ends', 'c begins', 'c ends']);
  expect(seen).toEqual(first);
  expect(stepsOf(recording)).toBe(2);
});

test('nothing is heard after a recording has ended', async () => {
  const { call } = clientOf([]);
  const recording = await record(() => call('a'));

  await call('b');

  expect(recording).toHaveLength(1);
});

test('a call that ends otherwise than it did is no measure of the same', async () => {
  let isRefused = true;
  const { call } = clientOf([], () => isRefused);
  const recording = await record(() => call('a').catch(() => undefined));

  await expect(replay(recording)).resolves.toBeUndefined();
  isRefused = false;

  await expect(replay(recording)).rejects.toThrow("was done, the handler's Refused");
});

test('the table shows the median beside its goal, and how far the rounds were apart', () => {
  const compared = {
    name: 'reply',
    calls: 9,
    steps: 4,
    handlerMs: 12,
    bareMs: 10,
    ratio: 1.2,
    ratios: [1.1, 1.2, 1.35],
    cpuRatio: 1.15,
  };

  const said = sayOverhead({ compared: [compared], rounds: 3, times: 5, machine: 'this one' });

  expect(said.at(-1)).toMatch(
    /^reply +9 +4 +12\.00 ms +10\.00 ms +<= 1\.20 +1\.20 +1\.10-1\.35 +1\.15$/,
  );
});
