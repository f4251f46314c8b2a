/**
 * The JSON filter patterns of CloudWatch Logs as far as we send them: `{ ($.a = "x") && ... }`.
 */

export type Matcher = (message: string) => boolean;

type Term = (line: unknown) => boolean;

/** What a pattern may be made of; anything else in it stands alone, and is refused. */
const tokens =
  /\s*(\{|\}|\(|\)|&&|\|\||!=|=|NOT EXISTS|\$(?:\.[A-Za-z_]\w*)+|"(?:[^"\\]|\\.)*"|\S)/gy;

/** Throws a sentence for a pattern that is none of ours; an empty one matches every line. */
export function readFilterPattern(pattern: string): Matcher {
  if (pattern.trim() === '') return () => true;
  const reader = new Reader([...pattern.trimEnd().matchAll(tokens)].map(([, token = '']) => token));
  reader.take('{');
  const term = anyOf(reader);
  reader.take('}');
  reader.end();
  return (message) => {
    const line = asJson(message);
    // A pattern of JSON finds nothing in a line that is none.
    return line !== undefined && term(line);
  };
}

class Reader {
  #at = 0;
  readonly #words: readonly string[];

  constructor(words: readonly string[]) {
    this.#words = words;
  }

  get next(): string | undefined {
    return this.#words[this.#at];
  }

  take(word?: string): string {
    const met = this.next;
    if (met === undefined || (word !== undefined && met !== word)) throw invalid(met);
    this.#at += 1;
    return met;
  }

  end(): void {
    if (this.next !== undefined) throw invalid(this.next);
  }
}

const invalid = (met = 'its end') => new Error(`Invalid filter pattern at ${met}.`);

function anyOf(reader: Reader): Term {
  const terms = [allOf(reader)];
  while (reader.next === '||') {
    reader.take();
    terms.push(allOf(reader));
  }
  return (line) => terms.some((term) => term(line));
}

function allOf(reader: Reader): Term {
  const terms = [one(reader)];
  while (reader.next === '&&') {
    reader.take();
    terms.push(one(reader));
  }
  return (line) => terms.every((term) => term(line));
}

function one(reader: Reader): Term {
  if (reader.next === '(') {
    reader.take();
    const term = anyOf(reader);
    reader.take(')');
    return term;
  }
  const selector = reader.take();
  if (!selector.startsWith('$.')) throw invalid(selector);
  const operator = reader.take();
  if (operator === 'NOT EXISTS') return (line) => valueAt(line, selector) === undefined;
  if (operator !== '=') throw invalid(operator);
  const value = textOf(reader.take());
  return (line) => valueAt(line, selector) === value;
}

/** `"x"` to `x`. A star would match anything, and is none that we send. */
function textOf(token: string): string {
  if (!token.startsWith('"') || token.includes('*')) throw invalid(token);
  return token.slice(1, -1).replace(/\\(.)/g, '$1');
}

function valueAt(line: unknown, selector: string): unknown {
  let value = line;
  for (const name of selector.split('.').slice(1)) {
    if (typeof value !== 'object' || value === null) return undefined;
    value = (value as Readonly<Record<string, unknown>>)[name];
  }
  return value;
}

function asJson(message: string): unknown {
  if (!message.startsWith('{')) return undefined;
  try {
    return JSON.parse(message);
  } catch {
    return undefined;
  }
}
