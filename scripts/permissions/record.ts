/** The rights that functions ask for while tests run, by kind, and the record of them. */
import { randomUUID } from 'node:crypto';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fromRoot } from '../build/root.ts';
import type { RightAsked } from '../local/aws/types.ts';

/** Rights that differ only in whom they are about are of one kind: ids and addresses become `x`. */
export interface RightKind {
  readonly functionArn: string;
  readonly action: string;
  readonly resource: string;
  readonly context?: Readonly<Record<string, readonly string[]>>;
}

/** A key of a row says what it is before its first `#`, and whose it is after that. */
const rowKind = (key: string): string => key.replace(/#.*$/s, '#x');

/** Objects and schedules are named after people. */
const resourceKind = (resource: string): string =>
  /^arn:[^:]+:(s3|scheduler):/.test(resource) ? resource.replace(/\/[^/]+$/, '/x') : resource;

export function kindOf({ functionArn, action, resource, context }: RightAsked): RightKind {
  const kind = { functionArn, action, resource: resourceKind(resource) };
  if (!context) return kind;
  const said = Object.entries(context).map(([name, values]) => [
    name,
    name === 'dynamodb:LeadingKeys' ? [...new Set(values.map(rowKind))].toSorted() : values,
  ]);
  return { ...kind, context: Object.fromEntries(said) };
}

/** The folder to write to, for whoever has set it; without one nothing is written down. */
export function rightsBook(
  folder = process.env['RIGHTS_BOOK'],
): ((right: RightAsked) => void) | undefined {
  if (!folder) return undefined;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${randomUUID()}.jsonl`);
  const seen = new Set<string>();
  return (right) => {
    const line = JSON.stringify(kindOf(right));
    if (seen.has(line)) return;
    seen.add(line);
    appendFileSync(file, `${line}\n`);
  };
}

const path = fromRoot('scripts/permissions/rights-asked.jsonl');

const linesOf = (file: string): readonly string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : [];

// Each line was written by us, from a value of this type.
const kindsIn = (lines: readonly string[]): readonly RightKind[] =>
  lines.map((line) => JSON.parse(line) as RightKind);

/** What a run of tests has written down, each kind once. */
export const bookIn = (folder: string): readonly RightKind[] =>
  kindsIn([...new Set(readdirSync(folder).flatMap((file) => linesOf(join(folder, file))))]);

export const readRecord = (): readonly RightKind[] => kindsIn(linesOf(path));

export function writeRecord(kinds: readonly RightKind[]): void {
  const lines = [...new Set(kinds.map((kind) => JSON.stringify(kind)))].toSorted();
  writeFileSync(path, `${lines.join('\n')}\n`);
}
