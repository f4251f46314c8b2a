/** Counts again what the counters should say, from the rows that are there: one row at a time. */
import {
  acknowledgementsAs,
  countedAsOf,
  deliveryCounters,
  isOnboarding,
  onboardingAs,
  repliesAs,
  sentAs,
} from '#functions/store/counters.ts';
import { type Key, keys, type Row, shardOf } from '#functions/store/keys.ts';
import { deliveryEventsOf } from '#functions/store/ledger.ts';
import { subscriptionStatusOf } from '#functions/store/user-states.ts';
import { isHandle, userOf } from '#functions/store/users.ts';
import { deliveryKinds } from '#shared/domain/delivery.ts';
import { stages } from '#shared/domain/stage.ts';

/** The counts of each counter's row. */
export type Tally = Map<string, Map<string, number>>;

/** What a row's counts are kept under: `COUNTER#3 DAY#2026-11-21`. */
export const nameOf = ({ pk, sk }: Key): string => `${pk} ${sk}`;

const add = (tally: Tally, key: Key, name: string): void => {
  const counts = tally.get(nameOf(key)) ?? new Map<string, number>();
  counts.set(name, (counts.get(name) ?? 0) + 1);
  tally.set(nameOf(key), counts);
};

const dateOf = (at: unknown): string => String(at).slice(0, 10);

/** Somebody who is being erased was taken out of the totals, and stays in the day they came. */
function tallyUser(tally: Tally, row: Row): void {
  const { id, kind, state, source, createdAt } = userOf(row);
  if (kind === 'tester') return;
  const shard = shardOf(id);
  add(tally, keys.totalsOfDay(shard, dateOf(createdAt)), 'signups');
  if (state === 'purging') return;
  const totals = keys.totals(shard);
  add(tally, totals, 'users');
  add(tally, totals, `source:${source}`);
  // Whoever is deleted is neither subscribed nor not.
  if (state !== 'deleted') add(tally, totals, subscriptionStatusOf(state));
}

function tallyFacts(tally: Tally, shard: number, row: Row): void {
  const facts = deliveryEventsOf(row);
  for (const kind of deliveryKinds) {
    const [at, name] = [facts[kind], deliveryCounters[kind]];
    if (at && name) add(tally, keys.totalsOfDay(shard, dateOf(at)), name);
  }
}

function tallyLetter(tally: Tally, shard: number, row: Row & Key): void {
  const { state, at, countedAs } = row;
  const name = typeof countedAs === 'string' ? sentAs(countedAs) : countedAsOf(row);
  if (state !== 'sent' || name === undefined) return;
  add(tally, keys.totalsOfDay(shard, dateOf(at)), name);
  if (isOnboarding(name.slice(sentAs('').length))) add(tally, keys.totals(shard), onboardingAs);
}

function tallyReply(tally: Tally, shard: number, row: Row): void {
  // Without an engine, all that is known is what SES said of an acknowledgement.
  const { engine, stage, receivedAt, acknowledgementId } = row;
  const named = stages.find((one) => one === stage);
  if (engine === undefined || !named) return;
  const day = keys.totalsOfDay(shard, dateOf(receivedAt));
  add(tally, day, repliesAs(named));
  if (acknowledgementId !== undefined) add(tally, day, acknowledgementsAs);
}

function tallyPost(tally: Tally, row: Row & Key): void {
  // A tester's letters and replies are counted nowhere.
  if (row['tester'] === true) return;
  const shard = shardOf(keys.ownerOf(row));
  if (row.sk.startsWith('LETTER#')) tallyLetter(tally, shard, row);
  else if (keys.isReply(row)) tallyReply(tally, shard, row);
  else return;
  tallyFacts(tally, shard, row);
}

/** Adds what one row of the table is counted as; most are not. */
export function tallyRow(tally: Tally, row: Row & Key): void {
  const { pk, sk } = row;
  if (sk === keys.user('').sk && !isHandle(row)) tallyUser(tally, row);
  else if (pk.startsWith(keys.post(''))) tallyPost(tally, row);
  else if (pk.startsWith('WAITLIST#')) add(tally, keys.totals(shardOf(sk)), 'waiting');
}
