/** Exports the log between two instants: one JSON value per line, oldest first, nothing cut. */
import * as z from 'zod/mini';
import { logPage } from '#functions/adapters/cloudwatch-logs.ts';
import { LogFilters, type LogLine } from '#shared/contract/logs.ts';
import { logLineOf, namesIn } from '../admin/log-line.ts';
import { isOfFunction, pageQuery } from '../admin/read-logs.ts';
import type { Work } from './do-job.ts';

const Input = z.extend(LogFilters, { startMs: z.int(), endMs: z.int() });

const perPage = 10_000;

/** One line for machines: every field by its name. */
const jsonLine = ({ at, ...rest }: LogLine): string =>
  `${JSON.stringify({ time: new Date(at).toISOString(), ...rest })}\n`;

const stamp = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', '-').replace(':', '');

const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const filterWords = ({ level, function: name, traceId }: LogFilters): string =>
  [level && `from ${level} on`, name && `of ${name}`, traceId && `of trace ${traceId}`]
    .filter(Boolean)
    .map((words) => `, ${String(words)}`)
    .join('');

/** CloudWatch's own word for the place behind a page holds for a day. */
export const exportLogs: Work = (given, _begunAt, context) => {
  const asked = Input.parse(given);
  const { startMs, endMs } = asked;
  const nameOf = namesIn(context.env);
  const whole = { ...pageQuery(asked, context), newestFirst: false, limit: perPage };
  return {
    file: {
      filename: `logs-${stamp(startMs)}-to-${stamp(endMs)}.jsonl`,
      description: `Log from ${moment(startMs)} to ${moment(endMs)} UTC${filterWords(asked)}`,
      mimeType: 'application/x-ndjson',
      tags: ['logs', 'export'],
    },
    async page(from) {
      const { events, token } = await logPage({ ...whole, token: from?.after });
      const read = events.map((event) => logLineOf(event, nameOf));
      const lines = read.filter((line) => isOfFunction(line, asked));
      const written = (from?.written ?? 0) + lines.length;
      const last = lines.at(-1);
      const upTo = last ? `, up to ${new Date(last.at).toISOString().slice(11, 16)} UTC` : '';
      return {
        text: lines.map(jsonLine).join(''),
        written,
        doing: `Writing the log: ${written.toLocaleString('en-US')} lines${upTo}`,
        step: 0,
        after: token,
      };
    },
  };
};
