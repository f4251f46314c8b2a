/**
 * Lives virtual months under random faults: people come, reply, and have themselves erased, so that
 * what is kept stays as much as it was.
 */
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { keys } from '#functions/store/keys.ts';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { fromRoot } from '../build/root.ts';
import { type Chance, chanceOf } from '../lives/chance.ts';
import { changingZones } from '../lives/clock-changes.ts';
import { type Life, newLife } from '../lives/life.ts';
import { rowsUnder } from '../lives/stores.ts';
import { openTown, type Town, type Verdict } from '../lives/town.ts';
import type { Cloud } from '../local/cloud.ts';
import { type Breaking, type RandomFaults, randomFaults } from './random-faults.ts';
import { fireAgain, openRedrive } from './redeliver.ts';
import { type Look, look } from './watch.ts';

export interface SoakAsked {
  readonly minutes: number;
  /** In the town at any time. */
  readonly people: number;
  /** Of all calls to AWS, from 0 to 1, broken. */
  readonly share: number;
  readonly seed: number;
  /** Ends after so many virtual days, however early that is. */
  readonly mostDays?: number;
  readonly say: (line: string) => void;
}

export interface Soaked {
  readonly verdict: Verdict;
  readonly days: number;
  readonly userDays: number;
  readonly looks: readonly Look[];
  readonly broken: Readonly<Record<Breaking, number>>;
  /** Events delivered a second time, and dead letters handed on. */
  readonly again: number;
  readonly redriven: number;
  /** People who were erased, and of whom something was left. */
  readonly erased: number;
  readonly leftovers: number;
  readonly denied: number;
}

interface Soak {
  readonly asked: SoakAsked;
  readonly town: Town;
  readonly faults: RandomFaults;
  readonly redrive: () => number;
  readonly chance: Chance;
  readonly zones: readonly string[];
  readonly looks: Look[];
  readonly began: number;
  born: number;
  days: number;
  userDays: number;
  again: number;
  redriven: number;
  erased: number;
  leftovers: number;
}

const firstDay = Date.parse('2027-03-08T00:00:00Z');
const dayMs = 86_400_000;
/** A touchpoint later than that is not sent. */
const withinMs = 3 * 3_600_000;
/** How long people stay: each day about as many leave as come. */
const stayDays = 20;
/** A dozen zones: what is remembered of each (formatters above all) is soon there for good. */
const zoneStep = 11;
const againShare = 0.05;
/** Past Lambda's longer wait, and past the lease of an attempt that died. */
const retryMs = 3 * 60_000;
const mostRetries = 20;
const minuteMs = 60_000;

/** With nothing broken: what failed is tried again until all is done. */
async function drain(soak: Soak): Promise<void> {
  const { run } = soak.town;
  run.endpoint.calls.fault(undefined);
  for (let round = 0; round < mostRetries; round += 1) {
    const handedOn = soak.redrive();
    soak.redriven += handedOn;
    await run.runtime.atRest();
    if (handedOn === 0 && run.runtime.pending().length === 0) return;
    await run.timekeeper.advanceTo(run.clock.now() + retryMs);
  }
  throw new Error('Some events fail again and again, though nothing is broken.');
}

async function broken(soak: Soak, work: () => Promise<void>): Promise<void> {
  soak.town.run.endpoint.calls.fault(soak.faults.fault);
  await work();
  await drain(soak);
}

const bornNow = (soak: Soak): Life => {
  soak.born += 1;
  const { born, zones, chance, asked, town } = soak;
  return newLife({
    number: born,
    zone: zones[born % zones.length] ?? 'UTC',
    rhythm: dayZeroRhythm,
    habit: chance.oneOf([1, 1, 2, 3]),
    chance: chanceOf(asked.seed * 1_000_003 + born),
    at: town.run.clock.now(),
  });
};

/** Asked for and confirmed by reply; nothing may be left. */
async function leave(soak: Soak, lives: readonly Life[]): Promise<void> {
  const { town } = soak;
  await town.lookAtAll(lives);
  for (const life of lives) town.forget(life);
  for (const text of ['delete my data', 'delete']) {
    await broken(soak, async () => {
      for (const life of lives) await town.reply(life, text);
      await town.run.runtime.atRest();
    });
  }
  for (const { userId } of lives) {
    const rows = [keys.person(userId), keys.post(userId)].map((pk) => rowsUnder(town.stores, pk));
    const left = (await Promise.all(rows)).some((count) => count > 0);
    soak.erased += 1;
    if (left) soak.leftovers += 1;
  }
}

/** Who came first leaves first, a few every day, and others come. */
async function changePeople(soak: Soak): Promise<void> {
  const { town, asked } = soak;
  const few = Math.ceil(asked.people / stayDays);
  if (soak.days > 1) await leave(soak, [...town.lives].slice(0, few));
  const coming = Array.from({ length: asked.people - town.lives.size }, () => bornNow(soak));
  await broken(soak, () => town.settle(coming));
}

async function liveDay(soak: Soak): Promise<void> {
  const { town, asked } = soak;
  await changePeople(soak);
  soak.days += 1;
  await broken(soak, () => town.live(firstDay + soak.days * dayMs));
  await town.look();
  soak.userDays += asked.people;
  town.run.endpoint.calls.reset();
}

const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

async function tell(soak: Soak): Promise<void> {
  const { town, looks, began, days, userDays, faults } = soak;
  const seen = await look(town.run, performance.now() - began, days);
  looks.push(seen);
  const { once, wrong, given, lost } = town.verdict();
  const breaks = Object.values(faults.broken()).reduce((sum, one) => sum + one, 0);
  soak.asked.say(
    `minute ${(seen.at / minuteMs).toFixed(0)}: day ${days}, ${userDays} user-days, ${once} ` +
      `touchpoints, ${wrong.length} wrong, ${given} items, ${lost.length} lost, ${breaks} faults, ` +
      `heap ${megabytes(seen.heapBytes)}, worker ${megabytes(seen.workerBytes)}, ` +
      `rss ${megabytes(seen.rssBytes)}, call ${seen.callMs.toFixed(1)} ms`,
  );
}

async function liveOn(soak: Soak): Promise<void> {
  const { minutes, mostDays = Infinity } = soak.asked;
  const elapsed = (): number => performance.now() - soak.began;
  let told = 0;
  while (elapsed() < minutes * minuteMs && soak.days < mostDays) {
    await liveDay(soak);
    if (elapsed() < told * minuteMs) continue;
    await tell(soak);
    told = Math.floor(elapsed() / minuteMs) + 1;
  }
  await soak.town.lookAtAll(soak.town.lives);
}

const nothingYet = {
  born: 0,
  days: 0,
  userDays: 0,
  again: 0,
  redriven: 0,
  erased: 0,
  leftovers: 0,
};

async function openSoak(asked: SoakAsked, tableDir: string): Promise<Soak> {
  const chance = chanceOf(asked.seed);
  const cloud = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
  const town = await openTown({
    withinMs,
    workers: 2,
    tableDir,
    // The hour's letters are delivered again, some of them, and what was given up is handed on.
    async afterHour(prompts) {
      for (const prompt of prompts) {
        if (chance.next() >= againShare) continue;
        fireAgain(town.run, prompt);
        soak.again += 1;
      }
      soak.redriven += soak.redrive();
    },
  });
  await town.run.timekeeper.advanceTo(firstDay);
  const { share } = asked;
  const soak: Soak = {
    asked,
    town,
    faults: randomFaults({ chance: chanceOf(asked.seed + 1), share, now: town.run.clock.now }),
    redrive: openRedrive(town.run, cloud),
    chance,
    zones: changingZones(firstDay).filter((_, index) => index % zoneStep === 0),
    looks: [],
    began: performance.now(),
    ...nothingYet,
  };
  return soak;
}

export async function runSoak(asked: SoakAsked): Promise<Soaked> {
  const tableDir = mkdtempSync(join(tmpdir(), 'anchor-soak-'));
  const soak = await openSoak(asked, join(tableDir, 'dynamodb'));
  const { town, faults } = soak;
  try {
    await liveOn(soak);
    const { days, userDays, looks, again, redriven, erased, leftovers } = soak;
    const denied = town.run.endpoint.calls.denied().length;
    const figures = { days, userDays, looks, again, redriven, erased, leftovers, denied };
    return { ...figures, verdict: town.verdict(), broken: faults.broken() };
  } finally {
    await town.close();
    rmSync(tableDir, { recursive: true, force: true });
  }
}
