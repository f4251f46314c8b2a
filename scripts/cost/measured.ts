/** What some people's days came to, in counts that no clock is in: `measured.json` holds them. */
import { readFileSync, writeFileSync } from 'node:fs';
import { fromRoot } from '../build/root.ts';

export interface Counts {
  readonly mailsOut: number;
  readonly mailsIn: number;
  readonly inboundChunks: number;
  readonly firings: number;
  /** By function. */
  readonly runs: Readonly<Record<string, number>>;
  readonly readUnits: number;
  readonly writeUnits: number;
  readonly objectPuts: number;
  readonly objectGets: number;
  /** What SES tells topics of ours. */
  readonly notices: number;
  /** To two digits, as lines differ by the digits of a duration; the rows' too. */
  readonly logBytes: number;
  readonly rowBytes: number;
  readonly modelCalls: number;
  readonly modelInstructions: number;
  readonly modelInput: number;
  /** Characters of its answers, which quote the reply. */
  readonly modelOutput: number;
}

export interface Measured {
  readonly users: number;
  readonly days: number;
  readonly rules: Counts;
  readonly model: Counts;
  /** Of the functions that ran, in MB. */
  readonly memoryMb: Readonly<Record<string, number>>;
  /** How many of each thing that is paid by the month the template of a public stage has. */
  readonly things: Readonly<Record<string, number>>;
}

const path = fromRoot('scripts/cost/measured.json');

export const readMeasured = (): Measured => JSON.parse(readFileSync(path, 'utf8')) as Measured;

export const writeMeasured = (measured: Measured): void =>
  writeFileSync(path, `${JSON.stringify(measured, null, 2)}\n`);
