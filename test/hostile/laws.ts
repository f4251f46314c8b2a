/**
 * The laws that hold whatever is sent, and what is watched to see that they do.
 *
 * The gate tries one round of inputs, `npm run hostile` many. A failure prints the smallest input
 * that breaks a law and its seed: with FC_SEED set to that, the first round draws it again.
 */
import { beforeEach, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { rowsIn } from '#test/kit/kept.ts';
import { suiteWorld } from '#test/kit/suite-world.ts';
import type { World } from '#test/kit/world.ts';
import { newScene, type Scene, word } from './scene.ts';

const rounds = Number(process.env['HOSTILE_ROUNDS'] ?? 1);

/** What one input led to, once all is at rest. */
export interface Seen {
  readonly lines: readonly string[];
  /** Rows that differ from before, as `pk sk`. */
  readonly changed: readonly string[];
  /** Writing calls to other services than the table, as `caller operation`. */
  readonly calls: readonly string[];
  /** Events that have to come again, or were given up. */
  readonly undone: readonly string[];
  readonly ms: number;
}

export interface Hostile {
  readonly world: World;
  /** New in each round, as hostile requests delete people and sign administrators out. */
  readonly scene: () => Scene;
  readonly watch: <Result>(work: () => Promise<Result>) => Promise<Seen & { result: Result }>;
  /** A test for each round: of so many inputs, none leads to a broken law. */
  readonly holds: <Input>(
    title: string,
    runs: number,
    inputs: (scene: Scene) => fc.Arbitrary<Input>,
    broken: (input: Input) => Promise<readonly string[]>,
  ) => void;
}

const isWrite = /^(Put|Delete|Send|Publish|Create|Update|Invoke)/;

/** One running product for all tests of a file. */
export function hostileWorld(): Hostile {
  let lines: string[] = [];
  let rows: ReadonlyMap<string, string> = new Map();
  let scene: Scene | undefined;
  const here = (): Scene => {
    if (!scene) throw new Error('The scene is there from the first test on.');
    return scene;
  };
  const world = suiteWorld({
    at: [10],
    logged: (_stream, added) => void lines.push(...added.map(({ message }) => message)),
  });
  const readRows = async () =>
    new Map(
      (await rowsIn(world)).map((row) => [
        `${String(row['pk'])} ${String(row['sk'])}`,
        JSON.stringify(row),
      ]),
    );

  const undoneEvents = (): readonly string[] => [
    ...world.runtime.pending().map(({ requestId }) => `has to come again: ${requestId}`),
    ...world.endpoint.deadLetters.all().map(({ body }) => `was given up: ${body}`),
  ];

  beforeEach(async () => {
    scene = await newScene(world);
    rows = await readRows();
  });
  return {
    world,
    scene: here,
    async watch(work) {
      lines = [];
      world.endpoint.calls.reset();
      const undoneBefore = new Set(undoneEvents());
      const began = performance.now();
      const result = await work();
      await world.runtime.atRest();
      const ms = performance.now() - began;
      const writing = world.endpoint.calls
        .seen()
        .filter(({ service, operation }) => service !== 'dynamodb' && isWrite.test(operation));
      const calls = writing.map(({ caller, operation }) => `${caller} ${operation}`);
      const before = rows;
      rows = await readRows();
      const names = new Set([...before.keys(), ...rows.keys()]);
      const changed = [...names].filter((name) => before.get(name) !== rows.get(name));
      const undone = undoneEvents().filter((one) => !undoneBefore.has(one));
      return { result, lines, changed, calls, undone, ms };
    },
    holds(title, runs, inputs, broken) {
      const numbers = Array.from({ length: rounds }, (_, round) => round);
      test.each(numbers)(`${title}: round %i`, async (round) => {
        const { seed } = fc.readConfigureGlobal() ?? {};
        const property = fc.asyncProperty(inputs(here()), async (input) => {
          expect(await broken(input)).toEqual([]);
        });
        await fc.assert(property, {
          numRuns: runs,
          // What was found by then is shown, however much smaller it could still be made.
          interruptAfterTimeLimit: 100_000,
          markInterruptAsFailure: true,
          ...(seed && { seed: seed + round }),
        });
      });
    },
  };
}

/** The letters of base64 that the word alone decides, after 0, 1 and 2 other bytes. */
const inBase64 = [
  [0, 0, 8],
  [1, 2, 10],
  [2, 3, 12],
].map(([before = 0, start, end]) =>
  Buffer.from(`${'.'.repeat(before)}${word}`)
    .toString('base64')
    .slice(start, end),
);

function showsSent(line: string, { secrets }: Scene): boolean {
  const small = line.toLowerCase();
  const inHex = Buffer.from(word).toString('hex');
  return (
    [word, inHex].some((one) => small.includes(one)) ||
    [...inBase64, ...secrets].some((one) => line.includes(one))
  );
}

export const shownInLog = (lines: readonly string[], scene: Scene): readonly string[] =>
  lines
    .filter((line) => showsSent(line, scene))
    .map((line) => `the log shows what was sent: ${line}`);

/** Lines that show what was sent, report an error, or aren't lines of JSON. */
export const brokenByLog = (lines: readonly string[], scene: Scene): readonly string[] => [
  ...shownInLog(lines, scene),
  ...lines.filter((line) => !isUsual(line)).map((line) => `the log has an error: ${line}`),
];

function isUsual(line: string): boolean {
  try {
    const { level } = JSON.parse(line) as { level?: string };
    return line.startsWith('{') && level !== 'ERROR';
  } catch {
    return false;
  }
}

/** Far beyond what anything takes, also on a busy machine. */
const patienceMs = 10_000;

/** An answer or an event that takes longer than anybody waits. */
export const brokenByTime = (ms: number, limitMs = patienceMs): readonly string[] =>
  ms > limitMs ? [`took ${Math.round(ms)} ms`] : [];
