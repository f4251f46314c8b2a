/**
 * A town: people who live on the local run, hour by hour of its clock, with a ledger of what they
 * gave and of what came to them.
 */
import { readFileSync } from 'node:fs';
import { dayZeroRhythm } from '#shared/domain/rhythm.ts';
import { fromRoot } from '../build/root.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { operatorTable } from '../local/operator-table.ts';
import { startPassingRun } from '../local/passing-run.ts';
import { atOnce } from './at-once.ts';
import { give, missingInAll, missingOn } from './item-ledger.ts';
import { type LetterIn, letterIn, replyTo } from './letter-in.ts';
import type { Life } from './life.ts';
import { moveIn } from './move-in.ts';
import { answers, say, wishFor } from './saying.ts';
import { daysSince, type Stores } from './stores.ts';
import { type Touched, touchpointLedger } from './touchpoint-ledger.ts';
import { wordsIn } from './words-in.ts';

export interface TownOptions {
  /** Settings of the functions that differ from those of the build. */
  readonly functions?: Readonly<Record<string, string>>;
  /** How much later than its minute a letter may come, in milliseconds. */
  readonly withinMs: number;
  /** Of one function at once; more than the machine has cores only cost their start. */
  readonly workers?: number;
  /** Holds the table; undefined holds it in memory. */
  readonly tableDir?: string;
  /** Done after every hour, when its letters have come and before they are answered. */
  readonly afterHour?: (prompts: readonly Prompt[]) => Promise<void>;
}

/** A touchpoint that came in an hour. */
export interface Prompt {
  readonly life: Life;
  readonly letter: LetterIn;
}

export interface Verdict extends Touched {
  /** Things to do that were given. */
  readonly given: number;
  /** Nowhere in the store, and not asked about either. */
  readonly lost: readonly string[];
  /** Not in the store, but the answer asked about them. */
  readonly askedAbout: number;
  readonly replies: number;
}

export interface Town {
  readonly run: LocalRun;
  readonly stores: Stores;
  readonly lives: Set<Life>;
  /** Signs people up by the calls of the pages, and has their times set by their own reply. */
  readonly settle: (lives: readonly Life[]) => Promise<void>;
  /** Lives on to an instant (epoch milliseconds): letters come, and are answered in their hour. */
  readonly live: (until: number) => Promise<void>;
  /** Says something to the letter that somebody has before them. */
  readonly reply: (life: Life, text: string) => Promise<void>;
  /** Looks for all items, and counts the days that are over. */
  readonly look: () => Promise<void>;
  /** The same for some, over all of their days. */
  readonly lookAtAll: (lives: Iterable<Life>) => Promise<void>;
  /** What comes to somebody from now on is none of the town's; they may still reply. */
  readonly forget: (life: Life) => void;
  readonly verdict: () => Verdict;
  readonly close: () => Promise<void>;
}

const hourMs = 3_600_000;
const peopleAtOnce = 16;

const start = (
  cloud: Cloud,
  { functions = {}, workers, tableDir }: TownOptions,
): Promise<LocalRun> =>
  startPassingRun(cloud, {
    functions,
    // Each is looked at when it comes; years of them have no room in memory.
    lettersKept: 200,
    logsKept: 1000,
    workers,
    tableDir,
  });

export async function openTown(options: TownOptions): Promise<Town> {
  const cloud = JSON.parse(readFileSync(fromRoot('dist/cloud.json'), 'utf8')) as Cloud;
  const run = await start(cloud, options);
  const town: Open = {
    run,
    stores: {
      table: operatorTable(run.endpoint.url, cloud),
      tableName: cloud.table.name,
    },
    lives: new Set(),
    byEmail: new Map(),
    hour: [],
    afterHour: options.afterHour ?? (async () => {}),
    touchpoints: touchpointLedger(options.withinMs),
    lost: [],
    given: 0,
    askedAbout: 0,
    replies: 0,
  };
  run.endpoint.outbox.onAdd((mail) => {
    const letter = letterIn(mail);
    const life = town.byEmail.get(mail.to);
    if (letter && life) arrive(town, life, letter);
  });
  return {
    run,
    stores: town.stores,
    lives: town.lives,
    settle: (lives) => settle(town, lives),
    live: (until) => live(town, until),
    reply: (life, text) => reply(town, life, text),
    look: () => look(town),
    lookAtAll: (lives) => atOnce(peopleAtOnce, lives, (life) => lookAtAll(town, life)),
    forget: (life) => void town.lives.delete(life),
    verdict: () => {
      const { given, lost, askedAbout, replies } = town;
      return { ...town.touchpoints.touched(), given, lost, askedAbout, replies };
    },
    async close() {
      town.stores.table.destroy();
      await run.close();
    },
  };
}

interface Open {
  readonly run: LocalRun;
  readonly stores: Stores;
  readonly lives: Set<Life>;
  readonly byEmail: Map<string, Life>;
  /** What came in this hour. */
  readonly hour: Prompt[];
  readonly afterHour: (prompts: readonly Prompt[]) => Promise<void>;
  readonly touchpoints: ReturnType<typeof touchpointLedger>;
  readonly lost: string[];
  given: number;
  askedAbout: number;
  replies: number;
}

/** Whoever leaves answers the letter that asks whether to erase everything. */
function arriveLate({ byEmail }: Open, life: Life, letter: LetterIn): void {
  if (letter.purpose === 'own-data') life.letter = letter;
  if (letter.purpose === 'erased') byEmail.delete(life.email);
}

function arrive(town: Open, life: Life, letter: LetterIn): void {
  if (!town.lives.has(life)) return arriveLate(town, life, letter);
  town.touchpoints.came(life, letter);
  if (letter.purpose === 'acknowledgement') life.said.push(letter);
  if (letter.purpose !== 'prompt' && letter.stage !== 'DAY0_ACK') return;
  life.letter = letter;
  if (letter.purpose === 'prompt') town.hour.push({ life, letter });
}

async function settle(town: Open, lives: readonly Life[]): Promise<void> {
  for (const life of lives) {
    town.lives.add(life);
    town.byEmail.set(life.email, life);
  }
  await atOnce(peopleAtOnce, lives, (life) => moveIn(town.run, life));
  await town.run.runtime.atRest();
  const wishing = lives.filter(({ rhythm }) => rhythm !== dayZeroRhythm);
  await atOnce(peopleAtOnce, wishing, (life) => reply(town, life, wishFor(life.rhythm)));
  await town.run.runtime.atRest();
  for (const { items } of lives) town.given += items.size;
}

async function reply({ run }: Open, life: Life, text: string): Promise<void> {
  if (!life.letter) throw new Error(`${life.email} has no letter to answer.`);
  const raw = replyTo(life.letter, life.email, text, new Date(run.clock.now()));
  await run.receive({ raw, from: life.email, to: [life.letter.replyTo], verdicts: {} });
}

/** All that came in an hour is answered at its end. */
async function live(town: Open, until: number): Promise<void> {
  const { run, hour } = town;
  while (run.clock.now() < until) {
    const end = Math.min(until, (Math.floor(run.clock.now() / hourMs) + 1) * hourMs);
    await run.timekeeper.advanceTo(end);
    const prompts = hour.splice(0);
    await town.afterHour(prompts);
    await atOnce(peopleAtOnce, prompts, async ({ life, letter }) => {
      if (!town.lives.has(life) || !answers(life, letter.stage ?? 'DAY0_ACK', letter.at)) return;
      const { text, gives } = say(life, letter.stage ?? 'DAY0_ACK');
      await reply(town, life, text);
      give(life, gives);
      town.given += gives.length;
      town.replies += 1;
    });
    await run.runtime.atRest();
  }
}

async function look(town: Open): Promise<void> {
  await atOnce(peopleAtOnce, town.lives, async (life) => {
    town.touchpoints.count(life, town.run.clock.now());
    const days = await daysSince(town.stores, life.userId, life.checkedTo);
    await noteMissing(town, life, missingOn(life, days));
  });
}

async function lookAtAll(town: Open, life: Life): Promise<void> {
  const days = await daysSince(town.stores, life.userId, '2000-01-01');
  await noteMissing(town, life, missingInAll(life, days));
}

/** What is missing may have been asked about: then it is the person who has it. */
async function noteMissing(town: Open, life: Life, missing: readonly string[]): Promise<void> {
  const said = missing.length > 0 ? await Promise.all(life.said.map(wordsIn)) : [];
  for (const words of missing) {
    life.items.delete(words);
    if (said.some((text) => text.includes(words))) town.askedAbout += 1;
    else town.lost.push(`${life.email}: ${words}`);
  }
  life.said.length = 0;
}
