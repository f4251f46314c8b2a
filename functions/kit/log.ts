/** Structured lines with a trace id; never a letter, a reply or an address. */
import { Logger } from '@aws-lambda-powertools/logger';
import type { Log } from '../scene.ts';

const logger = new Logger({ serviceName: 'anchor', logLevel: 'INFO' });

/** `    at name (file:1:2)`, and the few that name no place. */
const frame = /^ {4}at .*(?::\d+:\d+|\(index \d+|<anonymous>|native)\)?$/;

/** The message stands before the frames, and may quote a person's lines: "at home with Ada". */
export function framesOf({ stack = '', message }: Error): string {
  const said = stack.indexOf(message);
  return stack
    .slice(said < 0 ? 0 : said + message.length)
    .split('\n')
    .filter((line) => frame.test(line))
    .slice(0, 8)
    .map((line) => line.trim())
    .join(' | ');
}

/** Lines that all carry these fields; `at` is the product's instant, beside the wall clock's. */
export const logFor = (traceId: string, functionName: string, now: Date): Log => {
  const common = { traceId, function: functionName, at: now.toISOString() };
  return {
    info: (message, fields = {}) => logger.info(message, { ...common, ...fields }),
    warn: (message, fields = {}) => logger.warn(message, { ...common, ...fields }),
    error: (message, problem, fields = {}) => {
      const cause = problem instanceof Error ? problem : new Error('not an Error');
      logger.error(message, {
        ...common,
        ...fields,
        problem: cause.name,
        frames: framesOf(cause),
      });
    },
  };
};
