/**
 * `npm run faults [-- PART OF A FILE'S NAME]`: every flow broken at each call it makes to AWS, in
 * each way, and delivered again. Fails when anything is lost, or doubled outside the known window.
 */
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildIfStale } from './build.ts';
import { type FlowLine, sayFaults } from './faults/say-faults.ts';
import { readCloud, type Statement } from './local/cloud.ts';
import { runJest } from './run-jest.ts';

const writing =
  /^(dynamodb:(Put|Update|Delete)Item|ses:Send|sns:Publish|scheduler:(Create|Update|Delete))/;

const leadingKeys = 'dynamodb:LeadingKeys';

/** Signing in, counting attempts and noting who read the log is nobody's letter, list or reply. */
const isAside = ({ conditions = [] }: Statement): boolean => {
  const rows = conditions.find(({ test, key }) => test !== 'Null' && key === leadingKeys);
  return rows?.values.every((row) => /^(ADMIN|LIMIT|AUDIT)#/.test(row)) ?? false;
};

const mayWrite = (statement: Statement): boolean =>
  statement.effect === 'Allow' &&
  !isAside(statement) &&
  statement.actions.some((action) => writing.test(action));

/** Functions whose policy lets them change or send something of a person's. */
function writers(): readonly string[] {
  return readCloud()
    .functions.filter(({ statements }) => statements.some(mayWrite))
    .map(({ name }) => name);
}

const [named = ''] = process.argv.slice(2);
const folder = mkdtempSync(join(tmpdir(), 'anchor-faults-'));
const book = join(folder, 'book.jsonl');
await buildIfStale((line) => console.error(line));
// The scenarios are tests, and live beside them: each adds its line to the book.
const code = await runJest(
  [`test/faults/.*${named}`],
  { FAULTS: 'every', FAULTS_BOOK: book },
  false,
);
const written = existsSync(book) ? readFileSync(book, 'utf8').split('\n') : [];
const lines = written.filter(Boolean).map((line) => JSON.parse(line) as FlowLine);
rmSync(folder, { recursive: true, force: true });
const explored = new Set(lines.flatMap(({ callers }) => callers));
const unexplored = named === '' ? writers().filter((name) => !explored.has(name)) : [];
console.log(`\n${sayFaults(lines, unexplored).join('\n')}`);
process.exitCode = lines.length === 0 ? 1 : code;
