/** Rounds of hostile inputs of every kind, until the time is over, each with a seed of its own. */
import { sessionIdleMs } from '#shared/domain/limits.ts';
import { type Area, areas, type Breach, type Finding } from './finding.ts';
import { huntIn, usual } from './hunt-in.ts';
import { type Growth, openScales, type Scales, toleratedBytes } from './memory.ts';
import { openProduct, type Product } from './product.ts';
import { newScene } from './scene.ts';
import { type Counted, openTally, type Tally } from './tally.ts';

export interface HostileAsked {
  readonly seed: number;
  readonly minutes: number;
  /** Ends before the minutes do. */
  readonly rounds: number;
  /** Inputs of a round, in hundredths of the usual. */
  readonly share: number;
  readonly only: Area | undefined;
  readonly say: (line: string) => void;
}

export interface HostileReport extends Pick<HostileAsked, 'seed' | 'only'> {
  readonly seconds: number;
  readonly rounds: number;
  readonly counted: Counted;
  readonly byArea: Readonly<Partial<Record<Area, number>>>;
  readonly findings: readonly Finding[];
  readonly growth: Growth | undefined;
}

/** What goes on from round to round. */
interface Going {
  readonly asked: HostileAsked;
  readonly product: Product;
  readonly tally: Tally;
  readonly scales: Scales;
  readonly byArea: Partial<Record<Area, number>>;
  /** Signs of what was found. */
  readonly known: Set<string>;
  readonly until: number;
}

/** Half an hour of nothing ends a session, whoever still holds its cookie. */
async function sessionEnds({ product }: Going): Promise<readonly Breach[]> {
  const { run, cookies } = product;
  await run.timekeeper.advanceTo(run.clock.now() + sessionIdleMs + 60_000);
  const { status, text } = await product.ask({
    method: 'GET',
    path: '/auth/whoami',
    headers: [['cookie', `anchor_session=${cookies().session}`]],
    body: undefined,
    from: '127.0.0.1',
  });
  return status === 401 ? [] : [{ law: 'token', sign: 'a session that had ended', detail: text }];
}

/** What no single input shows: writes that nobody asked for, rights that nobody has. */
async function afterRound(going: Going, seed: number): Promise<readonly Finding[]> {
  const { product, known } = going;
  const { calls } = product.run.endpoint;
  const rights = calls.denied().map(
    ({ caller, action, resource }): Breach => ({
      law: 'rights',
      sign: `${caller} ${action}`,
      detail: resource,
    }),
  );
  const unseen = (await product.watch.compare()).map(
    (row): Breach => ({ law: 'wrote', sign: 'unseen', detail: `${row}, by nobody who was seen` }),
  );
  calls.reset();
  const sessions = await sessionEnds(going);
  return [...rights, ...unseen, ...sessions].flatMap((breach) => {
    const sign = `${breach.law} ${breach.sign}`;
    if (known.has(sign)) return [];
    known.add(sign);
    return [{ ...breach, area: 'routes' as const, seed, input: 'a whole round' }];
  });
}

async function oneRound(going: Going, seed: number): Promise<readonly Finding[]> {
  const { asked, product, tally, byArea, known, until, scales } = going;
  const scene = await newScene(product, seed);
  await product.watch.compare();
  const findings: Finding[] = [];
  for (const area of areas.filter((one) => (asked.only ?? one) === one)) {
    const before = tally.counted().tried;
    const runs = Math.max(1, Math.round((usual[area] * asked.share) / 100));
    const shared = { area, seed, runs, known, until };
    findings.push(...(await huntIn(shared, { product, scene, tally })));
    byArea[area] = (byArea[area] ?? 0) + tally.counted().tried - before;
    await scales.weigh();
  }
  return [...findings, ...(await afterRound(going, seed))];
}

function grewToo(growth: Growth | undefined, seed: number): readonly Finding[] {
  const { most } = growth ?? {};
  if (!most || most.grown < toleratedBytes) return [];
  const detail = `${Math.round(most.grown / 1_000)} kB`;
  const input = 'the whole run';
  return [{ law: 'memory', sign: most.name, detail, area: 'routes', seed, input }];
}

async function rounds(going: Going) {
  const { asked, tally, until, scales } = going;
  const findings: Finding[] = [];
  let round = 0;
  for (; round < asked.rounds && Date.now() < until; round += 1) {
    findings.push(...(await oneRound(going, asked.seed + round)));
    asked.say(`round ${round + 1}: ${tally.counted().tried} tried, ${findings.length} found`);
  }
  const growth = scales.growth();
  return { rounds: round, growth, findings: [...findings, ...grewToo(growth, asked.seed)] };
}

export async function runHostile(asked: HostileAsked): Promise<HostileReport> {
  const began = performance.now();
  const product = await openProduct();
  const tally = openTally();
  const byArea: Partial<Record<Area, number>> = {};
  const until = Date.now() + asked.minutes * 60_000;
  try {
    const scales = openScales(product.run.runtime);
    const known = new Set<string>();
    const done = await rounds({ asked, product, tally, scales, byArea, known, until });
    const seconds = (performance.now() - began) / 1_000;
    const { seed, only } = asked;
    return { seed, only, seconds, counted: tally.counted(), byArea, ...done };
  } finally {
    await product.close();
  }
}
