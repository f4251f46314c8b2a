/** Reads a password: typed twice without being shown, or the first line of what is piped in. */
import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { Problem } from '../../local/problem.ts';

/** Empty where somebody at a terminal would rather have one made. */
export async function readPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) return piped();
  const first = await typed(`New password for ${email} (empty: one is made): `);
  if (first === '' || (await typed('The same again: ')) === first) return first;
  throw new Problem('The two are not the same. Nothing was changed.');
}

async function piped(): Promise<string> {
  const lines = createInterface({ input: process.stdin })[Symbol.asyncIterator]();
  const { value } = await lines.next();
  if (typeof value === 'string' && value !== '') return value;
  throw new Problem('No password came in. Pipe one in as a line, or say --generate.');
}

/** What is typed is edited as usual, and echoed into nothing. */
async function typed(question: string): Promise<string> {
  process.stderr.write(question);
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input: process.stdin, output: nowhere, terminal: true });
  lines.once('SIGINT', () => process.exit(130));
  try {
    return await lines.question('');
  } finally {
    lines.close();
    process.stderr.write('\n');
  }
}
