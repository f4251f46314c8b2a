/**
 * Puts a herd on one morning of the local run, breaks calls on the way, and counts what came of it.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CallSeen, OutMessage } from '../local/aws/types.ts';
import type { Cloud } from '../local/cloud.ts';
import type { LocalRun } from '../local/local-run.ts';
import { passingSecret, startPassingRun } from '../local/passing-run.ts';
import { seedHerd } from './herd.ts';
import { strain } from './strain.ts';

export interface LoadAsked {
  readonly users: number;
  /** What SES takes in a second; more is throttled. */
  readonly perSecond: number;
  /** Of all calls to AWS, from 0 to 1, refused whatever they are. */
  readonly failingShare: number;
  readonly say: (line: string) => void;
}

export interface LoadReport extends Omit<LoadAsked, 'say'> {
  readonly letters: number;
  /** People without their letter. */
  readonly lost: number;
  /** Letters beyond the first of a person. */
  readonly doubled: number;
  /** From the first firing to the last letter, on this machine's clock. */
  readonly drainSeconds: number;
  readonly throttled: number;
  readonly refused: number;
  /** Runs of the function beyond one a person. */
  readonly retries: number;
  /** Events that Lambda gave up, delivered again as an operator would. */
  readonly redriven: number;
  /** DynamoDB's units, by the function that spent them. */
  readonly units: readonly Units[];
}

interface Units {
  readonly spender: string;
  readonly read: number;
  readonly write: number;
}

const root = join(import.meta.dirname, '../..');
/** Everybody lives in one zone; the morning comes at six. */
const eve = '2027-01-12T20:00:00Z';
const six = '2027-01-13T06:00:00Z';
/** Lambda tries again after one minute and after two. */
const retriesOver = '2027-01-13T06:10:00Z';
const redrives = 5;

export async function runLoad(asked: LoadAsked): Promise<LoadReport> {
  const cloud = JSON.parse(readFileSync(join(root, 'dist/cloud.json'), 'utf8')) as Cloud;
  const run = await startPassingRun(cloud);
  try {
    await run.timekeeper.advanceTo(Date.parse(eve));
    asked.say(`Signing up ${asked.users} people ...`);
    await seedHerd({ run, cloud, count: asked.users, tokenSecret: passingSecret });
    return await drain(run, asked);
  } finally {
    await run.close();
  }
}

async function drain(run: LocalRun, asked: LoadAsked): Promise<LoadReport> {
  const { calls, deadLetters } = run.endpoint;
  const stress = strain(asked);
  calls.reset();
  calls.fault(stress.fault);
  asked.say('It is 6:00 ...');
  const began = performance.now();
  await run.timekeeper.advanceTo(Date.parse(six));
  await run.timekeeper.advanceTo(Date.parse(retriesOver));
  let redriven = 0;
  for (let round = 0, seen = 0; round < redrives; round++) {
    const dead = deadLetters.all().slice(seen);
    if (dead.length === 0) break;
    seen += dead.length;
    redriven += dead.length;
    for (const { body } of dead) run.runtime.invokeAsync('stages.morning', payloadOf(body));
    await run.timekeeper.advanceTo(run.clock.now() + 10 * 60_000);
  }
  const drainSeconds = (performance.now() - began) / 1000;
  calls.fault(undefined);
  const spent = calls.seen();
  return {
    ...asked,
    ...lettersOf(run.endpoint.outbox.all(), asked.users),
    drainSeconds,
    redriven,
    throttled: stress.throttled(),
    refused: stress.refused(),
    retries: spent.filter(isReading).length - asked.users,
    units: unitsOf(spent),
  };
}

/** Every run of the function reads its person once. */
const isReading = ({ caller, operation }: CallSeen): boolean =>
  caller === 'stages.morning' && operation === 'Query';

function unitsOf(spent: readonly CallSeen[]): readonly Units[] {
  const bySpender = new Map<string, Units>();
  for (const { caller = 'operator', readUnits, writeUnits } of spent) {
    const { read, write } = bySpender.get(caller) ?? { read: 0, write: 0 };
    const units = { spender: caller, read: read + readUnits, write: write + writeUnits };
    bySpender.set(caller, units);
  }
  return [...bySpender.values()];
}

/** Lambda's record holds the event; Scheduler leaves the event itself. */
function payloadOf(body: string): unknown {
  const record = JSON.parse(body) as { requestPayload?: unknown };
  return record.requestPayload ?? record;
}

function lettersOf(outbox: readonly OutMessage[], users: number) {
  const perPerson = new Map<string, number>();
  for (const { to } of outbox) perPerson.set(to, (perPerson.get(to) ?? 0) + 1);
  return {
    letters: outbox.length,
    lost: users - perPerson.size,
    doubled: outbox.length - perPerson.size,
  };
}
