/** What waits in the queues of the local AWS, and who has been handed it for a while. */
import { randomUUID } from 'node:crypto';
import type { MapJournal } from './journal.ts';

export interface QueuedMessage {
  readonly id: string;
  readonly queueArn: string;
  readonly body: string;
  /** Epoch milliseconds of the product's clock. */
  readonly sentAt: number;
}

export interface Queues {
  add(queueArn: string, body: string): void;
  /** Oldest first, those that are handed out too. */
  all(): readonly QueuedMessage[];
  /** Hands out what nobody has at the moment, and hides it for so long. */
  receive(queueArn: string, most: number, hiddenMs: number): readonly Received[];
  /** Hides a message for so long from now on; 0 shows it again. */
  hide(receipt: string, hiddenMs: number): boolean;
  remove(receipt: string): boolean;
}

export interface Received extends QueuedMessage {
  readonly receipt: string;
  readonly times: number;
}

/** Hiding follows the real clock, as the scripts do that take messages. */
export function openQueues(kept: MapJournal<QueuedMessage>, now: () => number): Queues {
  const hiddenUntil = new Map<string, number>();
  const times = new Map<string, number>();
  const idOf = (receipt: string): string => receipt.split(':')[0] ?? '';

  const handOut = (message: QueuedMessage, hiddenMs: number): Received => {
    const { id } = message;
    hiddenUntil.set(id, performance.now() + hiddenMs);
    times.set(id, (times.get(id) ?? 0) + 1);
    return { ...message, receipt: `${id}:${randomUUID()}`, times: times.get(id) ?? 1 };
  };
  return {
    add(queueArn, body) {
      const id = randomUUID();
      kept.set(id, { id, queueArn, body, sentAt: now() });
    },
    all: kept.all,
    receive: (queueArn, most, hiddenMs) =>
      kept
        .all()
        .filter((one) => one.queueArn === queueArn)
        .filter(({ id }) => (hiddenUntil.get(id) ?? 0) <= performance.now())
        .slice(0, most)
        .map((message) => handOut(message, hiddenMs)),
    hide(receipt, hiddenMs) {
      hiddenUntil.set(idOf(receipt), performance.now() + hiddenMs);
      return kept.get(idOf(receipt)) !== undefined;
    },
    remove: (receipt) => kept.remove(idOf(receipt)),
  };
}
