/** Everything the endpoint keeps: under the data folder, or in memory when there is none. */
import { join } from 'node:path';
import { type LocalDynamo, openDynamo } from '../dynamodb.ts';
import { type ListJournal, type MapJournal, openList, openMap } from './journal.ts';
import { eventsKept, type LogEvent } from './logs.ts';
import { type ObjectStore, openObjects } from './object-store.ts';
import { openQueues, type Queues } from './queues.ts';
import type { EndpointOptions, OutMessage, StoredSchedule } from './types.ts';

interface Kept {
  readonly database: LocalDynamo;
  readonly outbox: ListJournal<OutMessage>;
  /** Tells of every letter and text from now on. */
  readonly onLetter: (listener: (message: OutMessage) => void) => void;
  readonly schedules: MapJournal<StoredSchedule>;
  readonly objects: ObjectStore;
  readonly events: ListJournal<LogEvent>;
  readonly queues: Queues;
}

/** Throws one clear line when a file is broken, or the folder is in use. */
export async function openKept(options: EndpointOptions): Promise<Kept> {
  const { dataDir, cloud, now, tableDir, openTable } = options;
  const at = (name: string) => (dataDir === undefined ? undefined : join(dataDir, name));
  // The table goes first: its lock tells that the folder is in use before anything is touched.
  const database = openTable
    ? await openTable(cloud.table, now)
    : await openDynamo(tableDir ?? at('dynamodb'), cloud.table, now);
  try {
    return { database, ...openFiles(at, options) };
  } catch (error) {
    await database.close();
    throw error;
  }
}

function openFiles(
  at: (name: string) => string | undefined,
  { now, lettersKept, logsKept = eventsKept }: EndpointOptions,
): Omit<Kept, 'database'> {
  const letters = openList<OutMessage>(at('outbox.jsonl'), lettersKept);
  const listeners: ((message: OutMessage) => void)[] = [];
  return {
    outbox: {
      all: letters.all,
      add(...messages) {
        letters.add(...messages);
        for (const message of messages) for (const listener of listeners) listener(message);
      },
    },
    onLetter: (listener) => void listeners.push(listener),
    schedules: openMap(at('schedules.jsonl')),
    objects: openObjects(at('objects')),
    events: openList(at('logs.jsonl'), logsKept),
    queues: openQueues(openMap(at('queues.jsonl')), now),
  };
}
