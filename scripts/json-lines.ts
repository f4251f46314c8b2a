/** Answers JSON lines on standard input with JSON lines on standard output, one by one. */
import { once } from 'node:events';
import { createInterface } from 'node:readline';

type Answerer = (asked: unknown) => Promise<object>;

const idOf = (asked: unknown): object => {
  const id = typeof asked === 'object' && asked !== null && 'id' in asked ? asked.id : undefined;
  return id === undefined ? {} : { id };
};

/** A line that cannot be answered gets an `{id?, error}` line; the exit code is then 1. */
export async function answerLines(answer: Answerer): Promise<void> {
  // Whoever reads only the first answers (`| head`) has not met an error of ours.
  process.stdout.on('error', () => process.exit());
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    let asked: unknown;
    try {
      asked = JSON.parse(line);
      await write(await answer(asked));
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : 'unknown problem';
      await write({ ...idOf(asked), error });
      process.exitCode = 1;
    }
  }
}

/** Waits for whoever reads: a million answers must not pile up in memory. */
async function write(value: object): Promise<void> {
  if (!process.stdout.write(`${JSON.stringify(value)}\n`)) await once(process.stdout, 'drain');
}
