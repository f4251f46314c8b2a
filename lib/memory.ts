/** How much memory each function is given: by what it was measured to take, with headroom. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { FunctionName } from '#shared/contract/functions.ts';
import { paths } from '#shared/contract/paths.ts';
import { readsReplies } from './built.ts';

const Figures = z.object({
  events: z.int(),
  mb: z.number(),
  usualMs: z.number(),
  mostMs: z.number(),
  firstMs: z.number(),
});

const Measured = z.object({
  /** The day of the run, and its Node. */
  on: z.iso.date(),
  node: z.string(),
  /** A process that has loaded nothing, in MB. */
  emptyMb: z.number(),
  /**
   * In MB at most what one event left in use; in ms the work of half, and of 19 in 20, and what half
   * of the first events of a process took.
   */
  functions: z.record(z.string(), Figures),
});
export type MeasuredMemory = z.output<typeof Measured>;

/** Written by `scripts/memory.ts`, from the tests of the running product. */
export const measuredMemoryPath = join(import.meta.dirname, 'measured-memory.json');

export const readMeasuredMemory = (): MeasuredMemory =>
  Measured.parse(JSON.parse(readFileSync(measuredMemoryPath, 'utf8')));

/** The least is what a handler needs not to crawl; with 1,769 MB comes a whole core. */
export const sizesMb = [256, 384, 512, 1024, 1769] as const;
const wholeCoreMb = 1769;

/** Times what was seen at most: a busy hour is given less time to collect than a test. */
export const headroom = 2;

/** An event's own work, slowed down by its share of a core, takes no longer than this. */
export const patienceMs = 1000;

/**
 * Nor does the first one of a process, whose code is cold; of an event that nobody waits for at a
 * screen, twice as long.
 */
const firstPatienceMs = (name: FunctionName): number =>
  name in paths ? patienceMs : 2 * patienceMs;

/** Half of a letter's way through a worker (`send-rate.ts`): a herd waits for each of them. */
export const letterMs = 60;

/** A password is hashed beside the thread that is measured: 32 MiB, and 150 ms of a core. */
const besides: Partial<Record<FunctionName, { readonly mb: number; readonly ms: number }>> = {
  'auth.login': { mb: 34, ms: 150 },
  'signIn.change': { mb: 34, ms: 150 },
};

/** Their work grows with what is kept, and a test keeps little: the least that they are given. */
const growing: Partial<Record<FunctionName, number>> = {
  'analytics.activity': 1024,
  'users.list': 1024,
  'users.purge': 1024,
  'jobs.export': 1024,
};

/** Beside what is measured: the model and its runtime lie outside of what JavaScript counts. */
const readerMb = 1024;

const nothing = { mb: 0, usualMs: 0, mostMs: 0, firstMs: 0 };

/** What a function needs in MB, with headroom, and of what share of a core. */
export function needOf(name: FunctionName, { emptyMb, functions }: MeasuredMemory) {
  const { mb, usualMs, mostMs, firstMs } = functions[name] ?? nothing;
  const beside = besides[name] ?? { mb: 0, ms: 0 };
  const times = (ms: number, sizeMb: number) => ((ms + beside.ms) * wholeCoreMb) / sizeMb;
  return {
    mb: (emptyMb + mb + beside.mb) * headroom,
    /** How long the work of 19 in 20 events takes with so much memory. */
    mostMs: (sizeMb: number): number => times(mostMs, sizeMb),
    /** The same of the first event of a process. */
    firstMs: (sizeMb: number): number => times(firstMs, sizeMb),
    isQuick: (sizeMb: number): boolean =>
      times(mostMs, sizeMb) <= patienceMs &&
      times(firstMs, sizeMb) <= firstPatienceMs(name) &&
      (!name.startsWith('stages.') || times(usualMs, sizeMb) <= letterMs),
  };
}

const kept = readMeasuredMemory();

/** In MB: the smallest size that holds what it needs, and is quick enough. */
export function memoryMb(name: FunctionName, measured: MeasuredMemory = kept): number {
  const { mb, isQuick } = needOf(name, measured);
  const least = Math.max(mb, growing[name] ?? 0, readsReplies(name) ? readerMb : 0);
  return sizesMb.find((size) => size >= least && isQuick(size)) ?? wholeCoreMb;
}
