/** How all commands of the operator are asked, and how they say what is wrong: one parser. */
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util';
import { Problem, sentenceOf } from '../local/problem.ts';

/** Where to work, in the same words for every command. */
const common = {
  stage: { type: 'string' },
  table: { type: 'string' },
  region: { type: 'string' },
  help: { type: 'boolean', short: 'h', default: false },
} as const;

type Values<Own extends ParseArgsOptionsConfig> = ReturnType<
  typeof parseArgs<{ options: typeof common & Own }>
>['values'];

/** What a command was told about where to work. */
export type Where = Pick<Values<Record<never, never>>, 'stage' | 'table' | 'region'>;

/** Throws a Problem with the help below it where an option is none. */
export function given<const Own extends ParseArgsOptionsConfig>(
  own: Own,
  help: string,
  args?: readonly string[],
): Values<Own> {
  try {
    const options = { ...common, ...own };
    return parseArgs({ options, ...(args && { args: [...args] }) }).values;
  } catch (problem) {
    throw new Problem(`${sentenceOf(problem)}\n${help}`);
  }
}

export const say = (line: string): void => void process.stdout.write(`${line}\n`);
/** What is no answer: progress, and what went wrong. */
export const tell = (line: string): void => void process.stderr.write(`${line}\n`);

/** Runs a command; a problem is one sentence, and ends the process with 1. */
export async function command(main: () => Promise<void>): Promise<void> {
  await main().catch((problem: unknown) => {
    tell(problem instanceof Problem ? problem.message : sentenceOf(problem));
    process.exit(1);
  });
}
