/** Counts again what the table's counters, search and lists should say, and mends them when asked to. */
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { deserialize, serialize } from 'node:v8';
import { wholeTable } from '#functions/store/whole-table.ts';
import { Problem } from '../local/problem.ts';
import { command, given, say, tell } from './given.ts';
import { onTable } from './place.ts';
import {
  type Difference,
  isWrong,
  mend,
  mendList,
  mendSearch,
  type Reading,
  recount,
  strike,
} from './recounting.ts';

const help = `
Counts again what the counters should say, and prints where they differ. Tells how many users the
search of the administrators lacks, how many it still has who are gone, and how many people stand on
another list than theirs.

  npx node scripts/ops/recount.ts                                    on this machine, in DATA_DIR
  npx node scripts/ops/recount.ts --stage prod --region us-east-1    a deployed stage
  npx node scripts/ops/recount.ts --table NAME --region us-east-1    a table by its name

  --write    mends the counters, search and lists; what happened on a day is only raised, as it stays
             counted when its people are erased and its letters expire
  --exact    with --write: lowers that, too, to what is still there
  --state    a file that keeps how far it is, every few minutes and where it breaks off: the same
             command goes on from there. It holds addresses, and goes with --write once all is mended

It reads the whole table: on a deployed one that costs a read unit for every 4 KB. What changes
while it reads may show as a difference; ask again before you mend.
`;

const options = {
  write: { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
  state: { type: 'string' },
} as const;

function lineOf(difference: Difference, exact: boolean): string {
  const { key, name, counted, there } = difference;
  const kept = isWrong(difference, exact) ? '' : '  (kept: what happened stays counted)';
  return `${key.pk} ${key.sk} ${name}: counted ${counted}, the rows say ${there}${kept}`;
}

async function main(): Promise<void> {
  const values = given(options, help);
  if (values.help) return say(help);
  await onTable(values, async (client, name) => {
    const table = wholeTable(client, name);
    const kept = keeping(values.state, name);
    const { rows, differences, unsearched, unlisted } = await kept.through((onPage) =>
      recount(table, onPage, kept.found),
    );
    for (const difference of differences) say(lineOf(difference, values.exact));
    const wrong = differences.filter((one) => isWrong(one, values.exact));
    say(`${rows} rows, ${differences.length} differences, ${wrong.length} to mend.`);
    const lacking = unsearched.filter(({ here }) => here).length;
    say(`The search lacks ${lacking} users, and has ${unsearched.length - lacking} who are gone.`);
    say(`${unlisted.length} people stand on another list than theirs, or on none.`);
    const all = wrong.length + unsearched.length + unlisted.length;
    if (!values.write) return;
    await some(wrong, (one) => mend(table, one));
    await some(unsearched, async (one) => {
      await mendSearch(table, one);
      kept.strike(one);
    });
    await some(unlisted, async (one) => {
      await mendList(table, one);
      kept.strike(one);
    });
    say(`Mended ${all}.`);
    kept.forget();
  });
}

/** A reading is kept so often; one that is killed loses no more. */
const keptEveryMs = 5 * 60_000;

/** The file of a reading, if there is to be one. Throws a Problem for that of another table. */
function keeping(file: string | undefined, table: string) {
  const found = file !== undefined && existsSync(file) ? readState(file) : undefined;
  if (found && found.table !== table) throw new Problem(`${file} is of the table ${found.table}.`);
  let newest = found?.reading;
  let keptAt = performance.now();
  const keep = (): void => {
    keptAt = performance.now();
    if (file === undefined || !newest || newest.isTaking) return;
    // Whole or not at all: a full disk must not take the last one away.
    writeFileSync(`${file}.new`, serialize({ table, reading: newest }), { mode: 0o600 });
    renameSync(`${file}.new`, file);
  };
  const keepNowAndThen = (): void => {
    if (performance.now() - keptAt > keptEveryMs) keep();
  };
  const breakOff = (): void => {
    keep();
    const rest = file === undefined ? 'Nothing of it is kept.' : 'The same command goes on.';
    tell(`Broken off after ${newest?.rows ?? 0} rows. ${rest}`);
  };
  const interrupted = (): never => {
    breakOff();
    process.exit(130);
  };
  return {
    found: found?.reading,
    /** Keeps what is read now and then, at the end, and where it breaks off. */
    async through<Done>(read: (onPage: (reading: Reading) => void) => Promise<Done>) {
      for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
      try {
        const done = await read((reading) => {
          newest = reading;
          progress(reading.rows);
          keepNowAndThen();
        });
        keep();
        return done;
      } catch (problem) {
        breakOff();
        throw problem;
      }
    },
    strike(mended: Parameters<typeof strike>[1]): void {
      if (newest) strike(newest, mended);
      keepNowAndThen();
    },
    forget: (): void => void (file !== undefined && rmSync(file, { force: true })),
  };
}

const readState = (file: string): { readonly table: string; readonly reading: Reading } =>
  deserialize(readFileSync(file));

/** Rows and users that are mended at the same time. */
const atOnce = 20;

async function some<One>(
  all: readonly One[],
  mendOne: (one: One) => Promise<unknown>,
): Promise<void> {
  for (let at = 0; at < all.length; at += atOnce)
    await Promise.all(all.slice(at, at + atOnce).map(mendOne));
}

/** A large table takes a while, and says so now and then. */
let said = 0;
function progress(rows: number): void {
  if (rows - said < 100_000) return;
  said = rows;
  tell(`${rows} rows read ...`);
}

await command(main);
