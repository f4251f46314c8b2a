/** One line of the log as it is shown and copied, from whatever the server calls a line. */
import type { LogLine } from '#shared/contract/logs.ts';

/** Its text can't pass for another line or for anything but text. */
export interface LogEntry {
  /** Absent where the server gave bare text. */
  readonly line?: Pick<LogLine, 'at' | 'level' | 'function' | 'message' | 'traceId'>;
  /** Message and fields, on one line. */
  readonly words: string;
  /** Lines below it, such as a stack. */
  readonly more: readonly string[];
}

/** Line breaks, escapes, and what turns the direction of text. */
const unprintable = /[\p{Cc}\u2028\u2029\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;
const names: Readonly<Record<string, string>> = { '\n': '\\n', '\r': '\\r', '\t': '\\t' };

const printable = (text: string): string =>
  text.replace(
    unprintable,
    (sign) => names[sign] ?? `\\u${(sign.codePointAt(0) ?? 0).toString(16).padStart(4, '0')}`,
  );

const linesIn = (text: string): readonly string[] =>
  text
    .split(/\r?\n/)
    .map((line) => printable(line.replaceAll('\t', '  ').trimEnd()))
    .filter((line) => line !== '');

/** A stack comes as one field, its frames divided by this. */
const stackFields: ReadonlySet<string> = new Set(['frames', 'stackTrace']);
const stackDivider = ' | ';

type Field = string | number | boolean;

const fieldWords = ([name, value]: readonly [string, Field]): string => {
  const isPlain = typeof value !== 'string' || /^[^\s"=]+$/.test(value);
  return printable(`${name}=${isPlain ? String(value) : JSON.stringify(value)}`);
};

const isLine = (value: unknown): value is LogLine =>
  typeof value === 'object' && value !== null && 'at' in value && 'message' in value;

function structured({ at, level, function: name, message, fields, traceId }: LogLine): LogEntry {
  const [first = '', ...rest] = linesIn(message);
  const told = Object.entries(fields ?? {});
  const stack = told.flatMap(([field, value]) =>
    stackFields.has(field) ? String(value).split(stackDivider).flatMap(linesIn) : [],
  );
  const short = told.filter(([field]) => !stackFields.has(field));
  return {
    line: { at, level, function: printable(name), message: first, ...(traceId && { traceId }) },
    words: [first, ...short.map(fieldWords)].join(' '),
    more: [...rest, ...stack],
  };
}

/** From a line in any of the shapes that an answer may have. */
export function entryOf(line: unknown): LogEntry {
  if (isLine(line)) return structured(line);
  const [words = '', ...more] = linesIn(typeof line === 'string' ? line : JSON.stringify(line));
  return { words, more };
}

/** All that an answer holds: `lines`, or else `text`. */
export function entriesOf(answer: {
  readonly lines?: unknown;
  readonly text?: unknown;
}): readonly LogEntry[] {
  if (Array.isArray(answer.lines)) return answer.lines.map(entryOf);
  const text = typeof answer.text === 'string' ? answer.text : '';
  return text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(entryOf);
}

/** As it is copied: always in UTC, so that it says the same to whoever reads it. */
export function entryText({ line, words, more }: LogEntry): string {
  const trace = line?.traceId ? ` trace=${printable(line.traceId)}` : '';
  const head = line
    ? `${new Date(line.at).toISOString()} ${line.level.padEnd(5)} ${line.function} `
    : '';
  return [`${head}${words}${trace}`, ...more.map((one) => `    ${one}`)].join('\n');
}

/** The entries that say this anywhere, whatever its case. */
export function entriesSaying(entries: readonly LogEntry[], words: string): readonly LogEntry[] {
  const part = words.trim().toLowerCase();
  if (part === '') return entries;
  return entries.filter((entry) => entryText(entry).toLowerCase().includes(part));
}
