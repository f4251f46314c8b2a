/** The annotated replies and mails of the repository, and how each of them is read. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fromBody, fromMail } from '../extracted.ts';

export const linesOf = (file: string): readonly unknown[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map((line) => JSON.parse(line) as unknown);

export const filesIn = (folder: string, ending: string): readonly string[] =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .sort()
    .map((name) => join(folder, name));

/** Spaces at line ends and the number of blank lines say nothing about who wrote the words. */
const evened = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const words = (text: string): readonly string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

export interface MailResult {
  readonly name: string;
  readonly exact: boolean;
  /** Words of the person that are missing, and words of others that are not. */
  readonly lost: readonly string[];
  readonly leaked: readonly string[];
  readonly wanted: string;
  readonly got: string;
}

/** What is in one list and not in the other, each word as often as it is missing. */
function without(all: readonly string[], some: readonly string[]): readonly string[] {
  const left = new Map<string, number>();
  for (const word of some) left.set(word, (left.get(word) ?? 0) + 1);
  return all.filter((word) => {
    const count = left.get(word) ?? 0;
    left.set(word, count - 1);
    return count <= 0;
  });
}

/** One `.eml` with its `.json` beside it. */
export async function mailResultOf(file: string): Promise<MailResult> {
  // The pair is ours, and a wrong one shows as a failure.
  const expected = JSON.parse(readFileSync(file.replace(/eml$/, 'json'), 'utf8')) as {
    readonly reply: string;
    readonly disposition: string;
  };
  const { reply, disposition } = await fromMail(readFileSync(file));
  const [wanted, got] = [evened(expected.reply), evened(reply)];
  return {
    name: file.split('/').at(-1) ?? file,
    exact: wanted === got && expected.disposition === disposition,
    lost: without(words(wanted), words(got)),
    leaked: without(words(got), words(wanted)),
    wanted: expected.disposition === disposition ? wanted : `(${expected.disposition}) ${wanted}`,
    got: expected.disposition === disposition ? got : `(${disposition}) ${got}`,
  };
}

export interface Body {
  readonly id: string;
  readonly kind: 'text' | 'html';
  readonly input: string;
  readonly replies: readonly string[];
}

/** A body alone, of which several readings may be right; spaces and line breaks are one. */
export function bodyResultOf({ id, kind, input, replies }: Body): MailResult {
  const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
  const got = spaced(fromBody(kind, input).reply);
  const all = replies.map(spaced);
  const wanted = all.find((one) => one === got) ?? all[0] ?? '';
  return {
    name: id,
    exact: wanted === got,
    lost: without(words(wanted), words(got)),
    leaked: without(words(got), words(wanted)),
    wanted,
    got,
  };
}
