/** Serves the built sites as CloudFront does, with the least that a page needs from the API. */
import { cp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { openClock } from '#scripts/local/clock.ts';
import { readCloud } from '#scripts/local/cloud.ts';
import { type Edge, startEdge } from '#scripts/local/edge.ts';
import type { Site } from '#shared/contract/pages.ts';
import { fromRoot } from '../build/root.ts';
import { siteSettings } from '../build/site-settings.ts';

/** Pages say where they are found; here they are found at `localhost`. */
export async function serveWeb() {
  const port = await freePort();
  const { waitlistWord } = siteSettings();
  const origins: Origins = {
    main: `http://localhost:${port}`,
    waitlist: `http://${waitlistWord}.localhost:${port}`,
  };
  const folder = fromRoot(`dist/bench/web-${process.pid}`);
  const [built, sites] = [join(folder, 'built'), join(folder, 'moved')];
  await cp(fromRoot('dist/sites'), built, { recursive: true });
  await moved(built, sites, origins);
  const edge = await open(sites, port);
  return {
    origins,
    /** The sites as they were built when the bench began: others may build meanwhile. */
    built,
    async close(): Promise<void> {
      await edge.close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

type Origins = Readonly<Record<Site, string>>;

async function moved(from: string, into: string, origins: Origins): Promise<void> {
  await cp(from, into, { recursive: true });
  const { origins: before } = siteSettings();
  const files = await readdir(into, { recursive: true });
  for (const file of files.filter((name) => /\.(html|xml|txt)$/.test(name))) {
    const site: Site = file.startsWith('main') ? 'main' : 'waitlist';
    const text = await readFile(join(into, file), 'utf8');
    await writeFile(join(into, file), text.replaceAll(before[site], origins[site]));
  }
}

/** Every call is answered with a yes by somebody who is signed in. */
const yes = {
  statusCode: 200,
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({
    ok: true,
    admin: { email: 'ada@example.com' },
    csrfToken: 'token',
    items: [],
  }),
};

async function open(sites: string, port: number): Promise<Edge> {
  return startEdge({
    cloud: readCloud(),
    sites,
    port,
    runtime: { invoke: async () => ({ ok: true, value: yes }) },
    clock: openClock(undefined),
    local: async () => undefined,
    report: (line) => console.error(line),
  });
}

function freePort(): Promise<number> {
  const server = createServer();
  return new Promise((ready) => {
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      const port = typeof address === 'object' && address ? address.port : 0;
      server.close(() => ready(port));
    });
  });
}
