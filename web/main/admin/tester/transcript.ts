/** The transcript of a tester's session, and how answers are merged into it. */
import type { Intention, Entry as WireEntry } from '#shared/contract/tester.ts';
import { fieldsOf, instantOf, listOf, wordsOf } from './read-field.ts';

/** An entry as the server sends it; anything may be missing. */
export interface Message {
  readonly type: WireEntry['type'];
  readonly text: string;
  readonly ts?: string;
  readonly guid?: string;
  readonly contract?: string;
  readonly traceId?: string;
  readonly intentions?: readonly Intention[];
  readonly stageLabel?: string;
  /** Of an error: what was answered, to the letter. */
  readonly raw?: string;
  /** Of an error: the server's own sentence. */
  readonly detail?: string;
}

export interface Entry extends Message {
  /** Stays the same as long as the entry is shown. */
  readonly key: string;
  /** Written by the page and not confirmed by the server. */
  readonly isOwn: boolean;
}

export type Transcript = readonly Entry[];

const types: readonly WireEntry['type'][] = ['system', 'user', 'ack', 'divider'];

/** The beginning of an error entry. */
const errorStart = 'Error: ';

export const isError = ({ type, text }: Message): boolean =>
  type === 'system' && text.startsWith(errorStart);

export const errorEntry = (
  words: string,
  about: Pick<Message, 'raw' | 'detail' | 'traceId'>,
): Message => ({
  type: 'system',
  text: errorStart + words,
  ...about,
});

export const dividerOf = (day: number): Message => ({
  type: 'divider',
  text: `Pipeline v3 — Day ${day}`,
});

/** Undefined if there is no list; an item that is only text is open. */
export function readIntentions(value: unknown): readonly Intention[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.flatMap((item: unknown) => {
    const { text, status } = fieldsOf(item);
    const words = wordsOf(text) ?? wordsOf(item);
    return words === undefined ? [] : [{ text: words, status: statusOf(status) }];
  });
}

const statusOf = (status: unknown): Intention['status'] =>
  status === 'done' || status === 'carryover' ? status : 'open';

/** Everything of it that has words; a kind of entry that is not known is the system's. */
export const readTranscript = (value: unknown): readonly Message[] =>
  listOf(value).flatMap((item) => {
    const entry = readEntry(item);
    return entry ? [entry] : [];
  });

function readEntry(item: unknown): Message | undefined {
  const fields = fieldsOf(item);
  const text = wordsOf(fields['text']) ?? wordsOf(fields['content']);
  if (text === undefined) return undefined;
  const type = types.find((known) => known === fields['type']) ?? 'system';
  const stageLabel = wordsOf(fields['stageLabel']);
  const ts = instantOf(fields['ts']);
  return { type, text, ...aboutOf(fields), ...(ts && { ts }), ...(stageLabel && { stageLabel }) };
}

/** The fields that entries and answers share. */
export function aboutOf(fields: ReturnType<typeof fieldsOf>) {
  const guid = wordsOf(fields['message_guid']);
  const contract = wordsOf(fields['contract']);
  const traceId = wordsOf(fields['traceId']);
  const intentions = readIntentions(fields['intentions']);
  return {
    ...(guid && { guid }),
    ...(contract && { contract }),
    ...(traceId && { traceId }),
    ...(intentions && { intentions }),
  };
}

/**
 * Adds what is told and not yet there, in the order in which it is told. What is there keeps its
 * place and its key, and learns what it did not know. A guid is there once, however often it comes.
 */
export function merge(transcript: Transcript, messages: readonly Message[]): Transcript {
  const entries = onceEach(messages);
  const places = placesOf(transcript, entries);
  const known = new Map<Entry, Message>();
  const newBefore = new Map<Entry, readonly Message[]>();
  let waiting: readonly Message[] = [];
  for (const entry of entries) {
    const place = places.get(entry);
    if (!place) waiting = [...waiting, entry];
    else {
      known.set(place, entry);
      newBefore.set(place, waiting);
      waiting = [];
    }
  }
  const key = keysFrom(transcript);
  const added = (fresh: readonly Message[] = []) =>
    fresh.map((entry) => ({ ...entry, key: key(), isOwn: false }));
  return [
    ...transcript.flatMap((one) => [
      ...added(newBefore.get(one)),
      known.has(one) ? { ...one, ...known.get(one), isOwn: false } : one,
    ]),
    ...added(waiting),
  ];
}

/** Matches messages to entries, by guid or else by text. */
function placesOf(
  transcript: Transcript,
  messages: readonly Message[],
): ReadonlyMap<Message, Entry> {
  const places = new Map<Message, Entry>();
  const taken = new Set<Entry>();
  for (const isIt of [isGuidOf, isOfItsTime, isSame]) {
    for (const entry of messages) {
      const place = places.has(entry)
        ? undefined
        : transcript.find((one) => !taken.has(one) && isIt(one, entry));
      if (!place) continue;
      places.set(entry, place);
      taken.add(place);
    }
  }
  return places;
}

/** Appends what the page itself wrote, unless it is there. */
export const append = (transcript: Transcript, own: Message): Transcript =>
  transcript.some((one) => isGuidOf(one, own))
    ? transcript
    : [...transcript, { ...own, key: keysFrom(transcript)(), isOwn: true }];

/** Entries are never removed, so the length counts the keys given. */
function keysFrom({ length }: Transcript): () => string {
  let given = length;
  return () => `entry ${given++}`;
}

const onceEach = (messages: readonly Message[]): readonly Message[] =>
  messages.filter(
    ({ guid }, at) => guid === undefined || messages.findIndex((one) => one.guid === guid) === at,
  );

const isGuidOf = ({ guid }: Entry, other: Message): boolean =>
  guid !== undefined && guid === other.guid;

const isOfItsTime = (known: Entry, message: Message): boolean =>
  known.ts !== undefined && known.ts === message.ts && isSame(known, message);

/** Guids decide; without one, text and time do. */
function isSame(known: Entry, message: Message): boolean {
  if (known.guid !== undefined && message.guid !== undefined) return false;
  if (known.type !== message.type || known.text.trim() !== message.text.trim()) return false;
  return (
    known.isOwn || known.ts === undefined || message.ts === undefined || known.ts === message.ts
  );
}

/** The latest list; undefined before the first. */
export const latestIntentions = (transcript: Transcript): readonly Intention[] | undefined =>
  transcript.findLast(({ intentions }) => intentions !== undefined)?.intentions;
