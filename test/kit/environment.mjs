/**
 * The environment of every test file. The local run is loaded once in each Jest process, outside of
 * the files' own modules, and what one file warmed up serves the next: a world gets the ports, the
 * clock's memory and the idle workers of one that was closed, and a table of its own.
 */
import { TestEnvironment } from 'jest-environment-node';
import { startLocalRun } from '#scripts/local/local-run.ts';

/** What closed runs left, for the next ones; two at once never share. */
const left = [];

async function startWarmRun(options) {
  const { ports, ...kept } = left.pop() ?? {
    ports: {},
    parked: new Map(),
    clockMemory: new SharedArrayBuffer(8),
  };
  let run;
  try {
    run = await startLocalRun({ ...options, ...kept, ...ports });
  } catch (problem) {
    // Somebody else took one of the ports meanwhile: whoever was warm knows the old ones.
    for (const instance of kept.parked.values()) instance.end({});
    if (!ports.port) throw problem;
    return startWarmRun(options);
  }
  const { port, awsPort } = run;
  return {
    ...run,
    async close() {
      await run.close();
      left.push({ ...kept, ports: { port, awsPort } });
    },
  };
}

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, { localRuns: { startLocalRun, startWarmRun } });
  }
}
