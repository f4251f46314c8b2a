/** Structured lines with a trace id; never a letter, a reply or an address. */

import type { Fields, Log } from '../context.ts';
import { traceRoot } from '../env.ts';

const withoutEmpty = (_name: string, value: unknown): unknown =>
  value === '' || value === null ? undefined : value;

/**
 * Writes one line of JSON with Powertools' field names, which Lambda and log queries know. The
 * Powertools logger itself would be a tenth of a function's code.
 */
function write(level: 'INFO' | 'WARN' | 'ERROR', message: string, fields: Fields): void {
  const line = {
    level,
    message,
    timestamp: new Date().toISOString(),
    service: 'anchor',
    sampling_rate: 0,
    xray_trace_id: traceRoot(),
    ...fields,
  };
  const stream = level === 'INFO' ? process.stdout : process.stderr;
  stream.write(`${JSON.stringify(line, withoutEmpty)}\n`);
}

/** `    at name (file:1:2)`, and the few frames without a place. */
const frame = /^ {4}at .*(?::\d+:\d+|\(index \d+|<anonymous>|native)\)?$/;

/** The stack's frames without its message, which may quote a person: "at home with Ada". */
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

/**
 * A logger whose lines all carry these fields; `at` is the work's own time, beside the wall
 * clock's.
 */
export const logFor = (traceId: string, functionName: string, now: Date): Log => {
  const common = { traceId, function: functionName, at: now.toISOString() };
  return {
    info: (message, fields = {}) => write('INFO', message, { ...common, ...fields }),
    warn: (message, fields = {}) => write('WARN', message, { ...common, ...fields }),
    error: (message, problem, fields = {}) => {
      const cause = problem instanceof Error ? problem : new Error('not an Error');
      write('ERROR', message, {
        ...common,
        ...fields,
        problem: cause.name,
        frames: framesOf(cause),
      });
    },
  };
};
