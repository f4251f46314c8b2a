/** Does something in the middle of a flow: at the very call after which it would not look again. */
import { expect } from '@jest/globals';
import type { CallSeen } from '#scripts/local/aws/types.ts';
import type { World } from './world.ts';

/** Begins it at the first such call of a function, which is answered a moment later. */
export async function atTheCall(
  world: World,
  caller: string,
  isIt: (call: CallSeen) => boolean,
  act: () => Promise<unknown>,
  work: () => Promise<unknown>,
): Promise<void> {
  let done: Promise<unknown> | undefined;
  world.endpoint.calls.fault({
    kind: 'slow',
    hits: (call) => {
      if (done || call.caller !== caller || !isIt(call)) return false;
      done = act();
      return true;
    },
  });
  await work();
  world.endpoint.calls.fault(undefined);
  expect(done).toBeDefined();
  await done;
}
