/** Instants as the log viewer writes them: in its boxes, under them, and beside each line. */
import { logWindowMaxMs } from '#shared/domain/limits.ts';
import type { LogRange } from '#shared/domain/log-range.ts';

/** Whose clock is shown; both in 24 hours. */
export type Clock = 'local' | 'utc';

const minuteMs = 60_000;
const isoSeconds = 'YYYY-MM-DDTHH:MM:SS'.length;

/** The instant moved so that writing it in UTC shows local time. */
const asLocal = (ms: number): number => ms - new Date(ms).getTimezoneOffset() * minuteMs;

const iso = (ms: number, clock: Clock): string =>
  new Date(clock === 'local' ? asLocal(ms) : ms).toISOString();

/** What a box holds: `2026-11-20T14:17:00`, by this person's clock. */
export const boxOf = (ms: number): string => iso(ms, 'local').slice(0, isoSeconds);

/** NaN for an empty box, or half a date. */
export const msOfBox = (value: string): number => (value ? new Date(value).getTime() : Number.NaN);

/** `2026-11-20 20:17:00`, or a dash where there is no instant. */
export const utcEcho = (value: string): string => {
  const ms = msOfBox(value);
  return Number.isNaN(ms) ? '–' : iso(ms, 'utc').slice(0, isoSeconds).replace('T', ' ');
};

/** `14:17:02.118` */
export const lineClock = (ms: number, clock: Clock): string => iso(ms, clock).slice(11, 23);

/** `14:17:00` */
export const secondClock = (ms: number, clock: Clock): string => iso(ms, clock).slice(11, 19);

/** `14:17:00 to 14:32:00, local`; with the dates where they are two. */
export function rangeWords({ startMs, endMs }: LogRange, clock: Clock): string {
  const [start, end] = [iso(startMs, clock), iso(endMs, clock)];
  const from = start.slice(0, 10) === end.slice(0, 10) ? 11 : 0;
  const words = [start, end].map((one) => one.slice(from, isoSeconds).replace('T', ' '));
  return `${words.join(' to ')}, ${clock === 'local' ? 'local' : 'UTC'}`;
}

/** How far back a first look goes. */
export const firstMinutes = 15;

/** The last minutes, including the current second. */
export function lastMinutes(minutes: number, nowMs: number): LogRange {
  const endMs = Math.ceil(nowMs / 1000) * 1000;
  return { startMs: endMs - minutes * minuteMs, endMs };
}

/** The range to search for a trace: around its instant, or the last day. */
export function aroundTrace(at: string | null, nowMs: number): LogRange {
  const ms = at ? Date.parse(at) : Number.NaN;
  if (Number.isNaN(ms)) return lastMinutes(logWindowMaxMs / minuteMs, nowMs);
  const halfMs = 30 * minuteMs;
  const middle = Math.floor(ms / 1000) * 1000;
  return { startMs: middle - halfMs, endMs: middle + halfMs };
}

/** Why a range is invalid; undefined if it is valid. */
export function rangeFailure({ startMs, endMs }: LogRange): string | undefined {
  if (Number.isNaN(startMs) || Number.isNaN(endMs)) return 'Invalid time range.';
  if (endMs <= startMs) return 'End time must be after start time';
  return endMs - startMs > logWindowMaxMs ? 'Time window too large (max 24 hours)' : undefined;
}
