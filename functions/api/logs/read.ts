/** Reads the log of all functions between two instants. */
import { readLogs } from '#functions/flows/admin/read-logs.ts';
import { endpoint } from '#functions/kit/endpoint.ts';
import { logs } from '#shared/contract/logs.ts';

/** Anything but a whole number becomes NaN, which no range accepts. */
const ms = (given = ''): number => (/^\d{1,16}$/.test(given) ? Number(given) : Number.NaN);

export const handler = endpoint(logs.read).answers(({ query }, context) => {
  const { startMs, endMs, ...rest } = query;
  return readLogs({ ...rest, startMs: ms(startMs), endMs: ms(endMs) }, context);
});
