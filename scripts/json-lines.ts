/** Answers JSON lines on standard input with JSON lines on standard output, one by one. */
import { createInterface } from 'node:readline';

type Answerer = (asked: unknown) => Promise<object>;

const idOf = (asked: unknown): object => {
  const id = typeof asked === 'object' && asked !== null && 'id' in asked ? asked.id : undefined;
  return id === undefined ? {} : { id };
};

/** A line that cannot be answered gets an `{id?, error}` line; the exit code is then 1. */
export async function answerLines(answer: Answerer): Promise<void> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue;
    let asked: unknown;
    try {
      asked = JSON.parse(line);
      write(await answer(asked));
    } catch (problem) {
      const error = problem instanceof Error ? problem.message : 'unknown problem';
      write({ ...idOf(asked), error });
      process.exitCode = 1;
    }
  }
}

const write = (value: object): void => {
  process.stdout.write(`${JSON.stringify(value)}\n`);
};
