/** `npm run bench:admin`: what the table of people costs, over a thousand and over many more. */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from '../build.ts';
import type { Cloud } from '../local/cloud.ts';
import { type LocalRun, startLocalRun } from '../local/local-run.ts';
import { personAt, seedCrowd } from './admin/crowd.ts';
import { signIn } from './admin/session.ts';

const small = 1_000;
const large = Number(process.argv[2] ?? 100_000);
const pageSize = 50;
const pages = 10;
const rounds = 15;
/** Read units are exact: a table that is flat reads the same of any number of people. */
const mostUnits = 1.1;

interface Site {
  readonly run: LocalRun;
  readonly count: number;
  readonly cookie: string;
}

interface Answer {
  readonly total: number;
  readonly items: readonly { readonly email: string }[];
  readonly nextCursor: string | null;
}

interface Asked {
  readonly name: string;
  /** A path to ask for; made once for each site. */
  readonly path: (site: Site) => Promise<string>;
  /** What must stand in the answer, or the figures are of nothing. */
  readonly finds: (site: Site) => string;
}

const users = '/api/v2/admin/users';
const searched = ({ count }: Site) => personAt(Math.floor(count / 2));

async function ask({ run, cookie }: Site, path: string): Promise<Answer> {
  const response = await fetch(`http://127.0.0.1:${run.port}${path}`, { headers: { cookie } });
  if (!response.ok) throw new Error(`${path} answered ${response.status}.`);
  return (await response.json()) as Answer;
}

async function tenthPage(site: Site): Promise<string> {
  let path = `${users}?limit=${pageSize}`;
  for (let page = 1; page < pages; page += 1) {
    const { nextCursor } = await ask(site, path);
    path = `${users}?limit=${pageSize}&cursor=${encodeURIComponent(String(nextCursor))}`;
  }
  return path;
}

const search = (q: (site: Site) => string) => async (site: Site) =>
  `${users}?q=${encodeURIComponent(q(site))}`;
const emailOf = (site: Site): string => searched(site).email;

const questions: readonly Asked[] = [
  {
    name: 'first page',
    path: async () => `${users}?limit=${pageSize}`,
    finds: ({ count }) => personAt(count).email,
  },
  {
    name: 'tenth page',
    path: tenthPage,
    finds: ({ count }) => personAt(count - pageSize * (pages - 1)).email,
  },
  { name: 'by full address', path: search(emailOf), finds: emailOf },
  { name: 'by id', path: search((site) => searched(site).id), finds: emailOf },
  {
    name: 'by first 8 of an id',
    path: search((site) => searched(site).id.slice(0, 8)),
    finds: emailOf,
  },
  {
    name: 'count',
    path: async () => '/api/analytics/recent-signups',
    finds: ({ count }) => String(count),
  },
];

interface Measured {
  readonly ms: number[];
  units: number;
}

/** The administrator's own session is read too, and counts. */
async function measure(site: Site, { name, finds }: Asked, path: string, into: Measured) {
  const { calls } = site.run.endpoint;
  calls.reset();
  const began = performance.now();
  const answer = await ask(site, path);
  into.ms.push(performance.now() - began);
  if (!JSON.stringify(answer).includes(finds(site))) throw new Error(`${name}: not found.`);
  into.units = calls.seen().reduce((sum, { readUnits }) => sum + readUnits, 0);
}

const median = (numbers: readonly number[]): number =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;

const row = (name: string, cells: readonly string[]): string =>
  [name.padEnd(20), ...cells.map((cell) => cell.padStart(11))].join(' ');

/** Interleaved, so that what else this machine does is shared by both. */
async function compare(sites: readonly [Site, Site], asked: Asked): Promise<boolean> {
  const paths = [await asked.path(sites[0]), await asked.path(sites[1])] as const;
  const found: [Measured, Measured] = [
    { ms: [], units: 0 },
    { ms: [], units: 0 },
  ];
  for (let round = 0; round < rounds; round += 1) {
    await measure(sites[0], asked, paths[0], found[0]);
    await measure(sites[1], asked, paths[1], found[1]);
  }
  const [few, many] = found;
  const [fewMs, manyMs] = [median(few.ms), median(many.ms)];
  const figures = [fewMs.toFixed(1), manyMs.toFixed(1), (manyMs / fewMs).toFixed(2)];
  const units = [String(few.units), String(many.units), (many.units / few.units).toFixed(2)];
  console.log(row(asked.name, [...figures, ...units]));
  return many.units / few.units <= mostUnits;
}

async function openSite(cloud: Cloud, folder: string, count: number): Promise<Site> {
  const began = performance.now();
  await seedCrowd({ cloud, folder, count, living: pageSize * pages + 1 });
  const seconds = ((performance.now() - began) / 1000).toFixed(0);
  console.error(`${count.toLocaleString('en')} people written in ${seconds} s`);
  const run = await startLocalRun({
    cloud,
    root,
    sites: join(root, 'dist/sites'),
    dataDir: folder,
    port: 0,
    smtpPort: 0,
    awsPort: 0,
    relayUrl: undefined,
    functions: {},
    tokenSecret: 'a secret for a run that nobody else sees',
    // Once the figures are there, what is still swept away has no table any more.
    report: (line) => isDone || console.error(line),
  });
  return { run, count, cookie: await signIn(run, cloud) };
}

const root = join(import.meta.dirname, '../..');
let isDone = false;
await buildIfStale((line) => console.error(line));
const cloud = JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;
const folders = [small, large].map(() => mkdtempSync(join(tmpdir(), 'anchor-bench-')));
const sites: Site[] = [];
try {
  for (const [at, count] of [small, large].entries()) {
    sites.push(await openSite(cloud, folders[at] ?? '', count));
  }
  const [few, many] = sites;
  if (!few || !many) throw new Error('Two sites were to be opened.');
  const [busy = 0] = loadavg();
  console.log(`Median of ${rounds} rounds through edge and function, ${pageSize} people a page;`);
  console.log(`x is the ratio. ${cpus().length} cores, load ${busy.toFixed(1)}.\n`);
  const counts = [small, large].map((count) => count.toLocaleString('en'));
  const heads = (unit: string) => [...counts.map((count) => `${count} ${unit}`), 'x'];
  console.log(row('', [...heads('ms'), ...heads('RRU')]));
  let isFlat = true;
  for (const asked of questions) isFlat = (await compare([few, many], asked)) && isFlat;
  console.log('\nRRU: read units of DynamoDB, the session of the administrator included.');
  if (!isFlat) process.exitCode = 1;
} finally {
  isDone = true;
  for (const { run } of sites) await run.close();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
