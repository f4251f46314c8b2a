/** Everything that a reply may say of the list by what the model found in it, sure or not. */
import type { Edit } from '../checklist.ts';
import type { LocalDate } from '../local-date.ts';
import { isTicked } from './forms/answers.ts';
import { laterDayIn } from './forms/dates.ts';
import { isProgress, noteOf } from './forms/progress.ts';
import type { Change, Decoded, Span } from './model/decode.ts';
import type { Asking } from './reading.ts';
import { changedText, itemText, plainWords } from './wording.ts';

/** Words of the reply, by offsets. */
export interface Words {
  readonly start: number;
  readonly end: number;
}

/** An edit, the words that say so, and how sure the reader is, from 0 to 1. */
export interface Told extends Words {
  readonly edit: Edit;
  readonly sure: number;
}

/** The edit that an item's new state is made by. */
export const edits = {
  done: 'complete',
  open: 'reopen',
  deferred: 'defer',
  dropped: 'drop',
} as const satisfies Record<Change['outcome'], Edit['kind']>;

/** From here on a change is likelier than none. */
export const likely = 0.5;

/** What the same words most likely say of several items is as sure of each: all change, or none. */
function sureOf(change: Change, changes: Decoded['changes']): number {
  const { outcome, words, sure } = change;
  if (sure < likely) return sure;
  const alike = changes.flatMap((other) =>
    other?.outcome === outcome && other.words.start === words.start && other.sure >= likely
      ? [other.sure]
      : [],
  );
  return alike.reduce((sum, one) => sum + one, 0) / alike.length;
}

function ofItems({ spans, changes }: Decoded, asking: Asking): readonly Told[] {
  const { items } = asking;
  const real = changes.map((change, at) =>
    change?.outcome === items[at]?.status ? undefined : change,
  );
  return items.flatMap(({ id }, at): readonly Told[] => {
    const change = real[at];
    if (!change) return [];
    const { outcome, words } = change;
    const told = { ...placeOf(words), sure: sureOf(change, real) };
    const kind = edits[outcome];
    if (kind !== 'defer') return [{ ...told, edit: { kind, id } }];
    const on = dayOf(words, spans, asking);
    return [{ ...told, edit: { kind, id, ...(on && { on }) } }];
  });
}

/**
 * The day after tomorrow that is named in a span, or else beside it: behind it or before it in its
 * sentence, in a heading above it, or with the span of its kind that it continues.
 */
function dayOf(
  span: Span,
  spans: readonly Span[],
  { reply, today }: Pick<Asking, 'reply' | 'today'>,
): LocalDate | undefined {
  const before = spans.filter(({ end }) => end <= span.start).at(-1);
  const after = spans.find(({ start }) => start >= span.end);
  const ahead = reply.slice(before?.end ?? 0, span.start);
  const behind = /^[^.!?\n]*/.exec(reply.slice(span.end, after?.start))?.[0] ?? '';
  const sentence = /[^.!?\n]*(?::\s*)?[^.!?\n]*$/.exec(ahead)?.[0] ?? '';
  const own = [reply.slice(span.start, span.end), behind, sentence]
    .map((words) => laterDayIn(words, today))
    .find((day) => day !== undefined);
  if (own || before?.kind !== span.kind || /\p{L}{4}/u.test(ahead)) return own;
  return dayOf(before, spans, { reply, today });
}

const placeOf = ({ start, end }: Span): Words => ({ start, end });

/** The words and whom they speak of count alike. */
const together = (one: number, other: number): number => Math.sqrt(one * other);

/** Which item a span speaks of most, and how surely. */
function mostLinked({ items }: Span): { readonly at: number; readonly link: number } {
  const link = Math.max(0, ...items);
  return { at: items.indexOf(link), link };
}

/** A new wording is one, however many signs stand inside it. */
const wholeWordings = (spans: readonly Span[], reply: string): readonly Span[] =>
  spans.reduce<readonly Span[]>((before, span) => {
    const last = before.at(-1);
    const isOne =
      last?.kind === 'r' &&
      span.kind === 'r' &&
      mostLinked(last).at === mostLinked(span).at &&
      !/[\p{L}\p{N}\n]/u.test(reply.slice(last.end, span.start));
    if (!isOne) return [...before, span];
    return [
      ...before.slice(0, -1),
      { ...last, end: span.end, pieces: [...last.pieces, ...span.pieces] },
    ];
  }, []);

/** New wordings, and new times, places and amounts in the old one; several of one item all hold. */
function renames({ spans }: Decoded, { items, reply }: Asking): readonly Told[] {
  const texts = new Map(items.map(({ id, text }) => [id, text]));
  return wholeWordings(spans, reply).flatMap((span): readonly Told[] => {
    if (span.kind !== 'r' && span.kind !== 'm') return [];
    const { at, link } = mostLinked(span);
    const item = items[at];
    if (!item) return [];
    const old = texts.get(item.id) ?? item.text;
    const text =
      span.kind === 'r' ? itemText(reply, span) : changedText(old, plainWords(reply, span));
    if (text === '' || text === old) return [];
    texts.set(item.id, text);
    const edit = { kind: 'rename', id: item.id, text } as const;
    return [{ ...placeOf(span), edit, sure: together(span.sure, link) }];
  });
}

/** From how sure a link on words tell of one open item how far it is. */
const noteLink = 0.6;

/** What is said of an item that stays open, where it tells how far that is. */
function notes({ spans }: Decoded, { items, reply }: Asking): readonly Told[] {
  return spans.flatMap((span): readonly Told[] => {
    const next = spans.find(({ start }) => start >= span.end)?.start;
    // The model may leave out how the clause ends.
    const rest = /^[^.,;!?\n]*/.exec(reply.slice(span.end, next))?.[0] ?? '';
    const place = { start: span.start, end: span.end + rest.length };
    const linked = items.filter((_, at) => (span.items[at] ?? 0) >= noteLink);
    const [item] = linked;
    const isOne = linked.length === 1 && item?.status === 'open';
    if (!isOne || (span.kind !== 'o' && span.kind !== 'n')) return [];
    const number = new RegExp(`^#?${items.indexOf(item) + 1}(?!\\d)[:.)]? +(?!of\\b)`);
    const words = reply.slice(place.start, place.end).replace(number, '');
    if (!isProgress(words)) return [];
    return [{ ...place, edit: { kind: 'note', id: item.id, note: noteOf(words) }, sure: 1 }];
  });
}

/** "Push the walk to tomorrow, add book the dentist": what is added without a day is for today. */
function isAdded(reply: string, { start, end }: Words): boolean {
  const before = /[^,;.!\n]*$/.exec(reply.slice(0, start))?.[0] ?? '';
  const after = /^[^,;.!\n]*/.exec(reply.slice(end))?.[0] ?? '';
  const isOrder = /^ *(?:and |also |please |then )*add:? *$/i.test(before);
  return isOrder && !/\p{L}/u.test(after);
}

function additions({ spans }: Decoded, asking: Asking): readonly Told[] {
  const { reply, newId } = asking;
  let made = 0;
  return spans.flatMap((span): readonly Told[] => {
    if (span.kind !== 'a' && span.kind !== 'A' && span.kind !== 't') return [];
    const text = itemText(reply, span);
    if (!/[\p{L}\p{N}]/u.test(text)) return [];
    const id = newId(made++);
    const told = { ...placeOf(span), sure: span.sure };
    if (span.kind === 't' && !isAdded(reply, span)) {
      const on = dayOf(span, spans, asking);
      return [{ ...told, edit: { kind: 'forTomorrow', id, text, ...(on && { on }) } }];
    }
    const added: Told = { ...told, edit: { kind: 'add', id, text } };
    const isDone = span.kind === 'A' || isTicked(reply.slice(0, span.start));
    return isDone ? [added, { ...told, edit: { kind: 'complete', id } }] : [added];
  });
}

/** In the order of the words. */
export const toldOf = (decoded: Decoded, asking: Asking): readonly Told[] =>
  [
    ...ofItems(decoded, asking),
    ...renames(decoded, asking),
    ...additions(decoded, asking),
    ...notes(decoded, asking),
  ].sort((one, other) => one.start - other.start);
