/**
 * Reads a reply: commands and answers by number first, as they are typed; then the trained reader.
 * Every change has the words that say it; what isn't sure enough is asked, or said to be unread.
 */
import { maxItems } from '../limits.ts';
import { stageWords } from '../stage.ts';
import { beginning } from '../well-formed-text.ts';
import { decide, isNew, sureEnough } from './decide.ts';
import { additionsIn } from './forms/additions.ts';
import { answersIn } from './forms/answers.ts';
import { commandAlone, wordAlone } from './forms/commands.ts';
import { detailsOf } from './forms/details.ts';
import { movesIn } from './forms/moves.ts';
import { progressIn, remarksIn } from './forms/progress.ts';
import { remindersIn } from './forms/reminders.ts';
import { renamesIn } from './forms/renames.ts';
import { type Settled, settledBy } from './forms/settled.ts';
import { newListFrom } from './forms/start-over.ts';
import { longestItem } from './language-model/edit-schema.ts';
import { endingOf, readPart } from './long-reply.ts';
import { type Decoded, decode, type Predict, type Prediction, type Span } from './model/decode.ts';
import { type Encoded, encode, type Vocabulary, wordsIn } from './model/encode.ts';
import type { Kind } from './model/labels.ts';
import type { Asking, Intent, Reading } from './reading.ts';
import { sameKey } from './same-text.ts';
import { toldOf, type Words } from './told.ts';
import { capital } from './wording.ts';

export interface TrainedReader {
  readonly vocabulary: Vocabulary;
  readonly predict: Predict;
  /** What reads, with its version. */
  readonly engine: string;
}

/** What the engine is called where the model was not needed. */
export const formsAlone = 'forms';

/**
 * Throws only what the model throws. Of a very long reply the first paragraph is read, and at its end
 * whether it asks to leave.
 */
export async function readReply(asking: Asking, reader: TrainedReader): Promise<Reading> {
  const reading = await readWhole({ ...asking, reply: readPart(asking.reply) }, reader);
  if (reading.intent !== null && reading.intent !== 'none') return reading;
  for (const said of endingOf(asking.reply))
    if (await asksToLeave(said, reader, asking.channel, sureEnough.leaveAtEnd))
      return { ...reading, intent: 'unsubscribe' };
  return reading;
}

async function readWhole(asking: Asking, reader: TrainedReader): Promise<Reading> {
  const { reply, stage, items } = asking;
  if (reply.trim() === '') return { edits: [], intent: 'none', engine: formsAlone };
  const settled = asking.asked && settledBy(reply, asking.asked, asking.today);
  if (settled) return readSettled(asking, settled, reader);
  const alone = commandAlone(asking);
  if (alone) return cleared({ edits: [], engine: formsAlone, ...alone }, asking);
  if (isOtherScript(reply)) return { ...eachLine(asking), intent: null, engine: formsAlone };
  const { engine } = reader;
  const anew = await readAnew(asking, reader);
  if (anew) return anew;
  const far = progressIn(reply, items, asking.numbered);
  const answers = answersIn(reply, items, stage === 'MORNING_INTENTION', asking.numbered).filter(
    (one) => !far.some(({ start, end }) => one.start < end && one.end > start),
  );
  const decoded = await decodedIn(asking, reader);
  const { spans } = decoded;
  const found = toldOf(decoded, asking);
  const added = found.filter(({ edit, sure }) => isNew(edit) && sure >= sureEnough.add);
  // The model makes at most one new item of a span.
  const lines = additionsIn(reply, added, (n) => asking.newId(spans.length + n));
  const typed = [
    ...renamesIn(reply, items, asking.numbered),
    ...movesIn(reply, items, asking.numbered),
    ...far,
    ...lines,
  ];
  const reminders = remindersIn(reply, asking, (n) =>
    asking.newId(spans.length + lines.length + n),
  );
  const asks = spans.filter(({ kind }) => kind === 'command');
  const likely = found.filter(({ sure }) => sure >= sureEnough.ask);
  const isOutside = (all: readonly Words[]) => (words: Words) =>
    !all.some(({ start, end }) => words.start < end && words.end > start);
  const remarks = remarksIn(reply, items, asking.numbered).filter(
    isOutside([...typed, ...reminders, ...answers, ...likely, ...asks]),
  );
  const orders = [...typed, ...remarks];
  const formed = [...orders, ...reminders];
  const isLeft = isOutside(formed);
  const told = [
    ...orders,
    ...reminders.flatMap(({ told: one }) => one ?? []),
    ...found.filter(isLeft),
  ];
  const heard = [...spans, ...answers, ...formed].map(({ start, end }) => reply.slice(start, end));
  const [reminder] = reminders.map(({ at, isListed }) => ({ at, isListed }));
  const decided = {
    ...decide(answers, told, spans.filter(isLeft), asking),
    heard,
    ...(reminder && { reminder }),
  };
  const isReminder = reminders.length > 0 && !asks.some(isLeft);
  const intent = isReminder ? undefined : await intentIn(decoded, asking, reader);
  if (intent) {
    const words =
      asks
        .filter(isLeft)
        .map(({ start, end }) => reply.slice(start, end))
        .join(' ') || reply;
    return cleared({ ...decided, intent, engine, ...detailsOf(intent, words, asking) }, asking);
  }
  const isAboutList =
    [answers, formed, decided.edits].some((all) => all.length > 0) ||
    spans.some(({ kind }) => kind !== 'command');
  return { ...decided, intent: isAboutList ? null : 'none', engine };
}

/** "Yes, and call Ana": what was asked is settled, then the rest is read as ever. */
async function readSettled(
  { asked: _settled, ...asking }: Asking,
  { edits, end }: Settled,
  reader: TrainedReader,
): Promise<Reading> {
  const said = asking.reply.slice(0, end).trim();
  const rest = asking.reply.slice(end);
  const isAll = rest.trim() === '';
  const read = isAll
    ? ({ edits: [], intent: null, engine: formsAlone } satisfies Reading)
    : await readWhole({ ...asking, reply: rest }, reader);
  if (edits.length === 0) return isAll ? { ...read, declined: true } : read;
  return {
    ...read,
    edits: [...edits, ...read.edits],
    evidence: [
      ...edits.map(({ id, kind }) => ({ id, kind, words: said, sure: 1 })),
      ...(read.evidence ?? []),
    ],
    intent: read.intent === 'none' ? null : read.intent,
  };
}

/**
 * "Scrap all, new: gym": what is open is dropped, then the rest is read as for an empty list. What
 * stands on both stays.
 */
async function readAnew(asking: Asking, reader: TrainedReader): Promise<Reading | undefined> {
  const { asked: _asked, ...others } = asking;
  const { reply, items } = asking;
  const from = newListFrom(reply);
  if (from === undefined) return undefined;
  const rest = { ...others, stage: 'DAY0_ACK', items: [], reply: reply.slice(from) } as const;
  const read = await readWhole(rest, reader);
  if (!read.edits.some(isNew) || (read.intent !== null && read.intent !== 'none')) return undefined;
  const open = items.filter(({ status }) => status === 'open');
  const kept = new Map(
    read.edits.flatMap((edit) => {
      const item =
        edit.kind === 'add' && open.find(({ text }) => sameKey(text) === sameKey(edit.text));
      return item ? [[edit.id, item.id] as const] : [];
    }),
  );
  const stays = new Set(kept.values());
  const drops = open
    .filter(({ id }) => !stays.has(id))
    .map(({ id }) => ({ kind: 'drop', id }) as const);
  const words = reply.slice(0, from).trim();
  return {
    ...read,
    edits: [
      ...drops,
      ...read.edits
        .filter(({ kind, id }) => kind !== 'add' || !kept.has(id))
        .map((edit) => ({ ...edit, id: kept.get(edit.id) ?? edit.id })),
    ],
    evidence: [
      ...drops.map((drop) => ({ ...drop, words, sure: 1 })),
      ...(read.evidence ?? []).filter(({ id }) => !kept.has(id)),
    ],
    intent: null,
  };
}

/**
 * To end the letters is read a second time, as if nothing had been asked; who may want to, and may
 * not, is told how.
 */
async function intentIn(
  { intent, intentSure }: Decoded,
  { reply }: Asking,
  reader: TrainedReader,
): Promise<Intent | undefined> {
  if (intent === 'none' || intentSure < sureEnough.command) return undefined;
  if (intent !== 'unsubscribe') return intent;
  const isSure =
    intentSure >= sureEnough.leave && (await saysLeave(reply, reader, sureEnough.leave));
  return isSure ? intent : 'help';
}

/** Whether a text asks to leave also where no list stands beside it; of a long one the end is read. */
async function saysLeave(
  text: string,
  { vocabulary, predict }: TrainedReader,
  least: number,
): Promise<boolean> {
  const encoded = encode('day0', [], text.slice(-pageChars), vocabulary);
  if (encoded.words.length === 0) return false;
  const read = decode(encoded, await predict(encoded));
  return read.intent === 'unsubscribe' && read.intentSure >= least;
}

/** The model knows Latin letters only. */
function isOtherScript(reply: string): boolean {
  const letters = reply.match(/\p{L}/gu)?.length ?? 0;
  return letters > 0 && letters >= 2 * (reply.match(/\p{Script=Latin}/gu)?.length ?? 0);
}

/** What it can't read is kept as it stands, line by line, so that no plan is lost. */
function eachLine({ reply, items, newId }: Asking): Pick<Reading, 'edits'> {
  const known = new Set(items.map(({ text }) => text));
  const lines = reply
    .split('\n')
    .map((line) => capital(beginning(line.trim().replace(/^add:? /i, ''), longestItem)));
  const added = lines.filter((line) => line !== '' && !known.has(line)).slice(0, maxItems);
  return { edits: added.map((text, at) => ({ kind: 'add', id: newId(at), text })) };
}

/** "Clear my list" drops what is open, and what nothing else was said of. */
function cleared(reading: Reading, { items }: Asking): Reading {
  if (reading.intent !== 'clear') return reading;
  const named = new Set(reading.edits.map(({ id }) => id));
  const rest = items.filter(({ id, status }) => status === 'open' && !named.has(id));
  const drops = rest.map(({ id }) => ({ kind: 'drop', id }) as const);
  return { ...reading, edits: [...reading.edits, ...drops] };
}

/** Whether a text asks to leave, in a word or in a sentence. */
export async function asksToLeave(
  text: string,
  reader: TrainedReader,
  channel: Asking['channel'] = 'email',
  least = sureEnough.leave,
): Promise<boolean> {
  const alone = wordAlone(text, channel);
  return alone ? alone === 'unsubscribe' : saysLeave(text, reader, least);
}

/** The model has learnt from shorter replies than this, in characters. */
const pageChars = 1_000;

/** Where a text is best divided: behind the line, sentence or word that ends next to its middle. */
function middleOf(text: string): number {
  const half = text.length / 2;
  for (const end of [/\n/g, /[.!?]\s/g, /\s/g]) {
    const ends = [...text.matchAll(end)].map(({ index, 0: sign }) => index + sign.length);
    const near = ends.filter((at) => Math.abs(at - half) < half / 2);
    if (near.length > 0)
      return near.reduce((one, other) =>
        Math.abs(other - half) < Math.abs(one - half) ? other : one,
      );
  }
  return Math.floor(half);
}

/** The parts of a text that fit, in order. */
function pagesOf(text: string, fits: (page: string) => boolean): readonly string[] {
  if (text.length < 2 || fits(text)) return [text];
  const middle = middleOf(text);
  return [...pagesOf(text.slice(0, middle), fits), ...pagesOf(text.slice(middle), fits)];
}

/** The longest list that the model has learnt from. */
const mostItems = 20;
/** Kinds of words that speak of items on the list. */
const spokenOf: ReadonlySet<Kind> = new Set(['d', 'o', 'f', 'x', 'r', 'm', 'n']);

/**
 * A long list is read in parts, each beside the whole reply: words that speak of an item of one part
 * are nothing new to the others.
 */
async function decodedIn(asking: Asking, reader: TrainedReader): Promise<Decoded> {
  const { items } = asking;
  if (items.length <= mostItems) return decodedPages(asking, reader);
  const parts: Decoded[] = [];
  for (let from = 0; from < items.length; from += mostItems) {
    const some = { ...asking, items: items.slice(from, from + mostItems) };
    const part = await decodedPages(some, reader);
    const links = (span: Span): readonly number[] =>
      items.map((_, at) => span.items[at - from] ?? 0);
    parts.push({ ...part, spans: part.spans.map((span) => ({ ...span, items: links(span) })) });
  }
  const all = parts.flatMap(({ spans }) => spans);
  const ofItem = all.filter(
    ({ kind, items: links }) => spokenOf.has(kind) && Math.max(...links) > 0.5,
  );
  const others = all.filter(
    (span) =>
      !ofItem.includes(span) &&
      !ofItem.some(({ start, end }) => start < span.end && end > span.start),
  );
  const [first] = parts;
  const fresh = others.filter(
    (span, at) => others.findIndex(({ start, end }) => start < span.end && end > span.start) === at,
  );
  return {
    spans: [...ofItem, ...fresh].sort((one, other) => one.start - other.start),
    changes: parts.flatMap(({ changes }) => changes),
    intent: first?.intent ?? 'none',
    intentSure: first?.intentSure ?? 1,
  };
}

/** From here on a word begins a new thing, whatever stands before it. */
const surelyBegins = 0.9;

/** Whether a thing may begin, and may not, behind another with nothing but a space between. */
const mayTouch = (
  spans: readonly Span[],
  { words }: Encoded,
  { begins }: Prediction,
  page: string,
): boolean =>
  spans.some(({ kind, end }, at) => {
    const next = spans[at + 1];
    if (next?.kind !== kind || !/^ +$/.test(page.slice(end, next.start))) return false;
    const word = words.findIndex(({ start }) => start === next.start);
    return (begins[word] ?? 0) < surelyBegins;
  });

/** There a long list misleads: read without one, too, half of each counts. */
async function decodedPage(
  { stage, items }: Pick<Asking, 'stage' | 'items'>,
  page: string,
  { vocabulary, predict }: TrainedReader,
): Promise<Decoded> {
  const { slug } = stageWords[stage];
  const encoded = encode(slug, items, page, vocabulary);
  const prediction = await predict(encoded);
  const decoded = decode(encoded, prediction);
  if (items.length === 0 || !mayTouch(decoded.spans, encoded, prediction, page)) return decoded;
  const { begins } = await predict(encode(slug, [], page, vocabulary));
  const both = prediction.begins.map((share, at) => (share + (begins[at] ?? share)) / 2);
  return decode(encoded, { ...prediction, begins: both });
}

/** Page by page; what a later page says of an item wins. */
async function decodedPages(asking: Asking, reader: TrainedReader): Promise<Decoded> {
  const { stage, items, reply } = asking;
  const { slug } = stageWords[stage];
  const fits = (page: string): boolean =>
    page.length <= pageChars &&
    encode(slug, items, page, reader.vocabulary).words.length === wordsIn(page).length;
  const parts: Decoded[] = [];
  let from = 0;
  for (const page of pagesOf(reply, fits)) {
    const decoded = await decodedPage(asking, page, reader);
    const by = from;
    parts.push({
      ...decoded,
      spans: decoded.spans.map((span) => movedBy(by, span)),
      changes: decoded.changes.map(
        (change) => change && { ...change, words: movedBy(by, change.words) },
      ),
    });
    from += page.length;
  }
  const none = { intent: 'none', intentSure: 1 } as const;
  const { intent, intentSure } = parts
    .filter((part) => part.intent !== 'none')
    .reduce<Pick<Decoded, 'intent' | 'intentSure'>>(
      (one, other) => (one.intent === 'none' || other.intentSure > one.intentSure ? other : one),
      none,
    );
  return {
    spans: parts.flatMap(({ spans }) => spans),
    changes: items.map((_, at) => {
      const said = parts.flatMap(({ changes }) => changes[at] ?? []);
      return said.findLast(({ sure }) => sure >= sureEnough.ask) ?? said[0];
    }),
    intent,
    intentSure,
  };
}

const movedBy = (by: number, span: Span): Span => ({
  ...span,
  start: span.start + by,
  end: span.end + by,
  pieces: span.pieces.map((piece) => ({ ...piece, start: piece.start + by, end: piece.end + by })),
});
