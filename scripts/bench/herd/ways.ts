/** How a firing reaches the function: through a queue, or by Lambda's own events. */
import type { FunctionName } from '#shared/contract/functions.ts';
import { longestBackoffSeconds } from '../../simulate/limits.ts';
import type { DirectSettings, QueueSettings } from '../../simulate/template-settings.ts';
import type { House } from './house.ts';
import type { VirtualTime } from './virtual-time.ts';

export interface WayParts {
  readonly house: Pick<House, 'run'>;
  readonly time: VirtualTime;
  readonly chance: () => number;
  readonly name: FunctionName;
}

export interface Way {
  /** A schedule fires. */
  readonly fire: (event: unknown) => void;
  readonly runs: () => number;
  /** Events that were given up. */
  readonly dead: () => number;
}

interface Message {
  readonly id: string;
  readonly body: string;
  receives: number;
}

const recordOf = ({ id, body }: Message) => ({ messageId: id, body });

/** Those of a batch that the function hands back. */
const failedIn = (value: unknown): ReadonlySet<string> => {
  const { batchItemFailures = [] } = Object(value) as {
    batchItemFailures?: readonly { itemIdentifier: string }[];
  };
  return new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier));
};

/** SQS, and Lambda's pollers of it. */
export function openQueueWay({ house, time, name }: WayParts, settings: QueueSettings): Way {
  const { batch, concurrency, receives, visibilitySeconds } = settings;
  const waiting: Message[] = [];
  let [made, busy, runs, dead] = [0, 0, 0, 0];

  const show = (message: Message): void => {
    waiting.push(message);
    poll();
  };
  const finish = (taken: readonly Message[], at: number, failed: (id: string) => boolean) => {
    busy -= 1;
    for (const message of taken.filter(({ id }) => failed(id))) {
      if (message.receives >= receives) dead += 1;
      else time.at(at + visibilitySeconds * 1000, () => show(message));
    }
    poll();
  };
  function poll(): void {
    while (busy < concurrency && waiting.length > 0) {
      const taken = waiting.splice(0, batch);
      const at = time.now();
      busy += 1;
      runs += 1;
      for (const message of taken) message.receives += 1;
      house.run(name, { Records: taken.map(recordOf) }, (outcome) => {
        const failed = outcome.kind === 'done' ? failedIn(outcome.value) : undefined;
        finish(taken, at, (id) => failed?.has(id) ?? true);
      });
    }
  }
  return {
    fire(event) {
      made += 1;
      show({ id: `message-${made}`, body: JSON.stringify(event), receives: 0 });
    },
    runs: () => runs,
    dead: () => dead,
  };
}

interface Held {
  readonly event: unknown;
  readonly acceptedAt: number;
  readonly throttles: number;
  readonly failures: number;
}

/** Lambda's own events: refused while all are busy, later and later again. */
export function openDirectWay(parts: WayParts, settings: DirectSettings): Way {
  const { house, time, chance, name } = parts;
  const { retries, maxAgeSeconds } = settings;
  const mostAtOnce = settings.reserved ?? Infinity;
  let [busy, runs, dead] = [0, 0, 0];

  const again = (held: Held, delayMs: number): void => {
    const at = time.now() + delayMs;
    if (at - held.acceptedAt > maxAgeSeconds * 1000) dead += 1;
    else time.at(at, () => attempt(held));
  };
  const fail = (held: Held): void => {
    const failures = held.failures + 1;
    if (failures > retries) dead += 1;
    else again({ ...held, failures }, failures * 60_000);
  };
  function attempt(held: Held): void {
    if (busy >= mostAtOnce) {
      const seconds = Math.min(longestBackoffSeconds, 2 ** held.throttles) * (0.5 + chance());
      again({ ...held, throttles: held.throttles + 1 }, Math.max(1, seconds) * 1000);
      return;
    }
    busy += 1;
    runs += 1;
    house.run(name, held.event, ({ kind }) => {
      busy -= 1;
      if (kind !== 'done') fail(held);
    });
  }
  return {
    fire: (event) => attempt({ event, acceptedAt: time.now(), throttles: 0, failures: 0 }),
    runs: () => runs,
    dead: () => dead,
  };
}
