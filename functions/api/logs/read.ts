/** Lines of the log of every function, between two instants. */
import { readLogs } from '#functions/flows/admin/read-logs.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { logs } from '#shared/contract/logs.ts';

/** What is no whole number becomes NaN, which no range has. */
const ms = (given = ''): number => (/^\d{1,16}$/.test(given) ? Number(given) : Number.NaN);

export const handler = endpoint(logs.read).answers(({ query }, context) => {
  const { startMs, endMs, ...rest } = query;
  return readLogs({ ...rest, startMs: ms(startMs), endMs: ms(endMs) }, context);
});
