/** Lines of the log as the API answers them, for the tests of its pages. */
import type { LogLine } from '#shared/contract/logs.ts';

/** The browser's clock stands there: half past two in the afternoon in Chicago. */
export const logsNow = '2026-11-20T20:32:00.000Z';
export const traceId = 'c0ffee12-3456-4789-8abc-def012345678';

const end = Date.parse(logsNow);

/** Of each kind, a second after the other, up to a minute ago. */
const kinds: readonly Omit<LogLine, 'at'>[] = [
  {
    level: 'INFO',
    function: 'stages.touchpoint',
    message: 'touchpoint',
    fields: { stage: 'MIDDAY_CHECKIN', outcome: 'sent' },
    traceId,
  },
  {
    level: 'INFO',
    function: 'stages.touchpoint',
    message: 'platform.report',
    fields: { requestId: traceId, durationMs: 46.2 },
  },
  { level: 'WARN', function: 'inbound.email', message: 'the model was not used', traceId },
  {
    level: 'ERROR',
    function: 'users.purge',
    message: 'failed',
    fields: { problem: 'TypeError', frames: 'at a (x:1) | at b (x:2)' },
    traceId: 'JKJaXmPLvHcESHA=',
  },
  { level: 'INFO', function: 'health.check', message: '<img src=x onerror=alert(1)>\nforged' },
];

/** The newest `count` lines that were written at least so many seconds before the end. */
export const logLines = (count: number, before = 60): readonly LogLine[] =>
  Array.from({ length: count }, (_, index) => {
    const seconds = before + count - 1 - index;
    const kind = kinds[index % kinds.length] as Omit<LogLine, 'at'>;
    return { at: end - seconds * 1000, ...kind };
  });

/** An answer of so many lines. */
export const logsAnswer = (lines: readonly LogLine[], cursor?: string) => ({
  body: { ok: true, lines, count: lines.length, ...(cursor && { cursor }) },
});
