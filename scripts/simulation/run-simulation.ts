/**
 * Days of simulated people through the running product, hour by hour of its clock: they come, reply
 * and erase themselves; events are delivered twice, and calls break when asked.
 */
import { chances } from '../simulate/chances.ts';
import { randomFaults } from './faults.ts';
import { findItems, memoryOf, touchpointLedger } from './ledgers.ts';
import {
  answers,
  beforeClockChange,
  changesClocks,
  changingZones,
  dayMs,
  firstPlan,
  firstReply,
  type Letter,
  newPerson,
  type Person,
  type Said,
  say,
} from './people.ts';
import { openProduct } from './product.ts';

interface SimulationOptions {
  /** So many at any time. */
  readonly people: number;
  /** The share of all calls to AWS that break, from 0 to 1. */
  readonly faults: number;
  readonly seed: number;
}

export type Verdict = ReturnType<Simulation['verdict']>;

const hourMs = 3_600_000;
const peopleAtOnce = 16;
/** How long people stay: each day about as many leave as come. */
const stayDays = 20;
/** Of touchpoints and replies, delivered a second time. */
const twiceShare = 0.05;
/** The clock runs on a little while letters are sent; under faults retries take up to their end. */
const calmWithinMs = 20 * 60_000;
const faultyWithinMs = 3 * hourMs;
/** Past Lambda's longer wait, and past the lease of an attempt that died. */
const retryMs = 3 * 60_000;
const mostRetries = 20;

/** Works through a list, some at a time. */
async function atOnce<One>(all: Iterable<One>, work: (one: One) => Promise<void>): Promise<void> {
  const rest = all[Symbol.iterator]();
  const worker = async (): Promise<void> => {
    for (let next = rest.next(); !next.done; next = rest.next()) await work(next.value);
  };
  await Promise.all(Array.from({ length: peopleAtOnce }, worker));
}

export type Simulation = Awaited<ReturnType<typeof openSimulation>>;

export async function openSimulation(options: SimulationOptions) {
  const { people: size, faults: share, seed } = options;
  const product = await openProduct();
  const { runtime, clock, timekeeper, endpoint } = product.run;
  const zones = changingZones(clock.now());
  const zoneOf = (number: number): string => zones[(seed + number * 37) % zones.length] ?? 'UTC';
  const begins = beforeClockChange(zoneOf(0), clock.now());
  await timekeeper.advanceTo(begins);

  const chance = chances(seed);
  const faults = randomFaults({ chance: chances(seed + 1), share, now: clock.now });
  const touchpoints = touchpointLedger(share > 0 ? faultyWithinMs : calmWithinMs);
  const people = new Set<Person>();
  const byEmail = new Map<string, Person>();
  const erased: Pick<Person, 'userId' | 'email'>[] = [];
  /** Came and wait to be answered. */
  let prompts: { readonly person: Person; readonly letter: Letter }[] = [];
  const wrong = { items: [] as string[], replies: [] as string[], traces: new Set<string>() };
  const count = {
    days: 0,
    born: 0,
    /** How often somebody's clock was put forward or back. */
    clockChanges: 0,
    deadLetters: 0,
    items: 0,
    /** Items that are on no list, as the answer asked about them. */
    askedAbout: 0,
    replies: 0,
  };
  const memory = { process: [] as number[], worker: [] as number[] };

  /** Notes the letters that came. */
  async function collect(): Promise<void> {
    for (const letter of await product.letters()) {
      const { message, purpose, stage } = letter;
      const person = byEmail.get(message.to);
      if (!person) {
        // Everybody else was erased, and got their last letter.
        wrong.traces.add(`letter to ${message.to}: ${message.subject}`);
        continue;
      }
      if (people.has(person)) touchpoints.note(person, letter);
      const answered = String(message.headers['In-Reply-To'] ?? '');
      const times = person.replies.get(answered);
      if (times !== undefined) {
        person.replies.set(answered, times + 1);
        person.answers.push(message);
      }
      if (purpose === 'prompt') prompts.push({ person, letter });
      if (purpose === 'prompt' || stage === 'DAY0_ACK') person.letter = letter;
    }
  }

  function redrive(): number {
    const handedOn = product.redrive();
    count.deadLetters += handedOn;
    return handedOn;
  }

  /** Lets everything that failed be tried again, with nothing broken, until all is done. */
  async function drain(): Promise<void> {
    endpoint.calls.fault(undefined);
    await runtime.atRest();
    for (let round = 0; redrive() > 0 || runtime.pending().length > 0; round += 1) {
      if (round === mostRetries)
        throw new Error('Events fail again and again with nothing broken.');
      await runtime.atRest();
      await timekeeper.advanceTo(clock.now() + retryMs);
    }
    await collect();
  }

  async function underFaults(work: () => Promise<void>): Promise<void> {
    if (share > 0) endpoint.calls.fault(faults.fault);
    await work();
    await drain();
  }

  async function reply(person: Person, letter: Letter | undefined, { text, gives }: Said) {
    if (!letter) throw new Error(`${person.email} has no letter to answer.`);
    const times = chance() < twiceShare ? 2 : 1;
    person.replies.set(await product.reply(person, letter, text, times), 0);
    give(person, gives);
    count.replies += 1;
  }

  function give(person: Person, things: readonly string[]): void {
    for (const thing of things) person.items.add(thing.toLowerCase());
    count.items += things.length;
  }

  async function come(number: number): Promise<void> {
    const coming = Array.from({ length: number }, () => {
      count.born += 1;
      const zone = zoneOf(count.born - 1);
      return newPerson({ number: count.born, zone, seed, at: clock.now() });
    });
    for (const person of coming) {
      people.add(person);
      byEmail.set(person.email, person);
    }
    await underFaults(() =>
      atOnce(coming, async (person) => {
        const { text, gives } = firstPlan(person);
        await product.signUp(person, text);
        give(person, gives);
      }),
    );
    await underFaults(() =>
      atOnce(coming, (person) => reply(person, person.letter, firstReply(person))),
    );
  }

  /** Asks for an erasure, and confirms it in answer to the letter that asks back. */
  async function leave(leaving: readonly Person[]): Promise<void> {
    await atOnce(leaving, look);
    for (const person of leaving) people.delete(person);
    await underFaults(() =>
      atOnce(leaving, (person) =>
        reply(person, person.letter, { text: 'delete my data', gives: [] }),
      ),
    );
    await underFaults(() =>
      atOnce(leaving, async (person) => {
        const message = person.answers.at(-1);
        if (!message) throw new Error(`${person.email} asked for an erasure and was not answered.`);
        await product.reply(person, { message, purpose: '', stage: undefined, at: 0 }, 'delete');
      }),
    );
    for (const person of leaving) {
      byEmail.delete(person.email);
      for (const trace of await product.mailsKeptOf(person)) wrong.traces.add(trace);
    }
    // Their letters need not stay in memory.
    erased.push(...leaving.map(({ userId, email }) => ({ userId, email })));
  }

  /** Checks a person's touchpoints, items and answers so far. */
  async function look(person: Person): Promise<void> {
    touchpoints.count(person, clock.now());
    const { lost, doubled, open } = findItems(person, await product.daysOf(person));
    person.open = open;
    const words = person.answers.map(({ text }) => text.toLowerCase().replace(/\s+/g, ' '));
    for (const item of lost) {
      person.items.delete(item);
      // What an answer asks about is the person's to say again.
      if (words.some((answer) => answer.includes(item))) count.askedAbout += 1;
      else wrong.items.push(`${person.email}: "${item}" is lost`);
    }
    for (const item of doubled) {
      person.items.delete(item);
      wrong.items.push(`${person.email}: "${item}" is there twice`);
    }
    for (const [messageId, times] of person.replies)
      if (times !== 1)
        wrong.replies.push(`${person.email}: ${messageId} was answered ${times} times`);
    person.replies.clear();
    person.answers.length = 0;
  }

  /** Lives to an instant: letters come, some events come twice, and each hour is answered. */
  async function liveTo(until: number): Promise<void> {
    while (clock.now() < until) {
      const end = Math.min(until, (Math.floor(clock.now() / hourMs) + 1) * hourMs);
      await timekeeper.advanceTo(end);
      await collect();
      const came = prompts.filter(({ person }) => people.has(person));
      prompts = [];
      for (const { person, letter } of came)
        if (chance() < twiceShare) product.fireAgain(person, letter);
      redrive();
      await atOnce(came, async ({ person, letter }) => {
        const { stage = 'DAY0_ACK', at } = letter;
        if (answers(person, stage, at)) await reply(person, letter, say(person, stage));
      });
      await runtime.atRest();
    }
  }

  return {
    product,
    people,
    erased,

    async liveDay(): Promise<void> {
      const from = begins + count.days * dayMs;
      const leaving = Math.floor((count.days * size) / stayDays) - erased.length;
      if (leaving > 0) await leave([...people].slice(0, leaving));
      await come(size - people.size);
      count.days += 1;
      await underFaults(() => liveTo(from + dayMs));
      for (const { zone } of people)
        if (changesClocks(zone, from, from + dayMs)) count.clockChanges += 1;
    },

    /** Checks everybody, those who are gone too, and how much memory is in use. */
    async look(): Promise<void> {
      await collect();
      await atOnce(people, look);
      for (const trace of await product.tracesOf(erased)) wrong.traces.add(trace);
      const bytes = await product.memory();
      memory.process.push(bytes.process);
      memory.worker.push(bytes.worker);
      endpoint.calls.reset();
    },

    verdict() {
      const denied = endpoint.calls.denied();
      return {
        ...options,
        ...count,
        /** Touchpoints that came once at their minute. */
        once: touchpoints.once(),
        brokenCalls: faults.count(),
        erased: erased.length,
        /** What must not be, by its kind; each says what and whose. */
        wrong: {
          touchpoints: touchpoints.wrong,
          ...wrong,
          traces: [...wrong.traces],
          calls: [
            ...denied.map(
              ({ caller, action, resource }) => `${caller} may not ${action} ${resource}`,
            ),
            ...(share === 0 && count.deadLetters > 0
              ? [`${count.deadLetters} dead letters with nothing broken`]
              : []),
          ],
        },
        /** Bytes in use at the end of each day. */
        memory,
      };
    },

    close: () => product.close(),
  };
}

const number = (value: number): string => value.toLocaleString('en-US');
const megabytes = (bytes: number): string => `${(bytes / 1024 / 1024).toFixed(1)} MB`;

/** How memory went, in words, and whether it grew. */
function memoryIn({ memory }: Verdict): { readonly words: string; readonly grows: boolean } {
  const [process, worker] = [memoryOf(memory.process), memoryOf(memory.worker)];
  if (!process || !worker) return { words: 'memory not judged in so few days', grows: false };
  const grows = process.grows || worker.grows;
  const of = ({ mean, growth }: typeof process): string =>
    `${megabytes(mean)} ${growth < 0 ? '-' : '+'}${megabytes(Math.abs(growth))}`;
  const words = `memory ${grows ? 'GROWS' : 'flat'} (${of(process)}, a worker ${of(worker)})`;
  return { words, grows };
}

export const hasPassed = (verdict: Verdict): boolean =>
  Object.values(verdict.wrong).every((found) => found.length === 0) && !memoryIn(verdict).grows;

/** One line, without whether it passed: also for the progress. */
export function sayVerdict(verdict: Verdict): string {
  const { days, people, clockChanges, brokenCalls, wrong, seed } = verdict;
  return [
    `${number(days)} days of ${number(people)} people, ${number(clockChanges)} clock changes, ` +
      `${number(brokenCalls)} calls broken`,
    `${number(verdict.once)} touchpoints once at their minute, ${wrong.touchpoints.length} wrong`,
    `${number(verdict.items)} items, ${wrong.items.length} lost or doubled, ` +
      `${verdict.askedAbout} asked about`,
    `${number(verdict.replies)} replies, ${wrong.replies.length} not answered once`,
    `${number(verdict.erased)} people erased, ${wrong.traces.length} traces left`,
    `${wrong.calls.length} calls denied or given up`,
    memoryIn(verdict).words,
    `seed ${seed}`,
  ].join('; ');
}

export interface Run extends SimulationOptions {
  readonly days: number;
  readonly minutes: number;
  /** Takes a line of progress now and then. */
  readonly say: (line: string) => void;
}

const minuteMs = 60_000;

/** Runs for so many days, or minutes of real time, whichever are over first. */
export async function simulate({ days, minutes, say, ...options }: Run): Promise<Verdict> {
  const simulation = await openSimulation(options);
  const began = performance.now();
  const elapsed = (): number => (performance.now() - began) / minuteMs;
  let told = 0;
  try {
    for (let day = 0; day < days && elapsed() < minutes; day += 1) {
      await simulation.liveDay();
      await simulation.look();
      if (elapsed() < told + 1) continue;
      told = Math.floor(elapsed());
      say(`minute ${told}: ${sayVerdict(simulation.verdict())}`);
    }
    return simulation.verdict();
  } finally {
    await simulation.close();
  }
}
