/**
 * The environment of every test file. The local run is loaded once in each Jest process, outside of
 * the files' own modules, and what one file warmed up serves the next: a world gets the ports, the
 * clock's memory and the idle workers of one that was closed, and a table of its own; suites of
 * pages share one browser, in which each has windows of its own.
 */
import { TestEnvironment } from 'jest-environment-node';
import { theReader } from '#functions/adapters/reader-model.ts';
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

/** The browser ends when no suite has wanted it for so long; until then it keeps the process. */
const browserRestsMs = 2_000;
let started;
let suites = 0;
let ending;

async function startBrowser() {
  const { openBrowser } = await import('#scripts/browser.ts');
  return openBrowser();
}

/** One that has crashed is started again for the next suite. */
async function theBrowser() {
  const known = await started;
  if (known?.isConnected()) return known;
  started = startBrowser();
  return started;
}

async function shareBrowser() {
  clearTimeout(ending);
  suites += 1;
  const shared = await theBrowser();
  if (!shared) return undefined;
  const contexts = [];
  return Object.assign(Object.create(shared), {
    async newContext(options) {
      const context = await shared.newContext(options);
      contexts.push(context);
      return context;
    },
    async close() {
      for (const context of contexts) await context.close();
      suites -= 1;
      if (suites > 0) return;
      ending = setTimeout(() => {
        started = undefined;
        void shared.close();
      }, browserRestsMs);
    },
  });
}

export default class extends TestEnvironment {
  async setup() {
    await super.setup();
    Object.assign(this.global, {
      localRuns: { startLocalRun, startWarmRun },
      shareBrowser,
      theReader,
    });
  }
}
