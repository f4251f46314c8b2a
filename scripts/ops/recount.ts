/** Counts again what the table's counters, search and lists should say, and mends them when asked to. */
import { wholeTable } from '#functions/store/whole-table.ts';
import { command, given, say, tell } from './given.ts';
import { onTable } from './place.ts';
import { type Difference, isWrong, mend, mendList, mendSearch, recount } from './recounting.ts';

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

It reads the whole table: on a deployed one that costs a read unit for every 4 KB. What is counted
while it reads may show as a difference; ask again before you mend.
`;

const options = {
  write: { type: 'boolean', default: false },
  exact: { type: 'boolean', default: false },
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
    const { rows, differences, unsearched, unlisted } = await recount(table, progress);
    for (const difference of differences) say(lineOf(difference, values.exact));
    const wrong = differences.filter((one) => isWrong(one, values.exact));
    say(`${rows} rows, ${differences.length} differences, ${wrong.length} to mend.`);
    const lacking = unsearched.filter(({ here }) => here).length;
    say(`The search lacks ${lacking} users, and has ${unsearched.length - lacking} who are gone.`);
    say(`${unlisted.length} people stand on another list than theirs, or on none.`);
    const all = wrong.length + unsearched.length + unlisted.length;
    if (!values.write || all === 0) return;
    for (const difference of wrong) await mend(table, difference);
    await some(unsearched, (one) => mendSearch(table, one));
    await some(unlisted, (one) => mendList(table, one));
    say(`Mended ${all}.`);
  });
}

/** Users who are mended at the same time. */
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
