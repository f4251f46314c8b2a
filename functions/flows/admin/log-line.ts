/** Turns a line of the log (ours, Lambda's or plain text) into what the log viewer shows. */
import type { LogEvent } from '#functions/adapters/cloudwatch-logs.ts';
import type { Env } from '#functions/env.ts';
import { type FunctionName, functionName, functionNames } from '#shared/contract/functions.ts';
import { type LogLevel, type LogLine, logLevels } from '#shared/contract/logs.ts';

/** `anchor-dev` from `arn:...:anchor-dev-stages-touchpoint`. */
const prefixOf = ({ TOUCHPOINT_ARN }: Env): string =>
  (TOUCHPOINT_ARN.split(':').at(-1) ?? '').slice(0, -functionName('', 'stages.touchpoint').length);

/** A function's name in AWS, which our own lines carry. */
export const awsNameOf = (name: FunctionName, env: Env): string =>
  functionName(prefixOf(env), name);

/** Maps names in AWS to ours; a name that is not ours stays as it is. */
export function namesIn(env: Env): (awsName: string) => string {
  const names = new Map(functionNames.map((name) => [awsNameOf(name, env), name] as const));
  return (awsName) => names.get(awsName) ?? awsName;
}

/** `anchor-dev-stages-morning` from `2026/11/21/anchor-dev-stages-morning[$LATEST]1f..`. */
const awsNameInStream = (stream: string): string =>
  stream.replace(/^\d{4}\/\d\d\/\d\d\//, '').replace(/\[.*$/, '');

type Json = Readonly<Record<string, unknown>>;
type Field = string | number | boolean;
type Read = Pick<LogLine, 'level' | 'message'> & {
  readonly fields: readonly (readonly [name: string, value: unknown])[];
};

/** Characters shown of one line; an export has all of them. */
export const shownLineChars = 8_000;

/** Shown in columns of their own, or the same in every line. */
const saidElsewhere: ReadonlySet<string> = new Set(
  'timestamp time level message service function traceId sampling_rate'.split(' '),
);

const isJson = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function asJson(message: string): Json | undefined {
  if (!message.startsWith('{')) return undefined;
  try {
    const value: unknown = JSON.parse(message);
    return isJson(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

const textOf = (value: unknown): string | undefined =>
  typeof value === 'string' && value !== '' ? value : undefined;

/** Other programs' levels, as ours. */
const otherLevels: Readonly<Record<string, LogLevel>> = {
  TRACE: 'DEBUG',
  WARNING: 'WARN',
  CRITICAL: 'ERROR',
  FATAL: 'ERROR',
};

const levelOf = (value: unknown): LogLevel | undefined => {
  const word = textOf(value)?.toUpperCase() ?? '';
  return logLevels.find((level) => level === word) ?? otherLevels[word];
};

/**
 * Lambda's own lines: `{"type":"platform.report","record":{"status":"timeout","metrics":{...}}}`.
 */
function readPlatform(line: Json): Read {
  const record = isJson(line['record']) ? line['record'] : {};
  const { metrics, status, ...rest } = record;
  const isBad = status !== undefined && status !== 'success';
  return {
    level: isBad ? 'ERROR' : 'INFO',
    message: `${textOf(line['type']) ?? ''}${isBad ? `: ${textOf(status) ?? 'failed'}` : ''}`,
    fields: [...Object.entries(rest), ...Object.entries(isJson(metrics) ? metrics : {})],
  };
}

/** An unhandled error: `errorType` and the rest are in the line itself or in its message. */
function readFailure(line: Json, failure: Json): Read {
  const { errorType, errorMessage, stackTrace, ...rest } = failure;
  const words = [textOf(errorType), textOf(errorMessage)].filter((word) => word !== undefined);
  return {
    level: levelOf(line['level']) ?? 'ERROR',
    message: words.join(': '),
    fields: [...Object.entries(rest), ['stackTrace', stackTrace]],
  };
}

function readJson(line: Json): Read {
  if (textOf(line['type'])?.startsWith('platform.')) return readPlatform(line);
  const { message } = line;
  const failure = isJson(message) ? message : line;
  if ('errorType' in failure) return readFailure(line, failure);
  return {
    level: levelOf(line['level']) ?? 'INFO',
    message: textOf(message) ?? (message === undefined ? '' : JSON.stringify(message)),
    fields: Object.entries(line),
  };
}

/** What stands before the words of a text line; it has a column of its own. */
const ownTime = /^\d{4}-\d\d-\d\dT[\d:.]+Z\s+/;

/** `START RequestId: ..`, `2026-11-21T10:00:00Z 1f.. ERROR words`, or a crash's output. */
function readText(message: string): Read {
  const said = /\b(DEBUG|INFO|WARN|ERROR|FATAL)\b/.exec(message.slice(0, 100))?.[1];
  const isCrash = /Task timed out|Runtime\.\w+|Runtime exited|\w*Error: /.test(message);
  const level = levelOf(said) ?? (isCrash ? 'ERROR' : 'INFO');
  return { level, message: message.trimEnd().replace(ownTime, ''), fields: [] };
}

/** A list is a stack trace: its lines are joined, as in our own lines. */
function fieldOf(value: unknown): Field | undefined {
  if (value === undefined || value === null) return undefined;
  if (typeof value === 'number' || typeof value === 'boolean') return value;
  if (typeof value === 'string') return value;
  if (Array.isArray(value)) return value.map((one) => String(one).trim()).join(' | ');
  return JSON.stringify(value);
}

/** The work's own time says something only where the clock was moved, or a retry came late. */
const repeatsTime = (name: string, value: unknown, at: number): boolean =>
  name === 'at' && Math.abs(Date.parse(String(value)) - at) < 60_000;

function fieldsOf(pairs: Read['fields'], at: number): Record<string, Field> | undefined {
  const told = pairs.flatMap(([name, value]) => {
    const isSaid = saidElsewhere.has(name) || repeatsTime(name, value, at);
    const field = isSaid ? undefined : fieldOf(value);
    return field === undefined ? [] : [[name, field] as const];
  });
  return told.length === 0 ? undefined : Object.fromEntries(told);
}

/** `nameOf` maps a function's name in AWS to ours. Never throws, whatever the line is. */
export function logLineOf(event: LogEvent, nameOf: (awsName: string) => string): LogLine {
  const line = asJson(event.message);
  const { level, message, fields } = line ? readJson(line) : readText(event.message);
  const told = fieldsOf(fields, event.at);
  const traceId = textOf(line?.['traceId']);
  return {
    at: event.at,
    level,
    function: nameOf(textOf(line?.['function']) ?? awsNameInStream(event.stream)),
    message,
    ...(told && { fields: told }),
    ...(traceId && { traceId }),
  };
}

const cut = (text: string): string =>
  text.length <= shownLineChars
    ? text
    : `${text.slice(0, shownLineChars)} ... (${text.length} characters)`;

/** The line with long texts cut to `shownLineChars`. */
export function shortened(line: LogLine): LogLine {
  const { message, fields } = line;
  const shorter = Object.entries(fields ?? {}).map(
    ([name, value]) => [name, typeof value === 'string' ? cut(value) : value] as const,
  );
  return {
    ...line,
    message: cut(message),
    ...(fields && { fields: Object.fromEntries(shorter) }),
  };
}
