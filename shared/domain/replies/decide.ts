/** Decides what is made of a reply: which edits, which question, which words are told as unread. */
import type { Edit } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import type { Answer } from './forms/answer.ts';
import { laterDayIn } from './forms/dates.ts';
import type { Span } from './model/decode.ts';
import type { Asking, Question, Reading } from './reading.ts';
import { sameKey } from './same-text.ts';
import { edits, likely, type Told, type Words } from './told.ts';

/**
 * Probabilities. From `harm` on an old item is changed, from `ask` on the person is asked; from `add`
 * on a new item is listed; words are unread from `unread` on. From `command` on the service does what
 * is asked of it, from `leave` on it ends the letters; from `leaveAtEnd` on, where that stands at the end
 * of what is read in part, as below a pasted letter.
 */
export const sureEnough = {
  harm: 0.85,
  ask: 0.35,
  add: 0.45,
  unread: 0.5,
  command: 0.6,
  leave: 0.9,
  leaveAtEnd: 0.97,
};

/** The answers as they stand, where they change something; the later one of an item wins. */
function fromAnswers(
  answers: readonly Answer[],
  { items, reply, today }: Asking,
): ReadonlyMap<string, Told> {
  const last = new Map<string, Told>();
  for (const { items: named, verdict, start, end } of answers)
    for (const at of named) {
      const item = items[at];
      if (!item) continue;
      const kind = edits[verdict];
      const on = kind === 'defer' ? laterDayIn(reply.slice(start, end), today) : undefined;
      last.set(item.id, { edit: { kind, id: item.id, ...(on && { on }) }, sure: 1, start, end });
    }
  return last;
}

export const isNew = ({ kind }: Edit): boolean => kind === 'add' || kind === 'forTomorrow';
/** Whether it ends what was said of how far an item is. */
const settles = ({ kind }: Edit): boolean =>
  kind === 'complete' || kind === 'drop' || kind === 'defer';
const longestQuote = 100;
/** Words told as unread, at most. */
const mostUnread = 3;

const askable = ({ edit }: Told): boolean => settles(edit);

export type Decision = Pick<Reading, 'edits' | 'evidence' | 'unread' | 'question'>;

/**
 * An answer by number wins over the model, for its items and for its words. What is listed already
 * isn't added; of what isn't sure enough the surest change is asked, with what is likely of
 * its kind, and the rest is unread.
 */
export function decide(
  counted: readonly Answer[],
  told: readonly Told[],
  spans: readonly Span[],
  asking: Asking,
): Decision {
  const { items, reply } = asking;
  // A number that the list hasn't got may be part of the words: "chapter 6 read, 7 not yet".
  const answers = counted.filter(({ items: named }) => named.every((at) => items[at]));
  const answered = fromAnswers(answers, asking);
  const known = new Map(items.map((item) => [item.id, item]));
  const changes = ({ edit }: Told): boolean => {
    const { status, on } = known.get(edit.id) ?? {};
    if (edit.kind === 'defer') return status !== 'deferred' || edit.on !== on;
    return !Object.entries(edits).some(([one, kind]) => kind === edit.kind && one === status);
  };
  let made = [...answered.values()].filter(changes);
  const kept = items.filter(({ status }) => status !== 'dropped');
  const listed = new Set(kept.map(({ text }) => sameKey(text)));
  const isIn = (all: readonly Words[]) => (words: Words) =>
    all.some(({ start, end }) => words.start < end && words.end > start);
  const isAnswer = isIn(answers);
  const unsure: Told[] = [];
  for (const one of told) {
    const { edit, sure } = one;
    if (isAnswer(one) || (answered.has(edit.id) && edit.kind !== 'rename')) continue;
    if (sure < (isNew(edit) ? sureEnough.add : sureEnough.harm)) {
      unsure.push(one);
      continue;
    }
    if (isNew(edit) && 'text' in edit) {
      if (listed.has(sameKey(edit.text))) continue;
      listed.add(sameKey(edit.text));
    }
    made.push(one);
  }
  const settled = new Set(made.filter(({ edit }) => settles(edit)).map(({ edit }) => edit.id));
  made = made
    .filter(({ edit }) => edit.kind !== 'note' || !settled.has(edit.id))
    .sort((one, other) => one.start - other.start);
  const changed = new Set(made.map(({ edit }) => edit.id));
  const open = unsure.filter(({ edit, sure }) => !changed.has(edit.id) && sure >= sureEnough.ask);
  const [asked, ...doubtful] = open
    .filter((one) => askable(one) && known.has(one.edit.id))
    .sort((one, other) => other.sure - one.sure);
  const also = doubtful.filter(
    (one) =>
      asked &&
      one.sure >= likely &&
      one.edit.kind === asked.edit.kind &&
      dayOf(one) === dayOf(asked),
  );
  const quoted = ({ start, end }: Words): string =>
    reply.slice(start, end).replace(/\s+/g, ' ').slice(0, longestQuote);
  const isUsed = isIn([...answers, ...made, ...(asked ? [asked, ...also] : [])]);
  const strange = spans.filter(({ kind, sure }) => kind === 'u' && sure >= sureEnough.unread);
  const unread = [...counted, ...strange, ...open].filter((one) => !isUsed(one)).map(quoted);
  return {
    edits: made.map(({ edit }) => edit),
    evidence: made.map(({ edit: { id, kind }, sure, ...words }) => ({
      id,
      kind,
      words: quoted(words),
      sure,
    })),
    ...(unread.length > 0 && { unread: [...new Set(unread)].slice(0, mostUnread) }),
    ...(asked && { question: questionOf(asked, also, quoted(asked)) }),
  };
}

const dayOf = ({ edit }: Told): LocalDate | undefined =>
  edit.kind === 'defer' ? edit.on : undefined;

function questionOf(asked: Told, also: readonly Told[], words: string): Question {
  const on = dayOf(asked);
  return {
    // Only these are asked.
    kind: asked.edit.kind as Question['kind'],
    id: asked.edit.id,
    ...(also.length > 0 && { also: also.map(({ edit }) => edit.id) }),
    words,
    ...(on && { on }),
  };
}

/** A language model's answer beside the reader's: what the reader was sure of stays. */
export function withAnswer(reading: Reading, answer: Reading, { items }: Asking): Reading {
  const changed = new Set(reading.edits.map(({ id }) => id));
  const old = new Set(items.map(({ id }) => id));
  const listed = new Set(
    reading.edits.flatMap((edit) => ('text' in edit ? [sameKey(edit.text)] : [])),
  );
  const more = answer.edits.filter((edit) =>
    old.has(edit.id) ? !changed.has(edit.id) : !('text' in edit) || !listed.has(sameKey(edit.text)),
  );
  const { question: _answered, unread: _used, ...kept } = reading;
  const { intent, engine } = answer;
  const evidence = [...(reading.evidence ?? []), ...(answer.evidence ?? [])];
  return { ...kept, edits: [...reading.edits, ...more], evidence, intent, engine };
}
