/** A world for one suite: started before its first test, closed after its last. */
import { afterAll, afterEach, beforeAll, beforeEach, expect } from '@jest/globals';
import { endLetters, schedulesIn } from './end-letters.ts';
import { type Time, toNextDay } from './local-time.ts';
import { startWorld, type World, type WorldOptions } from './world.ts';

export interface SuiteWorldOptions extends WorldOptions {
  /** Begins at this time in Chicago, on the day after the real one. */
  readonly at?: Time;
}

/**
 * May be named at once and used from the first hook after it. At the end no function may have asked
 * for more than its policy allows: what works only here would fail once deployed. Whoever signs up
 * in a test gets letters until its end.
 */
export function suiteWorld({ at, ...options }: SuiteWorldOptions = {}): World {
  let started: World | undefined;
  const running = (): World => {
    if (!started) throw new Error('The world is there from the first hook on.');
    return started;
  };
  beforeAll(async () => {
    started = await startWorld(options);
    if (at) await toNextDay(started, at);
  });
  let staying: ReadonlySet<string>;
  beforeEach(() => {
    staying = schedulesIn(running());
  });
  afterEach(() => endLetters(running(), staying));
  afterAll(async () => {
    const denied = started?.endpoint.calls.denied();
    await started?.close();
    expect(denied ?? []).toEqual([]);
  });
  return new Proxy({} as World, { get: (_, name) => Reflect.get(running(), name) });
}
