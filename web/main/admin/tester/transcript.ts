/** What was said in a tester's session: how a server tells it, and how tellings are merged. */
import type { Intention, Entry as WireEntry } from '#shared/contract/tester.ts';
import { fieldsOf, instantOf, listOf, wordsOf } from './read-field.ts';

/** An entry as it was told; whatever the server left out is not there. */
export interface Told {
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

export interface Entry extends Told {
  /** Stays the same as long as the entry is shown. */
  readonly key: string;
  /** Written by the page, and not told by a server yet. */
  readonly isOwn: boolean;
}

export type Transcript = readonly Entry[];

const types: readonly WireEntry['type'][] = ['system', 'user', 'ack', 'divider'];

/** What begins an entry that tells of a failure. */
const errorStart = 'Error: ';

export const isError = ({ type, text }: Told): boolean =>
  type === 'system' && text.startsWith(errorStart);

export const errorEntry = (
  words: string,
  about: Pick<Told, 'raw' | 'detail' | 'traceId'>,
): Told => ({
  type: 'system',
  text: errorStart + words,
  ...about,
});

export const dividerOf = (day: number): Told => ({
  type: 'divider',
  text: `Pipeline v3 — Day ${day}`,
});

/** Nothing where there is no list; an item that is only words is open. */
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
export const readTranscript = (value: unknown): readonly Told[] =>
  listOf(value).flatMap((item) => {
    const entry = readEntry(item);
    return entry ? [entry] : [];
  });

function readEntry(item: unknown): Told | undefined {
  const fields = fieldsOf(item);
  const text = wordsOf(fields['text']) ?? wordsOf(fields['content']);
  if (text === undefined) return undefined;
  const type = types.find((known) => known === fields['type']) ?? 'system';
  const stageLabel = wordsOf(fields['stageLabel']);
  const ts = instantOf(fields['ts']);
  return { type, text, ...aboutOf(fields), ...(ts && { ts }), ...(stageLabel && { stageLabel }) };
}

/** What an entry and an answer that carries a letter say in the same words. */
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
export function merge(transcript: Transcript, told: readonly Told[]): Transcript {
  const entries = onceEach(told);
  const places = placesOf(transcript, entries);
  const known = new Map<Entry, Told>();
  const newBefore = new Map<Entry, readonly Told[]>();
  let waiting: readonly Told[] = [];
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
  const added = (fresh: readonly Told[] = []) =>
    fresh.map((entry) => ({ ...entry, key: key(), isOwn: false }));
  return [
    ...transcript.flatMap((one) => [
      ...added(newBefore.get(one)),
      known.has(one) ? { ...one, ...known.get(one), isOwn: false } : one,
    ]),
    ...added(waiting),
  ];
}

/** Where each stands already: by its guid, or else by its words among those that are left. */
function placesOf(transcript: Transcript, told: readonly Told[]): ReadonlyMap<Told, Entry> {
  const places = new Map<Told, Entry>();
  const taken = new Set<Entry>();
  for (const isIt of [isGuidOf, isOfItsTime, isSame]) {
    for (const entry of told) {
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

/** The page's own words, at the end, until a server tells them as well. */
export const append = (transcript: Transcript, own: Told): Transcript =>
  transcript.some((one) => isGuidOf(one, own))
    ? transcript
    : [...transcript, { ...own, key: keysFrom(transcript)(), isOwn: true }];

/** Nothing is ever taken out of a transcript, so its length counts the keys that were given. */
function keysFrom({ length }: Transcript): () => string {
  let given = length;
  return () => `entry ${given++}`;
}

const onceEach = (told: readonly Told[]): readonly Told[] =>
  told.filter(
    ({ guid }, at) => guid === undefined || told.findIndex((one) => one.guid === guid) === at,
  );

const isGuidOf = ({ guid }: Entry, other: Told): boolean =>
  guid !== undefined && guid === other.guid;

const isOfItsTime = (known: Entry, told: Told): boolean =>
  known.ts !== undefined && known.ts === told.ts && isSame(known, told);

/** Two guids say it; where one is missing, the words do, unless both were told at other times. */
function isSame(known: Entry, told: Told): boolean {
  if (known.guid !== undefined && told.guid !== undefined) return false;
  if (known.type !== told.type || known.text.trim() !== told.text.trim()) return false;
  return known.isOwn || known.ts === undefined || told.ts === undefined || known.ts === told.ts;
}

/** The day's list as it was last told; nothing before it was. */
export const latestIntentions = (transcript: Transcript): readonly Intention[] | undefined =>
  transcript.findLast(({ intentions }) => intentions !== undefined)?.intentions;
