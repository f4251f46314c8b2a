/** The JSON filter patterns of CloudWatch Logs as far as we send them: `{ ($.a = "x") && ... }`. */
import { parsedJson } from '../kit.ts';

export type Matcher = (message: string) => boolean;

type Term = (line: unknown) => boolean;

/** What a pattern may be made of; anything else in it stands alone, and is refused. */
const tokens =
  /\s*(\{|\}|\(|\)|&&|\|\||!=|=|NOT EXISTS|\$(?:\.[A-Za-z_]\w*)+|"(?:[^"\\]|\\.)*"|\S)/gy;

const invalid = (met = 'its end') => new Error(`Invalid filter pattern at ${met}.`);

/** Throws a sentence for a pattern that is none of ours; an empty one matches every line. */
export function readFilterPattern(pattern: string): Matcher {
  if (pattern.trim() === '') return () => true;
  const words = [...pattern.trimEnd().matchAll(tokens)].map(([, token = '']) => token);
  take(words, '{');
  const term = anyOf(words);
  take(words, '}');
  if (words.length > 0) throw invalid(words[0]);
  return (message) => {
    const line = message.startsWith('{') ? parsedJson(message) : undefined;
    // A pattern of JSON finds nothing in a line that is none.
    return line !== undefined && term(line);
  };
}

/** Takes the next word, which has to be the one that is given. */
function take(words: string[], wanted = words[0]): string {
  const word = words[0];
  if (word === undefined || word !== wanted) throw invalid(word);
  words.shift();
  return word;
}

function joinedBy(words: string[], operator: string, read: (words: string[]) => Term): Term[] {
  const terms = [read(words)];
  while (words[0] === operator) {
    take(words);
    terms.push(read(words));
  }
  return terms;
}

function anyOf(words: string[]): Term {
  const terms = joinedBy(words, '||', allOf);
  return (line) => terms.some((term) => term(line));
}

function allOf(words: string[]): Term {
  const terms = joinedBy(words, '&&', one);
  return (line) => terms.every((term) => term(line));
}

function one(words: string[]): Term {
  if (words[0] === '(') {
    take(words);
    const term = anyOf(words);
    take(words, ')');
    return term;
  }
  const selector = take(words);
  if (!selector.startsWith('$.')) throw invalid(selector);
  const operator = take(words);
  if (operator === 'NOT EXISTS') return (line) => valueAt(line, selector) === undefined;
  if (operator !== '=') throw invalid(operator);
  const token = take(words);
  // A star would match anything, and is none that we send.
  if (!token.startsWith('"') || token.includes('*')) throw invalid(token);
  const value = token.slice(1, -1).replace(/\\(.)/g, '$1');
  return (line) => valueAt(line, selector) === value;
}

const valueAt = (line: unknown, selector: string): unknown =>
  selector
    .split('.')
    .slice(1)
    .reduce<unknown>(
      (value, name) =>
        typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined,
      line,
    );
