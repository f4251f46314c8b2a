/** The handlers that the bench times do their work each time, and their calls can be made again. */
import { expect, test } from '@jest/globals';
import { runOverhead } from '#scripts/bench/overhead/run-overhead.ts';
import '#test/kit/patient.ts';

test('a sign-up, a prompt, a reply and the list go their way, in as many steps as they may', async () => {
  const compared = await runOverhead({ rounds: 1, times: 1, people: 3, only: '' });

  expect(compared.map(({ name, steps }) => [name, steps])).toEqual([
    ['sign-up', 3],
    ['prompt', 3],
    ['reply', 4],
    ['users list of 3', expect.any(Number)],
  ]);
});
