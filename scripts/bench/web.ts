/** `npm run bench:web [-- --quick --only /faq]`: what pages weigh; fails over budget. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { gzipSync } from 'node:zlib';
import { pages, type Site, sites } from '#shared/contract/pages.ts';
import { openBrowser } from '../browser.ts';
import { buildIfStale } from '../build.ts';
import { overspent, type Weighed } from './web-budget.ts';
import { serveWeb } from './web-server.ts';
import { type Marks, marksOf, visit } from './web-visit.ts';

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    lighthouse: { type: 'boolean', default: true },
    only: { type: 'string' },
  },
  allowNegative: true,
});

await buildIfStale((line) => console.log(line));
const server = await serveWeb();
const port = new URL(server.origins.main).port;
const debugPort = Number(port) > 60_000 ? Number(port) - 1 : Number(port) + 1;
const browser = await openBrowser([`--remote-debugging-port=${debugPort}`]);
const widths = [26, 8, 9, 8, 9, 8, 18, 7, 7];
const gzipped = new Map<string, number>();
const shared = new Set(namedIn(readFileSync(join(server.built, 'main/index.html'), 'utf8')));
const broken: string[] = [];
try {
  for (const site of sites) {
    head(site);
    for (const { path, access } of pages[site]) {
      if (values.only === undefined || values.only === path) await weigh(site, path, access);
    }
  }
} finally {
  await browser?.close();
  await server.close();
}
for (const line of broken) console.log(line);
process.exitCode = broken.length > 0 ? 1 : 0;

async function weigh(site: Site, path: string, access: 'public' | 'admin'): Promise<void> {
  const address = server.origins[site] + path;
  const guarded = access === 'admin';
  const file = guarded ? 'shell.html' : join(path, 'index.html');
  const html = readFileSync(join(server.built, site, file), 'utf8');
  const named = namedIn(html);
  const seen = browser && (await visit(browser, address));
  // Where a page leads on to another, what it names itself is what it weighs.
  const fetched = seen && seen.endedAt === path ? seen.files : named;
  const own = fetched.filter((name) => !guarded || !shared.has(name));
  const listed = !html.includes('content="noindex"');
  const weighed = {
    still: named.length === 0,
    guarded,
    htmlBytes: gzipSync(html, { level: 9 }).length,
    scriptBytes: own.reduce((sum, name) => sum + bytesOf(join(server.built, site, name)), 0),
    visit: seen,
  };
  broken.push(...overspent(weighed).map((words) => `${site} ${path} ${words}`));
  const marked = values.lighthouse && seen?.endedAt === path && !guarded;
  const marks = marked
    ? await marksOf({ address, listed, port: debugPort, runs: values.quick ? 1 : 3 })
    : undefined;
  row(path, weighed, marks);
}

function namedIn(html: string): readonly string[] {
  return /data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [];
}

function bytesOf(file: string): number {
  const known = gzipped.get(file) ?? gzipSync(readFileSync(file), { level: 9 }).length;
  gzipped.set(file, known);
  return known;
}

function line(cells: readonly (string | number)[]): void {
  const padded = cells.map((cell, at) =>
    at === 0 ? String(cell).padEnd(widths[at] ?? 0) : String(cell).padStart(widths[at] ?? 0),
  );
  console.log(padded.join(' ').trimEnd());
}

function head(site: Site): void {
  console.log(`\n${site}: bytes gzipped; shift is the layout shift of a visit; LCP in ms`);
  line(['page', 'html', 'scripts', 'fonts', 'requests', 'shift', 'lighthouse', 'LCP', 'CLS']);
}

function row(path: string, { htmlBytes, scriptBytes, visit: seen }: Weighed, marks?: Marks): void {
  line([
    path,
    htmlBytes,
    scriptBytes,
    seen?.bytes.font ?? '-',
    seen?.requests ?? '-',
    seen?.shift.toFixed(4) ?? '-',
    ...(marks ? [marks.scores.join(' '), Math.round(marks.lcpMs), marks.shift.toFixed(3)] : []),
  ]);
  for (const fault of marks?.faults ?? []) console.log(`    ${fault}`);
}
