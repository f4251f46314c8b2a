/** Exports the log between two instants: one JSON value per line, oldest first, nothing cut. */
import * as z from 'zod/mini';
import { type LogPage, logPage, NoLogPage } from '#functions/adapters/cloudwatch-logs.ts';
import type { RequestContext } from '#functions/context.ts';
import { everyone } from '#functions/store/downloads.ts';
import { LogFilters, type LogLine } from '#shared/contract/logs.ts';
import { logLineOf, namesIn } from '../admin/log-line.ts';
import { isOfFunction, type LogQuestion, pageQuery } from '../admin/read-logs.ts';
import type { Work } from './do-job.ts';
import { keepDownload } from './keep-download.ts';

const Input = z.extend(LogFilters, { startMs: z.int(), endMs: z.int() });

const perPage = 10_000;

/** Retry delays. Nobody waits for the file, so a throttled call is retried patiently. */
const patienceMs = [1_000, 3_000, 9_000, 20_000];

/** Reads one page, with retries. Throws what AWS threw in the end. */
async function patiently(ask: () => Promise<LogPage>, { log }: RequestContext): Promise<LogPage> {
  for (const waitMs of patienceMs) {
    try {
      return await ask();
    } catch (problem) {
      if (!(problem instanceof NoLogPage) || problem.because === 'bad token') throw problem;
      log.warn('a page of the log did not come', { because: problem.because });
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return ask();
}

async function* pagesOf(
  asked: LogQuestion,
  context: RequestContext,
): AsyncGenerator<readonly LogLine[]> {
  const nameOf = namesIn(context.env);
  const whole = { ...pageQuery(asked, context), newestFirst: false, limit: perPage };
  let token: string | undefined;
  do {
    const from = token;
    const page = await patiently(() => logPage({ ...whole, token: from }), context);
    const lines = page.events.map((event) => logLineOf(event, nameOf));
    yield lines.filter((line) => isOfFunction(line, asked));
    token = page.token;
  } while (token !== undefined);
}

/** One line for machines: every field by its name. */
const jsonLine = ({ at, ...rest }: LogLine): string =>
  `${JSON.stringify({ time: new Date(at).toISOString(), ...rest })}\n`;

async function* linesOf(
  asked: LogQuestion,
  context: RequestContext,
  tell: (doing: string) => void,
) {
  let written = 0;
  for await (const lines of pagesOf(asked, context)) {
    // An empty chunk would stall the stream.
    if (lines.length > 0) yield lines.map(jsonLine).join('');
    written += lines.length;
    const last = lines.at(-1);
    const upTo = last ? `, up to ${new Date(last.at).toISOString().slice(11, 16)} UTC` : '';
    tell(`Writing the log: ${written.toLocaleString('en-US')} lines${upTo}`);
  }
}

const stamp = (ms: number): string =>
  new Date(ms).toISOString().slice(0, 16).replace('T', '-').replace(':', '');

const moment = (ms: number): string => new Date(ms).toISOString().slice(0, 19).replace('T', ' ');

const filterWords = ({ level, function: name, traceId }: LogFilters): string =>
  [level && `from ${level} on`, name && `of ${name}`, traceId && `of trace ${traceId}`]
    .filter(Boolean)
    .map((words) => `, ${String(words)}`)
    .join('');

/** Throws what AWS threw; no file is kept then. */
export const exportLogs: Work = async (given, context, tell) => {
  const asked = Input.parse(given);
  const { startMs, endMs } = asked;
  const range = `${moment(startMs)} to ${moment(endMs)} UTC`;
  return keepDownload(
    {
      filename: `logs-${stamp(startMs)}-to-${stamp(endMs)}.jsonl`,
      description: `Log from ${range}${filterWords(asked)}`,
      mimeType: 'application/x-ndjson',
      tags: ['logs', 'export'],
    },
    linesOf(asked, context, (doing) => tell(doing, 0)),
    context,
    { about: everyone, id: context.fileId },
  );
};
